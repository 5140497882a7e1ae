import { hash } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { ApiError, unavailable } from '../errors.ts'

/** This many at once and one more per interval: the generic cell rate algorithm, on rows that all processes share. */
export interface Throttle {
  who: string
  burst: number
  every_s: number
}

/** Counts an attempt before its outcome is known, so that simultaneous attempts all count. */
export async function countTry(database: Database, throttle: Throttle): Promise<void> {
  if (!(await take(database, throttle))) throw await tooMany(database, throttle)
}

/** What to answer where a throttle refuses. */
export async function tooMany(database: Database, { who, burst, every_s }: Throttle): Promise<ApiError> {
  const [row] = await database.read<{ wait: number }>(sql`
    select ceil(extract(epoch from full_at - now()))::integer - ${every_s * (burst - 1)}::integer as wait
    from throttles where who = ${keyOf(who)}`)
  const seconds = Math.max(1, row?.wait ?? 1)
  return unavailable('rate_limited', `Too many attempts. Try again in ${seconds} s.`, seconds)
}

/** Counts an attempt, unless there are too many already. */
export async function take(database: Database, { who, burst, every_s }: Throttle): Promise<boolean> {
  const rows = await database.write(sql`
    insert into throttles (who, full_at) values (${keyOf(who)}, now() + make_interval(secs => ${every_s}))
    on conflict (who) do update set full_at = greatest(throttles.full_at, now()) + make_interval(secs => ${every_s})
    where greatest(throttles.full_at, now()) <= now() + make_interval(secs => ${every_s * (burst - 1)})
    returning who`)
  return rows.length > 0
}

/** Counts for all of these, or for none: what one of them refuses is not held against the others. */
export async function takeAll(database: Database, throttles: readonly Throttle[]): Promise<boolean> {
  const passes: Throttle[] = []
  for (const throttle of throttles) {
    if (await take(database, throttle)) passes.push(throttle)
    else {
      await Promise.all(passes.map((one) => takeBack(database, one)))
      return false
    }
  }
  return true
}

/** Counts an attempt for each of these, unless it was rejected for load. */
export async function whileCounting<T>(
  database: Database,
  throttles: readonly Throttle[],
  attempt: () => Promise<T>,
): Promise<T> {
  for (const throttle of throttles) await countTry(database, throttle)
  return unlessOverloaded(database, throttles, attempt)
}

/** An attempt that was rejected for load wasn't one. */
export async function unlessOverloaded<T>(
  database: Database,
  passes: readonly Throttle[],
  attempt: () => Promise<T>,
): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof ApiError && error.status === 503)
      await Promise.all(passes.map((one) => takeBack(database, one)))
    throw error
  }
}

export async function takeBack(database: Database, { who, every_s }: Throttle): Promise<void> {
  await database.write(
    sql`update throttles set full_at = full_at - make_interval(secs => ${every_s}) where who = ${keyOf(who)}`,
  )
}

/** After a success, the user has all attempts again. */
export async function forgetTries(database: Database, who: string): Promise<void> {
  await database.write(sql`delete from throttles where who = ${keyOf(who)}`)
}

/** Email and IP addresses aren't stored in plain text. */
function keyOf(who: string): Buffer {
  return hash('sha256', who, 'buffer')
}
