import { type MailCase, textMail } from './mail-case.ts'
import { rowsOf } from './rows.ts'

/** As programs call an absence by themselves, in the languages that they speak. */
const subjects = rowsOf(`
Outlook, en ¦ Automatic reply: Your order
Outlook, de ¦ Automatische Antwort: Ihre Bestellung
Outlook, fr ¦ Réponse automatique : Votre commande
Outlook, es ¦ Respuesta automática: Su pedido
Outlook, it ¦ Risposta automatica: Il suo ordine
Outlook, pt ¦ Resposta automática: O seu pedido
Outlook, nl ¦ Automatisch antwoord: Uw bestelling
Outlook, sv ¦ Automatiskt svar: Din order
Outlook, da ¦ Automatisk svar: Din ordre
Outlook, fi ¦ Automaattinen vastaus: Tilauksesi
Outlook, pl ¦ Odpowiedź automatyczna: Zamówienie
Outlook, cs ¦ Automatická odpověď: Objednávka
Outlook, sk ¦ Automatická odpoveď: Objednávka
Outlook, hu ¦ Automatikus válasz: Rendelés
Outlook, ro ¦ Răspuns automat: Comanda
Outlook, hr ¦ Automatski odgovor: Narudžba
Outlook, bg ¦ Автоматичен отговор: Поръчка
Outlook, ru ¦ Автоматический ответ: Заказ
Outlook, tr ¦ Otomatik yanıt: Siparişiniz
Outlook, zh ¦ 自动答复: 您的订单
Outlook, zh-Hant ¦ 自動回覆: 您的訂單
Outlook, ja ¦ 自動応答: ご注文
Outlook, ko ¦ 자동 회신: 주문
Outlook, ar ¦ رد تلقائي: طلبك
Outlook, he ¦ מענה אוטומטי: ההזמנה
Outlook, vi ¦ Trả lời tự động: Đơn hàng
Outlook, id ¦ Balasan otomatis: Pesanan
Exchange 2003 ¦ Out of Office AutoReply: Your order
Exchange 2003, nl ¦ Afwezigheidsbericht: Uw bestelling
Notes ¦ AUTO: Anna Keller is out of the office (returning 12/07/2026)
Notes, de ¦ AUTO: Anna Keller ist außer Haus (Rückkehr am 07.12.2026)
Notes, fr ¦ AUTO: Anna Keller est absent(e) du bureau (retour 07/12/2026)
Notes, later ¦ Anna Keller is out of the office. (returning 12/07/2026)
QQ Mail ¦ 自动回复:您的订单
T-Online ¦ Automatische Antwort auf Ihre E-Mail
`)

/** What stands in an answer whose program says nothing: that somebody is away, and till when or whom else to ask. */
const words = rowsOf(`
en ¦ Hello,||thank you for your email. I am currently out of the office and will return on Monday, December 7.|For urgent matters please contact ben@kunde.example.
en, formal ¦ Thank you for your message. I am on annual leave until 7 December with limited access to email.
de ¦ Guten Tag,||vielen Dank für Ihre Nachricht. Ich bin bis zum 7. Dezember nicht im Büro. Ihre E-Mail wird nicht weitergeleitet.
de, away ¦ Ich bin zurzeit im Urlaub und ab dem 7. Dezember wieder erreichbar.
fr ¦ Bonjour,||je suis absente du bureau jusqu’au 7 décembre. En cas d’urgence, merci de contacter Ben.
es ¦ Gracias por su mensaje. Estoy fuera de la oficina hasta el 7 de diciembre. Si es urgente, escriba a Ben.
it ¦ Buongiorno,||sono fuori ufficio fino al 7 dicembre. Per urgenze contattare Ben.
pt ¦ Obrigada pela sua mensagem. Estou fora do escritório até 7 de dezembro.
nl ¦ Bedankt voor uw bericht. Ik ben afwezig tot 7 december. Bij spoed kunt u Ben bereiken.
sv ¦ Hej! Jag är på semester och är tillbaka den 7 december.
pl ¦ Dziękuję za wiadomość. Przebywam na urlopie do 7 grudnia.
ru ¦ Спасибо за письмо. Я в отпуске до 7 декабря.
tr ¦ Mesajınız için teşekkürler. 7 Aralık tarihine kadar ofis dışındayım.
zh ¦ 您好!我正在休假,12月7日回来。如有急事请联系同事。
ja ¦ お世話になっております。12月7日まで休暇をいただいております。お急ぎの場合は同僚にご連絡ください。
`)

/** Persons who say the same and want something. */
const persons = rowsOf(`
A question from the beach ¦ I am out of the office until Monday. Could you deliver on Tuesday instead?
A wish ¦ Please deliver on Tuesday. I work from home.
A story ¦ When I came back, the parcel was gone. The neighbor was on vacation.
Wants a date ¦ Ich bin im Urlaub. Bitte stornieren Sie die Bestellung.
Is away and says so in passing ¦ Thanks, that works. I will pay tomorrow. By the way, the lamp is still flickering, and nobody has answered my call from last week, although two colleagues of yours promised it. I am writing from the train, so please excuse the typos. My colleague Ben has the invoice and I am out of the office until Monday.
`)
const answer = { 'In-Reply-To': '<out.1@shop.example>', Subject: 'Re: Your order' }

export const absences: MailCase[] = [
  ...subjects.map(([name, subject]) => ({
    name: `Away, says the subject: ${name}`,
    raw: textMail('I am back soon.', { Subject: subject! }),
    expected: { automatic: 'auto_reply' as const },
  })),
  ...words.map(([name, text]) => ({
    name: `Away, says the text: ${name}`,
    raw: textMail(`${text}\n\nOn 16/11/2026 09:00, Shop wrote:\n> Which size?`, answer),
    expected: { automatic: 'auto_reply' as const },
  })),
  ...words.map(([name, text]) => ({
    name: `Not away, for nobody asked: ${name}`,
    raw: textMail(text!, { Subject: 'Your order' }),
    expected: { automatic: null },
  })),
  ...persons.map(([name, text]) => ({
    name: `Not away: ${name}`,
    raw: textMail(text!, answer),
    expected: { automatic: null },
  })),
]
