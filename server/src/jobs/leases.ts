import type { Database } from '../db/database.ts'
import { join, type Sql, sql, verbatim } from '../db/sql.ts'
import type { Mode } from '../scope.ts'

export interface Terms {
  /** After this long, work of a dead process is taken over. */
  lease_ms: number
  /** A renewal may fail twice. */
  renew_ms: number
}

export const short: Terms = termsOf(6000)
export const long: Terms = termsOf(12_000)

function termsOf(lease_ms: number): Terms {
  return { lease_ms, renew_ms: lease_ms / 3 }
}

/** When a lease that is taken or renewed now ends. */
export function endOf({ lease_ms }: Pick<Terms, 'lease_ms'>): Sql {
  return sql`now() + ${lease_ms} * interval '1 ms'`
}

/** Whether no one holds the row. */
export const isFree = sql`(leased_until is null or leased_until <= now())`

/** A table of work that one process at a time does. */
interface Table<Key extends string> {
  table: string
  /** Its primary key after the environment. */
  key: readonly Key[]
  /** The sequence of its fencing tokens. Null: a lease isn't renewed, and its end is its token. */
  tokens: string | null
  terms: Terms
  /** Whether nobody holds a lease that ran out. Otherwise, its holder goes on until another one takes over. */
  is_lost_when_over?: boolean
  /** What holds of a row as long as its work isn't done. */
  open?: Sql
  /** What a release sets. */
  release?: Sql
}

/** The right to work on a row. */
export type Lease<Key extends string> = Place<Key> & { account_id: string; mode: Mode }
type Place<Key extends string> = Record<Key, string> & { environment_id: number; token: string }
type Runner = Pick<Database, 'run'>

/** Another process has the work now, or it's gone: what this one did isn't stored. */
export class LostLease extends Error {}

/**
 * Leases on the rows of a table: rights to work on them for a limited time. The row holds the end (`leased_until`) and a token that no
 * earlier lease had (`lease_token`), so the database rejects writes under an older lease, such as those of a process that was frozen.
 * Only the database's clock decides when a lease ends. Whoever writes under a lease joins `lockedRow`, or passes what to set.
 */
export class Leases<Key extends string> {
  private readonly description: Table<Key>
  private readonly table: Sql
  private readonly columns: readonly (Key | 'environment_id')[]
  private readonly token: Sql

  constructor(description: Table<Key>) {
    this.description = description
    this.table = verbatim(description.table)
    this.columns = ['environment_id', ...description.key]
    this.token = verbatim(description.tokens === null ? 'leased_until' : 'lease_token')
  }

  /** Leases the rows that `due` has locked. `columns`: what else a lease shows. */
  claim<L extends Lease<Key>>(database: Runner, due: Sql, more: { columns?: Sql; set?: Sql } = {}): Promise<L[]> {
    const { tokens, terms } = this.description
    const next = tokens === null ? sql`` : sql`, lease_token = nextval(${verbatim(`'${tokens}'`)})`
    const own = verbatim(this.columns.map((name) => `leased.${name}`).join(', '))
    const same = verbatim(this.columns.map((name) => `job.${name} = due.${name}`).join(' and '))
    return database.run<L>(sql`
      with due as (${due}),
      leased as (update ${this.table} job set leased_until = ${endOf(terms)}${next}${listed(more.set)} from due where ${same} returning job.*)
      select ${own}, account_id, mode, leased.${this.token}::text as token${listed(more.columns)}
      from leased join environments on environments.id = leased.environment_id`)
  }

  /** False if another worker has it by now. */
  renew(database: Runner, lease: Place<Key>): Promise<boolean> {
    return this.update(database, lease, sql`leased_until = ${endOf(this.description.terms)}`)
  }

  /** The key of the row, locked, if the lease still holds. */
  lockedRow(lease: Place<Key>, { columns, condition = sql`` }: { columns?: Sql; condition?: Sql } = {}): Sql {
    const key = verbatim(this.columns.join(', '))
    return sql`select ${key}${listed(columns)} from ${this.table} where ${this.holds(lease)}${condition} for no key update`
  }

  /** Changes the row if the lease still holds. */
  change(lease: Place<Key>, set: Sql, condition = sql``): Sql {
    return sql`update ${this.table} set ${set} where ${this.holds(lease)}${condition}`
  }

  async update(database: Runner, lease: Place<Key>, set: Sql): Promise<boolean> {
    return (await database.run(sql`${this.change(lease, set)} returning 1 as one`)).length > 0
  }

  /** Lets others go on, unless another worker has it. `set`: with what. */
  async release(database: Runner, lease: Place<Key>, set?: Sql, condition = sql``): Promise<boolean> {
    const { release = sql`leased_until = null` } = this.description
    const where = sql`where ${this.fence(lease)}${condition} returning 1 as one`
    return (await database.run(sql`update ${this.table} set ${release}${listed(set)} ${where}`)).length > 0
  }

  /** Lets others go on later. Null: never. */
  postpone(database: Runner, lease: Place<Key>, delay_ms: number | null, set?: Sql): Promise<boolean> {
    return this.release(database, lease, sql`due_at = now() + ${delay_ms}::bigint * interval '1 ms'${listed(set)}`)
  }

  /**
   * Does a piece of work and renews its lease. The signal aborts if another worker holds it, or if nobody can tell before the lease
   * ends.
   */
  async keep<T>(
    { database, failed }: { database: Runner; failed: (error: unknown) => void },
    lease: Place<Key>,
    work: (lease_lost: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const { lease_ms, renew_ms } = this.description.terms
    const lease_lost = new AbortController()
    let until = performance.now() + lease_ms
    const renewing = setInterval(async () => {
      const next = performance.now() + lease_ms
      try {
        if (await this.renew(database, lease)) until = next
        else lease_lost.abort()
      } catch (error) {
        failed(error)
        if (performance.now() >= until) lease_lost.abort()
      }
    }, renew_ms)
    try {
      return await work(lease_lost.signal)
    } finally {
      clearInterval(renewing)
    }
  }

  /** Whether the row is this lease's, even if it ran out. */
  fence(lease: Place<Key>): Sql {
    const { tokens, open = sql`leased_until is not null` } = this.description
    const place = this.columns.map((name) => sql`${verbatim(name)} = ${lease[name]} and `)
    const type = verbatim(tokens === null ? 'timestamptz' : 'bigint')
    return sql`${join(place, '')}${this.token} = ${lease.token}::${type} and ${open}`
  }

  private holds(lease: Place<Key>): Sql {
    const is_over = this.description.is_lost_when_over ? sql` and leased_until > now()` : sql``
    return sql`${this.fence(lease)}${is_over}`
  }
}

/** As one more of a list. */
function listed(item: Sql | undefined): Sql {
  return item ? sql`, ${item}` : sql``
}
