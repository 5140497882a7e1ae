import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { assertRefused } from '../testing/refused.ts'
import { assertReplayed } from '../testing/replayed.ts'
import { type Client, someContact, type TestAccount } from '../testing/service.ts'

describe('summarizing a conversation', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
  })

  const started = async (...lines: string[]) => {
    const { body: contact } = await api.post('/contacts', someContact())
    const { body } = await api.post('/conversations', { contact_id: contact.id })
    const path = `/conversations/${body.id}`
    for (const [n, content] of lines.entries()) await say(path, content, n % 2 ? 'outbound' : 'inbound')
    return { id: body.id as string, path }
  }
  const say = (path: string, content: string, direction: string) => api.post(`${path}/messages`, { content, direction })
  const lines = ['My order 1042 has not arrived. Where is it?', 'It left our warehouse this morning.'] as const
  const records = async (path: string) => (await api.get(`${path}/summary_records`)).body.data

  it('answers exactly the four fields of the specification', async () => {
    const { id, path } = await started(...lines)
    const { status, body } = await api.post(`${path}/summarize`)
    assert.equal(status, 200)
    assert.deepEqual(Object.keys(body), ['object', 'conversation_id', 'summary', 'created_at'])
    assert.deepEqual([body.object, body.conversation_id], ['conversation.summary', id])
    assert.match(body.summary, /1042/)
    assert.match(body.created_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  })

  it('takes no body, or an empty object, and nothing else', async () => {
    const { path } = await started(...lines)
    const typed = { headers: { 'content-type': 'application/json' } }
    assert.equal((await api.post(`${path}/summarize`, {})).status, 200)
    assert.equal((await api.send('POST', `${path}/summarize`, typed)).status, 200)
    assertRefused(await api.post(`${path}/summarize`, { length: 'short' }), 400, 'parameter_unknown', /^`length`/)
    for (const body of [null, [], 'x', 1])
      assertRefused(await api.post(`${path}/summarize`, body), 400, 'parameter_invalid')
    assertRefused(await api.post(`${path}/summarize?language=de`), 400, 'parameter_unknown')
    assert.equal((await api.get(`${path}/summarize`)).status, 405)
  })

  it('gives the same answer until somebody writes, also to many who ask at once', async () => {
    const { path } = await started(...lines)
    const first = await Promise.all(Array.from({ length: 10 }, () => api.post(`${path}/summarize`)))
    for (const { body } of first) assert.deepEqual(body, first[0]!.body)
    assert.equal((await records(path)).length, 1)
    await api.patch(path, { priority: 'high' })
    assert.deepEqual((await api.post(`${path}/summarize`)).body, first[0]!.body)
    await say(path, 'It is here now, thank you. Please cancel invoice 77.', 'inbound')
    const { body } = await api.post(`${path}/summarize`)
    assert.notEqual(body.summary, first[0]!.body.summary)
    assert.deepEqual(
      (await records(path)).map(({ stale }: { stale: boolean }) => stale),
      [false, true],
    )
  })

  it('leaves private notes out, and is not made anew by one', async () => {
    const { path } = await started(...lines)
    const note = { content: 'Order 9999: she complained to the regulator.', private: true }
    await api.post(`${path}/messages`, note)
    const { body } = await api.post(`${path}/summarize`)
    assert.doesNotMatch(body.summary, /9999|regulator/)
    await api.post(`${path}/messages`, note)
    assert.deepEqual((await api.post(`${path}/summarize`)).body, body)
    assert.doesNotMatch(JSON.stringify(await records(path)), /9999|regulator/)
  })

  it('keeps every version, each with words that stand in its messages, and tells which are stale', async () => {
    const { path } = await started()
    const exchange = [
      'Hello! <b>My</b> “kettle” leaks 💧\r\nand it cost me $40.00, order 8812. Can you help?',
      'Sorry! A new one leaves on 3 May; track it at https://example.com/t/8812.',
      'Thanks. Will it be the red one?',
      'ขอบคุณค่ะ สินค้าจะถึงพรุ่งนี้ค่ะ',
    ]
    const versions: string[] = []
    for (const [n, content] of exchange.entries()) {
      await say(path, content, n % 2 ? 'outbound' : 'inbound')
      versions.unshift((await api.post(`${path}/summarize`)).body.summary)
    }
    const stored = await records(path)
    assert.deepEqual(
      stored.map(({ summary }: { summary: string }) => summary),
      versions,
    )
    assert.deepEqual(
      stored.map(({ stale }: { stale: boolean }) => stale),
      [false, true, true, true],
    )
    const { body: messages } = await api.get(`${path}/messages?order=asc`)
    const contents = new Map<string, string>(
      messages.data.map(({ id, content }: Record<string, string>) => [id, content]),
    )
    for (const [n, { points, open_questions, entities, covers_through_message_id }] of stored.entries()) {
      assert.equal(covers_through_message_id, messages.data[exchange.length - 1 - n].id)
      for (const { quote, message_id } of [...points, ...open_questions])
        assert.ok(quote && contents.get(message_id)!.includes(quote), quote)
      for (const { text, message_id } of entities) assert.ok(contents.get(message_id)!.includes(text), text)
    }
    assert.equal(stored.at(-1)!.points[0].quote.startsWith('<b>My</b>'), true)
  })

  it('changes nothing about the conversation and tells nobody', async () => {
    const { path } = await started(...lines)
    const before = await api.get(path)
    await api.post(`${path}/summarize`)
    assert.deepEqual((await api.get(path)).body, before.body)
    assert.equal((await api.get(path)).headers.get('etag'), before.headers.get('etag'))
  })

  it('is refused where there is nothing to summarize', async () => {
    const { path } = await started()
    assertRefused(await api.post(`${path}/summarize`), 409, 'conversation_empty')
    await api.post(`${path}/messages`, { content: 'Only a note', private: true })
    assertRefused(await api.post(`${path}/summarize`), 409, 'conversation_empty')
    assert.deepEqual(await records(path), [])
  })

  it('is for the conversation’s own account and mode, and for keys that may', async () => {
    const { path } = await started(...lines)
    for (const id of ['x', 'svccnv_01h455vb4pex5vsknk084sn02q'])
      for (const answer of [
        api.post(`/conversations/${id}/summarize`),
        api.get(`/conversations/${id}/summary_records`),
      ])
        assertRefused(await answer, 404, 'resource_not_found')
    assertRefused(await (await account.client({ mode: 'test' })).post(`${path}/summarize`), 404, 'resource_not_found')
    const limited = await account.client({ scopes: ['messages:write', 'contacts:write'] })
    assertRefused(await limited.post(`${path}/summarize`), 403, 'insufficient_scope')
  })

  it('repeated under its key answers as the first time, also when the conversation went on', async () => {
    const { path } = await started(...lines)
    const key = { 'idempotency-key': `summarize ${path}` }
    const first = await api.post(`${path}/summarize`, undefined, key)
    await say(path, 'Thank you, it is here.', 'inbound')
    assertReplayed(await api.post(`${path}/summarize`, undefined, key), first)
    assertReplayed(await api.post(`${path}/summarize`, {}, key), first)
  })
})
