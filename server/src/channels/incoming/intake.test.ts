import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline, Readable } from 'node:stream'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { practiceMessenger } from '../../testing/channels/practice-messenger.ts'
import { type Client, startTestService, type TestService } from '../../testing/service.ts'
import { claimWebhooks, dropWebhook, retryWebhook, type WebhookLease } from './queue.ts'
import { workOff } from './worker.ts'

const never = new AbortController().signal
const max_bytes = 1_000_000

interface Row {
  happening: string
  tries: number
  due_at: Date | null
}

/** Nothing is worked off but by the test itself: the service has no workers. */
describe('what a messenger sends to the webhook of a channel', () => {
  let service: TestService
  let api: Client
  before(async () => {
    service = await startTestService({ ROLE: 'api', FILE_MAX_MB: '1' })
    api = await service.client({ mode: 'test' })
  })
  after(() => service.stop())

  async function messenger() {
    const { body } = await api.post('/channels', { kind: 'practice', name: 'Messenger' })
    const { send, sign } = await practiceMessenger(service, body.id)
    const say = async (webhook: object) => assert.equal((await send(JSON.stringify(webhook))).status, 200)
    return { id: body.id as string, say, sign }
  }
  const textNamed = (external_id: string, more = {}) => ({
    customer_id: 'vera',
    external_id,
    content: external_id,
    ...more,
  })
  const rowsOf = (id: string) =>
    service.database.run<Row>(
      sql`select happening, tries, due_at from channel_webhooks where channel_id = ${id} order by id`,
    )
  async function claim(id: string): Promise<WebhookLease[]> {
    const leases = await claimWebhooks(service.database, 100)
    return leases.filter(({ channel_id }) => channel_id === id)
  }
  async function workOffAll(id: string) {
    for (let leases = await claim(id); leases.length > 0; leases = await claim(id))
      for (const lease of leases) await workOff(service.means, lease, never)
  }
  const retryNow = (id: string) =>
    service.database.run(sql`update channel_webhooks set due_at = now() where channel_id = ${id}`)
  async function messagesOf(id: string) {
    const messages = []
    for (const conversation of (await api.get(`/conversations?channel_id=${id}`)).body.data)
      messages.push(...(await api.get(`/conversations/${conversation.id}/messages`)).body.data)
    return messages as { id: string; content: string; attachments: { id: string; name: string; size: number }[] }[]
  }
  const contents = async (id: string) => (await messagesOf(id)).map(({ content }) => content).sort()

  it('is kept before it is answered, and dropped once it is taken in', async () => {
    const { id, say } = await messenger()
    const webhook = { messages: [textNamed('m-1'), textNamed('m-2', { customer_id: 'carlo' })] }
    await say(webhook)
    const kept = (await rowsOf(id)).map(({ happening }) => JSON.parse(happening).message.external_id)
    assert.deepEqual([kept, await messagesOf(id)], [['m-1', 'm-2'], []])
    await workOffAll(id)
    assert.deepEqual([await contents(id), await rowsOf(id)], [['m-1', 'm-2'], []])
  })

  it('is taken in once by a worker that was held up and by the one that took over', async () => {
    const { id, say } = await messenger()
    await say({ messages: [textNamed('m-1')] })
    const [slow] = await claim(id)
    assert.deepEqual(await claim(id), [])
    await service.database.run(sql`update channel_webhooks set leased_until = now() where channel_id = ${id}`)
    const [next] = await claim(id)
    await dropWebhook(service.database, slow!)
    assert.equal((await rowsOf(id)).length, 1)
    await Promise.all([slow!, next!].map((lease) => workOff(service.means, lease, never)))
    assert.deepEqual([await contents(id), await rowsOf(id)], [['m-1'], []])
  })

  it('is worked off in order where it is about one customer, and otherwise side by side', async () => {
    const { id, say } = await messenger()
    for (const [external_id, customer_id] of [
      ['m-1', 'vera'],
      ['m-2', 'vera'],
      ['m-3', 'carlo'],
    ] as const)
      await say({ messages: [textNamed(external_id, { customer_id })] })
    const [first, third, ...others] = await claim(id)
    assert.deepEqual(others, [])
    await workOff(service.means, third!, never)
    assert.deepEqual([await contents(id), await claim(id)], [['m-3'], []])
    await retryWebhook(service.database, first!)
    await workOffAll(id)
    assert.deepEqual(await contents(id), ['m-2', 'm-3'])
    await retryNow(id)
    await workOffAll(id)
    assert.deepEqual(await contents(id), ['m-1', 'm-2', 'm-3'])
  })

  it('is shown as a problem of the channel if nobody could take it in, and kept', async () => {
    const { id, say } = await messenger()
    const file_id = 'svcfil_01k00000000000000000000000'
    await say({
      messages: [textNamed('m-1', { attachments: [{ file_id }] }), textNamed('m-0', { customer_id: 'carlo' })],
    })
    for (let tries = 1; tries <= 7; tries++) {
      assert.equal((await api.get(`/channels/${id}`)).body.health.status, 'ok')
      const [lease, another] = await claim(id)
      if (another) await workOff(service.means, another, never)
      await assert.rejects(workOff(service.means, lease!, never), /no such file/)
      await retryWebhook(service.database, lease!)
      // Others don't wait for it.
      assert.deepEqual(await contents(id), ['m-0'])
      const [row] = await rowsOf(id)
      if (row!.due_at !== null) await retryNow(id)
    }
    assert.deepEqual(await claim(id), [])
    assert.equal((await rowsOf(id)).length, 1)
    assert.equal((await api.get(`/channels/${id}`)).body.health.problem.code, 'webhook_failed')
    // It goes with the customer.
    await say({ messages: [textNamed('m-2')] })
    await workOffAll(id)
    const [{ contact_id }] = (await api.get(`/conversations?channel_id=${id}`)).body.data
    // Also what waits for another try: it would bring them back.
    await say({ messages: [textNamed('m-3', { attachments: [{ file_id }] })] })
    assert.equal((await api.delete(`/contacts/${contact_id}`)).status, 200)
    assert.deepEqual(await rowsOf(id), [])
  })

  it('is taken in where the account was suspended since', async () => {
    const { id, say } = await messenger()
    await say({ messages: [textNamed('m-1')] })
    const suspend = (at: string | null) =>
      service.database.run(sql`
        update accounts set suspended_at = ${at}::timestamptz where id = (
          select account_id from environments join channels on environment_id = environments.id where channels.id = ${id})`)
    await suspend('2026-01-01T00:00:00Z')
    await workOffAll(id)
    assert.deepEqual(await rowsOf(id), [])
    await suspend(null)
    assert.deepEqual(await contents(id), ['m-1'])
  })

  describe('with files that the messenger has', () => {
    const answers = new Map<string, (request: IncomingMessage, response: ServerResponse) => void>()
    const requests: IncomingMessage[] = []
    const server = createServer((request, response) => {
      requests.push(request)
      answers.get(request.url!)!(request, response)
    })
    let base: string
    before(async () => {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    })
    after(() => {
      server.closeAllConnections()
      server.close()
    })

    const text = (content: string | Buffer) => (_: IncomingMessage, response: ServerResponse) =>
      response.writeHead(200, { 'content-type': 'image/png' }).end(content)
    const status =
      (code: number, headers = {}) =>
      (_: IncomingMessage, response: ServerResponse) =>
        response.writeHead(code, headers).end('Not this')
    const medium = (path: string, name = path.slice(1)) => ({ url: base + path, name })
    const requestsFor = (path: string) => requests.filter(({ url }) => url === path)

    it('fetches them under the secret of the channel, and once', async () => {
      const { id, say, sign } = await messenger()
      answers.set('/list.txt', text('Three wheels'))
      const message = textNamed('m-1', { content: '', media: [medium('/list.txt')] })
      for (let n = 0; n < 2; n++) {
        await say({ messages: [message] })
        await workOffAll(id)
      }
      const [only, ...others] = await messagesOf(id)
      assert.deepEqual(
        [only!.content, only!.attachments.map(({ name, size }) => [name, size])],
        ['', [['list.txt', 12]]],
      )
      const { body: file } = await api.get(`/files/${only!.attachments[0]!.id}`)
      assert.equal(file.content_type, 'text/plain')
      assert.deepEqual([others, requestsFor('/list.txt').length], [[], 1])
      const signature = String(requestsFor('/list.txt')[0]!.headers['practice-signature'])
      const at_s = Number(/^t=(\d+),/.exec(signature)![1])
      assert.equal(signature, sign(`${base}/list.txt`, at_s)['practice-signature'])
    })

    it('follows a redirect without the secret, and no endless one', async () => {
      const { id, say } = await messenger()
      answers.set('/moved', status(302, { location: '/there' }))
      answers.set('/there', text('Here'))
      answers.set('/loop', status(302, { location: '/loop' }))
      await say({ messages: [textNamed('m-1', { media: [medium('/moved', 'a.txt'), medium('/loop', 'b.txt')] })] })
      await workOffAll(id)
      const [message] = await messagesOf(id)
      assert.equal(message!.content, 'm-1\n\n[The messenger no longer has the file b.txt.]')
      assert.deepEqual(
        message!.attachments.map(({ name }) => name),
        ['a.txt'],
      )
      assert.equal(requestsFor('/there')[0]!.headers['practice-signature'], undefined)
    })

    it('says in the message what it does not have: what is gone, too large, or at an address that is not public', async () => {
      const { id, say } = await messenger()
      answers.set('/gone', status(404))
      answers.set('/announced', status(200, { 'content-length': max_bytes * 2 }))
      answers.set('/endless', (_, response) => {
        const bytes = function* () {
          while (true) yield Buffer.alloc(100_000)
        }
        pipeline(Readable.from(bytes()), response, () => {})
      })
      const inside = { url: 'http://169.254.169.254/latest/meta-data', name: 'inside' }
      const media = [
        medium('/gone'),
        medium('/announced'),
        medium('/endless'),
        inside,
        { url: 'file:///x', name: 'odd' },
      ]
      await say({ messages: [textNamed('m-1', { content: '', media })] })
      await workOffAll(id)
      const { content, attachments } = (await messagesOf(id))[0]!
      assert.deepEqual(content.split('\n\n'), [
        '[The messenger no longer has the file gone.]',
        '[The file announced is too large here. The messenger has it.]',
        '[The file endless is too large here. The messenger has it.]',
        '[The messenger no longer has the file inside.]',
        '[The messenger no longer has the file odd.]',
      ])
      assert.deepEqual([attachments, await rowsOf(id)], [[], []])
    })

    it('tries again what cannot be had now, and takes in the rest meanwhile', async () => {
      const { id, say } = await messenger()
      answers.set('/later', status(503))
      const messages = [textNamed('m-1', { media: [medium('/later', 'later.txt')] }), textNamed('m-2')]
      await say({ messages })
      await workOffAll(id)
      assert.deepEqual([await contents(id), (await rowsOf(id)).length], [['m-2'], 1])
      answers.set('/later', text('At last'))
      await retryNow(id)
      await workOffAll(id)
      assert.deepEqual([await contents(id), await rowsOf(id)], [['m-1', 'm-2'], []])
    })

    it('keeps none of them while one is missing, and no empty one', async () => {
      const { id, say } = await messenger()
      answers.set('/first', text('First'))
      answers.set('/second', status(503))
      answers.set('/nothing', text(''))
      const media = ['/first', '/second', '/nothing'].map((path) => medium(path))
      await say({ messages: [textNamed('m-1', { content: '', media })] })
      await workOffAll(id)
      const [stored] = await service.database.run(sql`select from files where channel_id = ${id}`)
      assert.equal(stored, undefined)
      answers.set('/second', text('Second'))
      await retryNow(id)
      await workOffAll(id)
      const [message] = await messagesOf(id)
      assert.equal(message!.content, '[The file nothing is empty.]')
      assert.equal(message!.attachments.length, 2)
    })

    it('fetches none of somebody who is blocked', async () => {
      const { id, say } = await messenger()
      await say({ messages: [textNamed('m-1')] })
      await workOffAll(id)
      await service.database.run(sql`update contact_identities set blocked_at = now() where channel_id = ${id}`)
      answers.set('/spam', text('Spam'))
      await say({ messages: [textNamed('m-2', { media: [medium('/spam')] })] })
      await workOffAll(id)
      assert.deepEqual([await rowsOf(id), requestsFor('/spam')], [[], []])
    })

    it('takes in the message without its file in the end', async () => {
      const { id, say } = await messenger()
      answers.set('/never', (request) => request.destroy())
      await say({ messages: [textNamed('m-1', { media: [medium('/never', 'never.txt')] })] })
      for (let tries = 1; tries <= 7; tries++) {
        await retryNow(id)
        await workOffAll(id)
      }
      const words = 'm-1\n\n[The file never.txt could not be fetched. The messenger may have it.]'
      assert.deepEqual([await contents(id), await rowsOf(id)], [[words], []])
    })
  })
})
