import { decodeText } from './charset.ts'
import { type Headers, idsOf, oneLine, validAddress } from './headers.ts'
import { max_recipients } from './limits.ts'
import type { DeliveryReport } from './mail-shape.ts'
import { everyPart, type Part } from './tree.ts'

type Recipient = DeliveryReport['recipients'][number]

const max_diagnostic_characters = 1000
/** Each is looked for in the text. */
const max_listed = 50

/** What became of a mail that was sent, as servers report it (RFC 3464), or as Exim and qmail do. */
export function deliveryReportOf(tree: Part, headers: Headers): DeliveryReport | null {
  const parts = everyPart(tree)
  const statuses = parts.filter(
    ({ type }) => type === 'message/delivery-status' || type === 'message/global-delivery-status',
  )
  const reported = recipientsIn(statuses.map(textOf).join('\n\n'))
  const recipients = reported.length > 0 ? reported : listedRecipients(headers, tree)
  if (recipients.length === 0) return null
  const original = parts.find(({ type }) =>
    /^(?:message\/(?:rfc822|global)|text\/rfc822-headers|message\/rfc822-headers)/.test(type),
  )
  return { original_message_id: idIn(original ? textOf(original) : textOf(tree.children[0] ?? tree)), recipients }
}

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
    const action = /[a-z]+/.exec((fields.get('action') ?? 'failed').toLowerCase())?.[0] ?? 'failed'
    const status = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(fields.get('status') ?? '')?.[0] ?? null
    return [{ address, original_address, action, status, diagnostic: diagnosticOf(fields.get('diagnostic-code')) }]
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

/** Exim names them in a header; qmail only in its text. */
function listedRecipients(headers: Headers, tree: Part): Recipient[] {
  const text = textOf(tree.children[0] ?? tree)
  const failed = headers.all('x-failed-recipients').flatMap((value) => value.split(','))
  const addresses = failed
    .slice(0, max_listed)
    .map((address) => validAddress(address.trim()))
    .filter((address) => address !== null)
  if (addresses.length > 0) return addresses.map((address) => recipient(address, text))
  if (!/^Hi\. This is the qmail-send program/m.test(text)) return []
  return Array.from(text.matchAll(/^<([^<>\s]{1,320})>:$/gm), ([, address]) => validAddress(address!))
    .filter((address) => address !== null)
    .slice(0, max_listed)
    .map((address) => recipient(address, text))
}

function recipient(address: string, text: string): Recipient {
  const at = text.toLowerCase().indexOf(address)
  const reason =
    at === -1
      ? ''
      : text
          .slice(at + address.length)
          .replace(/^[>:\s]+/, '')
          .split(/\n\s*\n/, 1)[0]!
  const status = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(reason)?.[0] ?? null
  return { address, original_address: null, action: 'failed', status, diagnostic: diagnosticOf(reason) }
}

function idIn(text: string): string | null {
  const unfolded = text.replace(/\n[ \t]+/g, ' ')
  return idsOf([/^message-id[ \t]*:(.*)$/im.exec(unfolded)?.[1] ?? ''])[0] ?? null
}
