import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { testAccount } from '../../testing/account.ts'
import { person } from '../../testing/browser.ts'
import { formWith } from '../../testing/files/upload.ts'
import { assertRefused } from '../../testing/refused.ts'
import { type Client, eventually, someContact, type TestAccount } from '../../testing/service.ts'
import { signedIdentity, streamOf, visit, visitorClient, website, widgetChannel } from '../../testing/visitor.ts'

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

const contactOf = async (conversation_id: string) =>
  (await api.get(`/conversations/${conversation_id}?expand=contact`)).body.contact
const signed = async (claims: Record<string, unknown>) => {
  const { body } = await visitorClient(account).post('/visitors', {
    channel_id,
    identity_token: signedIdentity(key, { aud: channel_id, ...claims }),
  })
  return visitorClient(account, body.token)
}

describe('visitors', () => {
  it('who are signed are the contact with this identifier or address, or a new one with both', async () => {
    const known = (await api.post('/contacts', someContact({ identifier: 'shop-1' }))).body
    const by_address = (await api.post('/contacts', someContact())).body
    const taken = (await api.post('/contacts', someContact({ identifier: 'shop-3' }))).body
    const begin = async (claims: Record<string, unknown>) => {
      const { body } = await (await signed(claims)).post('/conversations', { content: 'Hello' })
      return contactOf(body.conversation_id)
    }
    assert.equal((await begin({ sub: 'shop-1', email: 'other@example.com' })).id, known.id)
    assert.equal((await begin({ sub: 'shop-2', email: by_address.email })).id, by_address.id)
    const fresh = await begin({ sub: 'shop-4', email: 'Four@Example.com', name: 'Four' })
    assert.deepEqual([fresh.identifier, fresh.email, fresh.name], ['shop-4', 'four@example.com', 'Four'])
    const clash = await begin({ sub: 'shop-5', email: taken.email })
    assert.notEqual(clash.id, taken.id)
    assert.match(clash.email, /@no-email\.invalid$/)
    assert.equal((await api.get(`/contacts/${clash.id}/identities`)).body.data[0].verified, true)
  })

  it('find their conversations in another browser when they are signed, and those the business began', async () => {
    const known = (await api.post('/contacts', someContact({ identifier: 'shop-10' }))).body
    const first = await signed({ sub: 'shop-10' })
    const { conversation_id } = (await first.post('/conversations', { content: 'Hello' })).body
    const second = await signed({ sub: 'shop-10' })
    await using stream = await streamOf(account, second)
    const begun = (await api.post('/conversations', { contact_id: known.id, channel_id })).body
    const { body: news } = await api.post(`/conversations/${begun.id}/messages`, { content: 'News for you' })
    await eventually(() => assert.ok(stream.events.some(({ data }) => data.content === 'News for you')))
    const list = (await second.get('/conversations')).body.data
    assert.deepEqual(
      list.map(({ id, unread_count }: { id: string; unread_count: number }) => [id, unread_count]),
      [
        [begun.id, 1],
        [conversation_id, 0],
      ],
    )
    assert.equal((await second.post(`/conversations/${begun.id}/read`, { message_id: news.id })).status, 200)
    assert.equal((await second.get('/conversations')).body.data[0].unread_count, 0)
    const page = (await second.get('/conversations?limit=1')).body
    const rest = (await second.get(`/conversations?limit=1&cursor=${encodeURIComponent(page.next_cursor)}`)).body
    assert.deepEqual([page.data[0].id, rest.data[0].id, rest.has_more], [begun.id, conversation_id, false])
    const elsewhere = (await api.post('/conversations', { contact_id: known.id })).body
    assertRefused(await second.get(`/conversations/${elsewhere.id}/messages`), 404, 'resource_not_found')
  })

  it('keep what they wrote when they sign in, and leave nothing of it to the next in the same browser', async () => {
    const visitor = await visit(account, channel_id, { name: 'Ana' })
    const { conversation_id } = (await visitor.post('/conversations', { content: 'Before' })).body
    const claims = { sub: 'shop-20', email: 'ana-20@example.com', name: 'Ana Sousa' }
    const { body } = await visitor.patch('/visitor', {
      identity_token: signedIdentity(key, { aud: channel_id, ...claims }),
    })
    assert.deepEqual([body.verified, body.email], [true, 'ana-20@example.com'])
    assert.equal((await visitor.get('/conversations')).body.data[0].id, conversation_id)
    const contact = await contactOf(conversation_id)
    assert.deepEqual([contact.identifier, contact.email, contact.name], ['shop-20', 'ana-20@example.com', 'Ana Sousa'])
    await visitor.patch('/visitor', { identity_token: signedIdentity(key, { aud: channel_id, sub: 'shop-21' }) })
    assert.deepEqual((await visitor.get('/conversations')).body.data, [])
    const again = await signed({ sub: 'shop-20' })
    assert.equal((await again.get('/conversations')).body.data[0].id, conversation_id)
  })

  it('attach files of their own, and open those of the agents', async () => {
    const [ana, eve] = [await visit(account, channel_id), await visit(account, channel_id)]
    const upload = async ({ token }: { token: string }, origin = website) => {
      const form = formWith('file', 'a receipt', 'receipt.txt')
      const headers = { ...form.headers, authorization: `Bearer ${token}`, origin }
      const answer = await fetch(`${account.url}/widget/api/files`, { method: 'POST', headers, body: form.body })
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
    }
    assert.equal((await upload(ana, 'https://evil.example')).status, 403)
    const { status, body: file } = await upload(ana)
    assert.deepEqual([status, file.object, file.name, file.size], [201, 'file', 'receipt.txt', 9])
    const attachments = [{ file_id: file.id }]
    assertRefused(await eve.post('/conversations', { attachments }), 404, 'resource_not_found')
    const { body } = await ana.post('/conversations', { attachments })
    const [shown] = body.message.attachments
    assert.equal(await (await fetch(shown.url)).text(), 'a receipt')
    assertRefused(await ana.post('/conversations', { attachments }), 409, 'file_in_use')
    assertRefused(await ana.post('/conversations', {}), 400, 'parameter_missing')
    const { data } = (await api.get(`/conversations/${body.conversation_id}/messages`)).body
    assert.equal(data[0].attachments[0].id, file.id)
  })

  it('see how far the team has read what they wrote, and nothing of its notes', async () => {
    const visitor = await visit(account, channel_id, { name: 'Ana' })
    const { conversation_id, message } = (await visitor.post('/conversations', { content: 'Hello' })).body
    const mark = async () => (await visitor.get('/conversations')).body.data[0].team_read_through
    assert.equal(await mark(), null)
    const note = (await api.post(`/conversations/${conversation_id}/messages`, { content: 'Late', private: true })).body
    const later = (await visitor.post(`/conversations/${conversation_id}/messages`, { content: 'Hello?' })).body
    await using stream = await streamOf(account, visitor)
    const agent = await person(account, 'agent')
    const open = (message_id: string) =>
      agent.post(`/conversation_reads/${conversation_id}`, { mode: 'live', message_id })
    assert.equal((await open(note.id)).status, 200)
    await eventually(() => {
      const [event] = stream.events.filter(({ type }) => type === 'read')
      assert.deepEqual(event?.data, { object: 'read', conversation_id, team_read_through: message.id })
      assert.equal(event?.id, undefined)
    })
    assert.equal(await mark(), message.id)
    await open(later.id)
    assert.equal(await mark(), later.id)
    // What was marked as unread was read all the same.
    await agent.delete(`/conversation_reads/${conversation_id}?mode=live`)
    assert.equal(await mark(), later.id)
  })

  it('see that an agent is typing, and agents that they are', async () => {
    const visitor = await visit(account, channel_id, { name: 'Ana' })
    const { conversation_id } = (await visitor.post('/conversations', { content: 'Hello' })).body
    await using stream = await streamOf(account, visitor)
    const agent = await person(account, 'agent')
    const report = { mode: 'live', window: 'w1', conversation_id, doing: 'replying' }
    assert.equal((await agent.post('/presence', report)).status, 200)
    await eventually(() => {
      const typing = stream.events.filter(({ type }) => type === 'typing')
      assert.deepEqual([typing[0]?.data.conversation_id, typing[0]?.data.active], [conversation_id, true])
      assert.equal(typing[0]?.id, undefined)
    })
    const page = await fetch(`${account.url}/dashboard/api/live/events/stream`, {
      headers: { cookie: agent.cookie!, 'sec-fetch-site': 'same-origin' },
    })
    let text = ''
    const reading = (async () => {
      for await (const part of page.body!.pipeThrough(new TextDecoderStream())) {
        text += part
        if (text.includes('"typing"')) return
      }
    })()
    await visitor.post(`/conversations/${conversation_id}/typing`)
    await reading
    assert.ok(text.includes('"doing":"typing"'))
  })

  it('pick an offered article by its button', async () => {
    const assisted = await widgetChannel(account, {}, 'assistant')
    const articles = [
      ['Returning a bike', 'You can return a bike within 30 days. Bring the receipt of the bike.'],
      ['Repairing a bike', 'We repair a bike within a week. Bring the bike to our shop.'],
    ]
    for (const [title, body] of articles)
      assert.equal((await api.post('/knowledge/articles', { title, body, status: 'published' })).status, 201)
    const visitor = await visit(account, assisted)
    const { conversation_id } = (await visitor.post('/conversations', { content: 'bike' })).body
    const reply = await eventually(async () => {
      const { data } = (await visitor.get(`/conversations/${conversation_id}/messages?order=asc`)).body
      const found = data.find(({ from }: { from: string }) => from === 'assistant')
      assert.ok(found)
      return found
    })
    assert.equal(reply.from, 'assistant')
    for (const { label, value } of reply.buttons) assert.equal(label, value)
    const [button] = reply.buttons
    if (!button) return assert.fail(`The assistant offered no choice: ${reply.content}`)
    const picked = await visitor.post(`/conversations/${conversation_id}/messages`, { button: button.value })
    assert.equal(picked.body.content, button.label)
    await eventually(async () => {
      const { data } = (await visitor.get(`/conversations/${conversation_id}/messages`)).body
      assert.deepEqual([data[0].from, data[0].sources[0]?.title], ['assistant', button.label])
    })
  })

  it('are gone with their contact', async () => {
    const visitor = await visit(account, channel_id)
    const { conversation_id } = (await visitor.post('/conversations', { content: 'Forget me' })).body
    const { id } = await contactOf(conversation_id)
    await api.delete(`/contacts/${id}`)
    await eventually(async () => assertRefused(await visitor.get('/visitor'), 401, 'visitor_token_invalid'))
    for (const table of [sql`contact_identities`, sql`visitor_tokens`, sql`visitor_conversations`]) {
      const rows = await account.database.run(sql`select to_json(${table})::text as row from ${table}`)
      assert.ok(!JSON.stringify(rows).includes(visitor.visitor.id))
    }
  })
})
