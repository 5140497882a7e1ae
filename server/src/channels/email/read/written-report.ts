import { expression } from './expression.ts'
import { validAddress } from './headers.ts'

/** Each is looked for in the text. */
const max_addresses = 50
const max_lines = 2000
/** From an address to the end of what is said of it. */
const max_reason = 2000

interface Written {
  /** Everything a person can read. */
  text: string
  subject: string
  /** The server's own address. */
  sender: string | null
  /** The mail that came back, if it is a part of its own. */
  returned: string | null
}

/** What a mail server wrote for people, as far as it names whom it is about. */
export interface WrittenReport {
  action: 'failed' | 'delayed'
  recipients: { address: string; reason: string }[]
}

/**
 * Many servers report in words alone, in front of a copy of the mail or of its headers. An address that the server merely mentions does
 * no harm: a report counts for those whom the mail went to and for nobody else.
 */
export function writtenReportOf({ text, subject, sender, returned }: Written): WrittenReport | null {
  const { notice, original } = split(text)
  const action = actionOf(subject, notice)
  if (action === null) return null
  const paragraphs = notice.split(/\n[ \t]*\n/)
  const reason = paragraphs.find(hasCode) ?? paragraphs.find(tells) ?? ''
  const named = addressesIn(notice, reason)
  const recipients = named.length > 0 ? named : onlyRecipientOf(returned ?? original, reason)
  // No server reports in the name of whom it could not reach.
  const others = recipients.filter(({ address }) => address !== sender)
  return others.length === 0 ? null : { action, recipients: others }
}

/** A code that is final says more than words, which may be those of our own subject or mail. */
function actionOf(subject: string, notice: string): WrittenReport['action'] | null {
  const own = notice.replace(/^[ \t]*>.*$/gm, '')
  if (/\b55\d[ -]|(?<![\d.])5\.\d{1,3}\.\d{1,3}(?![\d.])/.test(own)) return 'failed'
  if (delay_subject.test(subject)) return 'delayed'
  if (failure.test(subject)) return 'failed'
  if (delay.test(own)) return 'delayed'
  return failure.test(own) ? 'failed' : null
}

const delay_subject =
  /^\W*(?:warning\b|delayed|(?:mail )?delivery (?:status notification \(delay\)|is delayed|delay|warning))/i

const delay =
  expression(`warning message only|do(?:es)? not need to resend|delivery (?:status notification \\(delay\\)|is delayed|delayed|incomplete)
  |has (?:been|not yet been|not been) (?:delayed|delivered yet)|delayed mail|will (?:be retried|retry|keep trying|continue to (?:try|be))
  |(?:still|keep) (?:being )?trying|no action is required|wurde verzögert|retardé|retrasad|配信が遅延|再送を試み`)

const failure =
  expression(`undeliver|not able to deliver|un(?:able|successful)\\b.{0,40}(?:deliver|send|reach)|(?:not|n't|cannot|could not|couldn't) (?:be |yet be |been )?(?:deliver|reach|sent|send
  |accept)
  |did not reach|del[ie]very (?:\\w+ ){0,6}(?:failed|failure|error|aborted)|fail(?:ed|ure)[^.]{0,60}(?:deliver|recipient|address|send)
  |error (?:\\w+ ){0,6}deliver|permanent(?:ly)? (?:fatal )?(?:error|fail)
  |returned (?:mail|to (?:the )?sender)|bounced?\\b|reject(?:ed|ion)|user unknown|unknown (?:user|recipient|address)|no such (?:user|recipient|mailbox|address)
  |mailbox (?:is )?(?:full|unavailable|not found|disabled|does not exist)|(?:address|account|recipient|user|mailbox) (?:\\w+ ){0,3}(?:invalid|not found|not exist|n't exist|unknown
  |disabled)|invalid (?:address|recipient|mailbox)
  |over ?quota|exceeds? (?:\\w+ ){0,3}(?:size|quota)|mail(?:box)? (?:\\w+ )?(?:error|failure)|malformed|メールエラー
  |\\b5\\d\\d[ -][45]\\.\\d{1,3}\\.\\d{1,3}\\b|\\(#?5\\.\\d{1,3}\\.\\d{1,3}\\)|^\\s*(?:<<< )?55[0-4][ -]
  |unzustellbar|nicht (?:zugestellt|zustell|erreicht|ausgeliefert)|(?:non|pas) (?:pu )?(?:être )?(?:remis|distribu|délivr|livr|recapit|consegn|achemin)|échec|no (?:se )?(?:pudo
  |ha podido|entreg)
  |não (?:foi|pôde)|niet (?:worden )?(?:bezorgd|afgeleverd)|nie (?:można|został|udało)|не (?:доставлен|удалось|может быть)|doručen|kunde inte|ei voitu|teslim edilemedi
  |送信できません|配信(?:でき|不能|されません)|届け(?:られ|でき)|宛先不明|お届けできま|無法|无法|退信|退回|전송(?:되지|할 수)`)

