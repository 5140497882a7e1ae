import assert from 'node:assert/strict'
import { createHook } from 'node:async_hooks'
import { before, describe, it } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '../../db/sql.ts'
import { testAccount } from '../../testing/account.ts'
import { type Browser, browser, password, person, type SignedIn, setUp } from '../../testing/browser.ts'
import { assertRecent } from '../../testing/moments.ts'
import { assertRefused } from '../../testing/refused.ts'
import { eventually, someContact, type TestAccount } from '../../testing/service.ts'
import { createUser } from '../users.ts'

const code = ({ body }: { body: { error?: { code: string } } }) => body.error?.code
const tokenIn = (link: string) => new URL(link).hash.replace('#token=', '')

describe('people', () => {
  let service: TestAccount
  let owner: SignedIn
  let admin: Browser
  before(async () => {
    service = await testAccount()
    owner = await setUp(service)
    admin = await person(service, 'admin')
  })
  const idOf = async (page: Browser) => (await page.get('/session')).body.user.id

  it('are listed for everybody of the account', async () => {
    const viewer = await person(service, 'viewer')
    const { data } = (await viewer.get('/users')).body
    const maya = data.find((one: { email: string }) => one.email === owner.email)
    assert.deepEqual([maya.object, maya.role, maya.can_sign_in, maya.disabled_at], ['user', 'owner', true, null])
    assertRecent(maya.seen_at)
    assert.ok(!JSON.stringify(data).includes('argon2'))
    const page = (await viewer.get('/users?limit=1')).body
    assert.equal((await viewer.get(`/users?limit=1&cursor=${page.next_cursor}`)).body.data.length, 1)
  })

  it('who may do less go on where they are, with that alone within a second', async () => {
    const page = await person(service, 'admin')
    const id = await idOf(page)
    const listening = page.get('/live/events/stream')
    assert.equal((await admin.patch(`/users/${id}`, { role: 'viewer' })).body.role, 'viewer')
    // What it listened to with the other role ends.
    await listening
    await pause(900)
    const { user, permissions } = (await page.get('/session')).body
    assert.deepEqual([user.role, permissions.live.includes('contacts:write')], ['viewer', false])
    assertRefused(await page.post('/live/contacts', someContact()), 403, 'insufficient_scope')
    assertRefused(await page.get('/audit_log'), 403, 'insufficient_role')
    assert.equal((await page.get('/live/contacts')).status, 200)
  })

  it('who get a higher role are signed out within a second, and may do what it allows', async () => {
    const page = await person(service, 'viewer')
    const id = await idOf(page)
    assert.equal((await admin.patch(`/users/${id}`, { role: 'agent', name: 'Jo' })).body.role, 'agent')
    await eventually(async () => assert.equal(code(await page.get('/session')), 'session_expired'))
    await page.post('/session', { email: page.email, password })
    assert.equal((await page.post('/live/contacts', someContact())).status, 201)
    assert.equal((await page.get('/session')).body.user.name, 'Jo')
  })

  it('who are shut out cannot sign in, nor be given work; they can be let in again', async () => {
    const page = await person(service, 'agent')
    const id = await idOf(page)
    const shut = (await admin.patch(`/users/${id}`, { disabled: true })).body
    assert.ok(shut.disabled_at)
    await eventually(async () => assert.equal(code(await page.get('/session')), 'session_expired'))
    assert.equal(code(await page.post('/session', { email: page.email, password })), 'credentials_invalid')
    const contact = (await owner.post('/live/contacts', someContact())).body
    const conversation = await owner.post('/live/conversations', { contact_id: contact.id })
    const refusal = await owner.patch(`/live/conversations/${conversation.body.id}`, { assignee: id })
    assert.deepEqual([refusal.status, code(refusal)], [400, 'parameter_invalid'])
    assert.equal((await admin.patch(`/users/${id}`, { disabled: false })).body.disabled_at, null)
    assert.equal((await page.post('/session', { email: page.email, password })).status, 201)
  })

  it('who own the account are changed by owners alone, and one of them always stays', async () => {
    const maya = await idOf(owner)
    assert.equal(code(await admin.patch(`/users/${maya}`, { name: 'Eve' })), 'insufficient_role')
    assert.equal(code(await admin.patch(`/users/${await idOf(admin)}`, { role: 'owner' })), 'insufficient_role')
    for (const change of [{ role: 'admin' }, { disabled: true }])
      assert.deepEqual(code(await owner.patch(`/users/${maya}`, change)), 'last_owner')
    assert.equal((await owner.patch(`/users/${maya}`, { name: 'Maya L.' })).status, 200)
  })

  it('who are two owners cannot both give it up at once', async () => {
    const other = await testAccount()
    const pages = [await person(other, 'owner'), await person(other, 'owner')]
    const ids = await Promise.all(pages.map(idOf))
    const answers = await Promise.all(pages.map((page, n) => page.patch(`/users/${ids[n]}`, { role: 'viewer' })))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
  })
})

