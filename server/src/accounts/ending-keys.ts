import { type Sql, sql } from '../db/sql.ts'

/** How long before its end somebody is told of a key, and how lately it must have been used. */
export const notice_days = 7

/**
 * Keys that somebody works with and that end soon: then the integration stops. Without those that have a successor, and those that were
 * made to live no longer than this.
 */
export function keysEndSoon(now: Sql): Sql {
  const notice = sql`${notice_days}::integer * interval '1 day'`
  return sql`
    select environment_id, id, coalesce(name, '…' || last_four) as name, expires_at - ${notice} as since
    from api_keys old
    where expires_at is not null and revoked_at is null and expires_at > ${now} and expires_at < ${now} + ${notice}
      and last_used_at > ${now} - ${notice} and expires_at > ${notice} + created_at
      and not exists (
        select from api_keys successor
        where successor.principal = coalesce(old.principal, old.id) and successor.id > old.id and successor.revoked_at is null)`
}
