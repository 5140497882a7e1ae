import { rendering, type Stored } from '../../db/render.ts'
import { sql } from '../../db/sql.ts'
import { transaction } from '../../db/transaction.ts'
import { conflict } from '../../errors.ts'
import type { DashboardScope } from '../../http/scopes.ts'
import type { Static } from '../../schema.ts'
import type { Resource } from '../../scope.ts'
import { recordAudit } from '../audit.ts'
import { lockAccount } from './people.ts'
import { Account, type AccountChanges } from './people-schema.ts'

const shape = rendering(Account)

/** Requires a second factor of everyone, or of no one. Users without one can then only turn it on. */
export function changeAccount(
  scope: DashboardScope,
  { two_factor_required: to }: Static<typeof AccountChanges>,
): Promise<Resource> {
  return transaction(scope.database, async (connection) => {
    await lockAccount(connection, scope)
    const { account_id: id, session } = scope
    if (to && !session.two_factor)
      throw conflict('two_factor_not_begun', 'Turn on two-factor authentication for yourself first.')
    const [{ from } = { from: to }] = await connection.query<{ from: boolean }>(
      sql`select two_factor_required_at is not null as from from accounts where id = ${id}`,
    )
    const [account] = await connection.query<Stored<Static<typeof Account>>>(sql`
      update accounts set two_factor_required_at = case when ${to}::boolean then coalesce(two_factor_required_at, now()) end
      where id = ${id} returning id, name, two_factor_required_at is not null as two_factor_required`)
    const details = { two_factor_required: { from, to } }
    const object = { type: 'account', id }
    if (from !== to) await recordAudit(connection, { ...scope, action: 'account.updated', object, details })
    return { json: shape.json(account!), id }
  })
}
