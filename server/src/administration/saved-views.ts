import { page } from '../db/page.ts'
import { sql } from '../db/sql.ts'
import { conflict, notFound } from '../errors.ts'
import type { DashboardScope } from '../http/scopes.ts'
import { newId, timeOf } from '../ids.ts'
import { rendering } from '../render.ts'
import type { Static } from '../schema.ts'
import type { Mode, Resource } from '../scope.ts'
import { type NewSavedView, SavedView, type SavedViewQuery } from './inbox-schema.ts'
import { transactOnce } from './once.ts'

const { columns, json } = rendering(SavedView)
const most = 50

/** Of whoever asks, and nobody else. */
export function listSavedViews(scope: DashboardScope, { mode, ...query }: Static<typeof SavedViewQuery>) {
  const { user_id } = scope.session
  return page(scope, {
    name: `saved_views ${user_id} ${mode}`,
    query,
    json,
    rows: (after, tail) =>
      sql`select ${columns} from saved_views where environment_id = ${scope.session[mode]} and user_id = ${user_id}${after} ${tail}`,
  })
}

export function saveView(scope: DashboardScope, { mode, name, query }: Static<typeof NewSavedView>): Promise<Resource> {
  const { user_id, [mode]: environment_id } = scope.session
  const id = newId('saved_view')
  const created_at = timeOf(id)
  return transactOnce(scope, async (connection) => {
    // The person's row is the turn of those who count.
    await connection.query(sql`select from users where id = ${user_id} for no key update`)
    const [there] = await connection.query<{ count: number }>(sql`
      select count(*)::integer as count from saved_views where environment_id = ${environment_id} and user_id = ${user_id}`)
    if (there!.count >= most)
      throw conflict('saved_view_limit_reached', `You can have at most ${most} saved views. Delete one first.`)
    await connection.query(sql`
      insert into saved_views (environment_id, user_id, id, name, query, created_at)
      values (${environment_id}, ${user_id}, ${id}, ${name}, ${query}, ${created_at})`)
    return { id, json: json({ id, name, query, created_at }) }
  })
}

export async function deleteSavedView(scope: DashboardScope, id: string, mode: Mode): Promise<Resource> {
  const { user_id, [mode]: environment_id } = scope.session
  const rows = await scope.database.run(sql`
    delete from saved_views where environment_id = ${environment_id} and user_id = ${user_id} and id = ${id} returning id`)
  if (rows.length === 0) throw notFound('saved view')
  return { id, json: JSON.stringify({ object: 'saved_view', id, deleted: true }) }
}
