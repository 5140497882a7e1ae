import { sql } from '../db/sql.ts'
import { conflict } from '../errors.ts'
import type { Expectation } from '../http/precondition.ts'
import { newSecret } from '../outbound/sign.ts'
import { type Resource, read, type Scope } from '../scope.ts'
import { changeEndpoint } from './change.ts'
import { placeOf, withSecret } from './endpoint.ts'

/**
 * Gives an endpoint a new secret. The previous one keeps signing during its grace period. There are never three: a second
 * rotation would end a secret that is the only one some receivers know, so it's rejected, unless all earlier secrets should
 * end.
 */
export function rotateSecret(scope: Scope, id: string, grace_hours: number, expected: Expectation): Promise<Resource> {
  const secret = newSecret()
  const sealed = scope.vault.seal(secret, placeOf(scope.environment_id, id))
  return changeEndpoint(scope, id, expected, async () => {
    const row = await findSecrets(scope, id)
    if (grace_hours > 0 && row?.until) throw inProgress(row.until)
    return {
      set: {},
      hidden: {
        secret: sealed,
        previous_secret: grace_hours > 0 ? sql`secret` : null,
        previous_secret_until: grace_hours > 0 ? sql`now() + make_interval(hours => ${grace_hours}::integer)` : null,
      },
      result: (after) => withSecret(after, secret),
    }
  })
}

async function findSecrets(scope: Scope, id: string) {
  const [row] = await read<{ until: string | null }>(
    scope,
    sql`
    select case when previous_secret_until > now() then previous_secret_until end as until
    from webhook_endpoints where environment_id = ${scope.environment_id} and id = ${id}`,
  )
  return row
}

function inProgress(until: string) {
  return conflict(
    'webhook_secret_rotation_in_progress',
    `The previous secret still signs until ${until}. Rotate after that, or now with \`grace_hours\` 0 to end both immediately.`,
  )
}
