import { sql } from '../db/sql.ts'
import type { Claim, Scope } from '../scope.ts'

type Keeper = Pick<Scope, 'database' | 'environment_id' | 'request_id'>

// Longer than any external call with the work around it.
const lease_s = 60

/** Claims an Idempotency-Key for work that calls external services. False if an earlier request with it is still running. */
export async function claimCall(scope: Keeper, { key, principal, fingerprint }: Claim): Promise<boolean> {
  const claimed = await scope.database.run(sql`
    insert into idempotent_claims as claim (environment_id, key, principal, fingerprint, request_id, leased_until)
    values (${scope.environment_id}::integer, ${key}, ${principal}, ${fingerprint}::bytea, ${scope.request_id}, now() + make_interval(secs => ${lease_s}))
    on conflict (environment_id, key) do update
    set principal = excluded.principal, fingerprint = excluded.fingerprint, request_id = excluded.request_id, leased_until = excluded.leased_until
    where claim.leased_until <= now()
    returning key`)
  return claimed.length > 0
}

/** Whether the running request with this key is a different one, or another caller's. */
export async function isOtherCall(scope: Keeper, { key, principal, fingerprint }: Claim): Promise<boolean> {
  const [row] = await scope.database.run<{ other: boolean }>(sql`
    select fingerprint <> ${fingerprint}::bytea or coalesce(principal <> ${principal}, false) as other from idempotent_claims
    where environment_id = ${scope.environment_id} and key = ${key}`)
  return row?.other ?? false
}

export async function releaseCall(scope: Keeper, { key }: Claim): Promise<void> {
  await scope.database.run(sql`
    delete from idempotent_claims
    where environment_id = ${scope.environment_id} and key = ${key} and request_id = ${scope.request_id}`)
}
