import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { testAccount } from '../../testing/account.ts'
import { assertRefused } from '../../testing/refused.ts'
import { type Client, eventually, type TestAccount } from '../../testing/service.ts'
import {
  signedIdentity,
  streamOf,
  type VisitorClient,
  visit,
  visitorClient,
  widgetChannel,
} from '../../testing/visitor.ts'

describe('the token of a visitor who signs in', () => {
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
  const signIn = (visitor: VisitorClient, identity_token: string) =>
    visitor.patch('/visitor', { identity_token, new_token: true })
  const isOver = async (visitor: VisitorClient) =>
    assertRefused(await visitor.get('/visitor'), 401, 'visitor_token_invalid')

  it('is a new one, and whoever knew the one before reads nothing any more, on no path', async () => {
    const before = await visit(account, channel_id)
    const { conversation_id } = (await before.post('/conversations', { content: 'Hello' })).body
    const file = (await before.post('/files', { name: 'a.txt', size: 1 })).body
    const stream = await streamOf(account, before)
    const { status, body } = await signIn(before, identityOf('fixed-1'))
    assert.deepEqual([status, body.verified], [200, true])
    assert.match(body.token, /^svcvis_token_/)
    assert.notEqual(body.token, before.token)
    await stream.ended
    await eventually(() => isOver(before))
    for (const path of [
      '/visitor',
      '/conversations',
      `/conversations/${conversation_id}/messages`,
      `/files/${file.id}`,
      '/stream',
    ])
      assertRefused(await before.get(path), 401, 'visitor_token_invalid')
    for (const changes of [{}, { name: 'Eve' }, { new_token: true }, { locale: 'de', new_token: true }])
      assertRefused(await before.patch('/visitor', changes), 401, 'visitor_token_invalid')
    assertRefused(await before.delete('/visitor'), 401, 'visitor_token_invalid')
    const after = visitorClient(account, body.token)
    assert.equal((await after.get(`/conversations/${conversation_id}/messages`)).body.data[0].content, 'Hello')
  })

  it('lets a message whose answer was lost right before be repeated right after, once', async () => {
    const before = await visit(account, channel_id)
    const first = { 'idempotency-key': 'first' }
    const second = { 'idempotency-key': 'second' }
    const begun = await before.post('/conversations', { content: 'Hello' }, first)
    const path = `/conversations/${begun.body.conversation_id}/messages`
    const sent = await before.post(path, { content: 'Still there?' }, second)
    const { body } = await signIn(before, identityOf('repeats-1'))
    const after = visitorClient(account, body.token)
    assert.deepEqual((await after.post('/conversations', { content: 'Hello' }, first)).body, begun.body)
    const again = await after.post(path, { content: 'Still there?' }, second)
    assert.deepEqual([again.status, again.headers.get('idempotent-replayed'), again.body], [201, 'true', sent.body])
    assert.equal((await after.get(path)).body.data.length, 2)
    // Somebody else's keys are their own.
    const other = await visit(account, channel_id)
    const theirs = await other.post('/conversations', { content: 'Hello' }, first)
    assert.notEqual(theirs.body.conversation_id, begun.body.conversation_id)
  })

  it('is handed out again to whoever repeats the sign-in because its answer was lost, until it is used', async () => {
    const before = await visit(account, channel_id)
    const identity_token = identityOf('lost-1')
    const lost = (await signIn(before, identity_token)).body
    await eventually(() => isOver(before))
    const again = (await signIn(before, identity_token)).body
    assert.deepEqual([again.id, again.verified], [lost.id, true])
    await eventually(() => isOver(visitorClient(account, lost.token)))
    // Not to whoever is signed in as somebody else, or would have them keep the token.
    assertRefused(await signIn(before, identityOf('lost-2')), 401, 'visitor_token_invalid')
    assertRefused(await before.patch('/visitor', { identity_token }), 401, 'visitor_token_invalid')
    const after = visitorClient(account, again.token)
    assert.equal((await after.get('/visitor')).body.id, lost.id)
    await eventually(async () => assertRefused(await signIn(before, identity_token), 401, 'visitor_token_invalid'))
    assert.equal((await after.get('/visitor')).status, 200)
  })

  it('is handed out again for a minute only', async () => {
    const before = await visit(account, channel_id)
    const identity_token = identityOf('late-1')
    const { id } = (await signIn(before, identity_token)).body
    await account.database.run(sql`
      update visitor_tokens set replaced_at = replaced_at - interval '61 seconds' where identity_id = ${id}`)
    await eventually(() => isOver(before))
    assertRefused(await signIn(before, identity_token), 401, 'visitor_token_invalid')
  })

  it('is one for two tabs that sign in at once, and each is told a token that is good or learns that it is not', async () => {
    const before = await visit(account, channel_id)
    const answers = await Promise.all([1, 2, 3].map(() => signIn(before, identityOf('tabs-1'))))
    const tokens = answers.filter(({ status }) => status === 200).map(({ body }) => body.token as string)
    const good = await Promise.all(tokens.map((token) => visitorClient(account, token).get('/visitor')))
    assert.equal(good.filter(({ status }) => status === 200).length, 1)
    const [{ identity_id }] = (await account.database.run<{ identity_id: string }>(sql`
      select id as identity_id from contact_identities where subject = 'tabs-1'`)) as [{ identity_id: string }]
    const sessions = await account.database.run(sql`select 1 from visitor_tokens where identity_id = ${identity_id}`)
    assert.equal(sessions.length, 1)
  })

  it('stays for the same person, and for programs that do not ask for a new one', async () => {
    const asking = await visit(account, channel_id, { identity_token: identityOf('same-1') })
    assert.equal((await signIn(asking, identityOf('same-1'))).body.token, null)
    assert.equal((await asking.get('/visitor')).status, 200)
    const silent = await visit(account, channel_id)
    const { body } = await silent.patch('/visitor', { identity_token: identityOf('same-2') })
    assert.deepEqual([body.verified, body.token], [true, null])
    await eventually(async () => assert.equal((await silent.get('/visitor')).body.verified, true))
  })

  it('is a new one, too, when somebody else signs in, and the one before is nobody’s', async () => {
    const ana = await visit(account, channel_id, { identity_token: identityOf('other-1') })
    await ana.post('/conversations', { content: 'From Ana' })
    const { body } = await signIn(ana, identityOf('other-2'))
    assert.deepEqual((await visitorClient(account, body.token).get('/conversations')).body.data, [])
    await eventually(() => isOver(ana))
  })
})
