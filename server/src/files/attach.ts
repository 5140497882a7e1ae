import { rendering } from '../db/render.ts'
import { sql } from '../db/sql.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { isId } from '../ids.ts'
import { read, type Scope } from '../scope.ts'
import { columns, type FileRow, inUse, type Ownership } from './files.ts'
import { Attachment } from './schema.ts'

const { json } = rendering(Attachment)

/** Files that a message is about to have: written with the message, in one statement, or not at all. */
export interface Attaching {
  /** The message's `attachments`. */
  json: string
  /** The part of the statement that finds the files unattached, and locks them: no row in `held` otherwise. */
  held: () => ReturnType<typeof sql>
  /** The part that attaches them, once there is a row in `change`. */
  done: (conversation_id: string, message_id: string) => ReturnType<typeof sql>
}

/** Foreign, unknown and incomplete files are refused, and those of another message. */
export async function attachFiles(
  scope: Scope,
  given: readonly { file_id: string }[],
  { owner }: Ownership = {},
): Promise<Attaching> {
  const ids = given.map(({ file_id }) => file_id)
  if (new Set(ids).size < ids.length) throw invalid('attachments', 'must not name a file twice.')
  const files = await readFiles(scope, ids, owner ?? null)
  const { environment_id } = scope
  return {
    json: `[${files.map(json).join()}]`,
    held: () => sql`free as (
      select id from files where environment_id = ${environment_id} and id = any (${ids}::text[]) and message_id is null order by id for update),
    held as (select 1 as one from free having count(*) = ${ids.length}::integer)`,
    done: (conversation_id, message_id) => sql`attached as (
      update files set conversation_id = ${conversation_id}, message_id = ${message_id}
      where environment_id = ${environment_id} and id = any (${ids}::text[]) and exists (select from change) returning id)`,
  }
}

/** Gives a file to a message that doesn't show it. It's deleted with the message. Called in a transaction. */
export async function keepFile(scope: Scope, id: string, conversation_id: string, message_id: string): Promise<void> {
  await scope.connection!.query(sql`
    update files set conversation_id = ${conversation_id}, message_id = ${message_id}
    where environment_id = ${scope.environment_id} and id = ${id} and message_id is null`)
}

/** The part of a statement that frees files of a message for another one, once there is a row in `change`. */
export function detachFiles({ environment_id }: Scope, message_id: string, ids: readonly string[]) {
  return sql`
    update files set conversation_id = null, message_id = null
    where environment_id = ${environment_id} and id = any (${ids}::text[]) and message_id = ${message_id} and exists (select from change)
    returning id`
}

async function readFiles(scope: Scope, ids: string[], owner: string | null): Promise<FileRow[]> {
  const rows = ids.every((id) => isId('file', id))
    ? await read<FileRow>(
        scope,
        sql`select ${columns} from files
        where environment_id = ${scope.environment_id} and id = any (${ids}::text[]) and owner is not distinct from ${owner}`,
      )
    : []
  const files = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => {
    const file = files.get(id)
    if (!file) throw notFound('file')
    if (file.message_id !== null) throw inUse()
    if (file.stored_at === null)
      throw conflict('file_incomplete', `The file ${id} hasn't arrived completely. Send the rest first.`)
    return file
  })
}
