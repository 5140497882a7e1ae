import { expression } from './expression.ts'
import type { Headers } from './headers.ts'
import type { Address, Automatic, DeliveryReport } from './mail-shape.ts'
import { everyPart, type Part } from './tree.ts'

interface About {
  tree: Part
  from: Address | null
  subject: string
  delivery_report: DeliveryReport | null
}

/** Whether a machine wrote the mail, and of which kind. Such mails are never answered by another machine (RFC 3834). */
export function automaticOf(headers: Headers, about: About): Automatic | null {
  if (isBounce(headers, about)) return 'bounce'
  if (isAutoReply(headers, about)) return 'auto_reply'
  if (isBulk(headers)) return 'bulk'
  return isNoReply(about.from) ? 'no_reply' : null
}

// Nobody writes under these names but servers.
const daemon =
  expression(`^(?:(?:mailer-daemon|mail-daemon|mailerdaemon|mail[._-]delivery[._-](?:system|subsystem|service)
  |microsoftexchange[\\da-f]+|mdaemon|bounces?)(?:[+@-]|$)|$)`)
const postmaster = /^(?:postmaster|postoffice)(?:[+@-]|$)/i

const returned =
  expression(`^(?!\\s*(?:re|fwd?|wg|aw|tr|rv|i)\\s*:).*(?:undeliver|returned mail|failure (?:notice|delivery)|failed mail
  |delivery (?:status|fail|error|notification|report|problem|delay|notice|warning)|delayed mail|mail (?:delivery )?(?:error|fail|system error)
  |return(?:ed|ing) (?:message )?to sender|(?:could not|cannot|not|not yet) (?:be |been )?(?:send|sent|deliver)|non[- ]?deliver
  |unzustellbar|non remis|メールエラー|配信(?:不能|エラー))`)

function isBounce(headers: Headers, about: About): boolean {
  if (about.delivery_report !== null || headers.has('x-failed-recipients')) return true
  return (
    /report-type\s*=\s*"?delivery-status/i.test(headers.first('content-type') ?? '') || isFromServer(headers, about)
  )
}

/** Whether a server wrote it about another mail, rather than a person, or a machine about something else. */
export function isFromServer(headers: Headers, { tree, from, subject }: Omit<About, 'delivery_report'>): boolean {
  // Some leave the address out, because nobody is to answer.
  const sender =
    from?.address ??
    /<\s*>/.exec(headers.first('from') ?? '')?.[0].replace(/[<>\s]/g, '') ??
    headers.first('from') ??
    'nobody'
  const signs = [
    postmaster.test(sender),
    hasNullReturnPath(headers),
    returned.test(subject),
    everyPart(tree).some(({ type }) => type === 'message/rfc822'),
  ]
  // A person may write as the postmaster, send a mail on, or quote such a subject, but not two of these.
  return daemon.test(sender) || signs.filter(Boolean).length > 1
}

function hasNullReturnPath(headers: Headers): boolean {
  return /^\s*(?:<\s*>)?\s*$/.test(headers.first('return-path') ?? 'none')
}

