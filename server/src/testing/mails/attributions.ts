import { type MailCase, textMail } from './mail-case.ts'
import { rowsOf } from './rows.ts'

// Who, what they answer, the line above the quote as programs write it in each language, and what is quoted.
const rows = rowsOf(`
Gmail, English ¦ Yes please, Tuesday works. ¦ On Mon, 16 Nov 2026 at 09:00, Shop Support <support@shop.example> wrote:| ¦ Shall we deliver on Tuesday?
Gmail, English, wrapped ¦ It arrived broken.|The left hinge is missing. ¦ On Mon, Nov 16, 2026 at 9:00 AM Shop Support with a Rather Long Name|<support@shop.example> wrote:| ¦ Did everything arrive?
Apple Mail, English ¦ Thank you! ¦ |> On 16 Nov 2026, at 09:00, Shop Support <support@shop.example> wrote:|>  ¦ The refund is on its way.
Thunderbird, English ¦ Order 1182, thanks. ¦ On 16/11/2026 09:00, Shop Support wrote: ¦ Which order is it?
Outlook for Mac style, English ¦ Great. ¦ Shop Support <support@shop.example> wrote on 16.11.2026 09:00: ¦ We found it.
Gmail, German ¦ Ja, das passt. ¦ Am Mo., 16. Nov. 2026 um 09:00 Uhr schrieb Shop Support <|support@shop.example>:| ¦ Passt Ihnen Dienstag?
Thunderbird, German ¦ Die Rechnung fehlt noch. ¦ Am 16.11.26 um 09:00 schrieb Shop Support: ¦ Haben Sie alles erhalten?
Apple Mail, German ¦ Vielen Dank für die schnelle Hilfe ¦ |> Am 16.11.2026 um 09:00 schrieb Shop Support <support@shop.example>:|>  ¦ Bitte starten Sie das Gerät neu.
Gmail, French ¦ Oui, c’est parfait. ¦ Le lun. 16 nov. 2026 à 09:00, Shop Support <support@shop.example> a écrit :| ¦ Mardi vous convient ?
Thunderbird, French ¦ Je n’ai rien reçu. ¦ Le 16/11/2026 à 09:00, Shop Support a écrit : ¦ Avez-vous reçu le colis ?
Gmail, Spanish ¦ Sí, mañana por la tarde. ¦ El lun, 16 nov 2026 a las 9:00, Shop Support (<support@shop.example>)|escribió:| ¦ ¿Cuándo podemos llamarle?
Gmail, Portuguese ¦ Pode ser na terça. ¦ Em seg., 16 de nov. de 2026 às 09:00, Shop Support <|support@shop.example> escreveu:| ¦ Qual dia prefere?
Gmail, Italian ¦ Va bene, grazie. ¦ Il giorno lun 16 nov 2026 alle ore 09:00 Shop Support <|support@shop.example> ha scritto:| ¦ Confermate la consegna?
Thunderbird, Italian ¦ Non funziona ancora. ¦ Il 16/11/2026 09:00, Shop Support ha scritto: ¦ Provate adesso.
Gmail, Dutch ¦ Dat is goed. ¦ Op ma 16 nov 2026 om 09:00 schreef Shop Support <support@shop.example>:| ¦ Komt dinsdag uit?
Apple Mail, Dutch ¦ Maat 42 graag. ¦ |> Op 16 nov. 2026, om 09:00 heeft Shop Support <support@shop.example> het volgende geschreven:|>  ¦ Welke maat?
Gmail, Swedish ¦ Ja tack! ¦ Den mån 16 nov. 2026 kl 09:00 skrev Shop Support <support@shop.example>:| ¦ Vill ni ha en ny?
Apple Mail, Swedish ¦ Den kom i morse. ¦ |> 16 nov. 2026 kl. 09:00 skrev Shop Support <support@shop.example>:|>  ¦ Har paketet kommit?
Gmail, Danish ¦ Det lyder fint. ¦ Den man. 16. nov. 2026 kl. 09.00 skrev Shop Support <|support@shop.example>:| ¦ Passer tirsdag?
Gmail, Norwegian ¦ Ja, gjerne. ¦ man. 16. nov. 2026 kl. 09:00 skrev Shop Support <support@shop.example>:| ¦ Passer tirsdag?
Gmail, Finnish ¦ Kiitos, sopii. ¦ ma 16. marrask. 2026 klo 9.00 Shop Support (support@shop.example)|kirjoitti:| ¦ Sopiiko tiistai?
Thunderbird, Finnish ¦ Ei toimi vieläkään. ¦ Shop Support kirjoitti 16.11.2026 klo 9.00: ¦ Kokeilkaa uudelleen.
Gmail, Polish ¦ Tak, poproszę. ¦ pon., 16 lis 2026 o 09:00 Shop Support <support@shop.example> napisał(a):| ¦ Czy wysłać ponownie?
Thunderbird, Polish ¦ Nadal czekam. ¦ W dniu 16.11.2026 o 09:00, Shop Support pisze: ¦ Paczka jest w drodze.
Apple Mail, Polish ¦ Dziękuję. ¦ |> Wiadomość napisana przez Shop Support <support@shop.example> w dniu 16 lis 2026, o godz. 09:00:|>  ¦ Zwrot został wysłany.
Gmail, Czech ¦ Ano, souhlasím. ¦ po 16. 11. 2026 v 9:00 odesílatel Shop Support <support@shop.example>|napsal:| ¦ Souhlasíte?
Thunderbird, Czech ¦ Ještě nedorazilo. ¦ Dne 16.11.2026 v 9:00 Shop Support napsal(a): ¦ Dorazil balík?
Gmail, Hungarian ¦ Igen, köszönöm. ¦ Shop Support <support@shop.example> ezt írta (időpont: 2026. nov. 16., H,|9:00):| ¦ Megfelel a kedd?
Thunderbird, Hungarian ¦ Nem érkezett meg. ¦ 2026. 11. 16. 9:00 keltezéssel, Shop Support írta: ¦ Megérkezett?
Gmail, Romanian ¦ Da, mulțumesc. ¦ În lun., 16 nov. 2026 la 09:00, Shop Support <support@shop.example> a|scris:| ¦ Este bine marți?
Gmail, Russian, without a verb ¦ Да, подходит. ¦ пн, 16 нояб. 2026 г. в 09:00, Shop Support <support@shop.example>:| ¦ Вторник подойдёт?
Thunderbird, Russian ¦ Заказ ещё не пришёл. ¦ 16.11.2026 09:00, Shop Support пишет: ¦ Всё получили?
Mail.ru, Russian ¦ Спасибо! ¦ Понедельник, 16 ноября 2026, 9:00 +03:00 от Shop Support <support@shop.example>:| ¦ Деньги возвращены.
Gmail, Ukrainian ¦ Так, дякую. ¦ пн, 16 лист. 2026 р. о 09:00 Shop Support <support@shop.example> пише:| ¦ Вівторок підійде?
Gmail, Turkish ¦ Evet, uygun. ¦ Shop Support <support@shop.example>, 16 Kas 2026 Pzt, 09:00 tarihinde şunu|yazdı:| ¦ Salı uygun mu?
Gmail, Greek ¦ Ναι, ευχαριστώ. ¦ Στις Δευ 16 Νοε 2026 στις 9:00 π.μ., ο/η Shop Support <|support@shop.example> έγραψε:| ¦ Σας βολεύει η Τρίτη;
Gmail, Arabic ¦ نعم، شكرا لكم. ¦ في الاثنين، ١٦ نوفمبر 2026 في 9:00 ص تمت كتابة ما يلي بواسطة Shop Support <|support@shop.example>:| ¦ هل يناسبكم الثلاثاء؟
Gmail, Hebrew ¦ כן, תודה. ¦ \u202bבתאריך יום ב׳, 16 בנוב׳ 2026 ב-9:00 מאת \u202aShop Support\u202c\u200f <\u202asupport@shop.example\u202c\u200f>:\u202c| ¦ יום שלישי מתאים?
Gmail, Japanese, without a verb ¦ はい、火曜日でお願いします。 ¦ 2026年11月16日(月) 9:00 Shop Support <support@shop.example>:| ¦ 火曜日でよろしいですか。
Thunderbird, Japanese ¦ まだ届いていません。 ¦ On 2026/11/16 9:00, Shop Support wrote: ¦ 届きましたか。
Apple Mail, Japanese ¦ ありがとうございます。 ¦ |> 2026/11/16 9:00、Shop Support <support@shop.example>のメール:|>  ¦ 返金しました。
Gmail, Chinese ¦ 可以，谢谢。 ¦ Shop Support <support@shop.example> 于2026年11月16日周一 09:00写道：| ¦ 星期二可以吗？
Gmail, Taiwan ¦ 可以，謝謝。 ¦ Shop Support <support@shop.example> 於 2026年11月16日 週一 上午9:00寫道：| ¦ 星期二可以嗎？
163, Chinese ¦ 我还没有收到。 ¦ At 2026-11-16 09:00:00, "Shop Support" <support@shop.example> wrote: ¦ 收到了吗？
Gmail, Korean ¦ 네, 좋습니다. ¦ 2026년 11월 16일 (월) 오전 9:00, Shop Support <support@shop.example>님이 작성:| ¦ 화요일 괜찮으세요?
Yandex, Russian, without a verb ¦ Подтверждаю. ¦ 16.11.2026, 09:00, "Shop Support" <support@shop.example>: ¦ Подтвердите заказ.
Samsung, English ¦ Ok ¦ -------- Original message --------|From: Shop Support <support@shop.example>|Date: 16/11/2026 09:00 (GMT+01:00)|To: Anna Keller <anna@kunde.example>|Subject: Your order| ¦ Shall we go on?
`)

/** Answers above a quote. What to read is the answer. */
export const attributions: MailCase[] = rows.map(([name, answer = '', attribution = '', quote = '']) => {
  const text = `${answer}\n\n${attribution}\n${quote.replace(/^/gm, '> ')}\n> \n> Shop Support`
  return {
    name: `${name}: an answer above its quote`,
    raw: textMail(text),
    expected: { reply: answer, has_quote: true, text },
  }
})