describe('an invitation', () => {
  let service: TestAccount
  let owner: Browser
  before(async () => {
    service = await testAccount()
    owner = await setUp(service)
  })
  const invite = async (email: string, role = 'agent') => (await owner.post('/invitations', { email, role })).body
  const accept = (token: string, changes = {}) =>
    browser(service).post('/invitations/accept', { token, name: 'Jonas', password, ...changes })

  it('is a link that lets its person in, once', async () => {
    const invitation = await invite('Jonas@Example.com')
    assert.match(invitation.link, new RegExp(`^${service.url}/dashboard/invitation#token=[\\w-]{43}$`))
    const token = tokenIn(invitation.link)
    const preview = (await browser(service).post('/invitations/preview', { token })).body
    assert.deepEqual(
      [preview.kind, preview.account_name, preview.email, preview.name, preview.role],
      ['invitation', 'Lindqvist Cycles', 'jonas@example.com', null, 'agent'],
    )
    assert.equal(code(await accept(token, { password: 'password1234' })), 'password_not_allowed')
    const page = browser(service)
    const { status, body } = await page.post('/invitations/accept', { token, name: 'Jonas', password })
    assert.deepEqual([status, body.user.email, body.user.role], [201, 'jonas@example.com', 'agent'])
    assert.equal((await page.get('/session')).body.user.name, 'Jonas')
    for (const again of [await accept(token), await browser(service).post('/invitations/preview', { token })])
      assert.deepEqual([again.status, code(again)], [401, 'invitation_invalid'])
    assert.equal(
      code(await owner.post('/invitations', { email: 'jonas@example.com', role: 'agent' })),
      'user_already_exists',
    )
  })

  it('has one winner of many who accept at once', async () => {
    const token = tokenIn((await invite('once@example.com')).link)
    const statuses = (await Promise.all(Array.from({ length: 6 }, () => accept(token)))).map(({ status }) => status)
    assert.deepEqual(statuses.sort(), [201, 401, 401, 401, 401, 401])
  })

  it('is listed until it is accepted, withdrawn, replaced or too old; its token never', async () => {
    const first = await invite('replaced@example.com')
    const second = await invite('replaced@example.com', 'viewer')
    const withdrawn = await invite('withdrawn@example.com')
    assert.equal((await owner.delete(`/invitations/${withdrawn.id}`)).status, 200)
    const old = await invite('old@example.com')
    await service.database.run(sql`update invitations set expires_at = now() where id = ${old.id}`)
    const { data } = (await owner.get('/invitations')).body
    assert.deepEqual(
      data.map((one: { id: string }) => one.id),
      [second.id],
    )
    assert.equal(data[0].link, undefined)
    for (const { link } of [first, withdrawn, old])
      assert.equal(code(await accept(tokenIn(link))), 'invitation_invalid')
    assert.equal((await accept(tokenIn(second.link))).body.user.role, 'viewer')
  })

  it('is made by nobody for a role above their own', async () => {
    const admin = await person(service, 'admin')
    assert.equal((await admin.post('/invitations', { email: 'a@example.com', role: 'admin' })).status, 201)
    assert.equal(code(await admin.post('/invitations', { email: 'b@example.com', role: 'owner' })), 'insufficient_role')
  })

  it('neither tells nor changes that somebody has this address in another account, whoever accepts it', async () => {
    const elsewhere = await person(await testAccount(), 'agent')
    const nobody = await owner.post('/invitations', { email: 'nobody-at-all@example.com', role: 'agent' })
    const invitation = await owner.post('/invitations', { email: elsewhere.email, role: 'agent' })
    assert.deepEqual([invitation.status, Object.keys(invitation.body)], [201, Object.keys(nobody.body)])
    const other_password = 'an owl counts to forty'
    const accepted = await accept(tokenIn(invitation.body.link), { password: other_password })
    assert.deepEqual([accepted.status, accepted.body.account.id], [201, service.account_id])
    const accountOf = async (password_to_try: string) => {
      const page = browser(service)
      const { body } = await page.post('/session', { email: elsewhere.email, password: password_to_try })
      return body.account?.id ?? code({ body })
    }
    const first = (await elsewhere.get('/session')).body.account.id
    assert.deepEqual(
      [await accountOf(password), await accountOf(other_password), await accountOf('neither of the two')],
      [first, service.account_id, 'credentials_invalid'],
    )
  })

  it('is in the way of nobody whom another account invites under the same address', async () => {
    const { account_id, ...elsewhere } = await testAccount()
    const claimed = await accept(tokenIn((await invite('wanted@example.com')).link))
    assert.equal(claimed.status, 201)
    const inviter = await person({ account_id, ...elsewhere }, 'owner')
    const { link } = (await inviter.post('/invitations', { email: 'wanted@example.com', role: 'agent' })).body
    const accepted = await accept(tokenIn(link), { password: 'the tide waits for me' })
    assert.deepEqual([accepted.status, accepted.body.account.id], [201, account_id])
  })

  it('costs a wrong password the same work in none, one or several accounts', async () => {
    const { account_id, ...there } = await testAccount()
    const inviter = await person({ account_id, ...there }, 'owner')
    for (const email of ['one-account@example.com', 'two-accounts@example.com'])
      assert.equal((await accept(tokenIn((await invite(email)).link))).status, 201)
    const { body } = await inviter.post('/invitations', { email: 'two-accounts@example.com', role: 'agent' })
    const second = await accept(tokenIn(body.link), { password: 'the tide waits for me' })
    assert.deepEqual([second.status, second.body.account.id], [201, account_id])
    const page = browser(service)
    const [current_password, new_password] = ['the tide waits for me', 'the tide came back again']
    await page.post('/session', { email: 'two-accounts@example.com', password: current_password })
    assert.equal((await page.post('/password', { current_password, new_password })).status, 200)
    const work: number[] = []
    for (const email of ['no-account@example.com', 'one-account@example.com', 'two-accounts@example.com'])
      work.push(
        await derivations(async () => {
          const refusal = await browser(service).post('/session', { email, password: 'neither of the two' })
          assert.equal(refusal.status, 401)
        }),
      )
    assert.deepEqual(work, [1, 1, 1])
  })

  it('with the same password in two accounts leads to the one where they were last', async () => {
    const there = await testAccount()
    const elsewhere = await person(there, 'agent')
    const invitation = await owner.post('/invitations', { email: elsewhere.email, role: 'agent' })
    assert.equal((await accept(tokenIn(invitation.body.link))).status, 201)
    const signedIn = async () =>
      (await browser(service).post('/session', { email: elsewhere.email, password })).body.account.id
    assert.equal(await signedIn(), service.account_id)
    const here = sql`select id from users where email = ${elsewhere.email} and account_id = ${service.account_id}`
    await service.database.run(sql`update users set disabled_at = now() where id = (${here})`)
    assert.equal(await signedIn(), there.account_id)
  })

  it('for somebody who has been given work already keeps them who they are', async () => {
    const person = {
      account_id: service.account_id,
      name: 'Kim',
      email: 'kim-of-people@example.com',
      role: 'agent',
    } as const
    const id = await createUser(service.database, person)
    const { body } = await accept(tokenIn((await invite('kim-of-people@example.com')).link), { name: 'Kim Ahn' })
    assert.deepEqual([body.user.id, body.user.name], [id, 'Kim Ahn'])
  })
})

/** How many passwords are derived meanwhile. */
async function derivations(work: () => Promise<void>): Promise<number> {
  let count = 0
  const counting = createHook({ init: (_id, type) => void (type === 'ARGON2REQUEST' && count++) }).enable()
  await work()
  counting.disable()
  return count
}
