import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '../db/sql.ts'
import { transaction } from '../db/transaction.ts'
import { browser, password, person } from '../testing/browser.ts'
import { said } from '../testing/said.ts'
import { type Answer, eventually, startTestService, type TestService } from '../testing/service.ts'

/** Holds a person until somebody waits for the row, switches a second factor on, and lets go. */
async function whileSwitchingOn(service: TestService, email: string, attempt: () => Promise<Answer>): Promise<Answer> {
  let answer: Promise<Answer> | undefined
  await transaction(service.database, async (connection) => {
    await connection.query(sql`select from users where email = ${email} for update`)
    answer = attempt()
    await eventually(async () => {
      const waiting = await service.database.run(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      assert.equal(waiting.length, 1)
    })
    await connection.query(sql`update users set totp_secret = 'x', totp_confirmed_at = now() where email = ${email}`)
  })
  return answer!
}

describe('a second factor that is switched on meanwhile', () => {
  it('lets nobody in who has signed in with the password alone', async () => {
    await using service = await startTestService()
    const { email } = await person(service, 'agent')
    const page = browser(service)
    const answer = await whileSwitchingOn(service, email, () => page.post('/session', { email, password }))
    assert.deepEqual([answer.status, answer.body.error.code, page.cookie], [401, 'credentials_invalid', null])
    const again = await page.post('/session', { email, password })
    assert.equal(again.body.error.code, 'second_factor_required')
  })

  it('is asked for of whoever has a link to choose another password with', async (t: TestContext) => {
    await using service = await startTestService()
    const { email } = await person(service, 'agent')
    const { stdout } = await said(t, ['users', 'reset-password', email], { DATABASE_URL: service.database_url })
    const token = new URL(stdout.trim()).hash.replace('#token=', '')
    const page = browser(service)
    const accept = () => page.post('/invitations/accept', { token, password: 'another of my own' })
    const answer = await whileSwitchingOn(service, email, accept)
    assert.deepEqual([answer.status, answer.body.error.code, page.cookie], [401, 'second_factor_required', null])
  })
})

describe('transactions of administration that hold each other up', () => {
  it('are done again, and both succeed', async () => {
    await using service = await startTestService()
    const people = [await person(service, 'agent'), await person(service, 'agent')]
    const rename = (email: string, name: string) => sql`update users set name = ${name} where email = ${email}`
    let arrived = 0
    await Promise.all(
      [people, people.toReversed()].map(([one, other], n) =>
        transaction(service.database, async ({ query }) => {
          // Whoever does it again lets the other go first.
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
