import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { testAccount } from '../../testing/account.ts'
import { assertRefused } from '../../testing/refused.ts'
import { type Client, eventually, type TestAccount } from '../../testing/service.ts'
import { signedIdentity, streamOf, type VisitorClient, visit, widgetChannel } from '../../testing/visitor.ts'

describe('the sessions of a visitor', () => {
  let account: TestAccount
  let api: Client
  let channel_id: string
  let key: string
  before(async () => {
    account = await testAccount()
    api = await account.client()
    channel_id = await widgetChannel(account)
    key = (await api.post(`/channels/${channel_id}/identity_keys`)).body.key
  })

  const identityOf = (sub: string) => signedIdentity(key, { aud: channel_id, sub })
  const signIn = (sub: string) => visit(account, channel_id, { identity_token: identityOf(sub) })
  const sessionsOf = async (visitor: VisitorClient) => (await visitor.get('/visitor/sessions?limit=100')).body.data
  const isOver = async (visitor: VisitorClient) =>
    assertRefused(await visitor.get('/visitor'), 401, 'visitor_token_invalid')

  it('are listed for whoever was signed in, and ended one by one, never those of others', async () => {
    const [desktop, phone, other] = [await signIn('own-1'), await signIn('own-1'), await signIn('own-2')]
    const firefox = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' }
    await desktop.patch('/visitor', { identity_token: identityOf('own-1') }, firefox)
    const sessions = await sessionsOf(desktop)
    const [current] = sessions.filter((one: { current: boolean }) => one.current)
    const [elsewhere, ...more] = sessions.filter((one: { current: boolean }) => !one.current)
    assert.deepEqual(more, [])
    assert.equal(current.browser, 'Firefox 145, Linux')
    assert.deepEqual(Object.keys(current), [
      'object',
      'id',
      'browser',
      'current',
      'created_at',
      'last_used_at',
      'ends_at',
    ])
    const [strange] = await sessionsOf(other)
    for (const id of [strange.id, 'svcvss_nothing', current.id.toLowerCase().replace('svcvss', 'svccon')])
      assertRefused(await desktop.delete(`/visitor/sessions/${id}`), 404, 'resource_not_found')
    const stream = await streamOf(account, phone)
    assert.equal((await desktop.delete(`/visitor/sessions/${elsewhere.id}`)).body.deleted, true)
    await stream.ended
    await eventually(() => isOver(phone))
    assertRefused(await desktop.delete(`/visitor/sessions/${elsewhere.id}`), 404, 'resource_not_found')
    assert.deepEqual(
      (await sessionsOf(desktop)).map(({ id }: { id: string }) => id),
      [current.id],
    )
    assert.equal((await other.get('/visitor')).status, 200)
  })

  it('are ended all but this one', async () => {
    const [desktop, phone, tablet, other] = [
      await signIn('own-3'),
      await signIn('own-3'),
      await signIn('own-3'),
      await signIn('own-4'),
    ]
    assert.deepEqual((await desktop.post('/visitor/end_other_sessions')).body, {
      object: 'visitor.sessions_ended',
      ended: 2,
    })
    for (const one of [phone, tablet]) await eventually(() => isOver(one))
    for (const one of [desktop, other]) assert.equal((await one.get('/visitor')).status, 200)
  })

  it('are pages, without those that ended', async () => {
    const [desktop] = [await signIn('own-5'), await signIn('own-5'), await signIn('own-5')]
    const all = await sessionsOf(desktop)
    const page = (await desktop.get('/visitor/sessions?limit=1')).body
    const rest = (await desktop.get(`/visitor/sessions?cursor=${encodeURIComponent(page.next_cursor)}`)).body
    assert.deepEqual([...page.data, ...rest.data], all)
    const [{ id }] = all.filter((one: { current: boolean }) => !one.current)
    await account.database.run(
      sql`update visitor_tokens set last_used_at = now() - interval '31 days' where id = ${id}`,
    )
    assert.equal((await sessionsOf(desktop)).length, 2)
  })

  it('are at most 20 of one who was signed in: the one used least recently ends, however many begin at once', async () => {
    const first = await signIn('own-6')
    const rest = await Promise.all(Array.from({ length: 19 }, () => signIn('own-6')))
    await account.database.run(sql`
      update visitor_tokens set last_used_at = now() - interval '2 hours'
      where id = ${(await sessionsOf(rest[4]!)).find((one: { current: boolean }) => one.current).id}`)
    const anonymous = await visit(account, channel_id)
    assert.equal((await anonymous.patch('/visitor', { identity_token: identityOf('own-6') })).status, 200)
    await eventually(() => isOver(rest[4]!))
    assert.equal((await first.get('/visitor')).status, 200)
    assert.equal((await sessionsOf(first)).length, 20)
    const many = await Promise.all(Array.from({ length: 12 }, () => signIn('own-6')))
    assert.equal((await sessionsOf(many[0]!)).length, 20)
    for (const one of many) assert.equal((await one.get('/visitor')).status, 200)
  })

  it('are one of one who was not signed in', async () => {
    const visitor = await visit(account, channel_id)
    await visitor.post('/conversations', { content: 'Hello' })
    const [session, ...more] = await sessionsOf(visitor)
    assert.deepEqual([session.current, more], [true, []])
    assert.equal((await visitor.post('/visitor/end_other_sessions')).body.ended, 0)
    const several = await account.database.run(sql`
      select 1 from visitor_tokens token join contact_identities visitor
        on visitor.environment_id = token.environment_id and visitor.id = identity_id
      where subject is null group by identity_id having count(*) > 1`)
    assert.deepEqual(several, [])
  })
})
