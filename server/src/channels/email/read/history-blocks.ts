import { expression } from './expression.ts'

/** What mail programs call the lines above a forwarded or quoted mail. */
const labels = {
  from: `from|von|de|da|van|från|fra|lähettäjä|od|feladó|de la|expéditeur|remitente|remetente|mittente|afzender|avsändare|afsender
    |avsender|nadawca|odesílatel|odosielateľ|küldő|expeditor|от|от кого|отправитель|від|від кого|відправник|kimden|gönderen|από
    |αποστολέας
    |من|المرسل|מאת|差出人|送信元|送信者|from|发件人|發件人|寄件者|寄件人|보낸 ?사람|발신인|보낸이|saatja|nuo|no|från|dari|từ|จาก`,
  date: `sent|date|gesendet|datum|envoyé|date d'envoi|enviado(?: el)?|enviada(?: em)?|fecha|data|inviato|verzonden|skickat|sendt|dato
    |lähetetty|päivämäärä|pvm|wysłano|wysłane|data|odesláno|odoslané|dátum|küldve|elküldve|küldés dátuma|trimis|data|отправлено|дата|дата отправки
    |надіслано|дата|gönderildi|gönderilme tarihi|gönderilen|tarih|στάλθηκε|εστάλη|ημερομηνία|تم الإرسال|أرسلت
    |تاريخ الإرسال|التاريخ|נשלח|תאריך
    |送信日時|日時|日付|发送时间|发送日期|日期|時間|时间|傳送時間|寄件日期|보낸 ?날짜|보낸 ?시간|날짜|일시`,
  other: `to|cc|subject|an|kopie|betreff|à|a|cc|objet|destinataire|para|asunto|assunto|oggetto|aan|onderwerp|till|ämne|kopia|til|emne|kopi
    |vastaanottaja|aihe|kopio|do|dw|temat|komu|kopie|předmět|predmet|címzett|tárgy|másolatot kap|către|subiect|кому|копия|тема|копія|kime|bilgi|konu
    |προς|κοιν|θέμα|إلى|الموضوع|אל|נושא|宛先|件名|收件人|主题|主旨|主題|抄送|收件者|받는 ?사람|수신인|제목|참조|reply-to|antwort an`,
}
const [from_label, date_label, other_label] = [labels.from, labels.date, labels.other].map(
  (words) =>
    new RegExp(
      `^[\\s*_|>]*(?:${words.replace(/\s*\n\s*/g, '')})(?: (?:le|el|em|il|da|am|den|på|by|on))?[\\s*_]*[:：][\\s*_]*\\S`,
      'iu',
    ),
) as [RegExp, RegExp, RegExp]
const max_block_lines = 8
const direction_marks = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** "From: … Sent: … To: … Subject: …", as Outlook and others put above a quote. With the line that is drawn above it. */
export function headerBlockAt(lines: string[]): number | null {
  const at = lines.findIndex((_, n) => isHeaderBlock(lines, n))
  if (at === -1) return null
  let above = at - 1
  while (above >= 0 && lines[above]!.trim() === '') above--
  return above >= 0 && isRule(lines[above]!) ? above : at
}

function isHeaderBlock(lines: string[], n: number): boolean {
  const first = lines[n]!.replace(direction_marks, '')
  if (!from_label.test(first) && !date_label.test(first) && !other_label.test(first)) return false
  const block = lines.slice(n, n + max_block_lines).map((line) => line.replace(direction_marks, ''))
  const end = block.findIndex((line) => line.trim() === '')
  const fields = end === -1 ? block : block.slice(0, end)
  const has = (label: RegExp) => fields.some((line) => label.test(line))
  return has(from_label) && has(date_label) && has(other_label)
}

function isRule(line: string): boolean {
  return line.length < 250 && /^\s*(?:[_=-]{5,}|-{2,}.{3,60}-{2,})\s*$/.test(line)
}

const original = expression(`^\\s*>?\\s*[-_=*]{2,}\\s*(?:
  original (?:message|e-?mail|appointment)|reply message|ursprüngliche (?:nachricht|e-?mail|mail)|originalnachricht|original[- ]?nachricht
  |message d'origine|message original|courriel original|mensaje original|mensagem original|messaggio originale|oorspronkelijk bericht|originele bericht
  |originalmeddelande|ursprungligt meddelande|oprindelig (?:meddelelse|besked)|original(?:e)? melding|opprinnelig melding|alkuperäinen viesti
  |oryginalna wiadomość|wiadomość oryginalna|původní (?:zpráva|e-?mail)|pôvodná správa|eredeti üzenet|mesaj original|mesajul original
  |исходное сообщение|пересылаемое сообщение|оригинальное сообщение|вихідне повідомлення
  |orijinal (?:mesaj|ileti|e-posta)|özgün ileti|αρχικό μήνυμα
  |الرسالة الأصلية|رسالة أصلية|הודעה מקורית|元のメッセージ|オリジナルメッセージ|原始邮件|原始郵件|原邮件
  |原始信件|원본 ?메(?:시지|일)|original message
  )\\s*[-_=*]{2,}`)
