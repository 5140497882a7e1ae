import { assistantSettings } from '../../accounts/assistant-settings.ts'
import { requireUser } from '../../accounts/users.ts'
import { type Sql, sql } from '../../db/sql.ts'
import { ApiError } from '../../errors.ts'
import { isFree, type Lease, Leases, long } from '../../jobs/leases.ts'
import { type Actor, type Means, type Scope, systemScope } from '../../scope.ts'
import { changeConversation, type Decide, type Fence, Fenced } from '../change.ts'
import { withTeam } from '../conversations.ts'
import { changeOf, type Values, valuesOf, wayBackOf } from './decide.ts'
import type { ConversationChange } from './schema.ts'

/** As JSON, what is null until it is started, or changed. */
interface Run extends Lease<'id'> {
  change: string
  actor: string
  is_undo: boolean
  /** It has had its time: what fails is left as it is. */
  is_late: boolean
}

interface Item {
  conversation_id: string
  before: string | null
  after: string | null
}

const isOpen = sql`((started_at is not null and finished_at is null and canceled_at is null) or (undo_at is not null and undone_at is null))`

const leases = new Leases({
  table: 'bulk_changes',
  key: ['id'],
  tokens: null,
  terms: long,
  // Also one that was canceled meanwhile is released.
  open: sql`started_at is not null`,
  release: sql`leased_until = now()`,
})

const batch_size = 50
// Well within a lease.
const longest_ms = 3000

/**
 * Works on the next conversations of one bulk change, the one that waited longest. Returns whether there may be more. Any process
 * may do it: a conversation changes in one statement with its item, so that a crash or a second process does nothing twice.
 */
export async function makeBulkChanges(services: Means, stopping: AbortSignal): Promise<boolean> {
  const due = sql`
    select environment_id, id from bulk_changes where ${isOpen} and ${isFree}
    order by leased_until nulls first limit 1 for no key update skip locked`
  const columns = sql`change, actor, undo_at is not null as is_undo, coalesce(undo_at, started_at) < now() - interval '1 hour' as is_late`
  const [run] = await leases.claim<Run>(services.database, due, { columns })
  if (!run) return false
  const scope: Scope = { ...systemScope(services, run), actor: JSON.parse(run.actor) as Actor }
  const until = performance.now() + longest_ms
  const items = await nextItems(scope, run)
  const settled: string[] = []
  const failures: unknown[] = []
  for (const item of items) {
    if (stopping.aborted || performance.now() > until) break
    try {
      await workOn(scope, run, item)
      settled.push(item.conversation_id)
    } catch (error) {
      failures.push(error)
      if (run.is_late) settled.push(item.conversation_id)
    }
  }
  await settle(scope, run, settled)
  const is_last = items.length < batch_size && settled.length === items.length
  const end = run.is_undo ? sql`undone_at = now()` : sql`finished_at = now()`
  await leases.release(services.database, run, is_last ? end : undefined)
  if (failures.length > 0) throw failures[0]
  return true
}

const statesOf = ({ is_undo }: Run) =>
  is_undo
    ? ({ from: 'changed', to: 'undone', otherwise: 'kept' } as const)
    : ({ from: 'waiting', to: 'changed', otherwise: 'skipped' } as const)

function nextItems({ database, environment_id }: Scope, run: Run): Promise<Item[]> {
  return database.run<Item>(sql`
    select conversation_id, before, after from bulk_change_items
    where environment_id = ${environment_id} and bulk_change_id = ${run.id} and state = ${statesOf(run).from}
    order by conversation_id desc limit ${batch_size}::integer`)
}

async function workOn(scope: Scope, run: Run, item: Item): Promise<void> {
  try {
    const values: Values = JSON.parse(run.is_undo ? item.before! : run.change)
    await withTeam(scope, values.team, async (scope, members) => {
      const decide = run.is_undo ? await undoOf(scope, item) : await changeBy(scope, run, members)
      await changeConversation(scope, item.conversation_id, null, (row) => {
        const decision = decide(row)
        return { ...decision, fence: fenceOf(scope, run, item, valuesOf(row, decision)) }
      })
    })
  } catch (error) {
    // Deleted, refused, or done by another process: for good.
    if (!(error instanceof Fenced) && !(error instanceof ApiError && error.status < 500)) throw error
  }
}

async function changeBy(scope: Scope, { change }: Run, members: ReadonlySet<string> | null): Promise<Decide> {
  const values = JSON.parse(change) as ConversationChange
  if (values.assignee) await requireUser(scope, values.assignee)
  return (row) => changeOf(row, values, members)
}

async function undoOf(scope: Scope, item: Item): Promise<Decide> {
  const [before, after] = [item.before, item.after].map((values) => JSON.parse(values!) as Values) as [Values, Values]
  if (before.assignee) await requireUser(scope, before.assignee)
  const is_assistant_off = before.status === 'pending' && (await assistantSettings(scope)).status === 'off'
  return (row) => wayBackOf(row, { before, after, is_assistant_off })
}

/** Whether nobody stopped it meanwhile. */
function goesOn({ environment_id }: Scope, { id, is_undo }: Run): Sql {
  const condition = is_undo ? sql`undo_at is not null` : sql`canceled_at is null`
  return sql`exists (select from bulk_changes where environment_id = ${environment_id} and id = ${id} and ${condition})`
}

/** Only while the item is still to be done. */
function fenceOf(scope: Scope, run: Run, item: Item, { before, after }: ReturnType<typeof valuesOf>): Fence {
  const { environment_id } = scope
  const { from, to } = statesOf(run)
  const is_this = sql`environment_id = ${environment_id} and bulk_change_id = ${run.id} and conversation_id = ${item.conversation_id}`
  return {
    held: () => sql`held as materialized (
      select true from bulk_change_items where ${is_this} and state = ${from} and ${goesOn(scope, run)}
      for no key update)`,
    done: () => sql`item as (
      update bulk_change_items set state = ${to}, before = ${JSON.stringify(before)}::json, after = ${JSON.stringify(after)}::json
      where ${is_this} and exists (select from change))`,
  }
}

/** Those that weren't changed stay as they are. */
async function settle(scope: Scope, run: Run, ids: readonly string[]): Promise<void> {
  const { environment_id } = scope
  const { from, otherwise } = statesOf(run)
  await scope.database.run(sql`
    update bulk_change_items set state = ${otherwise}
    where environment_id = ${environment_id} and bulk_change_id = ${run.id} and conversation_id = any (${ids}::text[]) and state = ${from}
      and ${goesOn(scope, run)}`)
}
