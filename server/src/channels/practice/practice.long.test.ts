import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { testAccount } from '../../testing/account.ts'
import { formWith } from '../../testing/files/upload.ts'
import { assertRefused } from '../../testing/refused.ts'
import { type Client, eventually, type TestAccount } from '../../testing/service.ts'

describe('a practice channel', () => {
  let account: TestAccount
  let api: Client

  before(async () => {
    account = await testAccount()
    api = await account.client({ mode: 'test' })
  })

  async function channelWith(practice = {}) {
    const { status, body } = await api.post('/channels', { kind: 'practice', name: 'Messenger', practice })
    assert.equal(status, 201)
    return body.id as string
  }

  async function write(channel_id: string, message: Record<string, unknown>) {
    const { status, body } = await api.post(`/channels/${channel_id}/practice_messages`, message)
    assert.equal(status, 201, JSON.stringify(body))
    return body
  }

  const answer = async (conversation_id: string, content: string) =>
    (await api.post(`/conversations/${conversation_id}/messages`, { content })).body
  const messages = async (conversation_id: string) =>
    (await api.get(`/conversations/${conversation_id}/messages`)).body.data
  const contactOf = async (conversation_id: string) =>
    (await api.get(`/conversations/${conversation_id}`)).body.contact_id as string
  const merge = async (into: string, from: string) =>
    assert.equal((await api.post(`/contacts/${into}/merge`, { contact_id: from })).status, 200)
  const becomes = (conversation_id: string, id: string, status: string) =>
    eventually(async () => {
      const message = (await messages(conversation_id)).find((one: { id: string }) => one.id === id)
      assert.equal(message.status, status)
      return message
    })

  it('is for test mode, and shows how its messenger takes messages', async () => {
    const live = await account.client()
    assertRefused(
      await live.post('/channels', { kind: 'practice', name: 'Messenger' }),
      400,
      'parameter_invalid',
      /test mode/,
    )
    const id = await channelWith()
    const { body } = await api.patch(`/channels/${id}`, { practice: { answers: 'rejected' } })
    assert.deepEqual([body.practice, body.widget, body.email], [{ answers: 'rejected' }, null, null])
    assertRefused(await api.patch(`/channels/${id}`, { widget: {} }), 400, 'parameter_invalid', /kind widget/)
  })

  it('takes what a customer writes into one conversation, until that is resolved', async () => {
    const id = await channelWith()
    const first = await write(id, { customer_id: 'vera', customer_name: 'Vera Lindqvist', content: 'Hello' })
    const second = await write(id, { customer_id: 'vera', content: 'Are you there?' })
    assert.equal(second.conversation_id, first.conversation_id)
    const { body: conversation } = await api.get(`/conversations/${first.conversation_id}?expand=contact`)
    assert.deepEqual([conversation.channel, conversation.channel_id], ['practice', id])
    assert.equal(conversation.contact.name, 'Vera Lindqvist')
    const other = await write(id, { customer_id: 'carlo', content: 'Hello' })
    assert.notEqual(other.conversation_id, first.conversation_id)
    await api.post(`/conversations/${first.conversation_id}/status`, { status: 'resolved' })
    const later = await write(id, { customer_id: 'vera', content: 'One more thing' })
    const { body: now } = await api.get(`/conversations/${later.conversation_id}`)
    assert.equal(now.contact_id, conversation.contact_id)
  })

  it('takes a message once, however often its messenger repeats it', async () => {
    const id = await channelWith()
    const message = { customer_id: 'vera', external_id: 'm-1', content: 'Hello' }
    const all = await Promise.all([1, 2, 3].map(() => write(id, message)))
    assert.equal(new Set(all.map((one) => one.message_id)).size, 1)
    assert.equal((await messages(all[0].conversation_id)).length, 1)
  })

  it('delivers answers with their files, and says what was delivered and read', async () => {
    const id = await channelWith()
    const { conversation_id } = await write(id, { customer_id: 'vera', content: 'Hello' })
    const { headers, body } = formWith('file', 'A price list', 'prices.txt')
    const { body: file } = await api.send('POST', '/files', { headers, body })
    const reply = (
      await api.post(`/conversations/${conversation_id}/messages`, {
        content: 'Our prices.',
        attachments: [{ file_id: file.id }],
      })
    ).body
    assert.equal(reply.status, 'queued')
    await becomes(conversation_id, reply.id, 'delivered')
    const { data } = (await api.get(`/channels/${id}/practice_messages?customer_id=vera`)).body
    assert.deepEqual(
      data.map((one: Record<string, unknown>) => [one.direction, one.content]),
      [
        ['outbound', 'Our prices.'],
        ['inbound', 'Hello'],
      ],
    )
    assert.equal(data[0].attachments[0].name, 'prices.txt')
    await write(id, { customer_id: 'vera', content: 'Thank you' })
    await becomes(conversation_id, reply.id, 'read')
  })

  it('takes files of customers', async () => {
    const id = await channelWith()
    const { headers, body } = formWith('file', 'Broken', 'photo.txt')
    const { body: file } = await api.send('POST', '/files', { headers, body })
    const { conversation_id, attachments } = await write(id, {
      customer_id: 'vera',
      attachments: [{ file_id: file.id }],
    })
    const [message] = await messages(conversation_id)
    assert.deepEqual([message.content, message.attachments[0].id], ['', file.id])
    assert.equal(attachments[0].id, file.id)
  })

  it('says why an answer was refused', async () => {
    const id = await channelWith({ answers: 'rejected' })
    const { conversation_id } = await write(id, { customer_id: 'vera', content: 'Hello' })
    const failed = await becomes(conversation_id, (await answer(conversation_id, 'Hi')).id, 'failed')
    assert.equal(failed.error.code, 'rejected')
  })

  it('sends again once its messenger is back, and its health says so until then', async () => {
    const id = await channelWith({ answers: 'unavailable' })
    const { conversation_id } = await write(id, { customer_id: 'vera', content: 'Hello' })
    const reply = await answer(conversation_id, 'Hi')
    await eventually(async () =>
      assert.equal((await api.get(`/channels/${id}`)).body.health.problem?.code, 'unavailable'),
    )
    await becomes(conversation_id, reply.id, 'queued')
    await api.patch(`/channels/${id}`, { practice: { answers: 'well' } })
    await becomes(conversation_id, reply.id, 'delivered')
    assert.equal((await api.get(`/channels/${id}`)).body.health.status, 'ok')
  })

  it('shows a message once that was sent again because no response came', async () => {
    const id = await channelWith({ answers: 'unanswered' })
    const { conversation_id } = await write(id, { customer_id: 'vera', content: 'Hello' })
    const reply = await answer(conversation_id, 'Hi')
    await eventually(async () => {
      const rows = await account.database.run(
        sql`select 1 as one from outgoing where message_id = ${reply.id} and failure = 'timeout'`,
      )
      assert.equal(rows.length, 1)
    })
    await account.database.run(sql`update outgoing set due_at = now() where message_id = ${reply.id}`)
    await becomes(conversation_id, reply.id, 'delivered')
    const { data } = (await api.get(`/channels/${id}/practice_messages`)).body
    assert.equal(data.filter((one: { direction: string }) => one.direction === 'outbound').length, 1)
  })

  it('tells apart customers whose messages are called the same', async () => {
    const id = await channelWith()
    const of = (customer_id: string) => write(id, { customer_id, external_id: '1', content: `From ${customer_id}` })
    const all = await Promise.all(['vera', 'carlo', 'ines'].map(of))
    assert.deepEqual(all.map(({ content }) => content).sort(), ['From carlo', 'From ines', 'From vera'])
    assert.equal(new Set(all.map(({ conversation_id }) => conversation_id)).size, 3)
  })

  it('answers on the telephone that wrote, though both belong to one contact by now', async () => {
    const id = await channelWith()
    const vera = await write(id, { customer_id: 'vera', content: 'Hello' })
    const carlo = await write(id, { customer_id: 'carlo', content: 'Hello' })
    await merge(await contactOf(vera.conversation_id), await contactOf(carlo.conversation_id))
    const reply = await answer(vera.conversation_id, 'For Vera')
    await becomes(vera.conversation_id, reply.id, 'delivered')
    const phone = async (customer_id: string) =>
      (await api.get(`/channels/${id}/practice_messages?customer_id=${customer_id}`)).body.data.length
    assert.deepEqual([await phone('vera'), await phone('carlo')], [2, 1])
    const again = await write(id, { customer_id: 'vera', content: 'Thank you' })
    assert.equal(again.conversation_id, vera.conversation_id)
  })

  it('never goes back from read to delivered, and is well again', async () => {
    const id = await channelWith({ answers: 'unanswered' })
    const { conversation_id } = await write(id, { customer_id: 'vera', content: 'Hello' })
    const reply = await answer(conversation_id, 'Hi')
    await eventually(async () => assert.equal((await api.get(`/channels/${id}/practice_messages`)).body.data.length, 2))
    await write(id, { customer_id: 'vera', content: 'Thank you' })
    await becomes(conversation_id, reply.id, 'read')
    await eventually(async () => assert.equal((await api.get(`/channels/${id}`)).body.health.problem?.code, 'timeout'))
    await account.database.run(sql`update outgoing set due_at = now() where message_id = ${reply.id}`)
    await eventually(async () => assert.equal((await api.get(`/channels/${id}`)).body.health.status, 'ok'))
    await becomes(conversation_id, reply.id, 'read')
  })

  it('sends nothing once it is deleted', async () => {
    const id = await channelWith()
    const { conversation_id } = await write(id, { customer_id: 'vera', content: 'Hello' })
    assert.equal((await api.delete(`/channels/${id}?force=true`)).status, 200)
    const failed = await becomes(conversation_id, (await answer(conversation_id, 'Hi')).id, 'failed')
    assert.equal(failed.error.code, 'channel_deleted')
  })

  it('holds nobody up while customers write, conversations change and contacts are merged and erased', async () => {
    const id = await channelWith()
    const contacts = new Map<string, string>()
    const round = async (n: number) => {
      const customer_id = `customer-${n % 3}`
      const { conversation_id } = await write(id, { customer_id, content: `Message ${n}` })
      await Promise.all([
        answer(conversation_id, 'Hi'),
        api.patch(`/conversations/${conversation_id}`, { priority: n % 2 === 0 ? 'high' : 'low' }),
        api.patch(`/channels/${id}`, { name: `Messenger ${n}` }),
      ])
      return [customer_id, conversation_id] as const
    }
    for (let n = 0; n < 3; n++) {
      const [customer_id, conversation_id] = await round(n)
      contacts.set(customer_id, await contactOf(conversation_id))
    }
    const [into, from, erased] = [...contacts.values()]
    await Promise.all([
      ...Array.from({ length: 24 }, (_, n) => round(n)),
      merge(into!, from!),
      api.delete(`/contacts/${erased}`),
    ])
  })

  it('is not written to by who is blocked, and forgets who is erased', async () => {
    const id = await channelWith()
    const { conversation_id } = await write(id, { customer_id: 'vera', content: 'Hello' })
    const { contact_id } = (await api.get(`/conversations/${conversation_id}`)).body
    const { data: identities } = (await api.get(`/contacts/${contact_id}/identities`)).body
    assert.equal((await api.post(`/contacts/${contact_id}/identities/${identities[0].id}/block`)).status, 200)
    const response = await api.post(`/channels/${id}/practice_messages`, { customer_id: 'vera', content: 'Again' })
    assertRefused(response, 400, 'parameter_invalid', /blocked/)
    assert.equal((await api.delete(`/contacts/${contact_id}`)).status, 200)
    assert.deepEqual((await api.get(`/channels/${id}/practice_messages`)).body.data, [])
  })
})
