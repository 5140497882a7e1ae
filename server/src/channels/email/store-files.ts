import { hash, randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail } from '../../email/mail-shape.ts'
import { ApiError } from '../../errors.ts'
import { createFile } from '../../files/files.ts'
import type { Scope } from '../../scope.ts'

/** More than this, and only the original has them. */
const max_parts = 50
const max_characters = 10_000
const original_type = 'message/rfc822'

/** The content and files of the message that a mail becomes. */
export interface MailContent {
  content: string
  attachments: { file_id: string }[]
  /** The mail as it came, which is kept with the message. */
  original_id: string
}

/** Stores the files of a mail. Nobody else can attach them; what never becomes a message is swept. */
export async function storeMail(scope: Scope, owner: string, raw: Buffer, mail: Mail): Promise<MailContent> {
  const files: string[] = []
  const notes: string[] = []
  for (const { name, content } of mail.parts.slice(0, max_parts)) {
    if (content.length === 0) continue
    const id = await storeIfAccepted(scope, owner, name, content)
    if (id === null) notes.push(`[The file ${name} is not accepted here. The original email has it.]`)
    else files.push(id)
  }
  if (mail.parts.length > max_parts)
    notes.push(`[${mail.parts.length - max_parts} more files are only in the original email.]`)
  const text = plain(mail.reply) || plain(mail.text) || plain(mail.subject) || '[This email has no text.]'
  const is_long = lengthOf([text, ...notes].join('\n\n')) > max_characters
  if (is_long) files.push(await storeBytes(scope, owner, 'email.txt', Buffer.from(plain(mail.text))))
  const end = is_long ? ['[The email is longer. All of it is in the file email.txt.]', ...notes] : notes
  const room = max_characters - lengthOf(['', ...end].join('\n\n'))
  return {
    content: [Array.from(text).slice(0, room).join(''), ...end].join('\n\n'),
    attachments: files.map((file_id) => ({ file_id })),
    original_id: await storeOriginal(scope, owner, raw),
  }
}

/** What nobody could read, for a person to open. */
export async function storeUnreadable(scope: Scope, owner: string, raw: Buffer, problem: string): Promise<MailContent> {
  const why = reasons[problem] ?? reasons.malformed
  const original_id = await storeOriginal(scope, owner, raw)
  return { content: `[${why} The file has it as it came.]`, attachments: [{ file_id: original_id }], original_id }
}

const reasons: Record<string, string> = {
  too_large: 'This email is too large to be shown. The mailbox has all of it.',
  too_deep: "This email can't be shown: it is nested too deep.",
  too_many_parts: "This email can't be shown: it has too many parts.",
  malformed: "This email can't be shown: it is damaged.",
}

/** Characters that can be stored, shown and sent on. */
export function plain(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

function lengthOf(text: string): number {
  return Array.from(text).length
}

async function storeIfAccepted(scope: Scope, owner: string, name: string, bytes: Uint8Array): Promise<string | null> {
  try {
    return await storeBytes(scope, owner, name, bytes)
  } catch (error) {
    if (error instanceof ApiError && error.code === 'file_type_not_allowed') return null
    throw error
  }
}

function storeOriginal(scope: Scope, owner: string, raw: Buffer): Promise<string> {
  // A file without bytes can't be stored.
  return storeBytes(scope, owner, 'email.eml', raw.length === 0 ? Buffer.from('\n') : raw, original_type)
}

async function storeBytes(scope: Scope, owner: string, name: string, bytes: Uint8Array, content_type?: string) {
  const { incoming } = scope.files
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  const path = join(incoming, randomUUID())
  const size = bytes.length
  try {
    await writeFile(path, bytes, { flag: 'wx', mode: 0o600 })
    const upload = { name: name || 'file', path, size, sha256: hash('sha256', bytes), first_byte: 0, whole: size }
    const file = await createFile(scope, upload, { owner, ...(content_type && { content_type }) })
    return file.id!
  } finally {
    await rm(path, { force: true })
  }
}
