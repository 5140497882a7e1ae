import { type Sql, sql } from '../db/sql.ts'

/**
 * The right to work on a row for a limited time. The row holds its end (`leased_until`) and a token that no earlier lease
 * had (`lease_token`), so the database rejects writes under an older lease, such as those of a process that was frozen. Only
 * the database's clock decides when a lease ends.
 */
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
export function endOf({ lease_ms }: Terms): Sql {
  return sql`now() + ${lease_ms} * interval '1 ms'`
}

/** Whether no one holds the row. */
export const isFree = sql`(leased_until is null or leased_until <= now())`

/**
 * Does a piece of work and renews its lease. The signal aborts if `renew` finds that another worker holds it, or can't tell
 * before the lease ends.
 */
export async function underLease<T>(
  { terms, renew, failed }: { terms: Terms; renew: () => Promise<boolean>; failed: (error: unknown) => void },
  work: (lost: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController()
  let until = performance.now() + terms.lease_ms
  async function keep(): Promise<void> {
    const next = performance.now() + terms.lease_ms
    try {
      if (await renew()) until = next
      else lost.abort()
    } catch (error) {
      failed(error)
      if (performance.now() >= until) lost.abort()
    }
  }
  const keeping = setInterval(keep, terms.renew_ms)
  try {
    return await work(lost.signal)
  } finally {
    clearInterval(keeping)
  }
}
