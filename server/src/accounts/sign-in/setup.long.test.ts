import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import { sql } from '../../db/sql.ts'
import { browser, password, setUp } from '../../testing/browser.ts'
import { runInProcess } from '../../testing/run-in-process.ts'
import { startTestService, type TestService } from '../../testing/service.ts'
import { listAccounts } from '../accounts.ts'
import { createUser, listUsers } from '../users.ts'

const who = { account_name: 'Lindqvist Cycles', name: 'Maya Lindqvist', email: 'Maya@Example.com', password }
const tokenOf = (service: TestService) => new URL(service.setup_link!).hash.replace('#token=', '')

describe('setting up', () => {
  it('makes the first owner, names the account and signs in', async () => {
    await using service = await startTestService()
    const page = browser(service)
    assert.deepEqual((await page.get('/setup')).body, { object: 'setup', needed: true, sends_email: false })
    const { status, body, headers } = await page.post('/setup', { token: tokenOf(service), ...who })
    assert.equal(status, 201)
    assert.deepEqual(
      [body.object, body.user.email, body.user.role, body.user.two_factor, body.account.name, body.insecure],
      ['session', 'maya@example.com', 'owner', false, 'Lindqvist Cycles', true],
    )
    assert.match(
      headers.getSetCookie()[0]!,
      /^parley_session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    )
    assert.equal(headers.get('cache-control'), 'no-store')
    assert.deepEqual((await page.get('/session')).body, body)
    assert.deepEqual((await page.get('/setup')).body, { object: 'setup', needed: false, sends_email: false })
    const [account] = await listAccounts(service.database)
    assert.equal(account!.id, body.account.id)
  })

  it('is done once: the link is worth nothing then', async () => {
    await using service = await startTestService()
    await setUp(service)
    const again = await browser(service).post('/setup', { token: tokenOf(service), ...who, email: 'eve@example.com' })
    assert.deepEqual([again.status, again.body.error.code], [409, 'already_set_up'])
    await using beside = await startTestService({}, service)
    assert.equal(beside.setup_link, null)
  })

  it('is over once somebody else got a password, and its link takes nobody over', async (t: TestContext) => {
    await using service = await startTestService()
    const invited = ['users', 'invite', '--email', 'maya@example.com', '--role', 'owner']
    const { stdout } = await runInProcess(t, invited, { DATABASE_URL: service.database_url })
    const accepted = { token: new URL(stdout.trim()).hash.replace('#token=', ''), name: 'Maya', password }
    const maya = browser(service)
    assert.equal((await maya.post('/invitations/accept', accepted)).status, 201)
    for (const email of ['maya@example.com', 'eve@example.com']) {
      const duplicate = { token: tokenOf(service), ...who, email, password: 'another of my own' }
      const { status, body } = await browser(service).post('/setup', duplicate)
      assert.deepEqual([status, body.error.code], [409, 'already_set_up'])
    }
    assert.equal((await maya.get('/session')).body.account.name, 'Main')
    assert.deepEqual(await service.database.run(sql`select from deployment where name = 'setup_token'`), [])
  })

  it('is over also where its link was left behind by an older version', async () => {
    await using service = await startTestService()
    const token_rows = await service.database.run(sql`select value from deployment where name = 'setup_token'`)
    await setUp(service)
    await service.database.run(sql`insert into deployment (name, value) values ('setup_token', ${token_rows[0].value})`)
    const { status } = await browser(service).post('/setup', { token: tokenOf(service), ...who })
    assert.equal(status, 409)
    await using beside = await startTestService({}, service)
    assert.equal(beside.setup_link, null)
    assert.deepEqual(await service.database.run(sql`select from deployment where name = 'setup_token'`), [])
  })

  it('has one winner of many who try at once', async () => {
    await using service = await startTestService()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        browser(service).post('/setup', { token: tokenOf(service), ...who, email: `maya-${n}@example.com` }),
      ),
    )
    const statuses = answers.map(({ status }) => status).sort()
    assert.deepEqual(statuses, [201, ...Array(7).fill(409)])
    const [account] = await listAccounts(service.database)
    assert.equal((await listUsers(service.database, account!.id)).length, 1)
  })

  it('has one link, whichever process of the deployment tells it, and takes no other', async () => {
    await using service = await startTestService()
    await using later = await startTestService({}, service)
    assert.equal(tokenOf(later), tokenOf(service))
    await using other = await startTestService()
    for (const token of [tokenOf(other), 'x'.repeat(43), 'x']) {
      const { status, body } = await browser(service).post('/setup', { token, ...who })
      assert.deepEqual([status, body.error.code], [401, 'setup_token_invalid'])
    }
    const { status } = await browser(service).post('/setup', { token: tokenOf(later), ...who })
    assert.equal(status, 201)
  })

  it('stores no token and no password', async () => {
    await using service = await startTestService()
    const page = await setUp(service)
    const tables = ['deployment', 'users', 'sessions', 'audit_entries']
    for (const table of tables) {
      const rows = await service.database.run({ text: `select * from ${table}`, values: [] } as never)
      const text = JSON.stringify(rows)
      for (const secret of [tokenOf(service), password, page.cookie!.split('=')[1]!])
        assert.ok(!text.includes(secret), table)
    }
  })

  it('makes an owner of somebody whom the command line has made already', async () => {
    await using service = await startTestService()
    const [account] = await listAccounts(service.database)
    const id = await createUser(service.database, {
      account_id: account!.id,
      name: 'M',
      email: who.email,
      role: 'agent',
    })
    const { body } = await browser(service).post('/setup', { token: tokenOf(service), ...who })
    assert.deepEqual([body.user.id, body.user.role, body.user.name], [id, 'owner', 'Maya Lindqvist'])
  })

  it('refuses passwords that are short, common or said already', async () => {
    await using service = await startTestService()
    const cases = {
      'x1!fghjk9': 'parameter_invalid',
      ['long '.repeat(41)]: 'parameter_invalid',
      Password1234: 'password_not_allowed',
      aaaabbbbaaaa: 'password_not_allowed',
      'maya lindqvist': 'password_not_allowed',
      'maya@example.com': 'password_not_allowed',
    }
    for (const [bad, code] of Object.entries(cases)) {
      const { status, body } = await browser(service).post('/setup', { token: tokenOf(service), ...who, password: bad })
      assert.deepEqual([status, body.error.code, bad], [400, code, bad])
      assert.match(body.error.message, /^`password` /)
    }
  })
})
