import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from '../db/sql.ts'
import { ApiError, unavailable } from '../errors.ts'
import { write } from '../events/record.ts'
import { discard, type Upload } from '../http/upload.ts'
import { type Resource, read, type Scope } from '../scope.ts'
import { storeFile } from './create.ts'
import { claimKeys, type FileRow, fileResource, findFile, inUse, type Ownership } from './files.ts'
import type { Piece } from './store.ts'

/** Adds the next part of an announced file. The last one completes it. */
export async function addPart(scope: Scope, id: string, part: Upload, whose: Ownership = {}): Promise<Resource> {
  const file = await findFile(scope, id, whose)
  requireNext(file, part)
  await scope.files.storage.put(id, pieceAt(part.first_byte), part.path)
  const received_bytes = part.first_byte + part.size
  const is_last = received_bytes === file.size
  const after = { ...file, received_bytes }
  // The last part's response is that of the complete file.
  const { claim: _, ...before } = scope
  const rows = await write(
    is_last ? before : scope,
    sql`moved as (
      update files set received_bytes = ${received_bytes}::integer, claim_keys = claim_keys || ${is_last ? [] : claimKeys(scope)}::text[]
      where environment_id = ${scope.environment_id} and id = ${id} and received_bytes = ${part.first_byte}::integer and stored_at is null returning id),
    change as (
      insert into file_parts (environment_id, file_id, first_byte, size)
      select ${scope.environment_id}::integer, id, ${part.first_byte}::integer, ${part.size}::integer from moved returning file_id)`,
    [],
    fileResource(scope, after),
  )
  if (rows.length === 0) throw wrongPart(await findFile(scope, id, whose))
  return is_last ? complete(scope, after) : fileResource(scope, after)
}

/** Puts the parts together. If that fails, sending the last part again tries again. */
async function complete(scope: Scope, file: FileRow): Promise<Resource> {
  const parts = await read<{ first_byte: number; size: number }>(
    scope,
    sql`select first_byte, size from file_parts where environment_id = ${scope.environment_id} and file_id = ${file.id} order by first_byte`,
  )
  const { incoming, storage } = scope.files
  const path = join(incoming, randomUUID())
  const upload = { name: file.name, path, size: file.size, sha256: '', first_byte: 0, whole: file.size }
  try {
    await mkdir(incoming, { recursive: true, mode: 0o700 })
    await pipeline(Readable.from(bytesOf(scope, file.id, parts)), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    const result = await storeFile(scope, file, upload)
    for (const { first_byte } of parts) await storage.remove(file.id, pieceAt(first_byte)).catch(() => {})
    await scope.database.run(sql`
      delete from file_parts where environment_id = ${scope.environment_id} and file_id = ${file.id}`)
    return result
  } catch (error) {
    if (error instanceof ApiError && error.code === 'file_type_not_allowed') await refuse(scope, file.id)
    else await takeBack(scope, file, parts.at(-1)!.first_byte)
    throw error
  } finally {
    await discard(upload)
  }
}

async function* bytesOf(scope: Scope, id: string, parts: { first_byte: number }[]): AsyncGenerator<Buffer> {
  for (const { first_byte } of parts) {
    const part = await scope.files.storage.read(id, pieceAt(first_byte))
    if (!part) throw unavailable('storage_unavailable', "A part of the file can't be read right now. Send it again.")
    yield* part.bytes
  }
}

async function refuse({ database, environment_id }: Scope, id: string): Promise<void> {
  await database.run(
    sql`delete from files where environment_id = ${environment_id} and id = ${id} and stored_at is null`,
  )
}

async function takeBack({ database, environment_id }: Scope, { id }: FileRow, first_byte: number): Promise<void> {
  await database.run(sql`
    with file as (
      update files set received_bytes = ${first_byte}::integer
      where environment_id = ${environment_id} and id = ${id} and stored_at is null returning id)
    delete from file_parts where environment_id = ${environment_id} and file_id in (select id from file) and first_byte = ${first_byte}::integer`)
}

function requireNext(file: FileRow, { first_byte, size, whole }: Upload): void {
  if (file.message_id !== null) throw inUse()
  const is_next = file.stored_at === null && first_byte === file.received_bytes
  if (!is_next || whole !== file.size || first_byte + size > file.size) throw wrongPart(file)
}

function wrongPart({ size, received_bytes, stored_at }: FileRow): ApiError {
  return new ApiError(
    'file_incomplete',
    stored_at !== null
      ? 'The file is complete.'
      : `The next part must begin with byte ${received_bytes} of ${size}: Content-Range must be such as "bytes ${received_bytes}-${size - 1}/${size}".`,
  )
}

function pieceAt(first_byte: number): Piece {
  return `part-${first_byte}`
}
