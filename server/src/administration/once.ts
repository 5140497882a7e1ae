import type { Connection } from '../db/connection.ts'
import { transaction } from '../db/transaction.ts'
import type { Administered, Desk } from '../http/administration.ts'
import { keepWith } from '../http/idempotency.ts'
import { claimKey } from '../scope.ts'

/** One transaction, which keeps its answer for whoever repeats the request under its key. */
export function transactOnce(
  desk: Desk,
  work: (connection: Connection) => Promise<Administered>,
): Promise<Administered> {
  return transaction(desk.database, async (connection) => {
    if (desk.claim) await connection.query(claimKey(desk.claim))
    const result = await work(connection)
    await keepWith(connection, desk, result)
    return result
  })
}
