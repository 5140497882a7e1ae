import { isText } from './body.ts'
import { oneLine } from './headers.ts'
import { max_name_characters } from './limits.ts'
import type { MailPart } from './mail-shape.ts'
import type { Part } from './tree.ts'

/** Files that came with a mail, inline images included. What only describes the mail to machines is none. */
export function partsOf(tree: Part, html: string | null): MailPart[] {
  const files = filesIn(tree, '')
  const names = new Map<string, number>()
  return files.map((part, n) => ({
    name: unique(fileName(part, n + 1), names),
    content_type: part.type,
    content: part.content,
    content_id: part.content_id,
    is_inline: isInline(part, html),
  }))
}

function filesIn(part: Part, parent: string): Part[] {
  if (part.children.length > 0 || part.type.startsWith('multipart/'))
    return part.children.flatMap((child) => filesIn(child, part.type))
  const is_for_machines =
    (parent === 'multipart/alternative' && /^text\/(?:x-amp-html|watch-html)$/.test(part.type)) ||
    /^message\/(?:delivery-status|disposition-notification|feedback-report)$/.test(part.type)
  return isText(part) || is_for_machines || (part.content.length === 0 && part.file_name === null) ? [] : [part]
}

function isInline({ type, disposition, content_id }: Part, html: string | null): boolean {
  if (content_id !== null && html?.includes(`cid:${content_id}`)) return true
  return disposition === 'inline' && type.startsWith('image/')
}

const extensions: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/heic': 'heic',
  'application/pdf': 'pdf',
  'text/calendar': 'ics',
  'text/vcard': 'vcf',
  'text/x-vcard': 'vcf',
  'text/html': 'html',
  'text/plain': 'txt',
  'text/csv': 'csv',
  'audio/mpeg': 'mp3',
  'audio/ogg': 'ogg',
  'video/mp4': 'mp4',
  'application/zip': 'zip',
  'application/pgp-signature': 'asc',
  'application/pgp-encrypted': 'asc',
  'application/pkcs7-signature': 'p7s',
  'application/pkcs7-mime': 'p7m',
  'message/rfc822': 'eml',
  'text/rfc822-headers': 'txt',
}

function fileName(part: Part, n: number): string {
  const file_name = safeName(part.file_name ?? '')
  if (file_name !== '') return file_name
  if (part.type === 'application/ms-tnef') return 'winmail.dat'
  if (part.type === 'text/calendar') return 'invite.ics'
  const forwarded = part.type === 'message/rfc822' ? safeName(subjectIn(part.content)) : ''
  const extension = extensions[part.type] ?? 'bin'
  return `${forwarded || `attachment-${n}`}.${extension}`
}

function subjectIn(content: Uint8Array): string {
  const head = Buffer.from(content.subarray(0, 20_000))
    .toString('utf8')
    .split(/\r?\n\r?\n/, 1)[0]!
  return /^subject:[ \t]*(.*)$/im.exec(head)?.[1] ?? ''
}

/** A name that is no path, no command and no disguise. */
function safeName(name: string): string {
  const plain = oneLine(name.replace(/^.*[\\/]/s, ''))
    .replace(/[<>:"|?*]/g, '_')
    .replace(/^\.+/, '')
  if (plain.length <= max_name_characters) return plain
  const extension = /\.[^.]{1,10}$/.exec(plain)?.[0] ?? ''
  return plain.slice(0, max_name_characters - extension.length).toWellFormed() + extension
}

function unique(name: string, names: Map<string, number>): string {
  const count = names.get(name.toLowerCase()) ?? 0
  names.set(name.toLowerCase(), count + 1)
  return count === 0 ? name : name.replace(/(\.[^.]*)?$/, (extension: string) => ` (${count + 1})${extension}`)
}
