import { rm } from 'node:fs/promises'
import { sql } from '../db/sql.ts'
import { ApiError, notFound } from '../errors.ts'
import { write } from '../events/record.ts'
import type { Upload } from '../http/upload.ts'
import { newId, timeOf } from '../ids.ts'
import { type Resource, type Scope, transact } from '../scope.ts'
import { contentTypeOf, unknown_type } from './content-type.ts'
import { claimKeys, type FileRow, fileResource, type Ownership, tooLarge } from './files.ts'
import { fittingName } from './fitting-name.ts'
import { safeName } from './name.ts'
import { type HowPrepared, prepared } from './prepare.ts'
import { requireQuota } from './quota.ts'
import type { NewFile } from './schema.ts'
import type { FileStore } from './store.ts'

/** Whose a new file is, and what counts against it. */
export interface Origin extends Ownership {
  /** Through which a stranger sent it. */
  channel_id?: string
  /** How many files the owner may have that no message has. */
  max_unattached?: number
}

interface HowStored extends HowPrepared {
  /** If it's known without looking. */
  content_type?: string
}

/** Keeps what a request uploaded. The row comes first, so that the sweep finds what a killed process leaves behind. */
export async function createFile(
  scope: Scope,
  upload: Upload,
  { content_type, is_later, ...origin }: Origin & HowStored = {},
): Promise<Resource> {
  const row = await insertFile(scope, { name: upload.name, size: upload.size }, origin)
  try {
    return await storeFile(scope, row, upload, { ...(content_type && { content_type }), ...(is_later && { is_later }) })
  } catch (error) {
    await forgetFile(scope, row.id).catch(() => {})
    throw error
  }
}

/** Announces a file whose bytes follow in parts. Their room is taken from now on. */
export async function announceFile(scope: Scope, { name, size }: NewFile, origin: Origin = {}): Promise<Resource> {
  if (size > scope.files.max_bytes) throw tooLarge(scope.files)
  await scope.files.requireRoom(size)
  const row = draftFile({ name, size }, origin)
  const result = fileResource(scope, row)
  await insert(scope, row, origin, result)
  return result
}

/** Everything that can be said of a file only when all of it is there: its type, its size as a picture, its preview. */
export async function storeFile(
  scope: Scope,
  row: FileRow,
  upload: Upload,
  { content_type: known_type, is_later }: HowStored = {},
): Promise<Resource> {
  const { storage } = scope.files
  await scope.files.scanner?.requireClean(upload.path)
  const content_type = known_type ?? (await acceptedType(scope.files, upload.path, row.name))
  const sender = row.owner ?? scope.actor.id ?? scope.actor.type
  const sharers = { account: String(scope.environment_id), channel_id: row.channel_id, sender }
  const file = await prepared(
    { path: upload.path, size: upload.size, content_type },
    sharers,
    is_later ? { is_later } : {},
  )
  try {
    if (file.preview) await storage.put(row.id, 'preview', file.preview.path)
    await storage.put(row.id, 'original', file.path)
  } finally {
    for (const path of [file.path, file.preview?.path])
      if (path && path !== upload.path) await rm(path, { force: true })
  }
  const { size, width, height } = file
  const name = fittingName(row.name, content_type)
  const stored_at = new Date().toISOString()
  const preview_size = file.preview?.size ?? null
  const stored = {
    ...row,
    name,
    size,
    width,
    height,
    content_type: file.content_type,
    received_bytes: size,
    preview_size,
    stored_at,
  }
  const result = fileResource(scope, stored)
  const rows = await write(
    scope,
    sql`change as (
      update files set name = ${name}, size = ${size}::integer, width = ${width}::integer, height = ${height}::integer, content_type = ${file.content_type},
        received_bytes = ${size}::integer, preview_size = ${preview_size}::integer,
        picture_due_at = ${file.is_due ? stored_at : null}::timestamptz,
        claim_keys = claim_keys || ${claimKeys(scope)}::text[], stored_at = ${stored_at}::timestamptz
      where environment_id = ${scope.environment_id} and id = ${row.id} and stored_at is null returning id)`,
    [],
    result,
  )
  if (rows.length === 0) throw notFound('file')
  return result
}

async function acceptedType({ refused_types }: FileStore, path: string, name: string): Promise<string> {
  const found = await contentTypeOf(path, name)
  const is_refused = refused_types.some(
    (type) => type === found || (type.endsWith('/*') && found.startsWith(type.slice(0, -1))),
  )
  if (is_refused) throw new ApiError('file_type_not_allowed', `Files of the type ${found} aren't accepted.`)
  return found
}

function draftFile({ name, size }: NewFile, { owner, channel_id }: Origin): FileRow {
  const id = newId('file')
  return {
    id,
    name: safeName(name),
    content_type: unknown_type,
    size,
    width: null,
    height: null,
    received_bytes: 0,
    created_at: timeOf(id),
    preview_size: null,
    stored_at: null,
    owner: owner ?? null,
    channel_id: channel_id ?? null,
    message_id: null,
  }
}

async function insertFile(scope: Scope, file: NewFile, origin: Origin): Promise<FileRow> {
  const row = draftFile(file, origin)
  // Not what the request is about yet, so its Idempotency-Key isn't used up.
  const { claim: _, audited: __, ...before } = scope
  await insert(before, row, origin, { json: '' })
  return row
}

/** Whatever comes at once, nobody exceeds what they may have: whoever shares a limit is counted one after the other. */
function insert(scope: Scope, row: FileRow, { max_unattached }: Origin, result: Resource): Promise<unknown> {
  return transact(scope, async (scope) => {
    await requireQuota(scope, row, max_unattached)
    return write(scope, insertion(scope, row), [], result)
  })
}

function insertion(scope: Scope, row: FileRow) {
  return sql`change as (
    insert into files (environment_id, id, name, content_type, size, owner, channel_id, claim_keys, created_at)
    values (${scope.environment_id}::integer, ${row.id}, ${row.name}, ${row.content_type}, ${row.size}::integer, ${row.owner},
      ${row.channel_id}, ${claimKeys(scope)}::text[], ${row.created_at}::timestamptz)
    returning id)`
}

async function forgetFile({ database, environment_id }: Scope, id: string): Promise<void> {
  await database.run(
    sql`delete from files where environment_id = ${environment_id} and id = ${id} and stored_at is null`,
  )
}
