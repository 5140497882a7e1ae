import { foldPhrase } from '../fold.ts'

// Said alone, it agrees to what was offered. "OK" is no yes: it takes note.
const yes = new Set(
  `yes|yes please|yes pls|yeah|yep|yup|yes i would|yes thanks|please do|ja|ja bitte|ja gerne|ja gern|gerne|oui|oui s il vous plait|oui svp|oui merci
  |oui volontiers|volontiers|si|si por favor|si claro|claro que si|sim|sim por favor|sim quero|si grazie|si per favore|ja graag|graag
  |ja tack|ja tak|ja takk|gärna|kylla|kyllä kiitos|joo|tak prosze|poprosze|ano|ano prosim|igen|igen kerem|da|da va rog|ναι|ναι παρακαλω
  |да|да пожалуйста|так|так будь ласка|evet|evet lutfen|نعم|نعم من فضلك|ايوه|כן|כן בבקשה|是|是的|好的请转|要|はい|はい お願いします|はいお願いします|お願いします
  |네|예|네 부탁드립니다|네 부탁해요|हाँ|हां|जी हाँ|haan|haan ji|có|vâng|dạ có|ya|ya tolong|iya|ใช่|ใช่ครับ|ใช่ค่ะ|ต้องการ`
    .split('|')
    .map(foldPhrase),
)

/** Whether a text is a yes and nothing else. */
export function saysYes(text: string): boolean {
  return text.length <= 80 && yes.has(foldPhrase(text))
}
