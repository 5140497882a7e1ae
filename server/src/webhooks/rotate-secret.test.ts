import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { openKeyring } from '../config/keyring.ts'
import { openVault } from '../config/vault.ts'
import { sql } from '../db/sql.ts'
import { assertRefused } from '../testing/refused.ts'
import { assertReplayed } from '../testing/replayed.ts'
import { type Client, startTestService, type TestService } from '../testing/service.ts'

const url = 'http://127.0.0.1:9/hooks'

const SECRET_KEY = Buffer.alloc(32, 1).toString('base64')
const vault = openVault(openKeyring([Buffer.from(SECRET_KEY, 'base64')]))

let service: TestService
let api: Client
before(async () => {
  service = await startTestService({
    SECRET_KEY,
    ROLE: 'api',
    WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1',
    WEBHOOK_ENDPOINT_LIMIT: '1000',
  })
  api = await service.client()
})
after(() => service.stop())

const register = async (input: object = {}) =>
  (await api.post('/webhook_endpoints', { url, events: ['contact.created'], ...input })).body
const at = ({ id }: { id: string }) => `/webhook_endpoints/${id}`

describe('the secret of a webhook endpoint', () => {
  it('stands nowhere in clear: not in the database, and not in the answer kept for a repeat', async () => {
    const key = { 'idempotency-key': 'register once' }
    const input = { url, events: ['*'] }
    const created = await api.post('/webhook_endpoints', input, key)
    const again = await api.post('/webhook_endpoints', input, key)
    assertReplayed(again, created)
    assert.equal(again.body.secret, created.body.secret)
    const turning = { 'idempotency-key': 'rotate once' }
    const rotated = await api.post(`${at(created.body)}/rotate_secret`, {}, turning)
    assertReplayed(await api.post(`${at(created.body)}/rotate_secret`, {}, turning), rotated)
    assert.notEqual(rotated.body.secret, created.body.secret)
    await api.post(`${at(created.body)}/test`)
    await api.post(`${at(created.body)}/disable`)
    const everything = await wholeDatabase()
    assert.ok(everything.includes(created.body.id))
    for (const { secret } of [created.body, rotated.body])
      for (const form of [
        secret,
        secret.slice(6),
        Buffer.from(secret).toString('hex'),
        Buffer.from(secret).toString('base64'),
      ])
        assert.ok(!everything.includes(form), `the database holds ${form}`)
  })

  /** Every row of every table, as text. */
  async function wholeDatabase(): Promise<string> {
    const [row] = await service.database.run<{ text: string }>(sql`
      select string_agg(query_to_xml(format('select * from %I', tablename), true, false, '')::text, '') as text
      from pg_tables where schemaname = 'public'`)
    return row!.text
  }

  it('signs beside the one before for some hours, and never with a third', async () => {
    const endpoint = await register()
    const rotate = (body?: object) => api.post(`${at(endpoint)}/rotate_secret`, body)
    const first = await rotate()
    assert.equal(first.headers.get('cache-control'), 'no-store')
    assert.deepEqual(await secrets(endpoint.id), [first.body.secret, endpoint.secret, 24])
    assertRefused(await rotate({ grace_hours: 1 }), 409, 'webhook_secret_rotation_in_progress')
    const second = await rotate({ grace_hours: 0 })
    assert.deepEqual(await secrets(endpoint.id), [second.body.secret, null, null])
    const third = await rotate({ grace_hours: 168 })
    assert.deepEqual(await secrets(endpoint.id), [third.body.secret, second.body.secret, 168])
    for (const grace_hours of [-1, 169, 1.5, '1'])
      assertRefused(await rotate({ grace_hours }), 400, 'parameter_invalid')
  })

  /** What would sign: both secrets, and the hours left for the older one. */
  async function secrets(id: string) {
    const [row] = await service.database.run<
      Record<string, string | null> & { environment_id: number; hours: number | null }
    >(sql`
      select environment_id, encode(secret, 'hex') as secret, encode(previous_secret, 'hex') as previous,
        round(extract(epoch from previous_secret_until - now()) / 3600)::integer as hours
      from webhook_endpoints where id = ${id}`)
    const { environment_id, secret, previous, hours } = row!
    const open = (sealed: string) => vault.open(Buffer.from(sealed, 'hex'), `${environment_id} ${id}`)
    return [open(secret!), previous && open(previous), hours]
  }
})