// What no person writes, as the copy of a mail begins with it.
const header = /^[\t >]*(?:message-id|received|return-path|mime-version|dkim-signature|x-[a-z-]+)[ \t]*:/i
const any_header = /^[\t >]*[a-z][a-z0-9-]{1,40}[ \t]*:|^[\t ]+\S/i

/** The words of the server, and the mail it is about or its headers, if they follow. */
function split(text: string): { notice: string; original: string } {
  const lines = text.split('\n', max_lines)
  const found = lines.findIndex((line) => header.test(line))
  if (found === -1) return { notice: lines.join('\n'), original: '' }
  let start = found
  while (start > 0 && any_header.test(lines[start - 1]!)) start--
  // A server may set what it wrote in, so that all of it looks like one folded header.
  if (lines.slice(0, start).every((line) => line.trim() === '')) start = found
  return { notice: lines.slice(0, start).join('\n'), original: lines.slice(start).join('\n') }
}

const address_in_text =
  /[^\s\p{C}@<>()[\]\\,;:"'=]{1,64}@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})\.)+[\p{L}\p{N}-]{2,63}/gu

/** Lines that repeat the heading of the mail name everybody it went to, also those who got it. */
const heading = /^[\t >]*(?:to|cc|bcc|from|sender|reply-to|an|von|para|de|à)[ \t]*:/i

function addressesIn(notice: string, reason: string): WrittenReport['recipients'] {
  const told = notice
    .split('\n')
    .filter((line) => !heading.test(line))
    .join('\n')
  const all = told.trim() === '' ? notice : told
  const seen = new Map<string, string>()
  for (const { 0: found, index } of all.matchAll(address_in_text)) {
    const address = validAddress(found)
    if (address === null || seen.has(address)) continue
    seen.set(address, reasonAfter(all.slice(index + found.length, index + max_reason), reason))
    if (seen.size === max_addresses) break
  }
  // A code elsewhere is about the only one, and of several, nobody knows about whom.
  const isOfOnly = (own: string) => seen.size === 1 && hasCode(reason) && !hasCode(own)
  return Array.from(seen, ([address, own]) => ({ address, reason: isOfOnly(own) ? reason : own }))
}

/** What follows an address to the end of its paragraph, or else what tells what happened. */
function reasonAfter(rest: string, otherwise: string): string {
  const paragraph = rest.replace(/^[>"')\]:;,.\s]+/, '').split(/\n[ \t]*\n/, 1)[0]!
  return tells(paragraph) ? paragraph : otherwise
}

function tells(paragraph: string): boolean {
  return hasCode(paragraph) || (paragraph.length > 8 && failure.test(paragraph))
}

function hasCode(paragraph: string): boolean {
  return /\b[45]\d\d[ -]|\b[45]\.\d{1,3}\.\d{1,3}\b/.test(paragraph)
}

/** If the server names nobody, the mail's only recipient is meant. */
function onlyRecipientOf(original: string, reason: string): WrittenReport['recipients'] {
  const to = /^[\t >]*to[ \t]*:((?:.*\n[ \t]+)*.*)$/im.exec(original)?.[1] ?? ''
  const addresses = Array.from(to.matchAll(address_in_text), ([address]) => validAddress(address))
  const [only, ...others] = addresses.filter((address) => address !== null)
  return only === undefined || others.length > 0 ? [] : [{ address: only, reason }]
}
