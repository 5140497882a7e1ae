import { equals, filters, page } from '../../db/page.ts'
import { rendering, type Stored } from '../../db/render.ts'
import { sql } from '../../db/sql.ts'
import { conflict, notFound } from '../../errors.ts'
import { changeRow, deleteRow, type Noun } from '../../events/change-row.ts'
import { write } from '../../events/record.ts'
import type { Expectation } from '../../http/precondition.ts'
import { isId, newId, timeOf } from '../../ids.ts'
import { lockEnvironment, type Resource, read, type Scope, transact } from '../../scope.ts'
import { CannedReply, type CannedReplyChanges, type CannedReplyQuery, type NewCannedReply } from './schema.ts'

const { columns, json } = rendering(CannedReply)

type Row = Omit<Stored<CannedReply>, 'object'> & { version: number }

const noun: Noun<Row> = {
  table: 'canned_replies',
  find,
  resource,
  touch: ({ shortcut }) => ({ folded_shortcut: folded(shortcut) }),
}

/** As many as people can keep track of, and a page can hold at once. */
const max_replies = 1000

export function listCannedReplies(scope: Scope, query: CannedReplyQuery) {
  const where = filters([equals('folded_shortcut', query.shortcut && folded(query.shortcut))])
  return page(scope, {
    name: 'canned_replies',
    query,
    rows: (after, tail) =>
      sql`select ${columns} from canned_replies where environment_id = ${scope.environment_id}${where}${after} ${tail}`,
    json: (row) => json(row as unknown as Row),
  })
}

export async function getCannedReply(scope: Scope, id: string): Promise<Resource> {
  return resource(await find(scope, id))
}

export async function createCannedReply(scope: Scope, input: NewCannedReply): Promise<Resource> {
  const id = newId('canned_reply')
  const at = timeOf(id)
  const row: Row = { ...input, id, created_at: at, updated_at: at, version: 1 }
  const reply = resource(row)
  return transact(scope, async (scope) => {
    await lockEnvironment(scope)
    const [there] = await scope.connection!.query<{ count: number }>(
      sql`select count(*)::integer as count from canned_replies where environment_id = ${scope.environment_id}`,
    )
    if (there!.count >= max_replies)
      throw conflict(
        'canned_reply_limit_reached',
        `You can have at most ${max_replies} canned replies. Delete one first.`,
      )
    await write(
      scope,
      sql`change as (
        insert into canned_replies (environment_id, id, shortcut, folded_shortcut, title, content, created_at, updated_at)
        values (${scope.environment_id}, ${id}, ${row.shortcut}, ${folded(row.shortcut)}, ${row.title}, ${row.content}, ${at}, ${at})
        returning id)`,
      [],
      reply,
    )
    return reply
  })
}

export function updateCannedReply(
  scope: Scope,
  id: string,
  changes: CannedReplyChanges,
  expected: Expectation,
): Promise<Resource> {
  return changeRow(scope, noun, id, expected, () => ({ set: changes }))
}

export function deleteCannedReply(scope: Scope, id: string, expected: Expectation): Promise<Resource> {
  return deleteRow(scope, noun, id, expected, { object: 'canned_reply' })
}

async function find(scope: Scope, id: string): Promise<Row> {
  const [row] = isId('canned_reply', id)
    ? await read<Row>(
        scope,
        sql`select ${columns}, version from canned_replies where environment_id = ${scope.environment_id} and id = ${id}`,
      )
    : []
  if (!row) throw notFound('canned reply')
  return row
}

function resource(row: Row): Resource {
  return { json: json(row), id: row.id, version: row.version }
}

/**
 * When two shortcuts are equal: regardless of case and of how accents are encoded. Stored in a column, so it must not
 * change.
 */
function folded(shortcut: string): string {
  return shortcut.normalize('NFC').toLowerCase()
}
