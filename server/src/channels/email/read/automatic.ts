import { isAbsenceBySubject, isAbsenceByText } from './absence.ts'
import { expression } from './expression.ts'
import type { Headers } from './headers.ts'
import type { Address, Automatic, DeliveryReport } from './mail-shape.ts'
import { answer_prefix } from './threading.ts'
import { everyPart, type Part } from './tree.ts'

interface About {
  tree: Part
  from: Address | null
  subject: string
  delivery_report: DeliveryReport | null
  /** What its writer says, without what it quotes. */
  reply: string
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
  |microsoftexchange[\\da-f]{8,}|mdaemon)(?:[+@-]|$)|$)`)
/** Persons may, too. */
const postmaster = /^(?:postmaster|postoffice|bounces?)(?:[+@-]|$)/i

const returned =
  expression(`^(?!\\s*${answer_prefix}\\s*[:：]).*(?:undeliver|returned mail|failure (?:notice|delivery)|failed mail
  |delivery (?:status notification|has failed|fail(?:ure|ed)|notification: |delayed)|delayed mail|mail (?:delivery (?:fail|error|problem|warning|delay)|system error)
  |return(?:ed|ing) (?:message )?to sender|(?:message|mail) (?:could not|cannot|not|has not yet) (?:be |been )?(?:send|sent|deliver)
  |non[- ]?delivery|unzustellbar|non remis|メールエラー|配信(?:不能|エラー))`)

function isBounce(headers: Headers, about: About): boolean {
  if (about.delivery_report !== null || headers.has('x-failed-recipients')) return true
  return (
    /report-type\s*=\s*"?delivery-status/i.test(headers.first('content-type') ?? '') || isFromServer(headers, about)
  )
}

/**
 * Whether a server wrote it about another mail, rather than a person, or a machine about something else. Anybody may write of a delivery
 * and attach a mail: it needs a sender that is no person, or the empty return path that servers have for this.
 */
export function isFromServer(
  headers: Headers,
  { tree, from, subject }: Pick<About, 'tree' | 'from' | 'subject'>,
): boolean {
  // Some leave the address out, because nobody is to answer.
  const is_unnamed = from === null && /<\s*>/.test(headers.first('from') ?? '')
  const sender = from?.address ?? (is_unnamed ? '' : (headers.first('from') ?? 'nobody'))
  if (daemon.test(sender)) return true
  if (saysItAnswers(headers, tree) || isAbsence(headers, subject)) return false
  const is_empty = hasNullReturnPath(headers)
  if (!is_empty && !postmaster.test(sender) && !nobody.test(sender)) return false
  const has_mail = everyPart(tree).some(({ type }) => type === 'message/rfc822')
  return returned.test(subject) || (has_mail && !nobody.test(sender)) || (is_empty && postmaster.test(sender))
}

function hasNullReturnPath(headers: Headers): boolean {
  return /^\s*(?:<\s*>)?\s*$/.test(headers.first('return-path') ?? 'none')
}

/** Whose answer to our mail is called so, instead of by our subject, is away. */
const isAbsence = (headers: Headers, subject: string) => isAbsenceBySubject(subject, isAnswer(headers))

const isAnswer = (headers: Headers) => headers.has('in-reply-to') || headers.has('references')

/** By what programs add to a mail that they send in a person's name. */
function saysItAnswers(headers: Headers, tree: Part): boolean {
  const submitted = (headers.first('auto-submitted') ?? '').trim().toLowerCase()
  if (submitted.startsWith('auto-replied') || (submitted.startsWith('auto-') && isAnswer(headers))) return true
  if (/^auto[_-]?reply/i.test((headers.first('precedence') ?? '').trim())) return true
  if (auto_reply_headers.some((key) => isSet(headers.first(key)))) return true
  return everyPart(tree).some(({ type }) => type === 'message/disposition-notification')
}

function isAutoReply(headers: Headers, { tree, subject, reply }: About): boolean {
  if (saysItAnswers(headers, tree) || isAbsence(headers, subject) || hasNullReturnPath(headers)) return true
  return isAnswer(headers) && isAbsenceByText(reply)
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
