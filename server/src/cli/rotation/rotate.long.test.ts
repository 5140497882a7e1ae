import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it, type TestContext } from 'node:test'
import { Webhook } from 'standardwebhooks'
import { password, setUp } from '../../testing/browser.ts'
import { parley, startProcess } from '../../testing/processes.ts'
import { type Received, startReceiver } from '../../testing/receiver.ts'
import {
  type Client,
  client,
  eventually,
  someContact,
  startTestService,
  type TestService,
} from '../../testing/service.ts'

const [A, B] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64')) as [string, string]
const quiet = {
  RATE_LIMIT: '0',
  LOG_LEVEL: 'silent',
  WEBHOOK_ENDPOINT_LIMIT: '1000',
  WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1',
}
const from_a_to_b = { SECRET_KEY: B, SECRET_KEY_PREVIOUS: A }
const url = 'http://127.0.0.1:9/hooks'

const secrets = async (action: string, { database_url, data_dir }: TestService, settings: Record<string, string>) => {
  const place = { DATABASE_URL: database_url, DATA_DIR: data_dir, STATEMENT_TIMEOUT_MS: '1000' }
  const { code, stdout, stderr } = await parley(['secrets', action, '--json'], { ...place, ...settings })
  return { code, stderr, result: code === 0 ? JSON.parse(stdout) : undefined }
}

async function startBeside(t: TestContext, { database_url, data_dir }: TestService, settings: Record<string, string>) {
  const process = await startProcess({ DATABASE_URL: database_url, DATA_DIR: data_dir, ...quiet, ...settings })
  t.after(() => process.stop())
  return process
}

/**
 * What is encrypted by one is decrypted by the other, both ways: secrets, stored responses and cursors. Returns how often it
 * worked.
 */
function traffic(apis: Client[]) {
  const rounds: { done: number; failed?: unknown } = { done: 0 }
  let going = true
  const walk = async (one: Client, other: Client) => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const input = { url, events: ['contact.created'] }
    const created = await one.post('/webhook_endpoints', input, key)
    assert.equal(created.status, 201)
    const again = await other.post('/webhook_endpoints', input, key)
    assert.deepEqual([again.status, again.body.secret], [201, created.body.secret], JSON.stringify(again.body))
    const path = `/webhook_endpoints/${created.body.id}`
    assert.equal((await other.post(`${path}/rotate_secret`, {})).status, 200)
    const page = await one.get('/webhook_endpoints?limit=1')
    if (page.body.next_cursor) {
      const next = await other.get(`/webhook_endpoints?limit=1&cursor=${page.body.next_cursor}`)
      assert.equal(next.status, 200)
    }
    await one.delete(path)
    rounds.done++
  }
  const walking = (async () => {
    for (let n = 0; going; n++) await walk(apis[n % 2]!, apis[(n + 1) % 2]!)
  })()
  walking.catch((error) => {
    rounds.failed = error
  })
  return {
    rounds,
    async stop() {
      going = false
      await walking
    },
  }
}

const further = async ({ rounds }: ReturnType<typeof traffic>) => {
  const before = rounds.done
  await eventually(() => assert.ok(rounds.failed !== undefined || rounds.done > before + 4))
  assert.equal(rounds.failed, undefined)
}

function verify(received: Received | undefined, secret: string): void {
  assert.ok(received)
  new Webhook(secret).verify(received.body, received.headers as Record<string, string>)
}

