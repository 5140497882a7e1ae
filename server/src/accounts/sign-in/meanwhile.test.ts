import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '../../db/sql.ts'
import { transaction } from '../../db/transaction.ts'
import { testAccount } from '../../testing/account.ts'
import { browser, password, person } from '../../testing/browser.ts'
import { runInProcess } from '../../testing/run-in-process.ts'
import { type Answer, eventually, type TestAccount } from '../../testing/service.ts'

/** Locks a user until another request waits for the row, turns on a second factor, and unlocks. */
async function whileSwitchingOn(account: TestAccount, email: string, attempt: () => Promise<Answer>): Promise<Answer> {
  let answer: Promise<Answer> | undefined
  await transaction(account.database, async (connection) => {
    await connection.query(sql`select from users where email = ${email} for update`)
    answer = attempt()
    await eventually(async () => {
      const waiting = await account.database.run(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%users%'`,
      )
      assert.equal(waiting.length, 1)
    })
    await connection.query(sql`update users set totp_secret = 'x', totp_confirmed_at = now() where email = ${email}`)
  })
  return answer!
}

describe('a second factor that is switched on meanwhile', () => {
  it('lets nobody in who has signed in with the password alone', async () => {
    const account = await testAccount()
    const { email } = await person(account, 'agent')
    const page = browser(account)
    const answer = await whileSwitchingOn(account, email, () => page.post('/session', { email, password }))
    assert.deepEqual([answer.status, answer.body.error.code, page.cookie], [401, 'credentials_invalid', null])
    const again = await page.post('/session', { email, password })
    assert.equal(again.body.error.code, 'second_factor_required')
  })

  it('is asked for of whoever has a link to choose another password with', async (t: TestContext) => {
    const account = await testAccount()
    const { email } = await person(account, 'agent')
    const { stdout } = await runInProcess(t, ['users', 'reset-password', email, '--account', account.account_id], {
      DATABASE_URL: account.database_url,
    })
    const token = new URL(stdout.trim()).hash.replace('#token=', '')
    const page = browser(account)
    const accept = () => page.post('/invitations/accept', { token, password: 'another of my own' })
    const answer = await whileSwitchingOn(account, email, accept)
    assert.deepEqual([answer.status, answer.body.error.code, page.cookie], [401, 'second_factor_required', null])
  })
})

describe('transactions of administration that hold each other up', () => {
  it('are done again, and both succeed', async () => {
    const account = await testAccount()
    const people = [await person(account, 'agent'), await person(account, 'agent')]
    const rename = (email: string, name: string) => sql`update users set name = ${name} where email = ${email}`
    let arrived = 0
    await Promise.all(
      [people, people.toReversed()].map(([one, other], n) =>
        transaction(account.database, async ({ query }) => {
          // If repeated, the other one goes first.
          if (arrived >= 2) await pause(200)
          await query(rename(one!.email, `A ${n}`))
          arrived++
          await eventually(() => assert.ok(arrived >= 2))
          await query(rename(other!.email, `B ${n}`))
        }),
      ),
    )
    assert.ok(arrived > 2)
  })
})
