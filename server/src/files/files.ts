import { namesVisible } from '../accounts/hidden-teams.ts'
import { rendering, type Stored } from '../db/render.ts'
import { type Sql, sql, verbatim } from '../db/sql.ts'
import { ApiError, conflict, notFound } from '../errors.ts'
import { deletedResource } from '../events/change-row.ts'
import { write } from '../events/record.ts'
import { isId } from '../ids.ts'
import { type Resource, read, type Scope } from '../scope.ts'
import { StoredFile } from './schema.ts'
import type { FileStore } from './store.ts'

const { json } = rendering(StoredFile)

export const columns = verbatim(
  'id, name, content_type, size, width, height, received_bytes, created_at, preview_size, stored_at, owner, channel_id, message_id',
)

export interface FileRow extends Omit<Stored<StoredFile>, 'object' | 'url' | 'preview_url' | 'url_expires_at'> {
  /** Null without a preview. */
  preview_size: number | null
  /** Null until all of it is in the storage. */
  stored_at: string | null
  /** Whoever alone may attach it. */
  owner: string | null
  /** Through which it came, from a stranger. */
  channel_id: string | null
  message_id: string | null
}

/** Whose a file is. Without an owner, it's anyone's who has the permission. */
export interface Ownership {
  owner?: string
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
        sql`select ${columns} from files where environment_id = ${scope.environment_id} and id = ${id}${ownedBy(whose)}${namesVisible(scope, sql`files.conversation_id`)}`,
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

/** Stored responses are forgotten with the file. */
export function claimKeys({ claim }: Scope): string[] {
  return claim ? [claim.key] : []
}
