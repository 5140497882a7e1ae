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
  expression(`^(?:automatic reply|auto(?:matic)?[ -]?(?:reply|response)|out of (?:the )?office|abwesenheits(?:notiz|nachricht|meldung)|abwesend
  |automatische (?:antwort|abwesenheitsmeldung)|réponse automatique|absence du bureau|respuesta automática|resposta automática
  |risposta automatica|fuori ufficio|automatisch antwoord|afwezig|autosvar|automatiskt svar|automatisk svar|automaattinen vastaus
  |poissaolo|automatyczna odpowiedź|autoodpowiedź|automatická odpověď|automatikus válasz|răspuns automat|автоматический ответ
  |автоответ|автоматична відповідь|otomatik yanıt|αυτόματη απάντηση|رد تلقائي|תשובה אוטומטית
  |自動応答|不在通知|自动回复|自動回覆|자동 ?회신|부재중)`)

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
  return ['list-id', 'list-unsubscribe', 'list-post', 'feedback-id', 'x-campaign', 'x-mailchimp-campaign'].some((key) =>
    headers.has(key),
  )
}

const nobody =
  expression(`^(?:.*[-_.+])?(?:no[-_.]?reply|do[-_.]?not[-_.]?reply|dont[-_.]?reply|no[-_.]?responder?|nao[-_.]?respond[ae]r?
  |ne[-_.]?pas[-_.]?repondre|keine?[-_.]?(?:antwort|reply)|nicht[-_.]?antworten|non[-_.]?rispondere|noresponse
  |niet[-_.]?beantwoorden|nie[-_.]?odpowiadaj|svara[-_.]?ej|mailer-daemon|nobody)(?:[-_.+\\d].*)?@`)

function isNoReply(from: Address | null): boolean {
  return from !== null && nobody.test(from.address)
}
