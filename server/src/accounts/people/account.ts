import { rendering, type Stored } from '../../db/render.ts'
import { sql } from '../../db/sql.ts'
import { transaction } from '../../db/transaction.ts'
import { conflict } from '../../errors.ts'
import type { DashboardScope } from '../../http/scopes.ts'
import type { Static } from '../../schema.ts'
import type { Resource } from '../../scope.ts'
import { recordAudit } from '../audit.ts'
import { differences, lockAccount, requireRankFor } from './people.ts'
import { Account, type AccountChanges } from './people-schema.ts'

const shape = rendering(Account)

type Changes = Static<typeof AccountChanges>
type AccountRow = Omit<Stored<Static<typeof Account>>, 'object'>

const columns = sql`id, name, two_factor_required_at is not null as two_factor_required, first_reply_assigns_at is not null as first_reply_assigns`

/** Changes what applies to everyone. Only owners rename it, or require a second factor: users without one can then only turn it on. */
export function changeAccount(scope: DashboardScope, changes: Changes): Promise<Resource> {
  return transaction(scope.database, async (connection) => {
    await lockAccount(connection, scope)
    const { account_id: id, session } = scope
    if (changes.two_factor_required !== undefined || changes.name !== undefined) requireRankFor(scope, 'owner')
    if (changes.two_factor_required && !session.two_factor)
      throw conflict('two_factor_not_begun', 'Turn on two-factor authentication for yourself first.')
    const [before] = await connection.query<AccountRow>(sql`select ${columns} from accounts where id = ${id}`)
    const { name, two_factor_required, first_reply_assigns } = { ...before!, ...changes }
    const [account] = await connection.query<AccountRow>(sql`
      update accounts set name = ${name},
        two_factor_required_at = case when ${two_factor_required}::boolean then coalesce(two_factor_required_at, now()) end,
        first_reply_assigns_at = case when ${first_reply_assigns}::boolean then coalesce(first_reply_assigns_at, now()) end
      where id = ${id} returning ${columns}`)
    const details = differences(before!, changes)
    const object = { type: 'account', id }
    if (Object.keys(details).length > 0)
      await recordAudit(connection, { ...scope, action: 'account.updated', object, details })
    return { json: shape.json(account!), id }
  })
}
