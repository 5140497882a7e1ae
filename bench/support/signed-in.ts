import { listAccounts } from '../../server/src/accounts/accounts.ts'
import { absolute_days, startSession } from '../../server/src/accounts/sessions.ts'
import { createUser } from '../../server/src/accounts/users.ts'
import { openDatabase } from '../../server/src/db/database.ts'
import { transaction } from '../../server/src/db/transaction.ts'
import { cookieWith } from '../../server/src/http/cookie.ts'

/** An owner's session cookie, as a browser stores it over plain http. */
export async function ownersCookie(url: string): Promise<{ name: string; value: string }> {
  const database = openDatabase({ url, connections: 4, statement_timeout_ms: 10_000 })
  try {
    const [account] = await listAccounts(database)
    const person = { name: 'Maya Lindqvist', email: 'maya@example.com', role: 'owner' } as const
    const user_id = await createUser(database, { account_id: account!.id, ...person })
    const { token } = await transaction(database, (connection) =>
      startSession(connection, { user_id, address: '127.0.0.1', user_agent: 'bench' }),
    )
    const [name, value] = cookieWith(token, false, absolute_days).split(';', 1)[0]!.split('=', 2)
    return { name: name!, value: value! }
  } finally {
    await database.close()
  }
}
