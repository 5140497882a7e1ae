import { moment } from '../../db/page.ts'
import { rendering, type Stored } from '../../db/render.ts'
import { sql } from '../../db/sql.ts'
import { ApiError, invalid, notFound } from '../../errors.ts'
import { write } from '../../events/record.ts'
import type { ApiCaller } from '../../http/caller.ts'
import { type Resource, read, type Scope } from '../../scope.ts'
import { isAtLeast } from '../roles.ts'
import { Availability, type NewAvailability } from './schema.ts'

const { json } = rendering(Availability)

type Row = Omit<Stored<Availability>, 'object'>

export const inactive_after = sql`interval '10 minutes'`
const longest_ms = 366 * 24 * 3600 * 1000

const is_set = sql`(availabilities.user_id is not null and (until is null or until > now())
  and (state <> 'available' or until is not null or greatest(active_at, set_at) > now() - ${inactive_after}
    or exists (select from push_subscriptions where push_subscriptions.user_id = users.id)))`

/** Of a row of `users` with its row of `availabilities`, if any. Whoever said nothing is there as long as they do something. */
export const state = sql`(case when ${is_set} then state
  when active_at > now() - ${inactive_after} then 'available' else 'away' end)`

const columns = sql`id as user_id, ${state} as state, case when ${is_set} then 'person' else 'activity' end as set_by,
  case when ${is_set} then until end as until, active_at`

export async function getAvailability(scope: Scope, id: string): Promise<Resource> {
  const [row] = await read<Row>(
    scope,
    sql`select ${columns} from users left join availabilities on user_id = users.id
      where account_id = ${scope.account_id} and id = ${id}`,
  )
  if (!row) throw notFound('user')
  return { json: json(row), id, volatile: true }
}

/** One's own, or as an administrator anybody's. */
export async function setAvailability(
  scope: Scope,
  id: string,
  { state, until = null }: NewAvailability,
  caller: ApiCaller,
): Promise<Resource> {
  requireRight(id, caller)
  const ends_at = until === null ? null : await checkEnd(scope, until)
  const [user] = await read<{ active_at: string | null }>(
    scope,
    sql`select active_at from users where account_id = ${scope.account_id} and id = ${id} and disabled_at is null`,
  )
  if (!user) throw notFound('user')
  const result = { json: json({ user_id: id, state, set_by: 'person', until: ends_at, active_at: user.active_at }), id }
  // Locking the user's row: whoever is about to be assigned something gets it before they are away, or not at all.
  await write(
    scope,
    sql`person as materialized (select id from users where account_id = ${scope.account_id} and id = ${id} for no key update),
    change as (
      insert into availabilities (user_id, state, until, set_at) select id, ${state}, ${ends_at}::timestamptz, now() from person
      on conflict (user_id) do update set state = excluded.state, until = excluded.until, set_at = excluded.set_at
      returning user_id)`,
    [],
    result,
  )
  // No event: routing looks whom it can give what waits.
  scope.announce()
  return result
}

function requireRight(id: string, caller: ApiCaller): void {
  if (caller.kind === 'key' || caller.session.user_id === id || isAtLeast(caller.session.role, 'admin')) return
  throw new ApiError('insufficient_role', 'Only administrators set the availability of others.')
}

async function checkEnd(scope: Scope, text: string): Promise<string> {
  const end = moment('until', text)
  // By the clock that will end it.
  const [clock] = await read<{ now: string }>(scope, sql`select now() as now`)
  const ahead = end - Date.parse(clock!.now)
  if (ahead <= 0 || ahead > longest_ms) throw invalid('until', 'must be in the future, at most a year from now.')
  return new Date(end).toISOString()
}
