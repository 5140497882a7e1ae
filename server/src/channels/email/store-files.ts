import { hash, randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Rejection, storedUnlessRejected } from '../../files/accept.ts'
import { createFile } from '../../files/create.ts'
import type { Scope } from '../../scope.ts'
import type { Mail } from './read/mail-shape.ts'

/** More than this, and only the original has them. */
const max_parts = 50
const max_characters = 10_000
const original_type = 'message/rfc822'

/** The content and files of the message that a mail becomes. */
export interface MailContent {
  content: string
  attachments: { file_id: string }[]
  /** The mail as it came, which is kept with the message. Null if there was no room for it. */
  original_id: string | null
}

/** Stores the files of a mail. Nobody else can attach them; what never becomes a message is swept. */
export async function storeMail(scope: Scope, owner: string, raw: Buffer, mail: Mail): Promise<MailContent> {
  const files: string[] = []
  const notes: string[] = []
  let is_harmful = false
  for (const { name, content } of mail.parts.slice(0, max_parts)) {
    if (content.length === 0) continue
    const result = await storeIfAccepted(scope, owner, name, content)
    if ('id' in result) files.push(result.id)
    else notes.push(notesOn[result.rejection](name))
    is_harmful ||= 'rejection' in result && result.rejection === 'harmful'
  }
  if (mail.parts.length > max_parts)
    notes.push(`[${mail.parts.length - max_parts} more files are only in the original email.]`)
  const text = plain(mail.reply) || plain(mail.text) || plain(mail.subject) || '[This email has no text.]'
  const is_long = lengthOf([text, ...notes].join('\n\n')) > max_characters
  if (is_long) notes.unshift(await storeText(scope, owner, plain(mail.text), files))
  const end = notes
  const room = max_characters - lengthOf(['', ...end].join('\n\n'))
  return {
    content: [Array.from(text).slice(0, room).join(''), ...end].join('\n\n'),
    attachments: files.map((file_id) => ({ file_id })),
    // Whatever was found in it is in the original, too.
    original_id: is_harmful ? null : await storeOriginal(scope, owner, raw),
  }
}

/** What nobody could read, for a person to open. */
export async function storeUnreadable(scope: Scope, owner: string, raw: Buffer, problem: string): Promise<MailContent> {
  const why = reasons[problem] ?? reasons.malformed
  const original_id = await storeOriginal(scope, owner, raw)
  if (original_id === null) return { content: `[${why} The mailbox has it as it came.]`, attachments: [], original_id }
  return { content: `[${why} The file has it as it came.]`, attachments: [{ file_id: original_id }], original_id }
}

const reasons: Record<string, string> = {
  too_large: 'This email is too large to be shown. The mailbox has all of it.',
  too_deep: "This email can't be shown: it is nested too deep.",
  too_many_parts: "This email can't be shown: it has too many parts.",
  too_costly: "This email can't be shown: reading it takes too long or too much memory.",
  failing: "This email can't be shown: taking it in failed several times.",
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

const noRoom = (name: string) => `[There is no room for the file ${name} here. The mailbox has it.]`

/** What a message says about files that it doesn't have. */
const notesOn: Record<Rejection, (name: string) => string> = {
  harmful: (name: string) => `[The virus scanner found something in the file ${name}. It was left out.]`,
  file_type_not_allowed: (name: string) => `[The file ${name} is not accepted here. The original email has it.]`,
  file_too_large: (name: string) => `[The file ${name} is too large here. The mailbox has it.]`,
  storage_quota_reached: noRoom,
  storage_full: noRoom,
}

/** A mail is taken in, whatever becomes of its files. */
function storeIfAccepted(scope: Scope, owner: string, name: string, bytes: Uint8Array, content_type?: string) {
  return storedUnlessRejected(() => storeBytes(scope, owner, name, bytes, content_type))
}

/** The text of a mail that is longer than a message. Returns what the message says about it. */
async function storeText(scope: Scope, owner: string, text: string, files: string[]): Promise<string> {
  const result = await storeIfAccepted(scope, owner, 'email.txt', Buffer.from(text))
  if (!('id' in result)) return '[The email is longer. The mailbox has all of it.]'
  files.push(result.id)
  return '[The email is longer. All of it is in the file email.txt.]'
}

async function storeOriginal(scope: Scope, owner: string, raw: Buffer): Promise<string | null> {
  // A file without bytes can't be stored.
  const bytes = raw.length === 0 ? Buffer.from('\n') : raw
  const result = await storeIfAccepted(scope, owner, 'email.eml', bytes, original_type)
  return 'id' in result ? result.id : null
}

async function storeBytes(scope: Scope, owner: string, name: string, bytes: Uint8Array, content_type?: string) {
  const { incoming } = scope.files
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  const path = join(incoming, randomUUID())
  const size = bytes.length
  try {
    await scope.files.requireRoom(size)
    await writeFile(path, bytes, { flag: 'wx', mode: 0o600 })
    const upload = { name: name || 'file', path, size, sha256: hash('sha256', bytes), first_byte: 0, whole: size }
    const origin = { owner, channel_id: owner, is_later: true } as const
    return await createFile(scope, upload, { ...origin, ...(content_type && { content_type }) })
  } finally {
    await rm(path, { force: true })
  }
}