describe('rotating the secret key', () => {
  it('goes on while processes with old and new settings work side by side, and nothing fails', async (t) => {
    const receiver = await startReceiver()
    t.after(() => receiver.stop())
    // The old settings, plus the new key.
    await using service = await startTestService({ ...quiet, SECRET_KEY: A, SECRET_KEY_PREVIOUS: B })
    const key = await service.key()
    const api = client(service.base, key)
    const kept = (await api.post('/webhook_endpoints', { url: receiver.url, events: ['contact.created'] })).body
    const renewed = await startBeside(t, service, from_a_to_b)
    const at_new = client(`${renewed.url}/v1`, key)

    // One that doesn't know the new key: nothing may be encrypted with a key it doesn't have, so the rotation doesn't start.
    const unknowing = await startBeside(t, service, { SECRET_KEY: A })
    const mixed = traffic([client(`${unknowing.url}/v1`, key), at_new])
    await further(mixed)
    const refused = await secrets('rotate', service, from_a_to_b)
    assert.equal(refused.code, 1)
    assert.match(refused.stderr, /Nothing was changed, because running processes don't know the new key/)
    await further(mixed)
    await mixed.stop()
    await unknowing.stop()

    const going = traffic([api, at_new])
    await further(going)
    const { code, result, stderr } = await secrets('rotate', service, from_a_to_b)
    assert.equal(code, 0, stderr)
    assert.ok(result.resealed >= 1)
    assert.deepEqual(result.unreadable, [])
    await further(going)
    await going.stop()
    const { result: after } = await secrets('status', service, from_a_to_b)
    assert.deepEqual([after.sealed.previous, after.sealed.unnamed, after.unfinished], [0, 0, false])

    // Signed with the secret from before the rotation.
    receiver.requests.length = 0
    await at_new.post('/contacts', someContact())
    await eventually(() => verify(receiver.requests.at(-1), kept.secret))

    const alone = await startBeside(t, service, { SECRET_KEY: B })
    assert.equal((await client(`${alone.url}/v1`, key).get('/webhook_endpoints')).status, 200)
    await assert.rejects(startBeside(t, service, { SECRET_KEY: A }), /another SECRET_KEY/)
    const again = await secrets('rotate', service, from_a_to_b)
    assert.deepEqual([again.code, again.result.resealed], [0, 0])
  })
})

describe('a key in the data folder', () => {
  it('is renewed by the command, reaches the running service, and is kept until all is sealed again', async (t) => {
    const folder = mkdtempSync(join(tmpdir(), 'parley-keys-'))
    t.after(() => rmSync(folder, { recursive: true }))
    const receiver = await startReceiver()
    t.after(() => receiver.stop())
    await using service = await startTestService({ ...quiet, DATA_DIR: folder })
    const place = { ...service, data_dir: folder }
    const file = join(folder, 'secret.key')
    const old = readFileSync(file, 'utf8')
    const api = await service.client()
    const endpoint = (await api.post('/webhook_endpoints', { url: receiver.url, events: ['contact.created'] })).body
    await api.post(`/webhook_endpoints/${endpoint.id}/rotate_secret`, {}, { 'idempotency-key': 'once' })
    const test = await service.client({ mode: 'test' })
    assert.equal((await test.post('/crm_connections', { provider: 'fake' })).status, 201)
    const model = {
      provider: 'openai_compatible',
      base_url: receiver.url.replace(/\/[^/]*$/, ''),
      model: 'm',
      api_key: 'sk',
    }
    const chosen = await api.patch('/assistant', model)
    assert.equal(chosen.status, 200, JSON.stringify(chosen.body))
    const owner = await setUp(service)
    assert.equal((await owner.post('/two_factor', { password })).status, 200)
    const { code, result, stderr } = await secrets('rotate', place, {})
    assert.equal(code, 0, stderr)
    assert.deepEqual(result.unreadable, [])
    assert.notEqual(readFileSync(file, 'utf8'), old)
    assert.ok(!existsSync(`${file}.previous`))
    await api.post('/contacts', someContact())
    await eventually(() => verify(receiver.requests.at(-1), endpoint.secret))
    const { result: status } = await secrets('status', place, {})
    // The endpoint's two, the stored response, the connection's, the model's and the second factor's.
    assert.equal(result.resealed, status.sealed.current)
    assert.ok(result.resealed >= 6, JSON.stringify(status))
    assert.deepEqual([status.sealed.previous, status.sealed.unnamed], [0, 0])
  })
})
