import { expression } from './expression.ts'

/** What mail programs and phones write under a mail by themselves. */
const advertisement = expression(`^[*_(\\s]*(?:
  sent (?:from|via|with|using) (?:my |the )?\\S|get outlook for |sent by |this (?:e-?mail|message) was sent from |download (?:the )?\\S+ (?:for|app)
  |(?:von|aus) mein\\S* .{1,60} (?:gesendet|versendet|geschickt)|gesendet (?:von|mit|über) |diese (?:nachricht|e-?mail) wurde von mein\\S* .{1,60} gesendet
  |holen sie sich outlook |outlook für .{1,20} (?:beziehen|herunterladen)
  |envoy[ée] (?:de|depuis|à partir de|avec|via) |obtenez outlook |télécharge[zr] outlook |provenance : courrier
  |enviado (?:desde|do|de|a partir do|con|com|via|por) |obtener outlook |descargar outlook |obter o? ?outlook |baixar o outlook 
  |inviato (?:da|dal|con|tramite) |scarica outlook |ottieni outlook 
  |verzonden (?:vanaf|met|via|vanuit) |verstuurd vanaf |outlook voor .{1,20} downloaden |download outlook 
  |skickat från |hämta outlook |sendt fra |hent outlook |få outlook |lähetetty |hanki outlook 
  |wysłane (?:z|przy|za) |pobierz (?:aplikację )?outlook |odesláno |odosláno |odoslané |získejte? outlook |küldve |az outlook .{1,30} beszerzése
  |trimis (?:de pe|din|de la) |descărcați outlook |obțineți outlook
  |отправлено (?:с|из|от) |получить outlook |скачать outlook |надіслано (?:з|від|із) |отримати outlook |изпратено от 
  |poslano (?:iz|s|z) |poslato sa |saadetud |išsiųsta iš |nosūtīts no 
  |\\S+['’]\\S+ gönderildi|\\S+['’]?\\S* gönderildi$|outlook .{1,20} edinin
  |στάλθηκε από |εστάλη από |αποκτήστε το outlook
  |أرسلت من |أُرسلت من |مرسل من |تم الإرسال من |نشלח מ|נשלח מ|הורד את outlook
  |.{0,20}(?:から送信|より送信)|iPhoneから|.{1,30}を入手$
  |发自我的|發自我的|从我的.{1,20}发送|從我的.{1,20}傳送|来自我的|發送自|发送自|傳送自|获取 ?outlook|取得 ?outlook
  |나의 .{1,20}에서 (?:보냄|전송)|내 .{1,20}에서 보냄|.{1,20}에서 보낸 메일|outlook .{1,20} 다운로드
  |gửi từ |đã gửi từ |dikirim dari |ส่งจาก
  )`)
/** What they name. Somebody may well write that a parcel was sent from Berlin. */
const device = expression(`
  iphon|ipad|ipod|\\bios\\b|apple|\\bmac\\b|android|galaxy|samsung|huawei|xiaomi|redmi|pixel|nokia|motorola|oneplus|oppo|vivo|honor|xperia|blackberry
  |windows|outlook|gmail|mail|courrier|correo(?!s)|почт|пошт|メール|邮箱|郵件|메일|phone|mobil|móvil|celular|tele[fp]|télé|telé|smart|handy|tablet
  |device|dispositivo|appareil|apparaat|gerät|enhet|enhed|laite|puhel|luuri|urządz|zařízen|cihaz|συσκευ|κινητ|телефон|смартфон|устройств|пристр
  |هاتف|جهاز|جوال|נייד|מכשיר|טלפון|手机|手機|携帯|スマ|휴대|스마트|기기|aol|gmx|web\\.de|spark|thunderbird|zoho|yandex|hey\\b|app\\b|điện thoại`)
const max_advertisement_characters = 120
const max_signature_lines = 25
/** Without the space that the standard asks for, two dashes may be anything. */
const max_likely_signature_lines = 12

/** The first line of the signature at the end of a text. */
export function signatureAt(lines: string[]): number | null {
  const delimiter = lines.findLastIndex((line) => /^(?:-- ?|—)$/.test(line))
  const below = lines.slice(delimiter + 1)
  const limit = lines[delimiter] === '-- ' ? max_signature_lines : max_likely_signature_lines
  if (delimiter > 0 && below.length <= limit && isSignature(below)) return withAdvertisement(lines, delimiter)
  const advertised = withAdvertisement(lines, lines.length)
  return advertised < lines.length ? advertised : null
}

/** An answer below quoted lines isn't a signature, nor is nothing. */
function isSignature(lines: string[]): boolean {
  return lines.some((line) => line.trim() !== '') && !lines.some((line) => /^\s*>/.test(line))
}

/** "Sent from my phone" right above. */
function withAdvertisement(lines: string[], end: number): number {
  let last = end - 1
  while (last >= 0 && lines[last]!.trim() === '') last--
  if (last < 1 || !isAdvertisement(lines[last]!)) return end
  const above = lines[last - 1]!
  return /^(?:-{2,3}|—|_{3,})\s*$/.test(above) ? last - 1 : last
}

function isAdvertisement(line: string): boolean {
  const text = line.replace(/[\u200e\u200f\u202a-\u202e]/g, '').trim()
  return text.length <= max_advertisement_characters && advertisement.test(text) && device.test(text)
}
