import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, someContact, type TestAccount } from '../testing/service.ts'

describe('custom attributes', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
  })

  const create = (custom_attributes: unknown) => api.post('/contacts', someContact({ custom_attributes }))
  const store = async (custom_attributes: Record<string, unknown>) => {
    const { status, body } = await create(custom_attributes)
    assert.equal(status, 201, JSON.stringify(body))
    const response = await api.get(`/contacts/${body.id}`)
    assert.deepEqual(response.body.custom_attributes, custom_attributes)
    return body
  }
  const nested = (depth: number): unknown =>
    depth === 0 ? 'leaf' : depth % 2 ? { in: nested(depth - 1) } : [nested(depth - 1)]
  const keys = (count: number, from = 0) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`key ${n + from}`, n]))

  it('may be any JSON', async () => {
    await store({
      text: 'x',
      number: -1.5e-7,
      large: 2 ** 53 - 1,
      yes: true,
      no: false,
      nothing: null,
      list: [],
      map: {},
    })
    for (const value of [null, [], 'x', 1, true])
      assertRefused(await create(value), 400, 'parameter_invalid', /^`custom_attributes` must be an object/)
  })

  it('may have any names but __proto__, at any depth', async () => {
    await store({
      constructor: 1,
      prototype: { toString: null },
      hasOwnProperty: 'x',
      'a.b[0]': 1,
      $where: 1,
      ' ': 1,
      '😀': 1,
    })
    const as_json = { 'content-type': 'application/json' }
    for (const text of ['{"__proto__":1}', '{"a":[{"__proto__":{}}]}']) {
      const body = `{"name":"x","email":"proto@example.com","custom_attributes":${text}}`
      assertRefused(
        await api.send('POST', '/contacts', { body, headers: as_json }),
        400,
        'parameter_unknown',
        /__proto__/,
      )
    }
  })

  it('keep the order of their names', async () => {
    const { body } = await create({ z: 1, a: 2, m: { z: 1, a: 2 } })
    assert.equal(JSON.stringify(body.custom_attributes), '{"z":1,"a":2,"m":{"z":1,"a":2}}')
    const { body: stored } = await api.get(`/contacts/${body.id}`)
    assert.equal(JSON.stringify(stored.custom_attributes), '{"z":1,"a":2,"m":{"z":1,"a":2}}')
  })

  it('are at most 100, with names of at most 255 characters', async () => {
    await store(keys(100))
    await store({ ['😀'.repeat(255)]: 1 })
    assertRefused(await create(keys(101)), 400, 'parameter_invalid', /^`custom_attributes` .*100/)
    assertRefused(await create({ '': 1 }), 400, 'parameter_invalid', /^`custom_attributes` .*1 to 255/)
    assertRefused(await create({ ['😀'.repeat(256)]: 1 }), 400, 'parameter_invalid', /^`custom_attributes` .*255/)
  })

  it('are nested at most 8 deep', async () => {
    await store({ deep: nested(8) })
    assertRefused(await create({ deep: nested(9) }), 400, 'parameter_invalid', /^`custom_attributes\.deep` .*8/)
  })

  it('have at most 16 KiB in all', async () => {
    const frame = JSON.stringify({ text: '' }).length
    await store({ text: 'x'.repeat(16 * 1024 - frame) })
    assertRefused(await create({ text: 'x'.repeat(16 * 1024 - frame + 1) }), 400, 'parameter_invalid', /16 KiB/)
    assertRefused(await create({ text: 'ü'.repeat(8 * 1024) }), 400, 'parameter_invalid', /16 KiB/)
  })

  it('stay within their limits when they are merged', async () => {
    const one = await store(keys(99))
    const path = `/contacts/${one.id}`
    assertRefused(await api.patch(path, { custom_attributes: keys(2, 99) }), 400, 'parameter_invalid', /100/)
    const swapped = await api.patch(path, { custom_attributes: { ...keys(2, 99), 'key 0': null } })
    assert.equal(Object.keys(swapped.body.custom_attributes).length, 100)
    const emptied = Object.fromEntries(Object.keys(swapped.body.custom_attributes).map((key) => [key, null]))
    assert.deepEqual((await api.patch(path, { custom_attributes: emptied })).body.custom_attributes, {})
  })

  it('hold on a conversation as they do on a contact', async () => {
    const { id: contact_id } = await store({})
    const { body } = await api.post('/conversations', { contact_id, custom_attributes: { a: 1, b: { c: null } } })
    assert.deepEqual(body.custom_attributes, { a: 1, b: { c: null } })
    const changed = await api.patch(`/conversations/${body.id}`, { custom_attributes: { a: null, d: 'x' } })
    assert.deepEqual(changed.body.custom_attributes, { b: { c: null }, d: 'x' })
    const deep = { custom_attributes: { deep: nested(9) } }
    assertRefused(await api.patch(`/conversations/${body.id}`, deep), 400, 'parameter_invalid')
    assertRefused(await api.post('/conversations', { contact_id, ...deep }), 400, 'parameter_invalid')
  })
})
