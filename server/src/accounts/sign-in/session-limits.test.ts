import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { transaction } from '../../db/transaction.ts'
import { newId } from '../../ids.ts'
import { testAccount } from '../../testing/account.ts'
import { shown } from '../../testing/authenticator.ts'
import { type Browser, browser, password, person, type SignedIn, setUp } from '../../testing/browser.ts'
import { eventually, type TestAccount } from '../../testing/service.ts'
import { max_sessions } from '../sessions.ts'

describe('sessions of one person', () => {
  let account: TestAccount
  let owner: SignedIn
  before(async () => {
    account = await testAccount()
    owner = await setUp(account)
  })
  const code = ({ body }: { body: { error?: { code: string } } }) => body.error?.code
  const signIn = (page: Browser, email: string, more = {}) => page.post('/session', { email, password, ...more })
  const entries = async (query: string) => (await owner.get(`/audit_log?${query}`)).body.data

  /** Open sessions elsewhere, as old as their number says in hours. */
  async function open(email: string, hours: readonly number[]): Promise<string[]> {
    const ids = hours.map(() => newId('session'))
    await transaction(account.database, async (connection) => {
      for (const [n, id] of ids.entries())
        await connection.query(sql`
          insert into sessions (id, user_id, token_hash, address, created_at, seen_at, confirmed_at, expires_at)
          select ${id}, id, decode(md5(${id}), 'hex'), '127.0.0.1', now(), now() - make_interval(hours => ${hours[n]}), now(), now() + interval '1 day'
          from users where email = ${email}`)
    })
    return ids
  }

  it('are twenty at most: one more ends the one that was used least recently, and the audit log says so', async () => {
    const page = await person(account, 'agent')
    const [stale] = await open(page.email, [90, ...Array(max_sessions - 2).fill(5)])
    const count = async () => (await page.get('/sessions?limit=100')).body.data.length
    assert.equal(await count(), max_sessions)
    const next = browser(account)
    assert.equal((await signIn(next, page.email)).status, 201)
    assert.equal(await count(), max_sessions)
    const { data } = (await next.get('/sessions?limit=100')).body
    assert.ok(!data.some(({ id }: { id: string }) => id === stale))
    const [entry] = await entries(`object_id=${stale}`)
    assert.deepEqual([entry.action, entry.details], ['session.ended', { reason: 'too_many_sessions' }])
  })

  it('stay twenty if several begin at once', async () => {
    const page = await person(account, 'agent')
    await open(page.email, Array(max_sessions - 1).fill(5))
    await Promise.all([1, 2, 3].map(() => signIn(browser(account), page.email)))
    assert.equal((await page.get('/sessions?limit=100')).body.data.length, max_sessions)
  })

  it('begin with an entry in the audit log that says what proved who it was', async () => {
    const page = await person(account, 'agent')
    const { secret } = (await page.post('/two_factor', { password })).body
    await signIn(browser(account), page.email)
    const { recovery_codes } = (await page.post('/two_factor/confirm', { code: shown(secret, -1) })).body
    await signIn(browser(account), page.email, { code: shown(secret) })
    await signIn(browser(account), page.email, { code: recovery_codes[0] })
    const link = (await owner.post('/invitations', { email: 'linked@example.com', role: 'agent' })).body.link
    const token = new URL(link).hash.replace('#token=', '')
    await browser(account).post('/invitations/accept', { token, name: 'Linked', password })
    const begun = await entries('action=session.started')
    assert.deepEqual(
      begun.slice(0, 4).map(({ details }: { details: object }) => details),
      [
        { factors: ['link'] },
        { factors: ['password', 'recovery_code'] },
        { factors: ['password', 'app_code'] },
        { factors: ['password'] },
      ],
    )
  })

  it('are ended by whoever gave the password a few minutes ago, but one can sign out at any time', async () => {
    const admin = await person(account, 'admin')
    const page = await person(account, 'agent')
    const { id } = (await page.get('/session')).body.user
    const [one] = await open(admin.email, [1])
    await account.database.run(sql`
      update sessions set confirmed_at = now() - interval '16 minutes' where user_id in (select id from users where email = ${admin.email})`)
    await eventually(async () => assert.equal(code(await admin.delete(`/sessions/${one}`)), 'password_needed'))
    assert.equal(code(await admin.post(`/users/${id}/end_sessions`)), 'password_needed')
    assert.equal((await admin.post('/session/confirm', { password })).status, 200)
    assert.equal((await admin.delete(`/sessions/${one}`)).status, 200)
    assert.equal((await admin.post(`/users/${id}/end_sessions`)).status, 200)
    await account.database.run(sql`
      update sessions set confirmed_at = now() - interval '16 minutes' where user_id in (select id from users where email = ${admin.email})`)
    assert.equal((await admin.delete('/session')).status, 200)
  })
})
