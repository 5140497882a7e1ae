import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { person } from '../testing/browser.ts'
import { everybodyToldOf, idOf, startedConversation } from '../testing/notifications.ts'
import { startPushService } from '../testing/push-service.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, eventually, type TestAccount } from '../testing/service.ts'

describe('notifications by push', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
    await everybodyToldOf(account)
  })

  const subscribed = async () => {
    const agent = await person(account, 'agent')
    const user_id = await idOf(account, agent)
    const { public_key } = (await agent.get('/push_key')).body
    const service = await startPushService(public_key)
    const answer = await agent.post('/push_subscriptions', service.subscription)
    assert.equal(answer.status, 201)
    return { agent, user_id, service, id: answer.body.id as string }
  }
  const assigned = async (user_id: string, content?: string) => {
    const id = await startedConversation(api)
    await api.post(`/conversations/${id}/accept`, { assignee: user_id })
    if (content) await api.post(`/conversations/${id}/messages`, { content, direction: 'inbound' })
    return id
  }
  const due = async (user_id: string) => {
    await everybodyToldOf(account)
    await account.database.run(
      sql`update notifications set push_due_at = now() where user_id = ${user_id} and push_due_at is not null`,
    )
  }
  const settled = (user_id: string) =>
    eventually(async () => {
      const waiting = await account.database.run(
        sql`select from notifications where user_id = ${user_id} and push_due_at is not null`,
      )
      assert.equal(waiting.length, 0)
    })
  const left = (user_id: string) =>
    account.database.run(sql`select failures from push_subscriptions where user_id = ${user_id}`)

  it('come encrypted for the browser, signed by the deployment, and with the way to the conversation', async () => {
    const { user_id, service } = await subscribed()
    await using _ = service
    const id = await assigned(user_id)
    await due(user_id)
    await settled(user_id)
    const [push] = service.pushes
    assert.equal(service.pushes.length, 1)
    assert.match(push!.payload.title, /assigned you the conversation with/)
    assert.deepEqual([push!.payload.path, push!.payload.tag], [`/live/inbox/${id}`, id])
    assert.equal(push!.claims.aud, service.origin)
    assert.ok(push!.claims.exp - Date.now() / 1000 <= 24 * 3600)
    assert.match(push!.claims.sub, /^(https:|mailto:)/)
    assert.equal(push!.headers['content-encoding'], 'aes128gcm')
    assert.ok(push!.bytes <= 4096)
  })

  it('are one for many, and small however long the message is', async () => {
    const { user_id, service } = await subscribed()
    await using _ = service
    await assigned(user_id, '😀'.repeat(10_000))
    await due(user_id)
    await settled(user_id)
    assert.equal(service.pushes.length, 2)
    assert.ok(service.pushes.every(({ bytes }) => bytes <= 4096))
    for (let n = 0; n < 4; n++) await assigned(user_id)
    await due(user_id)
    await settled(user_id)
    assert.equal(service.pushes.at(-1)!.payload.title, '4 new notifications')
    assert.equal(service.pushes.length, 3)
  })

  it('are in the language of the person, one or many', async () => {
    const { agent, user_id, service } = await subscribed()
    await using _ = service
    await agent.patch('/session/user', { language: 'de' })
    await assigned(user_id)
    await due(user_id)
    await settled(user_id)
    assert.match(service.pushes[0]!.payload.title, /^Die Konversation mit .+ wurde Ihnen zugewiesen$/)
    await agent.patch('/session/user', { language: 'ar' })
    for (let n = 0; n < 4; n++) await assigned(user_id)
    await due(user_id)
    await settled(user_id)
    assert.equal(service.pushes.at(-1)!.payload.title, 'إشعارات جديدة: 4')
    assert.equal(service.pushes.at(-1)!.payload.body, 'افتح Parley لرؤيتها.')
  })

  it('are not sent for what was read in the meantime', async () => {
    const { agent, user_id, service } = await subscribed()
    await using _ = service
    await assigned(user_id)
    await everybodyToldOf(account)
    await agent.post('/notifications/read', { mode: 'live' })
    await due(user_id)
    await settled(user_id)
    assert.equal(service.pushes.length, 0)
  })

  it('are tried again where the push service is busy, and no more where the browser is gone', async () => {
    const { user_id, service } = await subscribed()
    await using _ = service
    service.answers.push(503, 201, 410)
    await assigned(user_id)
    await due(user_id)
    await eventually(async () =>
      assert.deepEqual(
        (await left(user_id)).map(({ failures }) => failures),
        [1],
      ),
    )
    await due(user_id)
    await settled(user_id)
    assert.equal(service.pushes.length, 2)
    assert.deepEqual(
      (await left(user_id)).map(({ failures }) => failures),
      [0],
    )
    await assigned(user_id)
    await due(user_id)
    await eventually(async () => assert.deepEqual(await left(user_id), []))
    await settled(user_id)
  })

  it('end with the session, and with the subscription', async () => {
    const { agent, user_id, service, id } = await subscribed()
    await using _ = service
    assert.equal((await agent.post('/push_subscriptions', service.subscription)).body.id, id)
    const entries = await account.database.run(sql`select action from audit_entries where object_id = ${id}`)
    assert.deepEqual(entries, [{ action: 'push_subscription.created' }], 'once, and not for the same browser again')
    await agent.delete(`/push_subscriptions/${id}`)
    assertRefused(await agent.delete(`/push_subscriptions/${id}`), 404, 'resource_not_found')
    await agent.post('/push_subscriptions', service.subscription)
    await account.database.run(sql`update sessions set ended_at = now() where user_id = ${user_id}`)
    await assigned(user_id)
    await due(user_id)
    await settled(user_id)
    assert.equal(service.pushes.length, 0)
  })

  it('go to no address that webhooks could not go to', async () => {
    const { agent, service } = await subscribed()
    await using _ = service
    const { keys } = service.subscription
    for (const endpoint of ['https://169.254.169.254/push', `${account.url}/push`, 'https://10.1.2.3/x'])
      assertRefused(await agent.post('/push_subscriptions', { endpoint, keys }), 400, 'url_not_allowed', /^`endpoint`/)
    assertRefused(
      await agent.post('/push_subscriptions', { ...service.subscription, keys: { ...keys, auth: 'A'.repeat(20) } }),
      400,
      'parameter_invalid',
      /^`keys.auth`/,
    )
  })
})
