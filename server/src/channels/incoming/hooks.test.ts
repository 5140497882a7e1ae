import assert from 'node:assert/strict'
import { before, describe, it, type TestContext } from 'node:test'
import { sql } from '../../db/sql.ts'
import { testAccount } from '../../testing/account.ts'
import { practiceMessenger } from '../../testing/channels/practice-messenger.ts'
import { formWith } from '../../testing/files/upload.ts'
import { type Client, eventually, startTestService, type TestAccount } from '../../testing/service.ts'
import { max_hook_bytes } from './hooks.ts'

const now_s = () => Math.floor(Date.now() / 1000)

describe('the webhook of a messenger', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client({ mode: 'test' })
  })

  async function messenger() {
    const { body } = await api.post('/channels', { kind: 'practice', name: 'Messenger' })
    return { id: body.id as string, ...(await practiceMessenger(account, body.id)) }
  }
  const textNamed = (external_id: string, more = {}) => ({
    customer_id: 'vera',
    external_id,
    content: external_id,
    ...more,
  })
  const conversationsOf = async (id: string) => (await api.get(`/conversations?channel_id=${id}`)).body.data
  async function messagesOf(id: string): Promise<{ id: string; content: string; status: string; direction: string }[]> {
    const [conversation] = await conversationsOf(id)
    return conversation ? (await api.get(`/conversations/${conversation.id}/messages`)).body.data : []
  }
  const contents = async (id: string) => (await messagesOf(id)).map(({ content }) => content).sort()

  it('takes in what is signed, under the name that the messenger has for it, once', async () => {
    const { id, say } = await messenger()
    const introduction = { customer_name: 'Vera Lindqvist' }
    const [first, second] = [textNamed('m-1', introduction), textNamed('m-2', introduction)]
    const both = { messages: [first, second] }
    for (const answer of await Promise.all([say(both), say({ messages: [second] }), say(both), say(both)]))
      assert.deepEqual(answer, { status: 200, code: null, text: '' })
    assert.deepEqual(await contents(id), ['m-1', 'm-2'])
    const [conversation] = await conversationsOf(id)
    const { contact } = (await api.get(`/conversations/${conversation.id}?expand=contact`)).body
    assert.equal(contact.name, 'Vera Lindqvist')
  })

  it('checks the bytes as they came, whatever they are called and however they are written', async () => {
    const { id, send, sign, worked } = await messenger()
    const body = ` { "messages" : [ {"customer_id":"vera","external_id":"m-1","content":"\\u00e9 \u{1f600}"} ] }\r\n`
    const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']
    for (const type of types)
      assert.equal((await send(body, { ...sign(body), 'content-type': type })).status, 200, type)
    assert.equal((await send(JSON.stringify(JSON.parse(body)), sign(body))).status, 401)
    await worked()
    assert.deepEqual(await contents(id), ['é \u{1f600}'])
  })

  it('refuses what nobody signed, another channel signed, or was signed too long ago', async () => {
    const { id, send, sign } = await messenger()
    const other = await messenger()
    const body = JSON.stringify({ messages: [textNamed('m-1')] })
    const { 'practice-signature': good } = sign(body)
    const forgeries: Record<string, string>[] = [
      {},
      { 'practice-signature': '' },
      { 'practice-signature': 'v1=' },
      { 'practice-signature': good.slice(0, -2) },
      { 'practice-signature': `${good.slice(0, -1)}${good.endsWith('0') ? '1' : '0'}` },
      { 'practice-signature': good.replace(/t=\d+/, `t=${now_s() - 1}`) },
      other.sign(body),
      sign(body, now_s() - 310),
      sign(body, now_s() + 310),
      sign(`${body} `),
    ]
    for (const headers of forgeries) {
      const { status, code } = await send(body, headers)
      assert.deepEqual([status, code], [401, 'signature_invalid'], JSON.stringify(headers))
    }
    assert.deepEqual(await conversationsOf(id), [])
    assert.equal((await send(body)).status, 200)
  })

  it('answers the same where there is no channel, one of another kind, and one that was deleted', async () => {
    const { id, send } = await messenger()
    const { body: of_api } = await api.post('/channels', { kind: 'api', name: 'Shop' })
    await api.delete(`/channels/${id}`)
    const body = JSON.stringify({ messages: [textNamed('m-1')] })
    const answers = []
    for (const to of [id, of_api.id, `${id.slice(0, -1)}0`, 'x', '%00', encodeURIComponent("' or 1=1")])
      for (const headers of [undefined, {}]) {
        const { status, text } = await send(body, headers, `${account.url}/hooks/channels/${to}`)
        answers.push(`${status} ${text.replace(/"request_id":"[^"]+"/, '')}`)
      }
    assert.equal(new Set(answers).size, 1, JSON.stringify(answers))
    assert.match(answers[0]!, /^404 .*"There is no such channel\."/)
  })

  it('refuses what makes no sense or is too large, and takes in nothing of it', async () => {
    const { id, send } = await messenger()
    const whole = JSON.stringify({ messages: [textNamed('m-1')] })
    const nonsense = [
      '',
      '{',
      '[]',
      'null',
      '{"messages":{}}',
      '{"messages":[{}]}',
      '{"other":1}',
      whole.slice(0, -3),
      '\0',
    ]
    for (const body of [...nonsense, Buffer.from([0xff, 0xfe]), `{"messages":${'['.repeat(5000)}`]) {
      const { status } = await send(body)
      assert.equal(status, 400, String(body).slice(0, 40))
    }
    assert.equal((await send(JSON.stringify({ messages: [textNamed('m-2', { content: '' })] }))).status, 400)
    assert.equal((await send(Buffer.alloc(max_hook_bytes + 1, 0x20))).code, 'body_too_large')
    assert.deepEqual(await conversationsOf(id), [])
  })

  it('answers the handshake with its challenge, if that is signed, and does nothing else', async () => {
    const { url, sign } = await messenger()
    const challenge = '<b>1158201444</b>'
    const ask = (headers: Record<string, string>, method = 'GET') =>
      fetch(`${url}?challenge=${encodeURIComponent(challenge)}`, { method, headers })
    const answer = await ask(sign(challenge))
    assert.deepEqual([answer.status, await answer.text()], [200, challenge])
    assert.equal(answer.headers.get('content-type'), 'text/plain; charset=utf-8')
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
    assert.deepEqual([(await ask({})).status, (await ask(sign('another'))).status], [401, 401])
    assert.equal((await ask(sign(challenge), 'PUT')).status, 405)
  })

  it('notes how far our messages came, never back, and only of its own customers', async () => {
    const { id, say } = await messenger()
    const foreign = await messenger()
    await say({ messages: [textNamed('m-1')] })
    const [conversation] = await conversationsOf(id)
    const { body: reply } = await api.post(`/conversations/${conversation.id}/messages`, { content: 'Hi' })
    const status = async () => (await messagesOf(id)).find((one) => one.id === reply.id)!.status
    await eventually(async () => assert.equal(await status(), 'delivered'))
    const report = (status: 'delivered' | 'read' | 'failed', customer_id = 'vera') => ({
      statuses: [{ customer_id, message_id: reply.id as string, status }],
    })
    assert.equal((await foreign.say(report('read'))).status, 200)
    assert.equal((await say(report('read', 'carlo'))).status, 200)
    assert.equal(await status(), 'delivered')
    for (const one of ['read', 'delivered', 'failed', 'read'] as const) {
      assert.equal((await say(report(one))).status, 200)
      assert.equal(await status(), 'read')
    }
    assert.equal((await say({ statuses: [{ customer_id: 'vera', message_id: 'none', status: 'read' }] })).status, 200)
  })

  it('takes in files with the message', async () => {
    const { id, say } = await messenger()
    const { headers, body } = formWith('file', 'A picture of the bicycle', 'bicycle.txt')
    const { body: file } = await api.send('POST', '/files', { headers, body })
    const message = textNamed('m-1', { content: '', attachments: [{ file_id: file.id }] })
    for (let n = 0; n < 2; n++) assert.equal((await say({ messages: [message] })).status, 200)
    const [only, ...others] = (await messagesOf(id)) as unknown as { attachments: { name: string }[] }[]
    assert.deepEqual([only!.attachments.map(({ name }) => name), others.length], [['bicycle.txt'], 0])
  })

  it('hears from nobody who is blocked, and is content', async () => {
    const { id, say } = await messenger()
    await say({ messages: [textNamed('m-1')] })
    const [{ id: conversation_id, contact_id }] = await conversationsOf(id)
    const { data } = (await api.get(`/contacts/${contact_id}/identities`)).body
    await api.post(`/contacts/${contact_id}/identities/${data[0].id}/block`)
    assert.equal(
      (await say({ messages: [textNamed('m-2'), { ...textNamed('m-3'), customer_id: 'carlo' }] })).status,
      200,
    )
    assert.equal((await conversationsOf(id)).length, 2)
    const { data: history } = (await api.get(`/conversations/${conversation_id}/messages`)).body
    assert.deepEqual(
      history.map(({ content }: { content: string }) => content),
      ['m-1'],
    )
  })

  it('is signed for by a channel of the version before, once its customer writes', async () => {
    const { id } = await messenger()
    await account.database.run(sql`update channels set secrets = null where id = ${id}`)
    const url = `${account.url}/hooks/channels/${id}`
    assert.equal((await fetch(url, { method: 'POST', body: '{}' })).status, 401)
    const write = () => api.post(`/channels/${id}/practice_messages`, { customer_id: 'vera', content: 'Hello' })
    for (const { status } of await Promise.all([write(), write()])) assert.equal(status, 201)
    const { say } = await practiceMessenger(account, id)
    assert.equal((await say({ messages: [textNamed('m-1')] })).status, 200)
  })
})

describe('the limits of webhooks', () => {
  async function started(t: TestContext, settings: Record<string, string>) {
    const service = await startTestService({ RATE_LIMIT: '10000', ...settings })
    t.after(() => service.stop())
    const api = await service.client({ mode: 'test' })
    const { body } = await api.post('/channels', { kind: 'practice', name: 'Messenger' })
    return practiceMessenger(service, body.id)
  }

  it('stop whoever guesses, and not whoever signs from the same address', async (t) => {
    const { send, say } = await started(t, { RATE_LIMIT_REFUSED_KEYS: '3' })
    const guesses = []
    for (let n = 0; n < 5; n++) guesses.push((await send('{}', {})).status)
    assert.deepEqual(guesses, [401, 401, 401, 429, 429])
    assert.equal((await say({})).status, 200)
  })

  it('are of all from one network', async (t) => {
    const { say } = await started(t, { RATE_LIMIT_HOOKS: '2' })
    assert.deepEqual([(await say({})).status, (await say({})).status, (await say({})).code], [200, 200, 'rate_limited'])
  })
})
