import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { createAccount, environmentOf } from '../accounts/accounts.ts'
import { createKey, listKeys, revokeKey, rollKey } from '../accounts/api-keys.ts'
import { newKey } from '../accounts/key-format.ts'
import { sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { assertRecent } from '../testing/moments.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, client, eventually, someContact, startTestService, type TestAccount } from '../testing/service.ts'

let service: TestAccount
let api: Client
before(async () => {
  service = await testAccount()
  api = await service.client()
})

const account = async () => service.account_id
const keyId = async (key: string) => {
  const rows = await listKeys(service.database, await account())
  return rows.filter(({ last_four }) => last_four === key.slice(-4)).at(-1)!.id
}

describe('a request', () => {
  const ask = (headers: Record<string, string>, path = '/contacts') => client(service.base, 'x').get(path, headers)

  it('without a key is asked for one', async () => {
    for (const authorization of [
      '',
      'Bearer',
      'Bearer ',
      'Basic eDp5',
      `Basic ${btoa(`${api.key}:`)}`,
      api.key,
      `Token ${api.key}`,
    ]) {
      const answer = await ask({ authorization })
      assertRefused(answer, 401, 'api_key_missing')
      assert.equal(answer.headers.get('www-authenticate'), 'Bearer realm="service"')
    }
  })

  it('with something else for a key is refused', async () => {
    const one_off = api.key.slice(0, -1) + (api.key.endsWith('0') ? '1' : '0')
    const other_mode = api.key.replace('svc_live_', 'svc_test_')
    const unknown = newKey('live')
    for (const key of [
      'x',
      'svc_live_',
      `${api.key}0`,
      api.key.slice(0, -1),
      one_off,
      api.key.toUpperCase(),
      other_mode,
      unknown,
    ]) {
      const answer = await ask({ authorization: `Bearer ${key}` })
      assertRefused(answer, 401, 'api_key_invalid')
      assert.equal(answer.headers.get('www-authenticate'), 'Bearer realm="service", error="invalid_token"')
      assert.ok(!JSON.stringify(answer.body).includes(key.slice(9)) || key.length < 10)
    }
  })

  it('may write Bearer as it likes', async () => {
    for (const scheme of ['bearer', 'BEARER', 'Bearer  '])
      assert.equal((await ask({ authorization: `${scheme} ${api.key}` })).status, 200)
  })

  it('is never let in by a key in the query, a cookie, the body or another header', async () => {
    const elsewhere = {
      cookie: `api_key=${api.key}`,
      'x-api-key': api.key,
      'api-key': api.key,
      'proxy-authorization': `Bearer ${api.key}`,
      authorization: '',
    }
    assertRefused(await ask(elsewhere), 401, 'api_key_missing')
    for (const name of ['api_key', 'access_token', 'key', 'token', 'authorization'])
      assertRefused(await ask({ authorization: '' }, `/contacts?${name}=${api.key}`), 401, 'api_key_missing')
    const in_body = { ...someContact(), api_key: api.key }
    assertRefused(await api.post('/contacts', in_body, { authorization: '' }), 401, 'api_key_missing')
  })

  it('is asked for its key before anything else about it is judged', async () => {
    const nobody = client(service.base, 'x')
    assertRefused(await nobody.post('/contacts', { wrong: 1 }), 401, 'api_key_invalid')
    assertRefused(await nobody.get('/contacts?limit=x', { accept: 'text/html' }), 401, 'api_key_invalid')
    assertRefused(await nobody.get('/contacts/svccon_x'), 401, 'api_key_invalid')
  })
})

describe('a key', () => {
  it('works for its own account and mode only', async () => {
    const { body: contact } = await api.post('/contacts', someContact())
    const { body: conversation } = await api.post('/conversations', { contact_id: contact.id })
    const { body: message } = await api.post(`/conversations/${conversation.id}/messages`, { content: 'x' })
    const event = await eventually(async () => {
      const { body } = await api.get('/events?order=desc&limit=1')
      assert.equal(body.data[0]?.data.object.id, message.id)
      return body.data[0]
    })
    const account_id = await createAccount(service.database, 'Other')
    for (const other of [await service.client({ mode: 'test' }), await service.client({ account_id })]) {
      const on = `/conversations/${conversation.id}`
      for (const path of [`/contacts/${contact.id}`, on, `${on}/messages`, `/events/${event.id}`])
        assertRefused(await other.get(path), 404, 'resource_not_found')
      assertRefused(await other.patch(`/contacts/${contact.id}`, { name: 'x' }), 404, 'resource_not_found')
      assertRefused(await other.delete(`/contacts/${contact.id}`), 404, 'resource_not_found')
      assertRefused(await other.post(`${on}/messages`, { content: 'x' }), 404, 'resource_not_found')
      for (const path of ['/contacts', '/conversations', '/events', `/conversations?contact_id=${contact.id}`])
        assert.deepEqual((await other.get(path)).body.data, [], path)
      assert.equal((await other.post('/contacts', someContact({ email: contact.email }))).status, 201)
    }
  })

  it('opens what its scopes name, and says which is lacking, alike for ids that exist and that do not', async () => {
    const { body: contact } = await api.post('/contacts', someContact())
    const { body: conversation } = await api.post('/conversations', { contact_id: contact.id })
    const on = `/conversations/${conversation.id}`
    const calls: [scope: string, call: (by: Client) => ReturnType<Client['get']>][] = [
      ['contacts:read', (by) => by.get('/contacts')],
      ['contacts:read', (by) => by.get(`/contacts/${contact.id}`)],
      ['contacts:read', (by) => by.get('/contacts/unknown')],
      ['contacts:write', (by) => by.post('/contacts', someContact())],
      ['contacts:write', (by) => by.patch(`/contacts/${contact.id}`, {})],
      ['contacts:write', (by) => by.delete('/contacts/unknown')],
      ['conversations:read', (by) => by.get('/conversations')],
      ['conversations:read', (by) => by.get(on)],
      ['conversations:write', (by) => by.post('/conversations', { contact_id: contact.id })],
      ['conversations:write', (by) => by.patch(on, {})],
      ['conversations:write', (by) => by.post(`${on}/status`, { status: 'open' })],
      ['conversations:write', (by) => by.post(`${on}/handover`)],
      ['conversations:write', (by) => by.post('/conversations/unknown/accept')],
      ['messages:read', (by) => by.get(`${on}/messages`)],
      ['messages:write', (by) => by.post(`${on}/messages`, { content: 'x' })],
      ['events:read', (by) => by.get('/events')],
      ['events:read', (by) => by.get('/events/unknown')],
    ]
    const scopes = [
      'contacts:read',
      'contacts:write',
      'conversations:read',
      'conversations:write',
      'messages:read',
      'messages:write',
      'events:read',
      'leads:write',
    ] as const
    for (const scope of scopes) {
      const limited = await service.client({ scopes: [scope] })
      for (const [wanted, call] of calls) {
        const answer = await call(limited)
        if (wanted === scope || wanted === scope.replace(':write', ':read')) {
          assert.notEqual(answer.status, 403, `${scope} ${wanted}`)
          continue
        }
        assertRefused(answer, 403, 'insufficient_scope', new RegExp(`\\b${wanted}\\b`))
        assert.equal(
          answer.headers.get('www-authenticate'),
          `Bearer realm="service", error="insufficient_scope", scope="${wanted}"`,
        )
      }
    }
  })

  it('stops working when it is revoked, also while it is in use', async () => {
    const revoked = await service.client()
    assert.equal((await revoked.get('/contacts')).status, 200)
    assert.equal(await revokeKey(service.database, await keyId(revoked.key)), true)
    const answer = await eventually(async () => {
      const answer = await revoked.get('/contacts')
      assertRefused(answer, 401, 'api_key_revoked')
      return answer
    })
    assert.equal(answer.headers.get('www-authenticate'), 'Bearer realm="service", error="invalid_token"')
  })

  it('stops working at its end', async () => {
    const short = await service.client({ expires_at: new Date(Date.now() + 3600_000).toISOString() })
    assert.equal((await short.get('/contacts')).status, 200)
    await service.database.run(sql`update api_keys set expires_at = now() where id = ${await keyId(short.key)}`)
    await eventually(async () => assertRefused(await short.get('/contacts'), 401, 'api_key_expired'))
  })

  it('that is rolled goes on for its grace period, its successor from now on', async () => {
    const old = await service.client({ scopes: ['contacts:read'] })
    const next = client(service.base, (await rollKey(service.database, await keyId(old.key), 1))!.key)
    for (const one of [old, next]) assert.equal((await one.get('/contacts')).status, 200)
    assertRefused(await next.get('/conversations'), 403, 'insufficient_scope')
    const last = client(service.base, (await rollKey(service.database, await keyId(next.key), 0))!.key)
    await eventually(async () => assertRefused(await next.get('/contacts'), 401, 'api_key_expired'))
    assert.equal((await last.get('/contacts')).status, 200)
  })

  it('works from where it may, as the trusted proxy tells the address of a client', async () => {
    await using behind = await startTestService({
      TRUST_PROXY: '127.0.0.1',
      RATE_LIMIT: '10000',
      RATE_LIMIT_REFUSED_KEYS: '1',
    })
    const allowed_addresses = ['203.0.113.0/24', '2001:db8::/32']
    const environment_id = await environmentOf(behind.database, behind.account_id, 'live')
    const draft = { environment_id, mode: 'live', name: null, scopes: ['contacts:read'], expires_at: null } as const
    const { key } = await createKey(behind.database, { ...draft, allowed_addresses })
    const from = (address: string) => client(behind.base, key).get('/contacts', { 'x-forwarded-for': address })
    for (const address of ['203.0.113.9', '::ffff:203.0.113.9', '2001:db8::1', '198.51.100.1, 203.0.113.9'])
      assert.equal((await from(address)).status, 200, address)
    for (const address of ['203.0.114.9', '2001:db9::1', '203.0.113.9, 198.51.100.1', 'unknown'])
      assertRefused(await from(address), 403, 'address_not_allowed')
    assertRefused(await from('203.0.114.9'), 429, 'rate_limited')
  })

  it('of a suspended account is refused', async () => {
    const account_id = await createAccount(service.database, 'Suspended')
    const other = await service.client({ account_id })
    await service.database.run(sql`update accounts set suspended_at = now() where id = ${account_id}`)
    assertRefused(await other.get('/contacts'), 403, 'account_suspended')
  })

  it('shows when it was last used', async () => {
    const used = await service.client()
    const id = await keyId(used.key)
    const last = async () =>
      (await listKeys(service.database, await account())).find((key) => key.id === id)!.last_used_at
    assert.equal(await last(), null)
    await used.get('/contacts')
    await eventually(async () => assertRecent((await last())!))
  })

  it('is remembered by the service as its hash only', async () => {
    const environment_id = service.environment_ids.live
    const created = await createKey(service.database, {
      environment_id,
      mode: 'live',
      name: 'x',
      scopes: [],
      expires_at: null,
    })
    const rows = await service.database.run(sql`select to_json(api_keys)::text as row from api_keys`)
    assert.ok(!JSON.stringify(rows).includes(created.key.slice(9, 30)))
  })
})
