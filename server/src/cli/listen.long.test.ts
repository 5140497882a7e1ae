import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, before, describe, it, type TestContext } from 'node:test'
import { Webhook } from 'standardwebhooks'
import { listAccounts } from '../accounts/accounts.ts'
import { listKeys } from '../accounts/api-keys.ts'
import { freePort } from '../db/embedded/port.ts'
import { launch, parley, startProcess } from '../testing/processes.ts'
import { startReceiver } from '../testing/receiver.ts'
import { runInProcess } from '../testing/run-in-process.ts'
import { client, eventually, someContact, startTestService, type TestService } from '../testing/service.ts'

const SECRET_KEY = Buffer.alloc(32, 1).toString('base64')

let service: TestService
before(async () => {
  service = await startTestService({ SECRET_KEY })
})
after(() => service.stop())

const settings = () => ({ DATABASE_URL: service.database_url })
const madeByCommands = async () => {
  const [account] = await listAccounts(service.database)
  return (await listKeys(service.database, account!.id)).filter(({ name }) => name !== null)
}

describe('parley listen', () => {
  async function listening(t: TestContext, words: string[], environment: Record<string, string>) {
    const { child, output } = launch(['listen', ...words], environment)
    const closed = once(child, 'close')
    t.after(() => child.kill('SIGKILL'))
    await eventually(async () => assert.match(output.stdout, /^Listening\./m, output.stderr))
    const stop = async (signal: NodeJS.Signals) => {
      child.kill(signal)
      await closed
      return child.exitCode
    }
    return { output, stop }
  }

  it('forwards each event signed as webhooks are, says what became of it, and leaves no key behind', async (t) => {
    await using receiver = await startReceiver((_, n) => ({ status: n === 1 ? 500 : 200 }))
    const words = ['--forward-to', receiver.url, '--url', service.base, '--types', 'contact.created,message.created']
    const { output, stop } = await listening(t, words, settings())
    assert.equal((await madeByCommands()).length, 1)
    const api = await service.client({ mode: 'test' })
    const { stdout } = await runInProcess(t, ['trigger', 'message.created', '--url', service.base], settings())
    await eventually(async () => assert.equal(receiver.requests.length, 2))
    const secret = /Signed with (whsec_\S+)/.exec(output.stdout)![1]!
    const bodies = receiver.requests.map(({ headers, body }) => {
      new Webhook(secret).verify(body, headers as Record<string, string>)
      assert.equal(headers['content-type'], 'application/json')
      return JSON.parse(body.toString('utf8'))
    })
    assert.deepEqual(
      bodies.map(({ type }) => type),
      ['contact.created', 'message.created'],
    )
    assert.equal(bodies[1].data.object.id, stdout.trim())
    for (const body of bodies) assert.deepEqual((await api.get(`/events/${body.id}`)).body, body)
    const [first, second] = bodies
    await eventually(async () => {
      assert.match(output.stdout, new RegExp(`^\\d\\d:\\d\\d:\\d\\d  contact.created +${first.id}  200  \\d+ ms$`, 'm'))
      assert.match(
        output.stdout,
        new RegExp(`^\\d\\d:\\d\\d:\\d\\d  message.created +${second.id}  500  \\d+ ms$`, 'm'),
      )
    })
    assert.equal(await stop('SIGINT'), 0)
    assert.equal(output.stderr, '')
    assert.deepEqual(await madeByCommands(), [])
  })

  it('goes on when the service was away, and when nobody takes what it forwards', async (t) => {
    const PORT = String(await freePort())
    const running = { ...settings(), SECRET_KEY, PORT, LOG_LEVEL: 'silent' }
    const first = await startProcess(running)
    t.after(() => first.stop('SIGKILL'))
    const key = await service.key()
    const words = ['--forward-to', 'http://127.0.0.1:1/', '--url', `${first.url}/v1`]
    const { output, stop } = await listening(t, words, { PARLEY_KEY: key })
    await first.stop()
    const api = client(service.base, key)
    const { body: contact } = await api.post('/contacts', someContact())
    const again = await startProcess(running)
    t.after(() => again.stop('SIGKILL'))
    await eventually(async () => {
      const { body } = await api.get('/events?order=desc&limit=1')
      assert.equal(body.data[0].data.object.id, contact.id)
      assert.match(output.stdout, new RegExp(`contact.created +${body.data[0].id}  \\w*refused\\w*  \\d+ ms`))
    })
    assert.match(output.stdout, /Opening the stream again/)
    assert.equal(await stop('SIGTERM'), 0)
  })

  it('ends where it can never listen, and says why', async () => {
    const words = ['listen', '--forward-to', 'localhost:1', '--url']
    const other = await parley([...words, service.base], { PARLEY_KEY: await service.key({ scopes: [] }) })
    assert.equal(other.code, 1)
    assert.match(other.stderr, /403.*events:read/)
    const nowhere = await parley([...words, 'http://127.0.0.1:1/v1'], settings())
    assert.equal(nowhere.code, 1)
    assert.match(nowhere.stderr, /No service responds/)
    assert.deepEqual(await madeByCommands(), [])
  })
})

describe('parley trigger', () => {
  const run = (t: TestContext, ...words: string[]) =>
    runInProcess(t, ['trigger', ...words, '--url', service.base, '--mode', 'live'], settings())

  it('makes every kind of event happen that its help names', async (t) => {
    const api = await service.client()
    const { stdout: help } = await runInProcess(t, ['trigger', '--help'])
    const kinds = Array.from(help.matchAll(/^ {2}([a-z_.]+)$/gm), ([, kind]) => kind!)
    assert.ok(kinds.length >= 9)
    const created = await runInProcess(t, ['users', 'create', '--name', 'Mo', '--email', 'mo@example.com'], settings())
    const assignee = created.stdout.trim()
    const { body: endpoint } = await api.post('/webhook_endpoints', {
      url: 'https://93.184.215.14/hooks',
      events: ['*'],
    })
    const options: Record<string, string[]> = {
      'conversation.assigned': ['--assignee', assignee],
      'webhook_endpoint.disabled': ['--endpoint', endpoint.id],
      ping: ['--endpoint', endpoint.id],
    }
    for (const kind of kinds.toSorted((a, b) => Number(a.includes('disabled')) - Number(b.includes('disabled')))) {
      const { code, stdout, stderr } = await run(t, kind, ...(options[kind] ?? []))
      assert.deepEqual([code, stderr], [0, ''], kind)
      await eventually(async () => {
        // The assistant may have answered what was written.
        const { body } = await api.get(`/events?types=${kind}&order=desc&limit=10`)
        const ids = body.data.map(({ id, data }: { id: string; data: { object: { id: string } } }) =>
          kind === 'ping' ? id : data.object.id,
        )
        assert.ok(ids.includes(stdout.trim()), kind)
      })
    }
    assert.deepEqual(await madeByCommands(), [])
  })

  it('says what it lacks, and what the service refuses', async (t) => {
    const lacking = await run(t, 'conversation.assigned')
    assert.deepEqual([lacking.code, lacking.stdout], [2, ''])
    assert.match(lacking.stderr, /--assignee/)
    const unknown = await run(t, 'ping', '--endpoint', 'svcwhe_x')
    assert.equal(unknown.code, 1)
    assert.match(unknown.stderr, /^There is no such webhook endpoint\.$/m)
  })
})
