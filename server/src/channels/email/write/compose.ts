import { hash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { MailComposerOptions } from 'nodemailer/lib/mail-composer'
import { lazily } from '../../../jobs/lazily.ts'
import { oneLine, validAddress } from '../read/headers.ts'
import { escaped, sanitizeHtml } from '../read/html.ts'
import { max_id_characters, max_ids, max_name_characters, max_subject_characters } from '../read/limits.ts'
import type { Address, Mail } from '../read/mail-shape.ts'
import { htmlOfMarkdown, textOfMarkdown } from '../read/markdown.ts'

export interface Outgoing {
  message_id: string
  from: Address
  to: Address[]
  cc: Address[]
  /** Nobody sees them: they stand in the envelope, never in the mail. */
  bcc: Address[]
  reply_to: Address[]
  subject: string
  in_reply_to: string | null
  references: string[]
  markdown: string
  /** Markdown, too. */
  signature: string | null
  quoted: { mail: Pick<Mail, 'text' | 'html'>; introduction: string } | null
  /** A mail that is passed on, below the lines that say where it came from. */
  forwarded: { mail: Pick<Mail, 'text' | 'html'>; head: string[] } | null
  attachments: { name: string; content_type: string; content: Uint8Array | Readable }[]
  is_automatic: boolean
  /** An address of a page or a mailbox where people can stop these mails. */
  list_unsubscribe: string | null
  date: Date
  /** Whether those in `bcc` stand in it. */
  keep_bcc?: boolean
}

const max_references_characters = 8000

const composer = lazily(() => import('nodemailer/lib/mail-composer'))

/** A whole mail, as it goes to a server. Rejects an address that isn't one: it would reach someone else, or nobody. */
export async function compose(outgoing: Outgoing): Promise<Buffer> {
  const { default: MailComposer } = await composer()
  const mail = new MailComposer(optionsOf(outgoing)).compile()
  mail.keepBcc = outgoing.keep_bcc ?? false
  return await mail.build()
}

function optionsOf(outgoing: Outgoing): MailComposerOptions {
  const in_reply_to = outgoing.in_reply_to === null ? null : messageId(outgoing.in_reply_to)
  return {
    messageId: messageId(outgoing.message_id) ?? undefined,
    date: outgoing.date,
    from: mailbox(outgoing.from),
    to: outgoing.to.map(mailbox),
    cc: outgoing.cc.map(mailbox),
    bcc: outgoing.bcc.map(mailbox),
    replyTo: outgoing.reply_to.map(mailbox),
    subject: oneLine(outgoing.subject).slice(0, max_subject_characters).toWellFormed(),
    inReplyTo: in_reply_to ?? undefined,
    references: referencesOf(outgoing.references, in_reply_to),
    text: textOf(outgoing),
    html: htmlOf(outgoing),
    attachments: outgoing.attachments.map(({ name, content_type, content }) => ({
      filename: oneLine(name.replace(/[\\/]/g, '_')).slice(0, max_name_characters).toWellFormed() || 'attachment',
      contentType: contentType(content_type),
      content: content instanceof Uint8Array ? Buffer.from(content) : content,
      contentDisposition: 'attachment',
    })),
    headers: headersOf(outgoing),
    // The same mail is the same bytes.
    baseBoundary: hash('sha256', `${outgoing.message_id} ${outgoing.date.toISOString()}`).slice(0, 16),
    newline: 'windows',
    // What a mail says never makes the service read a file or call a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function mailbox({ name, address }: Address): { name: string; address: string } {
  const valid = validAddress(address)
  if (valid === null) throw new RangeError('Not an email address.')
  return {
    name: oneLine(name ?? '')
      .slice(0, max_name_characters)
      .toWellFormed(),
    address: valid,
  }
}

function messageId(id: string): string | null {
  const plain = id.replace(/[\p{C}\s<>]+/gu, '')
  return plain === '' || plain.length > max_id_characters - 2 ? null : `<${plain}>`
}

/** The first one and the newest ones: programs build their threads from these. */
function referencesOf(references: string[], in_reply_to: string | null): string[] {
  const ids = [...references.map(messageId), in_reply_to].filter((id) => id !== null)
  const [first, ...rest] = new Set(ids.filter((id, n) => n === ids.lastIndexOf(id)))
  if (first === undefined) return []
  const newest: string[] = []
  let characters = first.length
  for (const id of rest.toReversed()) {
    characters += id.length + 1
    if (characters > max_references_characters || newest.length === max_ids - 1) break
    newest.unshift(id)
  }
  return [first, ...newest]
}

function contentType(type: string): string {
  return /^[\w.+-]{1,60}\/[\w.+-]{1,80}$/.test(type) ? type : 'application/octet-stream'
}

function headersOf({ is_automatic, in_reply_to, list_unsubscribe }: Outgoing): Record<string, string> {
  const unsubscribe = list_unsubscribe === null ? null : unsubscribeAddress(list_unsubscribe)
  return {
    // So that no one's absence is announced to a machine (RFC 3834).
    ...(is_automatic && {
      'Auto-Submitted': in_reply_to === null ? 'auto-generated' : 'auto-replied',
      'X-Auto-Response-Suppress': 'All',
    }),
    ...(unsubscribe && { 'List-Unsubscribe': `<${unsubscribe}>` }),
    ...(unsubscribe?.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  }
}

function unsubscribeAddress(address: string): string | null {
  const url = URL.parse(address.trim())
  return url && /^(?:https|http|mailto):$/.test(url.protocol) ? url.href.replace(/[<>\s,]/g, encodeURIComponent) : null
}

function textOf({ markdown, signature, quoted, forwarded }: Outgoing): string {
  const blocks = [
    textOfMarkdown(markdown),
    signature !== null && `-- \n${textOfMarkdown(signature)}`,
    quoted &&
      `${oneLine(quoted.introduction)}\n${quoted.mail.text.replace(/^(?=(.?))/gm, (_, next) => (next === '' || next === '>' ? '>' : '> '))}`,
    forwarded && `${forwarded.head.map(oneLine).join('\n')}\n\n${forwarded.mail.text}`,
  ]
  return blocks.filter((block) => block).join('\n\n')
}

function htmlOf({ markdown, signature, quoted, forwarded }: Outgoing): string {
  const blocks = [
    htmlOfMarkdown(markdown),
    signature !== null && `<div style="color: #666"><p>-- </p>\n${htmlOfMarkdown(signature)}</div>`,
    quoted && quotedHtml(quoted),
    forwarded && forwardedHtml(forwarded),
  ]
  return `<!doctype html><html><head><meta charset="utf-8"></head><body>${blocks.filter((block) => block).join('\n')}</body></html>`
}

function quotedHtml({ mail, introduction }: NonNullable<Outgoing['quoted']>): string {
  return `<div class="gmail_quote"><div>${escaped(oneLine(introduction))}</div>
<blockquote type="cite" style="margin: 0 0 0 8px; border-left: 1px solid #ccc; padding-left: 8px">${contentOf(mail)}</blockquote></div>`
}

function forwardedHtml({ mail, head }: NonNullable<Outgoing['forwarded']>): string {
  const lines = head.map((line) => escaped(oneLine(line))).join('<br>\n')
  return `<div class="gmail_quote"><div>${lines}</div>\n<br>\n${contentOf(mail)}</div>`
}

function contentOf({ text, html }: Pick<Mail, 'text' | 'html'>): string {
  return html === null
    ? `<div style="white-space: pre-wrap">${escaped(text)}</div>`
    : sanitizeHtml(html, { remote_images: 'loaded', inline_images: 'dropped' })
}
