import assert from 'node:assert/strict'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline, Readable } from 'node:stream'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { intakeOf, textNamed } from '../../testing/channels/intake.ts'
import { type Client, startTestService, type TestService } from '../../testing/service.ts'

const max_bytes = 1_000_000

describe('the files of a message that a messenger has', () => {
  let service: TestService
  let api: Client
  before(async () => {
    service = await startTestService({ ROLE: 'api', FILE_MAX_MB: '1' })
    api = await service.client({ mode: 'test' })
  })
  after(() => service.stop())

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

  it('are fetched under the secret of the channel, and once', async () => {
    const messenger = await intakeOf(service, api)
    answers.set('/list.txt', text('Three wheels'))
    const message = textNamed('m-1', { content: '', media: [medium('/list.txt')] })
    for (let n = 0; n < 2; n++) {
      await messenger.say({ messages: [message] })
      await messenger.takeInAll()
    }
    const [only, ...others] = await messenger.messages()
    assert.deepEqual([only!.content, only!.attachments.map(({ name, size }) => [name, size])], ['', [['list.txt', 12]]])
    const { body: file } = await api.get(`/files/${only!.attachments[0]!.id}`)
    assert.equal(file.content_type, 'text/plain')
    assert.deepEqual([others, requestsFor('/list.txt').length], [[], 1])
    const signature = String(requestsFor('/list.txt')[0]!.headers['practice-signature'])
    const at_s = Number(/^t=(\d+),/.exec(signature)![1])
    assert.equal(signature, messenger.sign(`${base}/list.txt`, at_s)['practice-signature'])
  })

  it('follow a redirect without the secret, and no endless one', async () => {
    const messenger = await intakeOf(service, api)
    answers.set('/moved', status(302, { location: '/there' }))
    answers.set('/there', text('Here'))
    answers.set('/loop', status(302, { location: '/loop' }))
    await messenger.say({
      messages: [textNamed('m-1', { media: [medium('/moved', 'a.txt'), medium('/loop', 'b.txt')] })],
    })
    await messenger.takeInAll()
    const [message] = await messenger.messages()
    assert.equal(message!.content, 'm-1\n\n[The messenger no longer has the file b.txt.]')
    assert.deepEqual(
      message!.attachments.map(({ name }) => name),
      ['a.txt'],
    )
    assert.equal(requestsFor('/there')[0]!.headers['practice-signature'], undefined)
  })

  it('are named in the message where they are missing: what is gone, too large, or at an address that is not public', async () => {
    const messenger = await intakeOf(service, api)
    answers.set('/gone', status(404))
    answers.set('/announced', status(200, { 'content-length': max_bytes * 2 }))
    answers.set('/endless', (_, response) => {
      const bytes = function* () {
        while (true) yield Buffer.alloc(100_000)
      }
      pipeline(Readable.from(bytes()), response, () => {})
    })
    const inside = { url: 'http://169.254.169.254/latest/meta-data', name: 'inside' }
    const media = [medium('/gone'), medium('/announced'), medium('/endless'), inside, { url: 'file:///x', name: 'odd' }]
    await messenger.say({ messages: [textNamed('m-1', { content: '', media })] })
    await messenger.takeInAll()
    const { content, attachments } = (await messenger.messages())[0]!
    assert.deepEqual(content.split('\n\n'), [
      '[The messenger no longer has the file gone.]',
      '[The file announced is too large here. The messenger has it.]',
      '[The file endless is too large here. The messenger has it.]',
      '[The messenger no longer has the file inside.]',
      '[The messenger no longer has the file odd.]',
    ])
    assert.deepEqual([attachments, await messenger.rows()], [[], []])
  })

  it('are fetched later where they cannot be had now, and the rest is taken in meanwhile', async () => {
    const messenger = await intakeOf(service, api)
    answers.set('/later', status(503))
    const messages = [textNamed('m-1', { media: [medium('/later', 'later.txt')] }), textNamed('m-2')]
    await messenger.say({ messages })
    await messenger.takeInAll()
    assert.deepEqual([await messenger.contents(), (await messenger.rows()).length], [['m-2'], 1])
    answers.set('/later', text('At last'))
    await messenger.retryNow()
    await messenger.takeInAll()
    assert.deepEqual([await messenger.contents(), await messenger.rows()], [['m-1', 'm-2'], []])
  })

  it('are not kept while one is missing, and never when empty', async () => {
    const messenger = await intakeOf(service, api)
    answers.set('/first', text('First'))
    answers.set('/second', status(503))
    answers.set('/nothing', text(''))
    const media = ['/first', '/second', '/nothing'].map((path) => medium(path))
    await messenger.say({ messages: [textNamed('m-1', { content: '', media })] })
    await messenger.takeInAll()
    const files = await service.database.run(sql`select from files where channel_id = ${messenger.id}`)
    assert.deepEqual(files, [])
    answers.set('/second', text('Second'))
    await messenger.retryNow()
    await messenger.takeInAll()
    const [message] = await messenger.messages()
    assert.equal(message!.content, '[The file nothing is empty.]')
    assert.equal(message!.attachments.length, 2)
  })

  it('are not fetched from somebody who is blocked', async () => {
    const messenger = await intakeOf(service, api)
    await messenger.say({ messages: [textNamed('m-1')] })
    await messenger.takeInAll()
    await service.database.run(sql`update contact_identities set blocked_at = now() where channel_id = ${messenger.id}`)
    answers.set('/spam', text('Spam'))
    await messenger.say({ messages: [textNamed('m-2', { media: [medium('/spam')] })] })
    await messenger.takeInAll()
    assert.deepEqual([await messenger.rows(), requestsFor('/spam')], [[], []])
  })

  it('are left out in the end', async () => {
    const messenger = await intakeOf(service, api)
    answers.set('/never', (request) => request.destroy())
    await messenger.say({ messages: [textNamed('m-1', { media: [medium('/never', 'never.txt')] })] })
    for (let tries = 1; tries <= 7; tries++) {
      await messenger.retryNow()
      await messenger.takeInAll()
    }
    const words = 'm-1\n\n[The file never.txt could not be fetched. The messenger may have it.]'
    assert.deepEqual([await messenger.contents(), await messenger.rows()], [[words], []])
  })
})
