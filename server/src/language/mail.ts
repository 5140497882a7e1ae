const FORWARDED = [
  "original message|forwarded message|ursprüngliche nachricht|weitergeleitete nachricht|message d'origine",
  'message transféré|mensaje original|messaggio originale|mensagem original|oorspronkelijk bericht',
  'wiadomość oryginalna|orijinal mesaj|исходное сообщение|元のメッセージ|原始邮件|الرسالة الأصلية',
]

/** Where quoted history begins in mail, as the common programs write it in thirteen languages. */
const HISTORY = new RegExp(
  [
    '^(?:on|am|le|el|il|em|op|в|w dniu|dnia|den)[\\s,].{6,160}(?:wrote|schrieb|a écrit|escribió|ha scritto|escreveu|schreef|написал\\(?а?\\)?|пишет|napisał\\(?a?\\)?|skrev).{0,80}[::]\\s*$',
    '^.{4,160}(?:tarihinde|üzerinde|şunu yazdı|yazdı|のメール|写道|wrote|написал\\(?а?\\)?|пишет|كتب)\\s*[::]\\s*$',
    `^-{2,}\\s*(?:${FORWARDED.join('|')})`,
    '^(?:from|von|de|da|van|od|от кого|от|差出人|发件人|寄件者|من|kimden|gönderen)\\s?[::]\\s.{0,80}[@<]',
    '^_{10,}$',
  ].join('|'),
  'iu',
)

const SENT_FROM = [
  String.raw`sent from|get outlook|von meinem \S+ gesendet|gesendet (?:von|mit)|envoyé (?:de|depuis)`,
  'enviado (?:desde|do|de)|inviato da|verzonden (?:vanaf|met|via)|wysłane z|отправлено с|iphoneから送信|发自我的',
  'şuradan gönderildi|أُرسلت من',
]
const SIGNATURE = new RegExp(`^(?:--|—|__)\\s*$|^(?:${SENT_FROM.join('|')})(?![\\p{L}])`, 'iu')

const SIGN_OFFS = `
  best | best regards | kind regards | warm regards | regards | sincerely | yours sincerely | yours truly
  | many thanks | all the best | thanks | thank you | thanks and regards | cheers | best wishes | respectfully
  | thanks in advance | thank you in advance | mit freundlichen grüßen | mit freundlichem gruß
  | freundliche grüße | viele grüße | beste grüße | liebe grüße | mfg | lg | vg | gruß | grüße | cordialement
  | bien cordialement | bien à vous | sincères salutations | salutations distinguées | merci d'avance | saludos
  | un saludo | saludos cordiales | atentamente | cordialmente | atenciosamente | att | abraços
  | com os melhores cumprimentos | obrigado | obrigada | cordiali saluti | distinti saluti | un cordiale saluto
  | saluti | met vriendelijke groet | met vriendelijke groeten | vriendelijke groet | groeten | mvg | pozdrawiam
  | z poważaniem | pozdrawiam serdecznie | saygılarımla | iyi çalışmalar | с уважением | всего доброго
  | よろしくお願いします | よろしくお願いいたします | 敬具 | 此致 | 祝好 | 谢谢 | مع التحية | تحياتي | مع أطيب التحيات | شكرا
`
  .trim()
  .split(/\s*\|\s*/)

const SIGN_OFF = new RegExp(`^(?:${SIGN_OFFS.join('|')})[\\s,.!。،–-]*(?:\\p{Lu}[\\p{L}.'-]*\\s?){0,3}$`, 'u')

const FOOTER_BEGINS = [
  String.raw`(?:this|the) (?:e-?mail|message|communication|information)\b|diese (?:e-?mail|nachricht)\b`,
  String.raw`(?:ce|cet) (?:message|e-?mail|courriel|courrier)\b|est[ea] (?:mensaje|correo|mensagem|e-?mail)\b`,
  String.raw`quest[ao] (?:messaggio|e-?mail)\b|dit (?:e-?mail)?bericht\b|confidentiality|disclaimer\b|vertraulichkeit`,
  'aviso legal|amtsgericht|handelsregister|registergericht|please consider the environment',
]
const FOOTER_SAYS = [
  'confidential|privileged|intended|vertraulich|bestimmt|confidentiel|destinat|confidencia|destinado',
  String.raw`riservat|vertrouwelijk|disclaimer|environment|legal|HR[AB]\b`,
]
/** What lawyers put below a mail. */
const FOOTER = new RegExp(`^(?:${FOOTER_BEGINS.join('|')}).{0,400}(?:${FOOTER_SAYS.join('|')})`, 'iu')

export function footerLine(line: string): boolean {
  return line.length > 15 && FOOTER.test(line.slice(0, 500))
}

export function historyLine(line: string): boolean {
  return line.length > 4 && line.length < 300 && HISTORY.test(line)
}

export function signatureLine(line: string): boolean {
  return SIGNATURE.test(line)
}

export function signOffLine(line: string): boolean {
  if (line.length > 60) return false
  return SIGN_OFF.test(line.slice(0, 1).toLowerCase() + line.slice(1)) || SIGN_OFF.test(line.toLowerCase())
}
