import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { testAccount } from '../../testing/account.ts'
import { assertRefused } from '../../testing/refused.ts'
import { type Client, eventually, type TestAccount } from '../../testing/service.ts'
import { streamOf, visit, visitorClient, website, widgetChannel } from '../../testing/visitor.ts'
import { sweepVisitors } from '../sweep-visitors.ts'

let account: TestAccount
let api: Client
let channel_id: string
before(async () => {
  account = await testAccount()
  api = await account.client()
  channel_id = await widgetChannel(account)
})

const start = async (visitor: Awaited<ReturnType<typeof visit>>, content = 'Where is my order?') =>
  (await visitor.post('/conversations', { content })).body

describe('a widget', () => {
  it('shows its settings to the websites it lists, and not which others it lists', async () => {
    const { status, body, headers } = await visitorClient(account).get(`/channels/${channel_id}`, { origin: website })
    assert.equal(status, 200)
    assert.equal(headers.get('access-control-allow-origin'), website)
    assert.equal(headers.get('vary'), 'Origin')
    const { object, name, identity, attachments, ...rest } = body
    assert.deepEqual([object, name, identity, attachments.max_count], ['widget.settings', 'Shop', 'optional', 10])
    assert.ok(!JSON.stringify(rest).includes('shop.example'))
    assertRefused(await visitorClient(account).get('/channels/svccha_none'), 404, 'resource_not_found')
    const { body: list } = await api.get('/channels')
    const plain = list.data.find((one: { kind: string }) => one.kind === 'api')
    assertRefused(await visitorClient(account).get(`/channels/${plain.id}`), 404, 'resource_not_found')
  })

  it('leaves nothing behind of somebody who only looks', async () => {
    const before = (await api.get('/contacts?limit=100')).body.data.length
    const visitor = await visit(account, channel_id, {
      name: 'Ana',
      page: { url: 'https://shop.example/a', title: 'A' },
    })
    assert.match(visitor.visitor.id, /^svcvis_/)
    assert.deepEqual([visitor.visitor.verified, visitor.visitor.name], [false, 'Ana'])
    assert.deepEqual((await visitor.get('/conversations')).body.data, [])
    const { token: _, ...shown } = visitor.visitor
    assert.deepEqual((await visitor.get('/visitor')).body, shown)
    assert.equal((await api.get('/contacts?limit=100')).body.data.length, before)
  })

  it('makes contact, conversation and message with the first message, and only once under a key', async () => {
    const visitor = await visit(account, channel_id, { name: 'Ana Sousa', email: 'ana@example.com' })
    const key = { 'idempotency-key': 'first' }
    const first = await visitor.post('/conversations', { content: 'Hello' }, key)
    const again = await visitor.post('/conversations', { content: 'Hello' }, key)
    assert.deepEqual([first.status, again.body, again.headers.get('idempotent-replayed')], [201, first.body, 'true'])
    const { conversation, message } = first.body
    assert.deepEqual(
      [conversation.status, conversation.unread_count, conversation.last_message, message.from, message.name],
      ['open', 0, message, 'visitor', 'Ana Sousa'],
    )
    const { body } = await api.get(`/conversations/${conversation.id}?expand=contact`)
    assert.deepEqual([body.channel, body.channel_id, body.unread_count], ['widget', channel_id, 1])
    assert.equal(body.contact.name, 'Ana Sousa')
    assert.match(body.contact.email, /@no-email\.invalid$/)
    const other = await visit(account, channel_id)
    assert.equal((await other.post('/conversations', { content: 'Hello' }, key)).status, 201, 'keys are each their own')
    assert.equal((await visitor.get('/conversations')).body.data.length, 1)
  })

  it('makes one contact for two first messages at once', async () => {
    const visitor = await visit(account, channel_id)
    const two = await Promise.all([start(visitor), start(visitor)])
    const ids = await Promise.all(
      two.map(async ({ conversation_id }) => (await api.get(`/conversations/${conversation_id}`)).body.contact_id),
    )
    assert.equal(new Set(ids).size, 1)
  })

  it('carries the exchange both ways, without private notes', async () => {
    const visitor = await visit(account, channel_id)
    const { conversation_id: id } = await start(visitor)
    await api.post(`/conversations/${id}/messages`, { content: 'A fraud?', private: true })
    const named = await account.client({ name: 'Zapier of Jo' })
    const { body: answer } = await named.post(`/conversations/${id}/messages`, { content: 'It left today.' })
    const { body: list } = await visitor.get(`/conversations/${id}/messages?order=asc`)
    assert.deepEqual(
      list.data.map((one: { from: string; content: string; name: string }) => [one.from, one.content, one.name]),
      [
        ['visitor', 'Where is my order?', 'Visitor'],
        // The name of the key that answered is for the team.
        ['agent', 'It left today.', null],
      ],
    )
    assert.equal(answer.sender.name, 'Zapier of Jo')
    const { data } = (await visitor.get('/conversations')).body
    assert.deepEqual([data[0].unread_count, data[0].last_message.content], [1, 'It left today.'])
    const { body: reply } = await visitor.post(`/conversations/${id}/messages`, { content: 'Thanks!' })
    await visitor.post(`/conversations/${id}/messages`, { content: 'x'.repeat(5000) })
    const { headers } = await visitor.get(`/conversations/${id}/messages`, { origin: website })
    assert.equal(headers.get('vary'), 'Origin, Accept-Encoding')
    const later = (await visitor.get(`/conversations/${id}/messages?after=${answer.id}`)).body.data
    assert.deepEqual(later.at(-1), reply)
    const { body: all } = await api.get(`/conversations/${id}/messages?order=asc`)
    assert.equal(all.data.at(-1).sender.type, 'contact')
    assert.equal(all.data.length, 5)
  })

  it('streams to each visitor their own, resumes exactly, and says how far messages came', async () => {
    const [ana, ben] = [await visit(account, channel_id), await visit(account, channel_id)]
    await using of_ana = await streamOf(account, ana)
    await using of_ben = await streamOf(account, ben)
    const { conversation_id: id } = await start(ana)
    const { conversation_id: other } = await start(ben)
    await eventually(() => assert.ok(of_ana.events.some(({ type }) => type === 'message.created')))
    await of_ana.stop()
    const send = async (content: string, more = {}) =>
      (await api.post(`/conversations/${id}/messages`, { content, ...more })).body
    await send('Not for you', { private: true })
    const sent = await send('For you')
    await using resumed = await streamOf(account, ana, of_ana.last_id())
    await eventually(() => assert.ok(resumed.events.some(({ data }) => data.content === 'For you')))
    await eventually(async () =>
      assert.equal((await api.get(`/conversations/${id}/messages/${sent.id}`)).body.status, 'delivered'),
    )
    assert.equal((await ana.post(`/conversations/${id}/read`, { message_id: sent.id })).status, 200)
    assert.equal((await api.get(`/conversations/${id}/messages/${sent.id}`)).body.status, 'read')
    assert.equal((await ana.get('/conversations')).body.data[0].unread_count, 0)
    await eventually(() => assert.ok(of_ben.events.some(({ type }) => type === 'message.created')))
    const all = [...of_ana.events, ...resumed.events]
    const created = all.filter(({ type }) => type === 'message.created').map(({ data }) => data.content)
    assert.deepEqual(created, ['Where is my order?', 'For you'])
    assert.ok(!JSON.stringify(all).includes('Not for you'))
    assert.ok(!JSON.stringify(all).includes(other) && !JSON.stringify(of_ben.events).includes(id))
  })

  it('tells a stream that is too far behind to load everything again', async () => {
    const visitor = await visit(account, channel_id)
    await using stream = await streamOf(account, visitor, 'svcevt_00000000000000000000000001')
    await eventually(() =>
      assert.deepEqual(stream.events[0], { id: undefined, type: 'reset', data: { object: 'reset' } }),
    )
  })

  it('hands over to a person, and takes a rating', async () => {
    const assisted = await widgetChannel(account, {}, 'assistant')
    const visitor = await visit(account, assisted)
    const { conversation } = await start(visitor, 'I would like to know something very particular.')
    assert.deepEqual([conversation.status, conversation.handled_by], ['pending', 'assistant'])
    const { body } = await visitor.post(`/conversations/${conversation.id}/handover`)
    assert.deepEqual([body.status, body.handled_by], ['open', 'human'])
    const { handover } = (await api.get(`/conversations/${conversation.id}`)).body
    assert.deepEqual(
      [handover.reason_code, handover.requested_by],
      ['asks_for_person', { type: 'visitor', id: visitor.visitor.id }],
    )
    assertRefused(
      await visitor.post(`/conversations/${conversation.id}/rating`, { score: 6 }),
      400,
      'parameter_invalid',
    )
    const rated = await visitor.post(`/conversations/${conversation.id}/rating`, { score: 4, comment: 'Quick.' })
    assert.deepEqual(rated.body.rating, { score: 4 })
    await visitor.post(`/conversations/${conversation.id}/rating`, { score: 4, comment: 'Quick.' })
    const { body: rating } = await api.get(`/conversations/${conversation.id}/rating`)
    assert.deepEqual([rating.score, rating.comment], [4, 'Quick.'])
    const told = async (by: Client) =>
      (await by.get(`/events?conversation_id=${conversation.id}&types=conversation.rated`)).body.data
    const [event, ...repeated] = await eventually(async () => {
      const events = await told(api)
      assert.ok(events.length > 0)
      return events
    })
    assert.deepEqual([event.actor.type, event.data.object, repeated], ['visitor', rating, []])
    const limited = await account.client({ scopes: ['events:read', 'conversations:read'] })
    assert.equal((await told(limited))[0].data.object.comment, null)
    const other = (await start(visitor)).conversation_id
    assert.equal((await api.get(`/conversations/${other}/rating`)).body.score, null)
  })

  it('forgets who only looked, after a month', async () => {
    const [idle, writer, recent] = [
      await visit(account, channel_id),
      await visit(account, channel_id),
      await visit(account, channel_id),
    ]
    await start(writer)
    await account.database.run(sql`
      update contact_identities set last_seen_at = now() - interval '31 days' where id = any (${[idle.visitor.id, writer.visitor.id]})`)
    await sweepVisitors(account.database, { visitor_session_days: 180, signed_visitor_session_days: 30 })
    await eventually(async () => assertRefused(await idle.get('/visitor'), 401, 'visitor_token_invalid'))
    for (const one of [writer, recent]) assert.equal((await one.get('/visitor')).status, 200)
  })

  it('ends with its token', async () => {
    const visitor = await visit(account, channel_id)
    assert.equal((await visitor.delete('/visitor')).body.deleted, true)
    assertRefused(await visitor.get('/visitor'), 401, 'visitor_token_invalid')
  })
})
