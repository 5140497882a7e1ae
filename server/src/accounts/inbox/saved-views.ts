import type { Connection } from '../../db/connection.ts'
import { page } from '../../db/page.ts'
import { rendering, type Stored } from '../../db/render.ts'
import { type Sql, sql } from '../../db/sql.ts'
import { ApiError, conflict, notFound } from '../../errors.ts'
import type { DashboardScope } from '../../http/scopes.ts'
import { newId, timeOf } from '../../ids.ts'
import type { Static } from '../../schema.ts'
import type { Mode, Resource } from '../../scope.ts'
import { transactOnce } from '../keys/once.ts'
import { isAtLeast } from '../roles.ts'
import { type NewSavedView, SavedView, type SavedViewChanges, type SavedViewQuery } from './inbox-schema.ts'

const { columns, json } = rendering(SavedView)
const max_views = 50

type Row = Omit<Stored<Static<typeof SavedView>>, 'object'>

/** The user's own views, and those that others share. */
export function listSavedViews(scope: DashboardScope, { mode, ...query }: Static<typeof SavedViewQuery>) {
  const { user_id } = scope.session
  return page(scope, {
    name: `saved_views ${user_id} ${mode}`,
    query,
    json,
    rows: (after, tail) =>
      sql`select ${columns} from saved_views
        where environment_id = ${scope.session[mode]} and (user_id = ${user_id} or shared_at is not null)${after} ${tail}`,
  })
}

export function saveView(
  scope: DashboardScope,
  { mode, name, query, shared = false }: Static<typeof NewSavedView>,
): Promise<Resource> {
  const { user_id, [mode]: environment_id } = scope.session
  if (shared) requireSharer(scope)
  const id = newId('saved_view')
  const created_at = timeOf(id)
  const row: Row = { id, name, query, user_id, shared_at: shared ? created_at : null, created_at }
  return transactOnce(scope, async (connection) => {
    // Locking the user's row serializes counting.
    await connection.query(sql`select from users where id = ${user_id} for no key update`)
    const [there] = await connection.query<{ count: number }>(sql`
      select count(*)::integer as count from saved_views where environment_id = ${environment_id} and user_id = ${user_id}`)
    if (there!.count >= max_views)
      throw conflict('saved_view_limit_reached', `You can have at most ${max_views} saved views. Delete one first.`)
    await connection.query(sql`
      insert into saved_views (environment_id, user_id, id, name, query, shared_at, created_at)
      values (${environment_id}, ${user_id}, ${id}, ${name}, ${query}, ${row.shared_at}, ${created_at})`)
    return { id, json: json(row) }
  })
}

export function changeSavedView(
  scope: DashboardScope,
  id: string,
  { mode, name, query, shared }: Static<typeof SavedViewChanges>,
): Promise<Resource> {
  if (shared) requireSharer(scope)
  return transactOnce(scope, async (connection) => {
    const before = await findForChange(scope, connection, id, mode)
    const shared_at =
      shared === undefined ? before.shared_at : shared ? (before.shared_at ?? new Date().toISOString()) : null
    const after: Row = { ...before, name: name ?? before.name, query: query ?? before.query, shared_at }
    await connection.query(sql`
      update saved_views set name = ${after.name}, query = ${after.query}, shared_at = ${after.shared_at}
      where environment_id = ${scope.session[mode]} and user_id = ${before.user_id} and id = ${id}`)
    return { id, json: json(after) }
  })
}

export function deleteSavedView(scope: DashboardScope, id: string, mode: Mode): Promise<Resource> {
  return transactOnce(scope, async (connection) => {
    const { user_id } = await findForChange(scope, connection, id, mode)
    await connection.query(
      sql`delete from saved_views where environment_id = ${scope.session[mode]} and user_id = ${user_id} and id = ${id}`,
    )
    return { id, json: JSON.stringify({ object: 'saved_view', id, deleted: true }) }
  })
}

/**
 * Views of a label keep showing it under its new name. Part of the statement whose `change` renames the label. A view holds the
 * address of a list as the dashboard writes it.
 */
export function viewsFollowing(environment_id: number, old_name: string, new_name: string): Sql {
  const [before, after] = [old_name, new_name].map((label) => new URLSearchParams({ label }).toString())
  const parts = sql`string_to_array(query, '&')`
  return sql`views as (
    update saved_views set query = array_to_string(array_replace(${parts}, ${before!}, ${after!}), '&')
    where environment_id = ${environment_id} and ${before!} = any (${parts}) and exists (select from change))`
}

/** One's own. Administrators also change shared views of others. Views that aren't shared are invisible to others. */
async function findForChange(scope: DashboardScope, connection: Connection, id: string, mode: Mode): Promise<Row> {
  const { user_id, role, [mode]: environment_id } = scope.session
  const [row] = await connection.query<Row>(sql`
    select ${columns} from saved_views
    where environment_id = ${environment_id} and id = ${id} and (user_id = ${user_id} or shared_at is not null) for no key update`)
  if (!row) throw notFound('saved view')
  if (row.user_id !== user_id && !isAtLeast(role, 'admin'))
    throw new ApiError('insufficient_role', 'Only its owner and admins can change a shared view.')
  return row
}

function requireSharer({ session: { role } }: DashboardScope): void {
  if (!isAtLeast(role, 'agent'))
    throw new ApiError('insufficient_role', `Your role is ${role}: sharing a view needs agent.`)
}
