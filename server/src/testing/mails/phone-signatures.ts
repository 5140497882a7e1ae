import { type MailCase, textMail } from './mail-case.ts'

const phones = [
  'Sent from my iPhone',
  'Sent from my Galaxy',
  'Get Outlook for Android',
  'Sent via Yahoo Mail',
  'Von meinem iPhone gesendet',
  'Gesendet mit der GMX Mail App',
  'Envoyé de mon iPhone',
  'Envoyé depuis mon appareil Samsung',
  'Enviado desde mi iPhone',
  'Enviado do meu iPhone',
  'Inviato da iPhone',
  'Verstuurd vanaf mijn iPhone',
  'Skickat från min iPhone',
  'Sendt fra min iPhone',
  'Lähetetty iPhonesta',
  'Wysłane z iPhone’a',
  'Odesláno z iPhonu',
  'Отправлено с iPhone',
  'Надіслано з iPhone',
  'iPhone’umdan gönderildi',
  'Στάλθηκε από το iPhone μου',
  'أُرسلت من الـ iPhone',
  'נשלח מה-iPhone שלי',
  'iPhoneから送信',
  '发自我的iPhone',
  '나의 iPhone에서 보냄',
]

export const phone_signatures: MailCase[] = phones.map((line) => ({
  name: `"${line}" is no part of an answer`,
  raw: textMail(`Order 1182\n\n${line}`, { Subject: 'Number' }),
  expected: { reply: 'Order 1182', signature: line, has_quote: false },
}))