const absence =
  expression(`^(?:(?:re|aw|sv|vs|odp|antw)\\s*:\\s*)*(?:automatic reply|auto(?:matic)?[ -]?(?:reply|response)|(?:i am |i'm |currently )?out of (?:the )?office|away from (?:the 
  |my )?(?:office|desk)
  |(?:on|annual) (?:vacation|holiday|leave)\\b|abwesen(?:heit|d)|(?:bin )?(?:zur ?zeit |derzeit )?(?:im urlaub|nicht im (?:büro|haus))|automatische (?:antwort|abwesenheitsmeldung)
  |réponse automatique|absence du bureau|(?:je suis |actuellement )?(?:absente?\\b|en (?:congés?|vacances))|message d['’]absence|respuesta automática
  |(?:estoy )?fuera de (?:la )?oficina|(?:estoy )?de vacaciones
  |resposta automática|(?:estou )?(?:fora do escritório|de férias)|ausência|risposta automatica|fuori (?:ufficio|sede)|(?:sono )?in ferie|assenza
  |automatisch antwoord|afwezig|(?:ik ben )?(?:niet op kantoor|met vakantie)|autosvar|automatiskt svar|automatisk svar|frånvar|fravær
  |(?:jeg er )?(?:ute av kontoret|ikke på kontoret|på ferie)|(?:jag är )?på semester
  |automaattinen vastaus|poissaolo|lomalla|automatyczna odpowiedź|autoodpowiedź|nieobecnoś|(?:jestem )?(?:poza biurem|na urlopie)|automatická odpověď|(?:jsem )?mimo kancelář|na dovolené
  |automatikus válasz|házon kívül|szabadságon|răspuns automat|în concediu|автоматический ответ|автоответ|(?:я )?(?:в отпуске|вне офиса)|автоматична відповідь|у відпустці
  |otomatik yanıt|ofis dışı|izindeyim|αυτόματη απάντηση|εκτός γραφείου|رد تلقائي|خارج المكتب|תשובה אוטומטית|מחוץ למשרד
  |自動応答|自動返信|不在(?:通知|のお知らせ|連絡)|休暇中|自动回复|自動回覆|外出|休假|자동 ?(?:회신|응답)|부재 ?중|휴가)`)

function isAutoReply(headers: Headers, { tree, subject }: About): boolean {
  const submitted = (headers.first('auto-submitted') ?? '').trim().toLowerCase()
  const is_answer = headers.has('in-reply-to') || headers.has('references')
  if (submitted.startsWith('auto-replied') || (submitted.startsWith('auto-') && is_answer)) return true
  if (/^auto[_-]?reply/i.test((headers.first('precedence') ?? '').trim())) return true
  if (auto_reply_headers.some((key) => isSet(headers.first(key)))) return true
  if (everyPart(tree).some(({ type }) => type === 'message/disposition-notification')) return true
  return absence.test(subject) || hasNullReturnPath(headers)
}

const auto_reply_headers = [
  'x-autoreply',
  'x-autorespond',
  'x-autoresponder',
  'x-auto-reply',
  'x-auto-reply-from',
  'x-mail-autoreply',
]

function isSet(value: string | null): boolean {
  return value !== null && !/^\s*(?:no|false|0)?\s*$/i.test(value)
}

function isBulk(headers: Headers): boolean {
  const submitted = (headers.first('auto-submitted') ?? '').trim().toLowerCase()
  if (submitted.startsWith('auto-')) return true
  if (/^(?:bulk|list|junk)/i.test((headers.first('precedence') ?? '').trim())) return true
  if (/\b(?:all|oof|autoreply)\b/i.test(headers.first('x-auto-response-suppress') ?? '')) return true
  return [
    'list-id',
    'list-unsubscribe',
    'list-post',
    'feedback-id',
    'x-loop',
    'x-campaign',
    'x-mailchimp-campaign',
  ].some((key) => headers.has(key))
}

const nobody =
  expression(`^(?:.*[-_.+])?(?:no[-_.]?reply|do[-_.]?not[-_.]?reply|dont[-_.]?reply|no[-_.]?responder?|nao[-_.]?respond[ae]r?
  |ne[-_.]?pas[-_.]?repondre|keine?[-_.]?(?:antwort|reply)|nicht[-_.]?antworten|non[-_.]?rispondere|noresponse
  |niet[-_.]?beantwoorden|nie[-_.]?odpowiadaj|svara[-_.]?ej|mailer-daemon|nobody|notifications?|notify|benachrichtigung(?:en)?|alerts?|cron)(?:[-_.+\\d].*)?@`)

function isNoReply(from: Address | null): boolean {
  return from !== null && nobody.test(from.address)
}
