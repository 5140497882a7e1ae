import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Rejection, rejectionIn } from '../../files/accept.ts'
import { createFile } from '../../files/create.ts'
import { deleteFile } from '../../files/files.ts'
import { max_attachments } from '../../files/schema.ts'
import { download, type Failure } from '../../outbound/download.ts'
import { parseAllowed } from '../../outbound/public-address.ts'
import type { Scope } from '../../scope.ts'
import type { HookChannel, InboundMessage, RemoteMedium } from '../hook.ts'
import type { StoredMessage } from './inlet.ts'

type HeadersFor = (url: string) => Record<string, string>
type Result = { id: string } | { problem: Problem }
type Problem = Rejection | Failure | 'empty'

const max_characters = 10_000
// For all files of a message: others wait for their turn.
const max_ms = 120_000

/**
 * The message with its files here. A file that isn't accepted, or that the other side no longer has, becomes a note in the message.
 * Null: one can't be fetched now, and can be later.
 */
export async function withFiles(
  scope: Scope,
  { id: channel_id }: HookChannel,
  message: InboundMessage,
  { headersFor, is_last_try }: { headersFor: HeadersFor; is_last_try: boolean },
): Promise<StoredMessage | null> {
  const { media, ...rest } = message
  const file_ids: string[] = []
  const new_ids: string[] = []
  const notes: string[] = []
  const until = performance.now() + max_ms
  for (const medium of media.slice(0, max_attachments)) {
    if ('file_id' in medium) {
      file_ids.push(medium.file_id)
      continue
    }
    const in_time = performance.now() < until
    const result: Result = in_time
      ? await fetchFile(scope, channel_id, medium, headersFor(medium.url))
      : { problem: 'unavailable' }
    if ('id' in result) {
      file_ids.push(result.id)
      new_ids.push(result.id)
    } else if (result.problem === 'unavailable' && !is_last_try) {
      // The next try fetches them again.
      for (const id of new_ids) await deleteFile(scope, id)
      return null
    } else notes.push(`[${notesOn[result.problem](medium.name)}]`)
  }
  const left_out = media.length - max_attachments
  if (left_out > 0) notes.push(`[${left_out} more files are only in the messenger.]`)
  return { ...rest, content: withNotes(message.content, notes), file_ids }
}

/** Whoever dies in between leaves a file that no message has, and that is swept. */
async function fetchFile(
  scope: Scope,
  channel_id: string,
  { url, name }: RemoteMedium,
  headers: Record<string, string>,
): Promise<Result> {
  const { incoming, max_bytes } = scope.files
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  const path = join(incoming, randomUUID())
  const rule = { allowed: parseAllowed([], scope.settings.own_place), mode: scope.mode }
  try {
    await scope.files.requireRoom(max_bytes)
    const file = await download(url, { headers, rule, path, max_bytes })
    if ('failure' in file) return { problem: file.failure }
    if (file.size === 0) return { problem: 'empty' }
    const upload = { name, path, ...file, first_byte: 0, whole: file.size }
    const { id } = await createFile(scope, upload, { channel_id, is_later: true })
    return { id: id! }
  } catch (error) {
    return { problem: rejectionIn(error) }
  } finally {
    await rm(path, { force: true })
  }
}

function withNotes(content: string, notes: readonly string[]): string {
  if (notes.length === 0) return content
  const end = notes.join('\n\n')
  const room = max_characters - Array.from(end).length - 2
  return [Array.from(content).slice(0, room).join(''), end].filter(Boolean).join('\n\n')
}

const noRoom = (name: string) => `There is no room for the file ${name} here. The messenger has it.`
const tooLarge = (name: string) => `The file ${name} is too large here. The messenger has it.`

const notesOn: Readonly<Record<Problem, (name: string) => string>> = {
  harmful: (name) => `The virus scanner found something in the file ${name}. It was left out.`,
  file_type_not_allowed: (name) => `The file ${name} is not accepted here. The messenger has it.`,
  file_too_large: tooLarge,
  too_large: tooLarge,
  storage_quota_reached: noRoom,
  storage_full: noRoom,
  empty: (name) => `The file ${name} is empty.`,
  gone: (name) => `The messenger no longer has the file ${name}.`,
  unavailable: (name) => `The file ${name} could not be fetched. The messenger may have it.`,
}
