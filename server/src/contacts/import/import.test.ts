import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { createAccount } from '../../accounts/accounts.ts'
import { sql } from '../../db/sql.ts'
import { testAccount } from '../../testing/account.ts'
import { eventsOf } from '../../testing/events-of.ts'
import { assertRefused } from '../../testing/refused.ts'
import type { Client, TestAccount } from '../../testing/service.ts'
import { fields } from '../contacts.ts'

interface Result {
  outcome: string
  contact_id: string | null
  error: { code: string; message: string } | null
}

describe('contacts that are imported', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
  })

  let people = 0
  const somebody = (more = {}) => ({ name: 'Ana Sousa', email: `ana-${++people}@example.com`, ...more })
  const send = (contacts: unknown[], more = {}, who = api, headers = {}) =>
    who.post('/contacts/import', { contacts, ...more }, headers)
  const outcomes = (results: Result[]) => results.map(({ outcome }) => outcome)
  const withAddress = async ({ email }: { email: string }, who = api) =>
    (await who.get(`/contacts?email=${encodeURIComponent(email)}`)).body.data

  it('are made, each with its event, and found by what they say', async () => {
    const input = [
      somebody({ email: 'Ana-0@Example.com', phone_number: '+351210000000', identifier: 'i-1' }),
      somebody({ name: 'Zoë "Z" \\ Müller', custom_attributes: { plan: 'pro', 'a,b': [1, { c: null }] } }),
      ...Array.from({ length: 8 }, () => somebody()),
    ]
    const { status, body } = await send(input)
    assert.deepEqual([status, body.created, body.updated, body.unchanged, body.failed], [200, 10, 0, 0, 0])
    for (const [n, { contact_id }] of (body.results as Result[]).entries()) {
      const { body: contact } = await api.get(`/contacts/${contact_id}`)
      const { object, id, created_at, ...values } = contact
      assert.deepEqual(values, {
        ...Object.fromEntries(fields.map((field) => [field, null])),
        custom_attributes: {},
        ...input[n],
        email: input[n]!.email.toLowerCase(),
      })
      const [event] = await eventsOf(api, contact_id!, ['contact.created'])
      assert.deepEqual(event!.data, { object: contact, previous: null })
    }
    const second = body.results[1]
    await api.patch(`/contacts/${second.contact_id}`, { name: 'Zoë' })
    assert.equal((await api.get(`/contacts/${second.contact_id}`)).headers.get('etag'), '"2"')
  })

  it('are told of one by one: a row that fails harms no other, and says what POST /contacts would', async () => {
    const taken = somebody({ identifier: 'taken' })
    await api.post('/contacts', taken)
    const bad: [unknown, string, RegExp][] = [
      [somebody({ email: 'nobody' }), 'parameter_invalid', /^`email` must be an email address/],
      [{ email: 'x@example.com' }, 'parameter_missing', /^`name` is required/],
      [somebody({ age: 7 }), 'parameter_unknown', /^`age`/],
      [somebody({ name: 'A\0B' }), 'parameter_invalid', /^`name` must not contain the character NUL/],
      [somebody({ name: '\ud800' }), 'parameter_invalid', /surrogate/],
      [somebody({ custom_attributes: { n: 2 ** 60 } }), 'parameter_invalid', /^`custom_attributes.n`/],
      [somebody({ custom_attributes: { text: 'x'.repeat(17_000) } }), 'parameter_invalid', /16 KiB/],
      [somebody({ identifier: 'taken' }), 'contact_already_exists', /`identifier`/],
      [7, 'parameter_invalid', /^`contact` must be a JSON object/],
      [null, 'parameter_invalid', /^`contact`/],
      [[somebody()], 'parameter_invalid', /^`contact`/],
    ]
    const good = bad.map(() => somebody())
    const { status, body } = await send(bad.flatMap(([row], n) => [row, good[n]]))
    assert.deepEqual([status, body.created, body.failed], [200, bad.length, bad.length])
    for (const [n, [row, code, message]] of bad.entries()) {
      const { outcome, contact_id, error } = body.results[2 * n] as Result
      assert.deepEqual([outcome, contact_id, error?.code], ['failed', null, code], JSON.stringify(row)?.slice(0, 100))
      assert.match(error!.message, message)
      assert.deepEqual(Object.keys(error!), ['type', 'code', 'message', 'request_id'])
      if (n < 8) assert.deepEqual((await api.post('/contacts', row)).body.error.code, code)
    }
    for (const contact of good) assert.equal((await withAddress(contact)).length, 1)
  })

  it('leave those that are there as they are, or change what is new', async () => {
    const there = somebody({ phone_number: '+351210000000', custom_attributes: { plan: 'free', seats: 2 } })
    const { body: before } = await api.post('/contacts', there)
    const news = { name: 'Ana S.', email: there.email.toUpperCase(), custom_attributes: { plan: 'pro', seats: null } }
    const skipped = await send([news])
    assert.deepEqual(outcomes(skipped.body.results), ['unchanged'])
    assert.equal(skipped.body.results[0].contact_id, before.id)
    assert.deepEqual((await api.get(`/contacts/${before.id}`)).body, before)

    const updated = await send([news, somebody()], { existing: 'update' })
    assert.deepEqual(outcomes(updated.body.results), ['updated', 'created'])
    const after = { ...before, name: 'Ana S.', custom_attributes: { plan: 'pro' } }
    const { body, headers } = await api.get(`/contacts/${before.id}`)
    assert.deepEqual([body, headers.get('etag')], [after, '"2"'])
    const [, event] = await eventsOf(api, before.id, ['contact.created', 'contact.updated'])
    assert.deepEqual(event!.data, {
      object: after,
      previous: { name: 'Ana Sousa', custom_attributes: { plan: 'free', seats: 2 } },
    })
    const nothing_new = [news, { name: there.email, email: there.email }]
    const again = await send(nothing_new, { existing: 'update' })
    assert.deepEqual(outcomes(again.body.results), ['unchanged', 'unchanged'])
  })

  it('are one where several rows name them, and have one identifier', async () => {
    const [one, other] = [somebody({ identifier: 'same' }), somebody({ identifier: 'same' })]
    const twice = { ...one, name: 'Second', email: one.email.toUpperCase() }
    const skipped = await send([one, twice, other])
    assert.deepEqual(outcomes(skipped.body.results), ['created', 'unchanged', 'failed'])
    const third = somebody()
    const rows = [
      third,
      { ...third, name: 'Second' },
      { ...one, name: 'B' },
      { ...one, name: 'C', phone_number: '+491' },
    ]
    const updated = await send(rows, { existing: 'update' })
    assert.deepEqual(outcomes(updated.body.results), ['created', 'updated', 'updated', 'updated'])
    assert.equal((await withAddress(third))[0].name, 'Second')
    const [{ id, name, phone_number }] = await withAddress(one)
    assert.deepEqual([name, phone_number], ['C', '+491'])
    await eventsOf(api, id, ['contact.created', 'contact.updated'])
  })

  it('are made once under an Idempotency-Key, and noted in the audit log with their number', async () => {
    const rows = [somebody(), somebody({ email: 'wrong' }), somebody()]
    const headers = { 'idempotency-key': 'import-1' }
    const named = { import_id: 'spring-fair' }
    const answers = [await send(rows, named, api, headers), await send(rows, named, api, headers)]
    assert.deepEqual(answers[1]!.body, answers[0]!.body)
    assert.equal(answers[1]!.headers.get('idempotent-replayed'), 'true')
    assertRefused(await send([somebody()], {}, api, headers), 422, 'idempotency_key_reused')
    const noted = await account.database.run(sql`
      select details from audit_entries where action = 'contact.imported' and request_id = ${answers[0]!.headers.get('service-request-id')}`)
    assert.deepEqual(
      noted.map(({ details }) => JSON.parse(details)),
      [{ created: 2, updated: 0, unchanged: 0, failed: 1, import_id: 'spring-fair' }],
    )
  })

  it('are only looked at in a dry run: what would be new, and what is there already', async () => {
    const there = somebody()
    await send([there])
    const { body } = await send([there, somebody(), somebody({ email: 'wrong' })], { dry_run: true })
    assert.deepEqual(
      body.results.map(({ outcome }: { outcome: string }) => outcome),
      ['unchanged', 'created', 'failed'],
    )
    assert.deepEqual([body.created, body.results[1].contact_id], [1, null])
    const again = await send([there, somebody()], { dry_run: true, existing: 'update' })
    assert.equal(again.body.created, 1)
    const noted = await account.database.run(sql`
      select from audit_entries where action = 'contact.imported' and request_id = ${again.headers.get('service-request-id')}`)
    assert.equal(noted.length, 0)
  })

  it('may come from several at once, in any order, beside those who make them one by one', async () => {
    const rows = Array.from({ length: 60 }, (_, n) => somebody({ identifier: `many-${n}` }))
    const named = rows.map((row, n) => ({ ...row, name: 'Renamed', identifier: `many-${rows.length - 1 - n}` }))
    const [imports, singles] = await Promise.all([
      Promise.all([
        send(rows),
        send(rows.toReversed(), { existing: 'update' }),
        send(named, { existing: 'update' }),
        send(named.toReversed()),
      ]),
      Promise.all(rows.toReversed().map((row) => api.post('/contacts', row))),
    ])
    assert.deepEqual(
      imports.map(({ status }) => status),
      [200, 200, 200, 200],
    )
    for (const { status } of singles) assert.ok(status === 201 || status === 409, `${status}`)
    const results = imports.flatMap(({ body }) => body.results as Result[])
    const created_count = results.filter(({ outcome }) => outcome === 'created').length
    const found = await Promise.all(rows.map((row) => withAddress(row)))
    // A contact whose identifiers others took at every attempt isn't created, and each of them was reported.
    assert.equal(created_count + singles.filter(({ status }) => status === 201).length, found.flat().length)
    for (const contacts of found) assert.ok(contacts.length <= 1)
  })

  it('are of one environment alone', async () => {
    const stranger = await account.client({ account_id: await createAccount(account.database, 'Another') })
    const row = somebody({ identifier: 'mine' })
    await send([row])
    const { body } = await send([{ ...row, name: 'Theirs' }], { existing: 'update' }, stranger)
    assert.deepEqual(outcomes(body.results), ['created'])
    assert.equal((await withAddress(row))[0].name, 'Ana Sousa')
  })

  it('are refused where the request as a whole is wrong', async () => {
    assertRefused(await send([]), 400, 'parameter_invalid', /^`contacts` must have at least 1/)
    const many = Array.from({ length: 501 }, () => ({}))
    assertRefused(await send(many), 400, 'parameter_invalid', /^`contacts` must have at most 500/)
    assertRefused(await send([somebody()], { existing: 'replace' }), 400, 'parameter_invalid', /^`existing`/)
    assertRefused(await send([somebody()], { 'a\0': 1 }), 400, 'parameter_unknown')
    assertRefused(await api.post('/contacts/import', {}), 400, 'parameter_missing')
    const reader = await account.client({ scopes: ['contacts:read'] })
    assertRefused(await send([somebody()], {}, reader), 403, 'insufficient_scope')
  })
})
