import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../../testing/account.ts'
import { eventsOf } from '../../testing/events-of.ts'
import { assertRefused } from '../../testing/refused.ts'
import { type Client, someContact, type TestAccount } from '../../testing/service.ts'

describe('messages', () => {
  let account: TestAccount
  let api: Client
  let contact: { id: string; name: string }
  before(async () => {
    account = await testAccount()
    api = await account.client()
    contact = (await api.post('/contacts', someContact())).body
  })

  const started = async (handled_by = 'human') => {
    const { body } = await api.post('/conversations', { contact_id: contact.id, handled_by })
    return body.id as string
  }
  const send = (id: string, message: Record<string, unknown>) => api.post(`/conversations/${id}/messages`, message)
  const read = async (id: string) => (await api.get(`/conversations/${id}`)).body

  it('are outbound, public and sent, from the key, unless told otherwise', async () => {
    const conversation_id = await started()
    const { status, body } = await send(conversation_id, { content: 'Hello' })
    assert.equal(status, 201)
    const { id, created_at, updated_at, sender, ...rest } = body
    assert.match(id, /^svcmsg_[0-7][0-9a-hjkmnp-tv-z]{25}$/)
    assert.equal(created_at, updated_at)
    assert.equal(sender.type, 'api')
    assert.match(sender.id, /^svckey_/)
    assert.deepEqual(rest, {
      object: 'message',
      conversation_id,
      direction: 'outbound',
      content: 'Hello',
      content_type: 'text',
      private: false,
      attachments: [],
      status: 'sent',
      error: null,
      email: null,
      verification: null,
      in_reply_to: null,
      sources: [],
    })
    assert.deepEqual((await api.get(`/conversations/${conversation_id}/messages`)).body.data, [body])
  })

  it('are read one by one, where their making says', async () => {
    const [conversation_id, other] = [await started(), await started()]
    const { body, headers } = await send(conversation_id, { content: 'Here' })
    const address = headers.get('location')!
    assert.equal(address, `/v1/conversations/${conversation_id}/messages/${body.id}`)
    assert.deepEqual((await api.get(address.slice(3))).body, body)
    for (const path of [
      `${other}/messages/${body.id}`,
      `${conversation_id}/messages/svcmsg_x`,
      `x/messages/${body.id}`,
    ])
      assertRefused(await api.get(`/conversations/${path}`), 404, 'resource_not_found')
    assertRefused(
      await (await account.client({ scopes: ['contacts:read'] })).get(address.slice(3)),
      403,
      'insufficient_scope',
    )
  })

  it('are received from the contact when they are inbound', async () => {
    const { body } = await send(await started(), { content: 'Hello', direction: 'inbound' })
    assert.deepEqual(body.sender, { type: 'contact', id: contact.id, name: contact.name })
    assert.deepEqual([body.direction, body.status, body.private], ['inbound', 'received', false])
  })

  it('keep their text to the letter', async () => {
    const id = await started()
    const texts = [
      '  spaces  ',
      '\t\r\n',
      '👩‍👩‍👧 e\u0301 é',
      '"; drop table messages; --',
      '<b>&amp;</b>',
      '\u2028\ufeff\u0001',
      '😀'.repeat(10_000),
    ]
    for (const content of texts) assert.equal((await send(id, { content })).body.content, content)
    const { body } = await api.get(`/conversations/${id}/messages?order=asc`)
    assert.deepEqual(
      body.data.map(({ content }: { content: string }) => content),
      texts,
    )
  })

  it('are refused without text, with too much of it, or with text that could not be kept', async () => {
    const id = await started()
    assertRefused(await send(id, {}), 400, 'parameter_missing', /^`content`/)
    for (const content of ['', null, 5, ['x'], 'x'.repeat(10_001), '😀'.repeat(10_001), 'a\0b', 'a\ud800b'])
      assertRefused(await send(id, { content }), 400, 'parameter_invalid', /^`content`/)
    for (const wrong of [
      { private: 'true' },
      { private: 1 },
      { private: null },
      { attachments: ['x'] },
      { direction: 'in' },
      { direction: null },
    ])
      assertRefused(await send(id, { content: 'x', ...wrong }), 400, 'parameter_invalid')
    for (const unknown of [{ sender: 'x' }, { status: 'read' }, { attachment: [] }, { created_at: 'x' }, { id: 'x' }])
      assertRefused(await send(id, { content: 'x', ...unknown }), 400, 'parameter_unknown')
    assertRefused(
      await send(id, { content: 'x', direction: 'inbound', private: true }),
      400,
      'parameter_invalid',
      /^`private`/,
    )
  })

  it('answer a message of the same conversation only', async () => {
    const id = await started()
    const first = (await send(id, { content: 'First' })).body
    assert.equal((await send(id, { content: 'Second', in_reply_to: first.id })).body.in_reply_to, first.id)
    assert.equal((await send(id, { content: 'Third', in_reply_to: null })).body.in_reply_to, null)
    const elsewhere = (await send(await started(), { content: 'Other' })).body
    for (const in_reply_to of [elsewhere.id, 'svcmsg_01h455vb4pex5vsknk084sn02q', 'x', id])
      assertRefused(await send(id, { content: 'x', in_reply_to }), 400, 'parameter_invalid', /^`in_reply_to`/)
  })

  it('count as unread until somebody answers; a note does not', async () => {
    const id = await started()
    for (const content of ['One', 'Two']) await send(id, { content, direction: 'inbound' })
    assert.equal((await read(id)).unread_count, 2)
    await send(id, { content: 'Note', private: true })
    assert.equal((await read(id)).unread_count, 2)
    assert.equal((await read(id)).first_replied_at, null)
    const { body: reply } = await send(id, { content: 'Reply' })
    await send(id, { content: 'Another' })
    const { unread_count, first_replied_at, last_message_at } = await read(id)
    assert.deepEqual([unread_count, first_replied_at], [0, reply.created_at])
    assert.ok(last_message_at > reply.created_at || last_message_at === reply.created_at)
  })

  it('by a person take the conversation over from the assistant; notes do not', async () => {
    const id = await started('assistant')
    await send(id, { content: 'Note', private: true })
    assert.equal((await read(id)).status, 'pending')
    await send(id, { content: 'I am here' })
    const { status, handled_by } = await read(id)
    assert.deepEqual([status, handled_by], ['open', 'human'])
  })

  it('are taken in every status, and only inbound ones reopen', async () => {
    for (const status of ['snoozed', 'resolved']) {
      const id = await started()
      await api.post(`/conversations/${id}/status`, { status })
      await send(id, { content: 'Note', private: true })
      await send(id, { content: 'Bye' })
      assert.equal((await read(id)).status, status)
      await send(id, { content: 'Wait', direction: 'inbound' })
      const { status: now, resolved_at } = await read(id)
      assert.deepEqual([now, resolved_at], ['open', null])
    }
    const id = await started('assistant')
    await api.post(`/conversations/${id}/status`, { status: 'resolved' })
    await send(id, { content: 'Wait', direction: 'inbound' })
    assert.equal((await read(id)).status, 'pending')
  })

  it('are told whole, and what they change on the conversation only where its status changes', async () => {
    const id = await started('assistant')
    const { body: note } = await send(id, { content: 'Note', private: true })
    const { body: first } = await send(id, { content: 'Hello', direction: 'inbound' })
    const { body: reply, headers } = await send(id, { content: 'I am here' })
    for (const message of [note, first, reply]) {
      const [event] = await eventsOf(api, message.id, ['message.created'])
      assert.deepEqual(event!.data, { object: message, previous: null })
    }
    const [event] = await eventsOf(api, reply.id, ['message.created'])
    assert.equal(event!.request_id, headers.get('service-request-id'))
    const [, change] = await eventsOf(api, id, ['conversation.created', 'conversation.status_changed'])
    assert.deepEqual(change!.data.object, await read(id))
    assert.equal(change!.data.previous.status, 'pending')
    assert.equal(change!.sequence, event!.sequence + 1)
  })

  it('sent at once keep an order in which ids grow, and none is lost', async () => {
    const id = await started()
    const sent = await Promise.all(
      Array.from({ length: 60 }, (_, n) => send(id, { content: `${n}`, direction: n % 3 ? 'inbound' : 'outbound' })),
    )
    assert.ok(sent.every(({ status }) => status === 201))
    const { body } = await api.get(`/conversations/${id}/messages?order=asc&limit=100`)
    const ids: string[] = body.data.map(({ id }: { id: string }) => id)
    assert.deepEqual(ids.toSorted(), ids)
    assert.deepEqual(ids.toSorted(), sent.map((answer) => answer.body.id).toSorted())
    assert.equal((await read(id)).last_message_at, body.data.at(-1).created_at)
  })
})
