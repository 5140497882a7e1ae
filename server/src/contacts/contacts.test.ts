import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { eventsOf } from '../testing/events-of.ts'
import { assertRecent } from '../testing/moments.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, someContact, type TestAccount } from '../testing/service.ts'

const fields = ['object', 'id', 'name', 'email', 'phone_number', 'identifier', 'custom_attributes', 'created_at']

describe('contacts', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
  })

  const create = async (changes?: Record<string, unknown>) => {
    const answer = await api.post('/contacts', someContact(changes))
    assert.equal(answer.status, 201, JSON.stringify(answer.body))
    return answer.body
  }

  it('have exactly the fields of the specification, with null and {} where nothing is set', async () => {
    const { status, body, headers } = await api.post('/contacts', someContact({ email: 'Zoë@Example.COM' }))
    assert.equal(status, 201)
    assert.deepEqual(Object.keys(body), fields)
    assert.equal(body.object, 'contact')
    assert.match(body.id, /^svccon_[0-7][0-9a-hjkmnp-tv-z]{25}$/)
    assert.equal(body.email, 'zoë@example.com')
    assert.deepEqual([body.phone_number, body.identifier, body.custom_attributes], [null, null, {}])
    assert.match(body.created_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    assertRecent(body.created_at)
    assert.equal(headers.get('location'), `/v1/contacts/${body.id}`)
    assert.equal(headers.get('etag'), '"1"')
    assert.deepEqual((await api.get(`/contacts/${body.id}`)).body, body)
  })

  it('keep every value as it was given', async () => {
    const input = someContact({
      name: '👩‍👩‍👧 “Ünïcode”  \\ "x" \u2028 اسم',
      phone_number: '+351210000000',
      identifier: ` ${Math.random()} 'quoted' -- ; `,
      custom_attributes: { plan: 'pro', seats: 12, nested: { list: [1, null, 'two', 1.5] }, none: null },
    })
    const contact = await create(input)
    assert.deepEqual({ ...input, ...contact }, contact)
  })

  it('are refused without a name or an address, and with null for either', async () => {
    const { name, email } = someContact()
    assertRefused(await api.post('/contacts', { name }), 400, 'parameter_missing', /^`email` /)
    assertRefused(await api.post('/contacts', { email }), 400, 'parameter_missing', /^`name` /)
    assertRefused(await api.post('/contacts', { name: null, email }), 400, 'parameter_invalid', /^`name` /)
    assertRefused(await api.post('/contacts', { name, email: null }), 400, 'parameter_invalid', /^`email` /)
  })

  it('are refused beyond their limits', async () => {
    const wrong: Record<string, unknown[]> = {
      name: ['', 'x'.repeat(256), 5, true, ['x'], {}],
      email: ['', 'x', 'a@b@c', 'a b@c.de', '@c.de', 'a@', `${'x'.repeat(250)}@x.de`, 'a@b\n', 5],
      phone_number: ['', '210000000', '+0123', '+1234567890123456', '+12 34', 351210000000],
      identifier: ['', 'x'.repeat(256), 1042],
    }
    for (const [field, values] of Object.entries(wrong))
      for (const value of values)
        assertRefused(
          await api.post('/contacts', someContact({ [field]: value })),
          400,
          'parameter_invalid',
          new RegExp(`^\`${field}\` `),
        )
  })

  it('are taken at their limits, counted in code points', async () => {
    await create({ name: '😀'.repeat(255), identifier: '😀'.repeat(255), phone_number: '+12' })
    await create({ email: `${'x'.repeat(242)}@example.com`, phone_number: '+123456789012345', identifier: null })
  })

  it('are refused twice under one address, in any case of letters, or one identifier', async () => {
    const one = await create({ identifier: 'taken' })
    const same_address = await api.post('/contacts', someContact({ email: one.email.toUpperCase() }))
    assertRefused(same_address, 409, 'contact_already_exists', /`email`/)
    const same_identifier = await api.post('/contacts', someContact({ identifier: 'taken' }))
    assertRefused(same_identifier, 409, 'contact_already_exists', /`identifier`/)
    const other = await create()
    assertRefused(
      await api.patch(`/contacts/${other.id}`, { email: one.email }),
      409,
      'contact_already_exists',
      /`email`/,
    )
    assertRefused(
      await api.patch(`/contacts/${other.id}`, { identifier: 'taken' }),
      409,
      'contact_already_exists',
      /`identifier`/,
    )
    assert.deepEqual((await api.get(`/contacts/${other.id}`)).body, other)
  })

  it('change only in what a merge patch names', async () => {
    const one = await create({
      phone_number: '+12',
      identifier: 'patched',
      custom_attributes: { a: 1, b: 2, c: { d: 1, e: 2 } },
    })
    const { status, body, headers } = await api.patch(`/contacts/${one.id}`, {
      name: 'Other',
      phone_number: null,
      custom_attributes: { a: null, c: { d: 2 }, f: [], missing: null },
    })
    assert.equal(status, 200)
    assert.equal(headers.get('etag'), '"2"')
    assert.deepEqual(body, {
      ...one,
      name: 'Other',
      phone_number: null,
      custom_attributes: { b: 2, c: { d: 2 }, f: [] },
    })
    assert.deepEqual((await api.get(`/contacts/${one.id}`)).body, body)
  })

  it('do not change by a patch that changes nothing: no new version, no event', async () => {
    const one = await create({ custom_attributes: { a: 1 } })
    const changes = [{}, { name: one.name }, { email: one.email.toUpperCase() }, { custom_attributes: { a: 1 } }]
    for (const change of changes) {
      const { status, headers, body } = await api.patch(`/contacts/${one.id}`, change)
      assert.deepEqual([status, headers.get('etag'), body], [200, '"1"', one])
    }
    await api.patch(`/contacts/${one.id}`, { name: 'Other' })
    await eventsOf(api, one.id, ['contact.created', 'contact.updated'])
  })

  it('take a patch as application/merge-patch+json too', async () => {
    const one = await create()
    const merge = { 'content-type': 'application/merge-patch+json' }
    assert.equal((await api.patch(`/contacts/${one.id}`, { name: 'Other' }, merge)).body.name, 'Other')
    assertRefused(await api.post('/contacts', someContact(), merge), 415, 'unsupported_media_type')
  })

  it('cannot be patched into what could not be created', async () => {
    const one = await create()
    const path = `/contacts/${one.id}`
    for (const change of [
      { name: null },
      { email: null },
      { name: '' },
      { custom_attributes: null },
      { custom_attributes: [] },
    ])
      assertRefused(await api.patch(path, change), 400, 'parameter_invalid')
    for (const change of [{ id: one.id }, { created_at: one.created_at }, { object: 'contact' }, { phone: '+12' }])
      assertRefused(await api.patch(path, change), 400, 'parameter_unknown')
  })

  it('go with their conversations and messages when they are deleted', async () => {
    const one = await create()
    const { body: conversation } = await api.post('/conversations', { contact_id: one.id })
    await api.post(`/conversations/${conversation.id}/messages`, { content: 'Hello' })
    const { status, body } = await api.delete(`/contacts/${one.id}`)
    assert.equal(status, 200)
    assert.deepEqual(body, { object: 'contact', id: one.id, deleted: true })
    for (const path of [
      `/contacts/${one.id}`,
      `/conversations/${conversation.id}`,
      `/conversations/${conversation.id}/messages`,
    ])
      assertRefused(await api.get(path), 404, 'resource_not_found')
    assertRefused(await api.delete(`/contacts/${one.id}`), 404, 'resource_not_found')
    assertRefused(await api.patch(`/contacts/${one.id}`, { name: 'x' }), 404, 'resource_not_found')
    assertRefused(await api.post('/conversations', { contact_id: one.id }), 404, 'resource_not_found')
    assert.deepEqual((await api.get(`/conversations?contact_id=${one.id}`)).body.data, [])
  })

  it('free their address and identifier when they are deleted', async () => {
    const input = someContact({ identifier: 'freed' })
    const one = await create(input)
    await api.delete(`/contacts/${one.id}`)
    await create(input)
  })

  it('are found by address in any case, number and identifier, all at once', async () => {
    const one = await create({ phone_number: '+4930123', identifier: 'a b&c=d?e/ü' })
    const ids = async (query: Record<string, string>) =>
      (await api.get(`/contacts?${new URLSearchParams(query)}`)).body.data.map(({ id }: { id: string }) => id)
    const all = { email: one.email.toUpperCase(), phone_number: '+4930123', identifier: 'a b&c=d?e/ü' }
    for (const [name, value] of Object.entries(all)) assert.deepEqual(await ids({ [name]: value }), [one.id], name)
    assert.deepEqual(await ids(all), [one.id])
    assert.deepEqual(await ids({ ...all, identifier: 'other' }), [])
  })

  it('answer one and the same for ids that are unknown, malformed or of another kind', async () => {
    const { body: conversation } = await api.post('/conversations', { contact_id: (await create()).id })
    const message = (await api.get('/contacts/svccon_01h455vb4pex5vsknk084sn02q')).body.error.message
    const ids = [
      '1',
      'svccon_',
      'svccon_1',
      conversation.id,
      'SVCCON_01H455VB4PEX5VSKNK084SN02Q',
      '%00',
      '..%2f',
      'ü',
      "'",
    ]
    for (const id of ids) {
      const answer = await api.get(`/contacts/${id}`)
      assertRefused(answer, 404, 'resource_not_found')
      assert.equal(answer.body.error.message, message)
      assertRefused(await api.patch(`/contacts/${id}`, { name: 'x' }), 404, 'resource_not_found')
      assertRefused(await api.delete(`/contacts/${id}`), 404, 'resource_not_found')
    }
  })

  it('created by fifty at once under one address are one', async () => {
    const one = someContact()
    const answers = await Promise.all(Array.from({ length: 50 }, () => api.post('/contacts', one)))
    assert.deepEqual([...new Set(answers.map(({ status }) => status))].sort(), [201, 409])
    assert.equal(answers.filter(({ status }) => status === 201).length, 1)
  })

  it('patched by twenty at once lose no change', async () => {
    const one = await create()
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => api.patch(`/contacts/${one.id}`, { custom_attributes: { [`k${n}`]: n } })),
    )
    const { body, headers } = await api.get(`/contacts/${one.id}`)
    assert.equal(Object.keys(body.custom_attributes).length, 20)
    assert.equal(headers.get('etag'), '"21"')
  })
})
