import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../../testing/account.ts'
import { setUp } from '../../testing/browser.ts'
import { assertRefused } from '../../testing/refused.ts'
import { type Client, eventually, someContact, type TestAccount } from '../../testing/service.ts'

describe('labels', () => {
  let account: TestAccount
  let api: Client
  let contact_id: string
  before(async () => {
    account = await testAccount()
    api = await account.client()
    contact_id = (await api.post('/contacts', someContact())).body.id
  })
  const labeled = async (...labels: string[]) => {
    const { id } = (await api.post('/conversations', { contact_id })).body
    assert.equal((await api.patch(`/conversations/${id}`, { labels })).status, 200)
    return id as string
  }
  const labelsOf = async (id: string) => (await api.get(`/conversations/${id}`)).body.labels
  const named = async (name: string) =>
    (await api.get(`/labels?name=${encodeURIComponent(name)}`)).body.data[0] as { id: string; color: string }

  it('are made by whoever labels a conversation, and have a color', async () => {
    await labeled('delivery', 'vip "gold"')
    assert.match((await named('vip "gold"')).color, /^[a-z]+$/)
    const { status, body, headers } = await api.post('/labels', { name: 'Rückgabe', color: 'pink' })
    assert.deepEqual([status, body.name, body.color], [201, 'Rückgabe', 'pink'])
    assert.equal(headers.get('location'), `/v1/labels/${body.id}`)
    assert.equal((await api.patch(`/labels/${body.id}`, { color: 'teal' })).body.color, 'teal')
    await labeled('Rückgabe')
    assert.equal((await named('Rückgabe')).color, 'teal')
    assertRefused(await api.post('/labels', { name: 'delivery' }), 409, 'label_already_exists')
    assertRefused(await api.patch(`/labels/${body.id}`, { name: 'delivery' }), 409, 'label_already_exists')
    assertRefused(await api.post('/labels', { name: ' ' }), 400, 'parameter_invalid')
  })

  it('are one name each, also where several conversations bring it at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => labeled('at once')))
    assert.equal((await api.get('/labels?name=at%20once')).body.data.length, 1)
  })

  it('are renamed on all their conversations, twice in a row, too', async () => {
    const [one, other] = [await labeled('a', 'b'), await labeled('b')]
    const { id } = await named('b')
    await api.patch(`/labels/${id}`, { name: 'c' })
    await api.patch(`/labels/${id}`, { name: 'd' })
    await eventually(async () => assert.deepEqual([await labelsOf(one), await labelsOf(other)], [['a', 'd'], ['d']]))
    assert.equal((await named('d')).id, id)
    assert.equal(await named('b'), undefined)
    const { body } = await api.get(`/events?conversation_id=${one}&types=conversation.updated&order=desc&limit=1`)
    assert.deepEqual([body.data[0].actor.type, body.data[0].data.object.labels], ['system', ['a', 'd']])
  })

  it('become one with another, and a conversation that has both has it once', async () => {
    const [both, one] = [await labeled('refund', 'Refund'), await labeled('Refund')]
    const [stays, goes] = [await named('refund'), await named('Refund')]
    assert.equal((await api.post(`/labels/${goes.id}/merge`, { into: stays.id })).body.id, stays.id)
    await eventually(async () =>
      assert.deepEqual([await labelsOf(both), await labelsOf(one)], [['refund'], ['refund']]),
    )
    assertRefused(await api.get(`/labels/${goes.id}`), 404, 'resource_not_found')
    assertRefused(await api.post(`/labels/${stays.id}/merge`, { into: stays.id }), 400, 'parameter_invalid')
  })

  it('leave all their conversations when they are deleted', async () => {
    const id = await labeled('spam', 'stays')
    assert.equal((await api.delete(`/labels/${(await named('spam')).id}`)).body.deleted, true)
    await eventually(async () => assert.deepEqual(await labelsOf(id), ['stays']))
  })

  it('stay as they are while retention keeps their conversations', async () => {
    const owner = await setUp(account)
    await labeled('keep')
    const rules = await owner.patch('/retention', { mode: 'live', kept_label: 'keep' })
    assert.equal(rules.status, 200)
    const { id } = await named('keep')
    assertRefused(await api.patch(`/labels/${id}`, { name: 'kept' }), 409, 'label_keeps_conversations')
    assertRefused(await api.delete(`/labels/${id}`), 409, 'label_keeps_conversations')
    assert.equal((await api.patch(`/labels/${id}`, { color: 'red' })).status, 200)
  })

  it('belong to one environment, and to whoever may read conversations', async () => {
    await labeled('mine')
    const { id } = await named('mine')
    const test = await account.client({ mode: 'test' })
    assertRefused(await test.get(`/labels/${id}`), 404, 'resource_not_found')
    const { body } = await test.post('/labels', { name: 'mine' })
    assertRefused(await api.post(`/labels/${id}/merge`, { into: body.id }), 404, 'resource_not_found')
    const reader = await account.client({ scopes: ['conversations:read'] })
    assert.equal((await reader.get('/labels')).status, 200)
    assertRefused(await reader.post('/labels', { name: 'no' }), 403, 'insufficient_scope')
  })
})
