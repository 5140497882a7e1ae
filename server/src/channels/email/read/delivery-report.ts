import { isFromServer } from './automatic.ts'
import { decodeText } from './charset.ts'
import { type Headers, idsOf, oneLine, validAddress } from './headers.ts'
import { max_recipients } from './limits.ts'
import type { Address, DeliveryReport } from './mail-shape.ts'
import { everyPart, type Part } from './tree.ts'
import { type WrittenReport, writtenReportOf } from './written-report.ts'

type Recipient = DeliveryReport['recipients'][number]

const max_diagnostic_characters = 1000
const max_words = 100_000
/** Each is looked for in the text. */
const max_listed = 50

interface About {
  from: Address | null
  subject: string
  /** Everything a person can read. */
  text: string
}

/** What became of a mail that was sent, as servers report it (RFC 3464), or write it for people. */
export function deliveryReportOf(tree: Part, headers: Headers, { from, subject, text }: About): DeliveryReport | null {
  const parts = everyPart(tree)
  const is_from_server = isFromServer(headers, { tree, from, subject })
  const has_words = is_from_server || headers.has('x-failed-recipients')
  // What a server writes is short.
  const words = has_words ? text.slice(0, max_words) : ''
  const statuses = parts.filter(({ type }) => report_types.has(type)).map(textOf)
  // Some write the fields of a report where people read.
  const reported = recipientsIn([...statuses, ...(is_from_server ? [words] : [])].join('\n\n'))
  const original = parts.find(({ type }) => original_types.has(type))
  const returned = original ? textOf(original) : null
  const written = has_words ? writtenReportOf({ text: words, subject, sender: from?.address ?? null, returned }) : null
  const listed = reported.length > 0 ? reported : failedRecipients(headers, written)
  const recipients = listed.length > 0 || !is_from_server ? listed : writtenRecipients(written)
  return recipients.length === 0 ? null : { original_message_id: originalId(headers, returned, words), recipients }
}

/** What an `Action` may say but that it failed (RFC 3464). Some say otherwise that it did, such as `expired`. */
const others = new Set(['delayed', 'delivered', 'relayed', 'expanded'])
const report_types = new Set(['message/delivery-status', 'message/global-delivery-status'])
const original_types = new Set([
  'message/rfc822',
  'message/global',
  'text/rfc822-headers',
  'message/rfc822-headers',
  'message/global-headers',
])

function textOf({ content, parameters }: Part): string {
  return decodeText(content.subarray(0, 200_000), parameters.charset ?? null).replace(/\r\n?/g, '\n')
}

/** Groups of fields with empty lines between; the first group is about the server. */
function recipientsIn(text: string): Recipient[] {
  const groups = text.trim().split(/\n[ \t]*\n+/)
  const recipients = groups.map(fieldsOf).flatMap((fields): Recipient[] => {
    const original_address = addressIn(fields.get('original-recipient'))
    const address = addressIn(fields.get('final-recipient')) ?? original_address
    if (address === null) return []
    const action = /[a-z]+/.exec((fields.get('action') ?? '').toLowerCase())?.[0] ?? ''
    const status = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(fields.get('status') ?? '')?.[0] ?? null
    return [
      {
        address,
        original_address,
        action: others.has(action) ? action : 'failed',
        status,
        diagnostic: diagnosticOf(fields.get('diagnostic-code')),
      },
    ]
  })
  return recipients.slice(0, max_recipients)
}

function fieldsOf(group: string): Map<string, string> {
  const lines = group.replace(/\n[ \t]+/g, ' ').split('\n')
  const fields = lines.map((line) => line.split(/:(.*)/s, 2)).filter(({ length }) => length === 2)
  return new Map(fields.map(([key, value]) => [key!.trim().toLowerCase(), value!.trim()]))
}

function addressIn(value: string | undefined): string | null {
  const address = value?.replace(/^[\w-]+\s*;/, '').replace(/[<>\s]/g, '') ?? ''
  return validAddress(address)
}

function diagnosticOf(value: string | undefined): string | null {
  const text = oneLine(value?.replace(/^[\w-]+\s*;/, '') ?? '')
  return text === '' ? null : text.slice(0, max_diagnostic_characters)
}

/** Exim names them in a header. */
function failedRecipients(headers: Headers, written: WrittenReport | null): Recipient[] {
  const failed = headers.all('x-failed-recipients').flatMap((value) => value.split(','))
  return failed
    .slice(0, max_listed)
    .map((address) => validAddress(address.trim()))
    .filter((address) => address !== null)
    .map((address) => recipient(address, written?.recipients.find((one) => one.address === address)?.reason ?? ''))
}

function writtenRecipients(written: WrittenReport | null): Recipient[] {
  return (written?.recipients ?? []).map(({ address, reason }) => recipient(address, reason, written!.action))
}

function recipient(address: string, reason: string, action = 'failed'): Recipient {
  const status = /\b[45]\.\d{1,3}\.\d{1,3}\b/.exec(reason)?.[0] ?? null
  return { address, original_address: null, action, status, diagnostic: diagnosticOf(reason) }
}

/** Of the mail that came back, or of its headers, or else of the mail that the report says it answers. */
function originalId(headers: Headers, returned: string | null, text: string): string | null {
  const answered = idsOf([...headers.all('in-reply-to'), ...headers.all('references')])
  return (returned && idIn(returned)) ?? idIn(text) ?? answered.at(-1) ?? null
}

function idIn(text: string): string | null {
  const unfolded = text.replace(/\n[ \t]+(?=<)/g, ' ')
  return idsOf([/^[\t >]*message-id[ \t]*:(.*)$/im.exec(unfolded)?.[1] ?? ''])[0] ?? null
}
