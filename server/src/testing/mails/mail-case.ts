import type { Mail, Problem } from '../../channels/email/read/mail.ts'
import { encoded } from './encoded.ts'

/** A mail, and what a person who reads it would say about it. Whatever `expected` leaves out doesn't matter there. */
export interface MailCase {
  name: string
  raw: Buffer
  expected: Partial<Seen>
}

export interface Seen {
  problem: Problem | null
  subject: string
  from: string | null
  to: string[]
  reply_to: string[]
  sent_at: string | null
  text: string
  reply: string
  /** Whether something was folded as history. */
  has_quote: boolean
  signature: string | null
  has_html: boolean
  /** `name (type)`, with `inline` in front if it is. */
  parts: string[]
  automatic: Mail['automatic']
  report: string[] | null
  original: string | null
  language: string | null
  verdicts: string
  in_reply_to: string[]
  references: string[]
  delivered_to: string[]
}

export function seenIn(mail: Mail): Seen {
  const { authentication, delivery_report, folded } = mail
  return {
    problem: null,
    subject: mail.subject,
    from: mail.from && `${mail.from.name ?? ''} <${mail.from.address}>`.trim(),
    to: mail.to.map(({ address }) => address),
    reply_to: mail.reply_to.map(({ address }) => address),
    sent_at: mail.sent_at?.toISOString() ?? null,
    text: mail.text,
    reply: mail.reply,
    has_quote: folded.quote !== null,
    signature: folded.signature,
    has_html: mail.html !== null,
    parts: mail.parts.map(
      ({ name, content_type, is_inline }) => `${is_inline ? 'inline ' : ''}${name} (${content_type})`,
    ),
    automatic: mail.automatic,
    report: delivery_report?.recipients.map(({ address, action, status }) => `${address} ${action} ${status}`) ?? null,
    original: delivery_report?.original_message_id ?? null,
    language: mail.language,
    verdicts: `spf ${authentication.spf}, dkim ${authentication.dkim}, dmarc ${authentication.dmarc}, ${authentication.is_aligned ? 'aligned' : 'not aligned'}`,
    in_reply_to: mail.in_reply_to,
    references: mail.references,
    delivered_to: mail.delivered_to,
  }
}

const usual = {
  From: 'Anna Keller <anna@kunde.example>',
  To: 'Support <support@shop.example>',
  Subject: 'Re: Your order',
  Date: 'Mon, 16 Nov 2026 09:12:44 +0100',
  'Message-ID': '<4f1c.77@kunde.example>',
  'MIME-Version': '1.0',
}

export type Fields = Record<string, string | string[] | null>

/** A whole mail: the usual headers, changed by `fields` (null takes one out), and a body as it travels. */
export function mailOf(fields: Fields, body: string | Buffer): Buffer {
  const lines = Object.entries({ ...usual, ...fields }).flatMap(([key, value]) =>
    value === null ? [] : [value].flat().map((one) => `${key}: ${one}`),
  )
  const content = typeof body === 'string' ? Buffer.from(body.replace(/\r?\n/g, '\r\n')) : body
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`), content])
}

/** A mail of plain text in a charset, as eight bits. */
export function textMail(text: string, fields: Fields = {}, charset = 'utf-8'): Buffer {
  const type = { 'Content-Type': `text/plain; charset=${charset}`, 'Content-Transfer-Encoding': '8bit' }
  return mailOf({ ...type, ...fields }, encoded(text.replace(/\n/g, '\r\n'), charset))
}

export function htmlMail(html: string, fields: Fields = {}): Buffer {
  const type = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Transfer-Encoding': 'base64' }
  return mailOf({ ...type, ...fields }, wrapped(Buffer.from(html)))
}

/** Parts as they travel, each with its own headers, under one boundary. */
export function multipart(subtype: string, parts: string[], fields: Fields = {}): Buffer {
  return mailOf({ ...fields, 'Content-Type': `multipart/${subtype}; boundary="=_b1"` }, between('=_b1', parts))
}

export function between(boundary: string, parts: string[]): string {
  return `${parts.map((part) => `--${boundary}\n${part}\n`).join('')}--${boundary}--\n`
}

export function part(type: string, content: string, fields = ''): string {
  return `Content-Type: ${type}\n${fields}${fields === '' ? '' : '\n'}\n${content}`
}

/** A file in base64. */
export function file(type: string, content: string | Buffer, fields: string): string {
  return part(type, wrapped(Buffer.from(content)), `Content-Transfer-Encoding: base64\n${fields}`)
}

export function wrapped(content: Buffer): string {
  return content.toString('base64').replace(/.{76}/g, '$&\n')
}
