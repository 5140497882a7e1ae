import { requireUser } from '../../accounts/users.ts'
import { rendering, type Stored } from '../../db/render.ts'
import { type Sql, sql } from '../../db/sql.ts'
import { invalid, notFound } from '../../errors.ts'
import { write } from '../../events/record.ts'
import { isId, newId, timeOf } from '../../ids.ts'
import { type Resource, type Scope, transact } from '../../scope.ts'
import { requireTeam } from '../../teams/require-team.ts'
import { matching } from '../filter.ts'
import { createMissingLabels } from '../labels/labels.ts'
import { snoozeUntil } from '../status.ts'
import { BulkChange, type ConversationChange, max_changed, type NewBulkChange } from './schema.ts'

const { json } = rendering(BulkChange)

type Row = Omit<Stored<BulkChange>, 'object'>

/** That nobody has started yet: each may name thousands of conversations. */
const max_prepared = 20

/** Which conversations it is about is decided here: whatever matches later stays as it is. */
export async function prepareBulkChange(scope: Scope, { filter, change }: NewBulkChange): Promise<Resource> {
  const { environment_id } = scope
  const checked = await check(scope, change)
  const newest = sql`order by id desc limit ${max_changed}::integer`
  const matches = await scope.database.run<{ id: string }>(matching(scope, filter, sql`id`, newest))
  const id = newId('bulk_change')
  const row = newRow(id, JSON.stringify(checked), matches.length)
  const result = resource(row)
  const statement = sql`change as (
      insert into bulk_changes (environment_id, id, change, total, created_at)
      values (${environment_id}, ${id}, ${row.change}::json, ${row.total}, ${row.created_at}) returning id),
    items as (
      insert into bulk_change_items (environment_id, bulk_change_id, conversation_id)
      select ${environment_id}::integer, change.id, match from change, unnest(${matches.map(({ id }) => id)}::text[]) match)`
  // In a transaction of its own, because thousands of rows would keep other writes waiting.
  await transact(scope, async (scope) => {
    await forgetPrepared(scope)
    await write(scope, statement, [], result)
  })
  return result
}

/** Of those that nobody started, the newest are kept. */
async function forgetPrepared({ database, environment_id }: Scope): Promise<void> {
  await database.run(sql`
    delete from bulk_changes where environment_id = ${environment_id} and id in (
      select id from bulk_changes where environment_id = ${environment_id} and started_at is null
      order by id desc offset ${max_prepared - 1}::integer)`)
}

async function check(scope: Scope, change: ConversationChange): Promise<ConversationChange> {
  const { status, team, assignee, priority, label } = change
  const count = [status, team, assignee, priority, label].filter((value) => value !== undefined).length
  if (count !== 1) throw invalid('change', 'must have one of status, team, assignee, priority and label.')
  const snoozed_until = await snoozeUntil(scope, change)
  if (team) await requireTeam(scope, team, 'team')
  if (assignee) await requireUser(scope, assignee)
  return status === 'snoozed' ? { status, snoozed_until } : change
}

export async function getBulkChange(scope: Scope, id: string): Promise<Resource> {
  return resource(await find(scope, id))
}

/** Again, or once it was canceled, it changes nothing. What it is about may have become impossible since it was prepared. */
export async function startBulkChange(scope: Scope, id: string): Promise<Resource> {
  const row = await find(scope, id)
  if (row.status === 'prepared') {
    const { label } = await check(scope, JSON.parse(row.change) as ConversationChange)
    if (label !== undefined) await createMissingLabels(scope, [label])
  }
  const set = sql`actor = ${JSON.stringify(scope.actor)}::json, started_at = now()`
  return step(scope, id, set, sql`started_at is null and canceled_at is null`)
}

/** What was changed by then stays changed, and can be undone. */
export function cancelBulkChange(scope: Scope, id: string): Promise<Resource> {
  return step(scope, id, sql`canceled_at = now()`, sql`canceled_at is null and finished_at is null`)
}

/** Stops it where it is still running. */
export function undoBulkChange(scope: Scope, id: string): Promise<Resource> {
  const stop = sql`canceled_at = case when finished_at is null then coalesce(canceled_at, now()) end`
  const set = sql`actor = ${JSON.stringify(scope.actor)}::json, undo_at = now(), ${stop}`
  return step(scope, id, set, sql`started_at is not null and undo_at is null`)
}

async function step(scope: Scope, id: string, set: Sql, condition: Sql): Promise<Resource> {
  const { environment_id, database } = scope
  await database.run(
    sql`update bulk_changes set ${set} where environment_id = ${environment_id} and id = ${id} and ${condition}`,
  )
  scope.announce()
  return getBulkChange(scope, id)
}

async function find({ environment_id, database }: Scope, id: string): Promise<Row> {
  const [row] = isId('bulk_change', id)
    ? await database.run<Row>(sql`
        select bulk_changes.*, ${status} as status, changed, skipped, undone, kept from bulk_changes, lateral (
          select (count(*) filter (where state in ('changed', 'undone', 'kept')))::integer as changed,
            (count(*) filter (where state = 'skipped'))::integer as skipped,
            (count(*) filter (where state = 'undone'))::integer as undone,
            (count(*) filter (where state = 'kept'))::integer as kept
          from bulk_change_items item
          where item.environment_id = ${environment_id} and bulk_change_id = bulk_changes.id) items
        where environment_id = ${environment_id} and id = ${id}`)
    : []
  if (!row) throw notFound('bulk change')
  return row
}

const status = sql`case when undone_at is not null then 'undone' when undo_at is not null then 'undoing'
  when canceled_at is not null then 'canceled' when finished_at is not null then 'finished'
  when started_at is not null then 'running' else 'prepared' end`

function newRow(id: string, change: string, total: number): Row {
  const over = { started_at: null, canceled_at: null, finished_at: null, undone_at: null }
  const counts = { changed: 0, skipped: 0, undone: 0, kept: 0 }
  return { id, status: 'prepared', change, total, ...counts, created_at: timeOf(id), ...over }
}

/** How far it is changes without a new version. */
function resource(row: Row): Resource {
  return { json: json(row), id: row.id, volatile: true }
}
