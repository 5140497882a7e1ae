import { expression } from './expression.ts'

/** As programs call an absence by themselves: Outlook and Exchange, Notes, and mailboxes on the web. People don't. */
const program_subject =
  expression(`^(?:automatic reply|auto(?:matic)?[ -]?(?:reply|response)|out of (?:the )?office|abwesenheits(?:notiz|nachricht|meldung)|abwesend
  |automatische (?:antwort|abwesenheitsmeldung)|réponse automatique|absence du bureau|message d['’]absence|respuesta automática
  |resposta autom[áà]tica|risposta automatica|fuori ufficio|automatisch antwoord|afwezig|autosvar|automatiskt svar|automatisk svar
  |automaattinen vastaus|poissaolo|automatyczna odpowiedź|odpowiedź automatyczna|autoodpowiedź|automatická odpov[eě][dď]
  |automatikus válasz|răspuns automat|automatski odgovor|samodejni odgovor|автоматичен отговор|автоматический ответ|автоответ
  |автоматична відповідь|otomatik yanıt|αυτόματη απάντηση|trả lời tự động|balasan otomatis|رد تلقائي|(?:תשובה|מענה) אוטומטית?
  |自動応答|自動返信|不在(?:通知|のお知らせ|連絡)|自动(?:回复|答复)|自動回覆|자동 ?(?:회신|응답)|부재중
  |auto: .{1,80}(?:out of the office|außer haus|nicht im büro|absent\\b|absente?\\(|fuera de la oficina|fuori ufficio|ausente|afwezig|不在)
  |.{1,60} is out of the office\\.? \\(returning )`)

/** As people call it, who may also write of it. */
const own_subject =
  expression(`^(?:(?:i am |i'm |currently )?out of (?:the )?office|away from (?:the |my )?(?:office|desk)|(?:on|annual) (?:vacation|holiday|leave)\\b
  |abwesenheit|(?:bin )?(?:zur ?zeit |derzeit )?(?:im urlaub|nicht im (?:büro|haus))|(?:je suis |actuellement )?(?:absente?\\b|en (?:congés?|vacances))
  |(?:estoy )?fuera de (?:la )?oficina|(?:estoy )?de vacaciones|(?:estou )?(?:fora do escritório|de férias)|ausência|fuori sede|(?:sono )?in ferie
  |assenza|(?:ik ben )?(?:niet op kantoor|met vakantie)|frånvar|fravær|(?:jeg er )?(?:ute av kontoret|ikke på kontoret|på ferie)
  |(?:jag är )?på semester|lomalla|nieobecnoś|(?:jestem )?(?:poza biurem|na urlopie)|(?:jsem )?mimo kancelář|na dovolené|házon kívül|szabadságon
  |în concediu|(?:я )?(?:в отпуске|вне офиса)|у відпустці|ofis dışı|izindeyim|εκτός γραφείου|خارج المكتب|מחוץ למשרד|休暇中|外出|休假|부재 ?중|휴가)`)

/** In the text of an answer: that its writer is away, and till when or whom else to ask. One alone is what people write, too. */
const sentences: [away: RegExp, rest: RegExp][] = [
  [
    /\bI(?: am|['’]m| will be) (?:currently )?(?:out of (?:the )?office|away from (?:the|my) office|on (?:(?:annual|parental|maternity|sick) leave|leave|vacation|holiday))/i,
    /\b(?:(?:will|to) (?:return|be back)|returning|upon my return|limited access|(?:urgent|emergency|absence|assistance)\b.{0,80}\bcontact)/i,
  ],
  [
    /\bich bin .{0,50}(?:nicht im (?:büro|haus)|im urlaub|außer haus|abwesend)/i,
    /nicht weitergeleitet|wieder (?:erreichbar|im büro|für sie|zurück)|(?:dringend|eilig)\w*\b.{0,80}wenden|vertret/i,
  ],
  [
    /\bje suis (?:actuellement )?(?:absente?|en (?:congés?|vacances)|hors du bureau)/i,
    /urgence|mon retour|de retour|jusqu['’]au/i,
  ],
  [/\best(?:oy|aré) (?:fuera de (?:la )?oficina|de vacaciones|ausente)/i, /hasta el|urgen|mi regreso/i],
  [/\bsono (?:fuori (?:ufficio|sede)|in ferie|assente)/i, /fino al|urgenz|mio r(?:itorno|ientro)/i],
  [/\best(?:ou|arei) (?:fora do escritório|de férias|ausente)/i, /até|urg[eê]n|meu regresso|meu retorno/i],
  [
    /\bik ben .{0,40}(?:afwezig|niet op kantoor|met vakantie|met verlof)/i,
    /\btot\b|spoed|dringend|weer (?:aanwezig|bereikbaar)/i,
  ],
  [/\bjag är (?:på semester|inte på kontoret|frånvarande|tjänstledig)/i, /tillbaka|till och med|brådskande/i],
  [/(?:przebywam|jestem) (?:obecnie )?(?:na urlopie|poza biurem|nieobecn)/i, /\bdo \d|piln|powro/i],
  [/я (?:сейчас )?(?:в отпуске|вне офиса|в командировке)/iu, /до \d|срочн|верн[уё]сь/iu],
  [/(?:ofis dışında|izinde|tatilde)y[iı]m/iu, /tarihine kadar|acil|döndü/iu],
  [/(?:正在|目前|现在)?(?:休假|不在办公室|外出)/u, /(?:紧急|急事).{0,20}联系|回来|返回/u],
  [/休暇を(?:いただ|頂)|不在に(?:して|し)|休暇中/u, /お急ぎ|緊急|まで.{0,10}(?:休暇|不在)/u],
]

/** A program says no more than this. Whoever is away and writes longer, or asks, is somebody who waits for an answer. */
const max_characters = 600

/** Whose answer to our mail is called so, instead of by our subject, is away. */
export function isAbsenceBySubject(subject: string, is_answer: boolean): boolean {
  return program_subject.test(subject) || (is_answer && own_subject.test(subject))
}

/** What programs write whose mails say nothing of it, neither in a header nor in the subject. `text`: without what it quotes. */
export function isAbsenceByText(text: string): boolean {
  if (text.length > max_characters || /[?？؟]/.test(text)) return false
  const line = text.replace(/\s+/g, ' ')
  return sentences.some(([away, rest]) => away.test(line) && rest.test(line))
}
