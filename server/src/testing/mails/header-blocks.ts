import { type MailCase, textMail } from './mail-case.ts'
import { rowsOf } from './rows.ts'

// Programs that don't mark the lines they quote: the language, the answer, and the headers above the quote.
const rows = rowsOf(`
English ¦ Please cancel it. ¦ From: Shop Support <support@shop.example>|Sent: Monday, November 16, 2026 9:00 AM|To: Anna Keller <anna@kunde.example>|Subject: Your order
English, bold labels ¦ Please cancel it. ¦ *From:* Shop Support <support@shop.example>|*Sent:* Monday, November 16, 2026 9:00 AM|*To:* Anna Keller <anna@kunde.example>|*Subject:* Your order
English, a line above ¦ Please cancel it. ¦ ________________________________|From: Shop Support <support@shop.example>|Sent: Monday, November 16, 2026 9:00:12 AM|To: Anna Keller <anna@kunde.example>|Cc: Ben <ben@kunde.example>|Subject: Your order
English, original message ¦ Please cancel it. ¦ -----Original Message-----|From: Shop Support <support@shop.example>|Sent: Monday, November 16, 2026 9:00 AM|To: Anna Keller|Subject: Your order
German ¦ Bitte stornieren. ¦ Von: Shop Support <support@shop.example>|Gesendet: Montag, 16. November 2026 09:00|An: Anna Keller <anna@kunde.example>|Betreff: Ihre Bestellung
German, original message ¦ Bitte stornieren. ¦ -----Ursprüngliche Nachricht-----|Von: Shop Support [mailto:support@shop.example]|Gesendet: Montag, 16. November 2026 09:00|An: Anna Keller|Betreff: Ihre Bestellung
French ¦ Merci d’annuler. ¦ De : Shop Support <support@shop.example>|Envoyé : lundi 16 novembre 2026 09:00|À : Anna Keller <anna@kunde.example>|Objet : Votre commande
Spanish ¦ Por favor, cancelen. ¦ De: Shop Support <support@shop.example>|Enviado el: lunes, 16 de noviembre de 2026 9:00|Para: Anna Keller <anna@kunde.example>|Asunto: Su pedido
Portuguese ¦ Por favor, cancele. ¦ De: Shop Support <support@shop.example>|Enviada em: segunda-feira, 16 de novembro de 2026 09:00|Para: Anna Keller <anna@kunde.example>|Assunto: Seu pedido
Italian ¦ Annullate, per favore. ¦ Da: Shop Support <support@shop.example>|Inviato: lunedì 16 novembre 2026 09:00|A: Anna Keller <anna@kunde.example>|Oggetto: Il suo ordine
Dutch ¦ Graag annuleren. ¦ Van: Shop Support <support@shop.example>|Verzonden: maandag 16 november 2026 09:00|Aan: Anna Keller <anna@kunde.example>|Onderwerp: Uw bestelling
Swedish ¦ Avboka, tack. ¦ Från: Shop Support <support@shop.example>|Skickat: den 16 november 2026 09:00|Till: Anna Keller <anna@kunde.example>|Ämne: Din beställning
Danish ¦ Annuller venligst. ¦ Fra: Shop Support <support@shop.example>|Sendt: 16. november 2026 09:00|Til: Anna Keller <anna@kunde.example>|Emne: Din ordre
Finnish ¦ Peruuttakaa tilaus. ¦ Lähettäjä: Shop Support <support@shop.example>|Lähetetty: maanantai 16. marraskuuta 2026 9.00|Vastaanottaja: Anna Keller <anna@kunde.example>|Aihe: Tilauksesi
Polish ¦ Proszę anulować. ¦ Od: Shop Support <support@shop.example>|Wysłano: poniedziałek, 16 listopada 2026 09:00|Do: Anna Keller <anna@kunde.example>|Temat: Zamówienie
Czech ¦ Prosím zrušit. ¦ Od: Shop Support <support@shop.example>|Odesláno: pondělí 16. listopadu 2026 9:00|Komu: Anna Keller <anna@kunde.example>|Předmět: Objednávka
Hungarian ¦ Kérem, töröljék. ¦ Feladó: Shop Support <support@shop.example>|Elküldve: 2026. november 16., hétfő 9:00|Címzett: Anna Keller <anna@kunde.example>|Tárgy: Rendelés
Russian ¦ Отмените, пожалуйста. ¦ От: Shop Support <support@shop.example>|Отправлено: 16 ноября 2026 г. 9:00|Кому: Anna Keller <anna@kunde.example>|Тема: Заказ
Turkish ¦ Lütfen iptal edin. ¦ Kimden: Shop Support <support@shop.example>|Gönderildi: 16 Kasım 2026 Pazartesi 09:00|Kime: Anna Keller <anna@kunde.example>|Konu: Siparişiniz
Japanese ¦ キャンセルしてください。 ¦ 差出人: Shop Support <support@shop.example>|送信日時: 2026年11月16日 9:00|宛先: Anna Keller <anna@kunde.example>|件名: ご注文
Chinese, QQ ¦ 请取消订单。 ¦ ------------------ 原始邮件 ------------------|发件人: "Shop Support" <support@shop.example>;|发送时间: 2026年11月16日(星期一) 上午9:00|收件人: "Anna Keller"<anna@kunde.example>;|主题: 您的订单
Korean ¦ 취소해 주세요. ¦ 보낸 사람: Shop Support <support@shop.example>|보낸 날짜: 2026년 11월 16일 월요일 오전 9:00|받는 사람: Anna Keller <anna@kunde.example>|제목: 주문
`)

export const header_blocks: MailCase[] = rows.map(([name, answer = '', block = '']) => {
  const text = `${answer}\n\n${block}\n\nDear Anna,\n\nshall we send your order?\n\nShop Support`
  return {
    name: `Outlook, ${name}: an answer above headers`,
    raw: textMail(text),
    expected: { reply: answer, has_quote: true, text },
  }
})