const reply_above =
  expression(`^[\\s>*]*(?:##-.{5,200}-##|[-#=\\s_*]*(?:please )?(?:type|write|enter|add)? ?(?:your )?(?:reply|respond|answer) above (?:this|the) line\\b
  |[-#=\\s_*]*(?:bitte )?(?:antworten sie |geben sie ihre antwort |antwort(?:en)? )?(?:bitte )?(?:oberhalb|über) dieser (?:zeile|linie)
  |[-#=\\s_*]*(?:veuillez )?(?:répondre|répondez|écrire|écrivez|saisir|saisissez).{0,30} (?:au-dessus|dessus) de cette ligne
  |[-#=\\s_*]*(?:por favor,? )?(?:responda|escriba|escribe).{0,30} (?:encima|arriba) de esta línea
  |[-#=\\s_*]*(?:por favor,? )?(?:responda|digite|escreva).{0,30} acima desta linha|[-#=\\s_*]*rispondi(?:ere)? sopra (?:a )?questa (?:riga|linea)
  |[-#=\\s_*]*(?:gelieve |graag )?(?:boven deze (?:lijn|regel)).{0,30})`)

// Zoho: "---- On Mon, 16 Nov 2026 09:00:00 +0100 Shop <support@shop.example> wrote ----"
const between_dashes = /^\s*-{3,} .{0,60}\b20\d\d\b.{0,20}\d{1,2}:\d\d.{0,150} -{3,}\s*$/u

/** A line that says: everything below is history. */
export function separatorAt(lines: string[]): number | null {
  const at = lines.findIndex(
    (line) => line.length < 250 && (original.test(line) || reply_above.test(line) || between_dashes.test(line)),
  )
  return at === -1 ? null : at
}

const forwarded = new RegExp(
  `^\\s*(?:begin forwarded message|anfang der weitergeleiteten (?:nachricht|e-?mail)|début du (?:message|courriel) (?:transféré|réexpédié)
  |inicio del mensaje (?:reenviado|reexpedido)|início da mensagem (?:reencaminhada|encaminhada)|inizio (?:del )?messaggio inoltrato
  |begin doorgestuurd bericht|vidarebefordrat brev|start på videresendt besked|videresendt (?:besked|melding)|välitetty viesti alkaa
  |początek (?:przekazywanej|przekazanej) wiadomości|začátek přeposílané zprávy|továbbított levél kezdete|începutul mesajului redirecționat
  |начало переадресованного сообщения|перенаправлене повідомлення|iletilmiş ileti başlangıcı
  |αρχή προωθημένου μηνύματος
  |بدء الرسالة المعاد توجيهها|תחילת ההודעה שהועברה|転送されたメッセージ|下面是被转发的邮件|开始转发的邮件
  |以下是轉寄的郵件|전달된 메시지)\\s*[:：]?\\s*$
  |^\\s*[-_=*]{3,}\\s*(?:forwarded (?:message|by).{0,80}|(?:weitergeleitete|fortgeleitete) (?:nachricht|e-?mail|mail)|message transféré|courriel transféré|mensaje reenviado
  |mensagem (?:encaminhada|reencaminhada)|messaggio inoltrato|doorgestuurd bericht|vidarebefordrat meddelande|videresendt (?:meddelelse|melding|besked)
  |(?:välitetty|edelleenlähetetty) viesti|(?:wiadomość przekazana|przekazana wiadomość|treść przekazanej wiadomości)|přeposlaná zpráva|preposlaná správa
  |továbbított (?:üzenet|levél)|mesaj redirecționat|(?:пересылаемое|пересланное|переадресованное) сообщение
  |(?:пересилається|переслане|перенаправлене) повідомлення
  |yönlendirilen (?:ileti|mesaj)|iletilen mesaj|προωθημένο μήνυμα|رسالة مُعاد توجيهها|رسالة معاد توجيهها
  |(?:الرسالة المعاد توجيهها)|הודעה שהועברה|הודעה מועברת
  |転送(?:された)?メッセージ|转发邮件信息|转发的邮件|转发邮件|轉寄郵件|轉寄的郵件|전달된 메(?:시지|일)|forwarded message
  |проследено съобщение)\\s*[-_=*]{3,}`.replace(/\n\s*/g, ''),
  'iu',
)

/** The line above a mail that is passed on. */
export function forwardAt(lines: string[]): number | null {
  const at = lines.findIndex((line) => line.length < 250 && forwarded.test(line.replace(direction_marks, '')))
  return at === -1 ? null : at
}

const forward_subject =
  /^\s*(?:\[[^\]]{0,40}\]\s*)*(?:fwd?|wg|tr|rv|rif|i|enc|res?env|doorst|vs|vb|videresendt?|vl|pd|fs|továbbítás|ileti|ilt|πρθ|пересл|fwd: ?re|转发|轉寄|転送|전달|הועבר)\s*[:：]/iu

export function isForwardSubject(subject: string): boolean {
  return forward_subject.test(subject)
}
