import { rendering, type Stored } from '../../db/render.ts'
import { sql } from '../../db/sql.ts'
import { transaction } from '../../db/transaction.ts'
import { conflict } from '../../errors.ts'
import type { DashboardScope } from '../../http/scopes.ts'
import type { Static } from '../../schema.ts'
import type { Resource } from '../../scope.ts'
import { recordAudit } from '../audit.ts'
import { differences, lockAccount } from './people.ts'
import { Account, type AccountChanges } from './people-schema.ts'

const shape = rendering(Account)
const columns = sql`id, name, two_factor_required_at is not null as two_factor_required`

type AccountRow = Omit<Stored<Static<typeof Account>>, 'object'>

/** Renames it, or requires a second factor of everyone. Users without one can then only turn it on. */
export function changeAccount(scope: DashboardScope, changes: Static<typeof AccountChanges>): Promise<Resource> {
  return transaction(scope.database, async (connection) => {
    await lockAccount(connection, scope)
    const { account_id: id, session } = scope
    if (changes.two_factor_required && !session.two_factor)
      throw conflict('two_factor_not_begun', 'Turn on two-factor authentication for yourself first.')
    const [before] = await connection.query<AccountRow>(sql`select ${columns} from accounts where id = ${id}`)
    const { name = before!.name, two_factor_required = before!.two_factor_required } = changes
    const [account] = await connection.query<AccountRow>(sql`
      update accounts set name = ${name},
        two_factor_required_at = case when ${two_factor_required}::boolean then coalesce(two_factor_required_at, now()) end
      where id = ${id} returning ${columns}`)
    const details = differences(before!, { name, two_factor_required })
    if (Object.keys(details).length > 0)
      await recordAudit(connection, { ...scope, action: 'account.updated', object: { type: 'account', id }, details })
    return { json: shape.json(account!), id }
  })
}
