import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { fields } from '../accounts/disclosures.ts'
import { type Permission, permissions } from '../accounts/permissions.ts'
import { routes } from '../app.ts'
import { sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { listen } from '../testing/listener.ts'
import { type Planted, plant, planted_marks, requestOf } from '../testing/planted.ts'
import { assertRefused } from '../testing/refused.ts'
import { client, eventually, someContact, type TestAccount } from '../testing/service.ts'

/** Exactly the marks that a key with only this scope may read. */
const told: Record<string, readonly (keyof typeof planted_marks)[]> = {
  contacts: ['contact'],
  conversations: ['conversation'],
  messages: ['message'],
}

describe('what a key reads by any operation', () => {
  let account: TestAccount
  let planted: Planted
  before(async () => {
    account = await testAccount()
    planted = await plant(account)
  })

  const answersTo = async (scopes: readonly Permission[]) => {
    const { key } = await account.client({ mode: 'test', scopes })
    const answers = []
    for (const route of routes) {
      if (route.answer_type !== 'application/json' || route.method === 'DELETE') continue
      const { method, path, body } = requestOf(route, planted)
      const { status, body: answer } = await client(account.base, key).send(method, path, {
        ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      })
      answers.push({ operation: route.operation, status, answer, text: JSON.stringify(answer) })
    }
    return answers
  }

  for (const scope of permissions)
    it(`is what its scope is for: ${scope}`, async () => {
      const [area] = scope.split(':') as [string]
      for (const with_events of [false, true]) {
        const answers = await answersTo(with_events ? [scope, 'events:read'] : [scope])
        for (const { operation, text } of answers)
          for (const [whose, marks] of Object.entries(planted_marks))
            if (!told[area]?.includes(whose as 'contact'))
              for (const mark of marks)
                assert.ok(!text.includes(mark), `${scope} alone is told “${mark}” (${whose}) by ${operation}: ${text}`)
      }
    })

  it('is everything with all scopes: each field of the table was planted', async () => {
    const seen = new Set<string>()
    const answers = await answersTo(permissions)
    for (const { answer } of answers) noteFields(answer, seen)
    const wanted = Object.entries(fields).flatMap(([kind, all]) => all.map(({ field }) => `${kind}.${field}`))
    assert.deepEqual(
      wanted.filter((field) => !seen.has(field)),
      [],
    )
    const text = answers.map(({ text }) => text).join()
    for (const mark of Object.values(planted_marks).flat()) assert.ok(text.includes(mark), mark)
  })
})

describe('a stream', () => {
  it('takes out of each event what its reader may not read', async () => {
    const account = await testAccount()
    const { lead_id } = await plant(account)
    const { key } = await account.client({ mode: 'test', scopes: ['events:read', 'leads:read'] })
    await using listener = await listen(account.base, key)
    const api = await account.client({ mode: 'test' })
    assert.equal((await api.patch(`/leads/${lead_id}`, { score: 3 })).status, 200)
    await eventually(() => assert.match(listener.text(), /"override":\{/))
    const text = listener.text()
    assert.match(text, /"override":\{.*"evidence":null/)
    for (const mark of Object.values(planted_marks).flat()) assert.ok(!text.includes(mark), mark)
  })
})

describe('whoever names where data goes must be allowed to read it', () => {
  it('as for a CRM and a model server', async () => {
    const account = await testAccount()
    const limited = await account.client({ mode: 'test', scopes: ['crm:write', 'channels:write'] })
    const full = await account.client({ mode: 'test' })
    assertRefused(
      await limited.post('/crm_connections', { provider: 'fake' }),
      403,
      'insufficient_scope',
      /contacts:read/,
    )
    const { body: connection } = await full.post('/crm_connections', { provider: 'fake' })
    const at = `/crm_connections/${connection.id}`
    assertRefused(await limited.patch(at, { settings: {} }), 403, 'insufficient_scope')
    assertRefused(await limited.post(`${at}/backfill`, { which: 'all' }), 403, 'insufficient_scope')
    assertRefused(await limited.post(`${at}/resume`), 403, 'insufficient_scope')
    assert.equal((await limited.patch(at, { name: 'Sales' })).status, 200)
    const model = { provider: 'openai_compatible', base_url: 'https://127.0.0.1:9/v1', model: 'm' }
    assertRefused(await limited.patch('/assistant', model), 403, 'insufficient_scope')
    assertRefused(await limited.patch('/assistant', { redaction: 'never' }), 403, 'insufficient_scope')
    assert.equal((await limited.patch('/assistant', { name: 'Robin' })).status, 200)
  })

  it('as for those who could pass for any visitor of a website, or read along there', async () => {
    const account = await testAccount()
    const limited = await account.client({ mode: 'test', scopes: ['channels:write'] })
    const full = await account.client({ mode: 'test', scopes: ['channels:write', 'contacts:read', 'messages:read'] })
    const widget = { origins: ['https://evil.example'] }
    assertRefused(
      await limited.post('/channels', { kind: 'widget', name: 'Shop', widget }),
      403,
      'insufficient_scope',
      /contacts:read/,
    )
    const { body: channel } = await limited.post('/channels', { kind: 'widget', name: 'Shop' })
    const at = `/channels/${channel.id}`
    assertRefused(await limited.patch(at, { widget }), 403, 'insufficient_scope')
    assert.equal((await limited.patch(at, { widget: { greeting: 'Hello' } })).status, 200)
    assertRefused(await limited.post(`${at}/identity_keys`), 403, 'insufficient_scope')
    assert.equal((await full.patch(at, { widget })).status, 200)
    assert.equal((await full.post(`${at}/identity_keys`)).status, 201)
  })

  it('as for recipients of an answer', async () => {
    const account = await testAccount()
    const api = await account.client({ mode: 'test' })
    const { body: conversation } = await api.post('/conversations', {
      contact_id: (await api.post('/contacts', someContact())).body.id,
    })
    const at = `/conversations/${conversation.id}/messages`
    const limited = await account.client({ mode: 'test', scopes: ['messages:write'] })
    const named = { direction: 'outbound', content: 'Hello', email: { cc: ['spy@example.com'] } }
    assertRefused(await limited.post(at, named), 403, 'insufficient_scope', /contacts:read/)
    assert.equal((await limited.post(at, { direction: 'outbound', content: 'Hello' })).status, 201)
  })
})

describe('a key that an earlier version made', () => {
  it('reads what it read, until it is restricted', async () => {
    const account = await testAccount()
    const { lead_id } = await plant(account)
    const old = await account.client({ mode: 'test', scopes: ['leads:read', 'crm:write'] })
    const old_of_channels = await account.client({ mode: 'test', scopes: ['channels:write'] })
    const evidence = async () => (await old.get(`/leads/${lead_id}`)).body.qualification.criteria[0].evidence
    assert.equal(await evidence(), null)
    const update = (to: string | null) =>
      account.database.run(
        sql`update api_keys set restricted_at = ${to}::timestamptz where last_four = any (${[old, old_of_channels].map(({ key }) => key.slice(-4))}::text[])`,
      )
    await update(null)
    // Keys are cached briefly.
    await eventually(async () => assert.notEqual(await evidence(), null))
    assert.equal((await old.post('/crm_connections', { provider: 'fake' })).status, 201)
    const { body: channel } = await old_of_channels.post('/channels', { kind: 'widget', name: 'Shop' })
    const sign = () => old_of_channels.post(`/channels/${channel.id}/identity_keys`)
    assert.equal((await sign()).status, 201)
    await update(new Date().toISOString())
    await eventually(async () => assert.equal(await evidence(), null))
    assertRefused(await old.post('/crm_connections', { provider: 'fake' }), 403, 'insufficient_scope')
    await eventually(async () => assertRefused(await sign(), 403, 'insufficient_scope'))
  })
})

/** The fields of the table that a response contains and that aren't null. */
function noteFields(value: unknown, seen: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) noteFields(one, seen)
  else if (typeof value === 'object' && value !== null) {
    const object = value as Record<string, unknown>
    for (const { field } of fields[String(object.object)] ?? [])
      if (holds(object, field.split('.'))) seen.add(`${object.object}.${field}`)
    for (const inner of Object.values(object)) noteFields(inner, seen)
  }
}

function holds(value: unknown, [name, ...rest]: string[]): boolean {
  if (Array.isArray(value)) return value.some((one) => holds(one, [name!, ...rest]))
  if (typeof value !== 'object' || value === null) return false
  const inner = (value as Record<string, unknown>)[name!]
  return rest.length > 0 ? holds(inner, rest) : inner !== null && inner !== undefined
}
