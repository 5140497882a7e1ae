import { rm } from 'node:fs/promises'
import { type Sql, sql, verbatim } from '../db/sql.ts'
import { ApiError, conflict, notFound } from '../errors.ts'
import { deletedResource } from '../events/change-row.ts'
import { write } from '../events/record.ts'
import type { Upload } from '../http/upload.ts'
import { isId, newId, timeOf } from '../ids.ts'
import { rendering, type Stored } from '../render.ts'
import { type Resource, read, type Scope } from '../scope.ts'
import { contentTypeOf, shown_types, unknown_type } from './content-type.ts'
import { safeName } from './name.ts'
import { pictureOf, typeWithout } from './pictures.ts'
import { type NewFile, StoredFile } from './schema.ts'
import type { FileStore } from './store.ts'

const { json } = rendering(StoredFile)

export const columns = verbatim(
  'id, name, content_type, size, width, height, received_bytes, created_at, preview_size, stored_at, owner, message_id',
)

export interface FileRow extends Omit<Stored<StoredFile>, 'object' | 'url' | 'preview_url' | 'url_expires_at'> {
  /** Null without a preview. */
  preview_size: number | null
  /** Null until all of it is in the storage. */
  stored_at: string | null
  /** Whoever alone may attach it. */
  owner: string | null
  message_id: string | null
}

/** Whose a file is. Without an owner, it's anyone's who has the permission. */
export interface Ownership {
  owner?: string
}

/** Keeps what a request uploaded. The row comes first, so that the sweep finds what a killed process leaves behind. */
export async function createFile(
  scope: Scope,
  upload: Upload,
  { owner, content_type }: Ownership & { content_type?: string } = {},
): Promise<Resource> {
  const row = await insertFile(scope, { name: upload.name, size: upload.size }, owner)
  try {
    return await storeFile(scope, row, upload, content_type)
  } catch (error) {
    await forgetFile(scope, row.id).catch(() => {})
    throw error
  }
}

/** Announces a file whose bytes follow in parts. */
export async function announceFile(
  scope: Scope,
  { name, size }: NewFile,
  { owner }: Ownership = {},
): Promise<Resource> {
  if (size > scope.files.max_bytes) throw tooLarge(scope.files)
  const row = draftFile({ name, size }, owner)
  const result = fileResource(scope, row)
  await write(scope, insertion(scope, row), [], result)
  return result
}

/** Everything that can be said of a file only when all of it is there: its type, its size as a picture, its preview. */
export async function storeFile(scope: Scope, row: FileRow, upload: Upload, known_type?: string): Promise<Resource> {
  const { storage } = scope.files
  const content_type = known_type ?? (await acceptedType(scope.files, upload.path, row.name))
  const picture = shown_types.has(content_type) ? await pictureOf(upload.path, content_type) : null
  try {
    if (picture) await storage.put(row.id, 'preview', picture.preview.path)
    await storage.put(row.id, 'original', picture?.path ?? upload.path)
  } finally {
    for (const path of [picture?.path, picture?.preview.path]) if (path) await rm(path, { force: true })
  }
  const { size = upload.size, width = null, height = null } = picture ?? {}
  const stored = {
    ...row,
    size,
    width,
    height,
    content_type: typeWithout(picture, content_type),
    received_bytes: size,
    preview_size: picture?.preview.size ?? null,
    stored_at: new Date().toISOString(),
  }
  const result = fileResource(scope, stored)
  const rows = await write(
    scope,
    sql`change as (
      update files set size = ${size}::integer, width = ${width}::integer, height = ${height}::integer, content_type = ${stored.content_type},
        received_bytes = ${size}::integer, preview_size = ${stored.preview_size}::integer,
        claim_keys = claim_keys || ${claimKeys(scope)}::text[], stored_at = ${stored.stored_at}::timestamptz
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

export async function getFile(scope: Scope, id: string, whose: Ownership = {}): Promise<Resource> {
  return fileResource(scope, await findFile(scope, id, whose))
}

/** Deletes a file that no message has. */
export async function deleteFile(scope: Scope, id: string, whose: Ownership = {}): Promise<Resource> {
  const deleted = deletedResource('file', id)
  if (!isId('file', id)) throw notFound('file')
  const rows = await write(
    scope,
    sql`change as (
      delete from files where environment_id = ${scope.environment_id} and id = ${id} and message_id is null${ownedBy(whose)} returning id)`,
    [],
    deleted,
  )
  if (rows.length > 0) return deleted
  await findFile(scope, id, whose)
  throw inUse()
}

export async function findFile(scope: Scope, id: string, whose: Ownership = {}): Promise<FileRow> {
  const [row] = isId('file', id)
    ? await read<FileRow>(
        scope,
        sql`select ${columns} from files where environment_id = ${scope.environment_id} and id = ${id}${ownedBy(whose)}`,
      )
    : []
  if (!row) throw notFound('file')
  return row
}

function ownedBy({ owner }: Ownership): Sql {
  return owner === undefined ? sql`` : sql` and owner = ${owner}`
}

export interface FileAddress {
  url: string
  preview_url: string | null
  url_expires_at: string
}

/** Addresses that open a stored file without a key, until they expire. */
export function fileAddress(
  scope: Pick<Scope, 'files' | 'base_url' | 'settings'>,
  { id, preview_size }: Pick<FileRow, 'id' | 'preview_size'>,
): FileAddress {
  const { addresses } = scope.files
  const base = scope.base_url ?? scope.settings.public_url
  const { path, expires_at } = addresses.sign(id, 'original')
  return {
    url: base + path,
    preview_url: preview_size === null ? null : base + addresses.sign(id, 'preview').path,
    url_expires_at: expires_at,
  }
}

export function fileResource(scope: Scope, row: FileRow): Resource {
  const address =
    row.stored_at === null ? { url: null, preview_url: null, url_expires_at: null } : fileAddress(scope, row)
  return { json: json({ ...row, ...address }), id: row.id, volatile: true }
}

export function inUse(): ApiError {
  return conflict('file_in_use', 'The file is attached to a message already. Upload it again for another message.')
}

export function tooLarge({ max_bytes }: FileStore): ApiError {
  return new ApiError('file_too_large', `The file is larger than ${max_bytes / 1024 / 1024} MiB.`)
}

function draftFile({ name, size }: NewFile, owner: string | undefined): FileRow {
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
    message_id: null,
  }
}

async function insertFile(scope: Scope, file: NewFile, owner: string | undefined): Promise<FileRow> {
  const row = draftFile(file, owner)
  // Not what the request is about yet, so its Idempotency-Key isn't used up.
  const { claim: _, audited: __, ...before } = scope
  await write(before, insertion(before, row), [], { json: '' })
  return row
}

function insertion(scope: Scope, row: FileRow) {
  return sql`change as (
    insert into files (environment_id, id, name, content_type, size, owner, claim_keys, created_at)
    values (${scope.environment_id}::integer, ${row.id}, ${row.name}, ${row.content_type}, ${row.size}::integer, ${row.owner},
      ${claimKeys(scope)}::text[], ${row.created_at}::timestamptz)
    returning id)`
}

/** Stored responses are forgotten with the file. */
export function claimKeys({ claim }: Scope): string[] {
  return claim ? [claim.key] : []
}

async function forgetFile({ database, environment_id }: Scope, id: string): Promise<void> {
  await database.run(
    sql`delete from files where environment_id = ${environment_id} and id = ${id} and stored_at is null`,
  )
}
