import { type Sql, sql } from '../db/sql.ts'

/**
 * The right to work on one thing, for a while. It stands in the row it is about (`leased_until`) with a token that no lease
 * before had (`lease_token`): what somebody does under an older one, such as a process that was frozen past its lease, is
 * refused by the database. The database's clock alone says when a lease ends.
 */
export interface Terms {
  /** A process that dies is missed after this long. */
  lease_ms: number
  /** A renewal may come two times too late. */
  renew_ms: number
}

export const short: Terms = termsOf(6000)
export const long: Terms = termsOf(12_000)

function termsOf(lease_ms: number): Terms {
  return { lease_ms, renew_ms: lease_ms / 3 }
}

/** The moment at which a lease ends that is taken or renewed now. */
export function endOf({ lease_ms }: Terms): Sql {
  return sql`now() + ${lease_ms} * interval '1 ms'`
}

/** Whether nobody has the row, of the table with this name where there are several. */
export const isFree = sql`(leased_until is null or leased_until <= now())`

/**
 * Does a piece of work and renews its lease meanwhile. The work is told by the signal where `renew` says that somebody else has
 * it by now, or where that could not be learned before the lease ended.
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
