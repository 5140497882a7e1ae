import assert from 'node:assert/strict'
import { sql } from '../../server/src/db/sql.ts'
import type { Browser } from '../../server/src/testing/browser.ts'
import { eventually, type TestAccount } from '../../server/src/testing/service.ts'

/** Moves the last time the user entered their password 13 hours into the past, and waits until the service notices. */
export async function forgetsPassword(account: TestAccount, someone: Browser): Promise<void> {
  const { user } = (await someone.get('/session')).body
  await account.database.run(
    sql`update sessions set confirmed_at = now() - interval '13 hours' where user_id = ${user.id}`,
  )
  await eventually(async () =>
    assert.equal((await someone.patch(`/users/${user.id}`, { role: user.role })).status, 403),
  )
}
