import { CrmError, type RemoteRecord } from '../connector.ts'

// Their clock differs from ours. Records created earlier that belong to other leads are known.
const slack_ms = 600_000

/** Since when a record may have been created without a response. */
export function lostSince({ uncertain_since }: RemoteRecord): Date {
  return new Date(Date.parse(uncertain_since ?? new Date().toISOString()) - slack_ms)
}

/** The one record created since then, apparently by us, with the same values and not linked to another lead. */
export async function lostOne({ unclaimed }: RemoteRecord, ids: string[]): Promise<string | null> {
  const [one = null] = ids.length === 0 ? [] : await unclaimed(ids)
  return one
}

/** A search index that lags behind is useless until it has caught up. */
export function requireSettled({ uncertain_since }: RemoteRecord, title: string, lag_ms: number): void {
  const left_ms = Date.parse(uncertain_since ?? '') + lag_ms - Date.now()
  if (left_ms > 0)
    throw new CrmError(
      'unavailable',
      `An earlier attempt got no response. ${title} doesn't show new records immediately, so Parley searches for it again shortly.`,
      { retry_after_ms: left_ms },
    )
}

/** Better none than two. */
export function cannotTell(title: string): CrmError {
  return new CrmError(
    'duplicate',
    `An earlier attempt got no response, and this lead has nothing to identify a record in ${title} by. Add an email address to the contact, and to the record in ${title} if there is one.`,
  )
}
