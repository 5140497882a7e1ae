import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { rollKey } from '../accounts/api-keys.ts'
import { sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { person } from '../testing/browser.ts'
import { assertRefused } from '../testing/refused.ts'
import { assertReplayed } from '../testing/replayed.ts'
import { type Client, client, someContact, type TestAccount } from '../testing/service.ts'

describe('an Idempotency-Key belongs to whoever used it', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
  })

  let keys = 0
  const newKey = () => ({ 'idempotency-key': `whose-${process.pid}-${++keys}` })
  const endpoint = () => ({ url: `https://127.0.0.1:9/hooks/${++keys}`, events: ['message.created'] })
  const endpoints = async () => (await api.get('/webhook_endpoints?limit=100')).body.data.length
  const keyId = async ({ key }: Client) => {
    const [row] = await account.database.run<{ id: string }>(
      sql`select id from api_keys where last_four = ${key.slice(-4)} and environment_id = ${account.environment_ids.live}
        order by id desc limit 1`,
    )
    return row!.id
  }

  it('so another key of the account is refused, and nothing runs', async () => {
    const key = newKey()
    const input = someContact()
    const first = await api.post('/contacts', input, key)
    const colleague = await account.client()
    assertRefused(await colleague.post('/contacts', input, key), 422, 'idempotency_key_reused')
    assertRefused(await colleague.post('/contacts', someContact(), key), 422, 'idempotency_key_reused')
    assertRefused(
      await colleague.patch(`/contacts/${first.body.id}`, { name: 'x' }, key),
      422,
      'idempotency_key_reused',
    )
    assert.equal((await api.get(`/contacts/${first.body.id}`)).body.name, input.name)
    assertReplayed(await api.post('/contacts', input, key), first)
  })

  it('so a key that may not do it gets 403, and no secret that another one was shown', async () => {
    const key = newKey()
    const wanted = endpoint()
    assert.equal((await api.post('/webhook_endpoints', wanted, key)).status, 201)
    const count = await endpoints()
    const limited = await account.client({ scopes: ['webhook_endpoints:write'] })
    assertRefused(await limited.post('/webhook_endpoints', wanted, key), 403, 'insufficient_scope')
    const colleague = await account.client()
    assertRefused(await colleague.post('/webhook_endpoints', wanted, key), 422, 'idempotency_key_reused')
    assert.equal(await endpoints(), count)
  })

  it('so a person is refused what a key was answered, and a key what a person was', async () => {
    const page = await person(account, 'agent')
    const [by_key, by_person] = [newKey(), newKey()]
    const [one, other] = [someContact(), someContact()]
    const first = await api.post('/contacts', one, by_key)
    assertRefused(await page.post('/live/contacts', one, by_key), 422, 'idempotency_key_reused')
    const second = await page.post('/live/contacts', other, by_person)
    assert.deepEqual([first.status, second.status], [201, 201])
    assertRefused(await api.post('/contacts', other, by_person), 422, 'idempotency_key_reused')
    const colleague = await person(account, 'agent')
    assertRefused(await colleague.post('/live/contacts', other, by_person), 422, 'idempotency_key_reused')
    assert.equal((await page.post('/live/contacts', other, by_person)).headers.get('idempotent-replayed'), 'true')
  })

  it('also once that key was rolled: its successors are the same caller', async () => {
    const key = newKey()
    const input = someContact()
    const old = await account.client()
    const first = await old.post('/contacts', input, key)
    let id = await keyId(old)
    for (let n = 0; n < 2; n++) {
      const rolled = (await rollKey(account.database, id, 24))!
      assertReplayed(await client(account.base, rolled.key).post('/contacts', input, key), first)
      id = rolled.id
    }
    assertReplayed(await old.post('/contacts', input, key), first)
  })

  it('also while its work asks somebody outside', async () => {
    const contact_id = (await api.post('/contacts', someContact())).body.id
    const key = newKey()
    const first = await api.post('/leads/qualify', { contact_id }, key)
    assert.equal(first.status, 200)
    const colleague = await account.client()
    assertRefused(await colleague.post('/leads/qualify', { contact_id }, key), 422, 'idempotency_key_reused')
    await account.database.run(sql`
      insert into idempotent_claims (environment_id, key, principal, fingerprint, request_id, leased_until)
      select environment_id, ${`${key['idempotency-key']}-held`}, principal, fingerprint, request_id, now() + interval '1 minute'
      from idempotent_answers where key = ${key['idempotency-key']}`)
    const held = { 'idempotency-key': `${key['idempotency-key']}-held` }
    assertRefused(await colleague.post('/leads/qualify', { contact_id }, held), 422, 'idempotency_key_reused')
    assertRefused(await api.post('/leads/qualify', { contact_id }, held), 409, 'idempotency_key_in_use')
  })

  it('but an answer kept by a version that did not ask is given to any key, without its secret', async () => {
    const [plain, secret] = [newKey(), newKey()]
    const input = someContact()
    const wanted = endpoint()
    const first = await api.post('/contacts', input, plain)
    const { body: made } = await api.post('/webhook_endpoints', wanted, secret)
    await account.database.run(sql`
      update idempotent_answers set principal = null where environment_id = ${account.environment_ids.live}`)
    const colleague = await account.client()
    assertReplayed(await colleague.post('/contacts', input, plain), first)
    const again = await fetch(`${account.base}/webhook_endpoints`, {
      method: 'POST',
      headers: { authorization: `Bearer ${colleague.key}`, 'content-type': 'application/json', ...secret },
      body: JSON.stringify(wanted),
    })
    assert.deepEqual([again.status, await again.json()], [201, { ...made, secret: null }])
  })
})
