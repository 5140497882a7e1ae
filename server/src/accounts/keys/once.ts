import type { Connection } from '../../db/connection.ts'
import { transaction } from '../../db/transaction.ts'
import { keepWith } from '../../http/idempotency.ts'
import type { DashboardScope } from '../../http/scopes.ts'
import { claimKey, type Resource } from '../../scope.ts'

/** One transaction, which stores its response for repeats of the request with the same key. */
export function transactOnce(
  scope: DashboardScope,
  work: (connection: Connection) => Promise<Resource>,
): Promise<Resource> {
  return transaction(scope.database, async (connection) => {
    if (scope.claim) await connection.query(claimKey(scope.claim))
    const result = await work(connection)
    await keepWith(connection, scope, result)
    return result
  })
}
