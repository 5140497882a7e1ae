import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { testAccount } from '../../testing/account.ts'
import { type Browser, person, setUp } from '../../testing/browser.ts'
import { client, type TestAccount } from '../../testing/service.ts'

describe('a request of administration repeated under its key', () => {
  let account: TestAccount
  let owner: Browser
  before(async () => {
    account = await testAccount()
    owner = await setUp(account)
  })
  const under = (key: string) => ({ 'idempotency-key': key })
  const counted = {
    api_keys: () => sql`select from api_keys where environment_id = ${account.environment_ids.live}`,
    invitations: () => sql`select from invitations where account_id = ${account.account_id}`,
  }
  const count = async (table: keyof typeof counted) => (await account.database.run(counted[table]())).length

  it('makes one API key, and shows it again', async () => {
    const input = { mode: 'live', name: 'Shop', preset: 'full' }
    const before = await count('api_keys')
    const first = await owner.post('/api_keys', input, under('one'))
    const again = await owner.post('/api_keys', input, under('one'))
    assert.deepEqual([again.status, again.body], [201, first.body])
    assert.equal(again.headers.get('idempotent-replayed'), 'true')
    assert.equal(again.headers.get('original-request'), first.headers.get('service-request-id'))
    assert.equal(again.headers.get('cache-control'), 'no-store')
    assert.equal(await count('api_keys'), before + 1)
    assert.equal((await client(account.base, again.body.key).get('/contacts')).status, 200)
    const answers_json = JSON.stringify(await account.database.run(sql`select body from idempotent_answers`))
    assert.ok(!answers_json.includes(first.body.key))
    const other = await owner.post('/api_keys', { ...input, name: 'Other' }, under('one'))
    assert.deepEqual([other.status, other.body.error.code], [422, 'idempotency_key_reused'])
  })

  it('makes one of many that come at once', async () => {
    const input = { email: 'once@example.com', role: 'agent' }
    const before = await count('invitations')
    const ask = () => owner.post('/invitations', input, under('many'))
    const answers = [...(await Promise.all(Array.from({ length: 6 }, ask))), await ask()]
    const successes = answers.filter(({ status }) => status === 201)
    assert.ok(successes.length >= 2 && answers.every(({ status }) => status === 201 || status === 409))
    assert.equal(new Set(successes.map(({ body }) => body.link)).size, 1)
    assert.equal(await count('invitations'), before + 1)
  })

  it('rolls a key once, and tells a refusal again', async () => {
    const { id } = (await owner.post('/api_keys', { mode: 'test', name: 'Roll', preset: 'full' })).body
    const rolled = await owner.post(`/api_keys/${id}/roll`, { grace_hours: 0 }, under('roll'))
    const again = await owner.post(`/api_keys/${id}/roll`, { grace_hours: 0 }, under('roll'))
    assert.deepEqual([again.status, again.body], [201, rolled.body])
    const refusal = await owner.post(`/api_keys/${id}/roll`, {}, under('refused'))
    const replayed = await owner.post(`/api_keys/${id}/roll`, {}, under('refused'))
    assert.deepEqual([refusal.body.error.code, replayed.body.error.code], ['api_key_ended', 'api_key_ended'])
    assert.equal(replayed.headers.get('idempotent-replayed'), 'true')
  })

  it('is that person’s alone', async () => {
    const admin = await person(account, 'admin')
    const input = { mode: 'live', name: 'Mine', preset: 'full' }
    const [mine, theirs] = [owner, admin].map((page) => page.post('/api_keys', input, under('shared')))
    assert.notEqual((await mine!).body.id, (await theirs!).body.id)
  })
})
