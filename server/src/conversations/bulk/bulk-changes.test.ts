import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../../testing/account.ts'
import { heldInTheMiddle, manyLike } from '../../testing/conversations/many.ts'
import { assertRefused } from '../../testing/refused.ts'
import { type Client, eventually, someContact, startTestService, type TestAccount } from '../../testing/service.ts'
import type { BulkChange, NewBulkChange } from './schema.ts'

async function started(api: Client): Promise<string> {
  const { body: contact } = await api.post('/contacts', someContact())
  return (await api.post('/conversations', { contact_id: contact.id })).body.id
}

async function prepare(api: Client, input: NewBulkChange): Promise<BulkChange> {
  const { status, body } = await api.post('/bulk_changes', input)
  assert.equal(status, 201, JSON.stringify(body))
  return body
}

const over = (api: Client, id: string, status: BulkChange['status'] = 'finished') =>
  eventually(async () => {
    const { body } = await api.get(`/bulk_changes/${id}`)
    assert.equal(body.status, status, JSON.stringify(body))
    return body as BulkChange
  }, 60_000)

const counts = async (api: Client, ...filters: object[]): Promise<number[]> =>
  (await api.post('/conversations/counts', { filters })).body.data.map(({ count }: { count: number }) => count)

const statusOf = async (api: Client, id: string) => (await api.get(`/conversations/${id}`)).body.status

describe('a change to all conversations that match', () => {
  let account: TestAccount
  let api: Client
  let ids: string[]
  before(async () => {
    account = await testAccount()
    api = await account.client()
    ids = []
    for (let n = 0; n < 4; n++) ids.push(await started(api))
  })
  const run = async (change: NewBulkChange['change'], filter: NewBulkChange['filter'] = {}) => {
    const { id } = await prepare(api, { filter, change })
    await api.post(`/bulk_changes/${id}/start`)
    return over(api, id)
  }
  const undo = async ({ id }: BulkChange) => {
    await api.post(`/bulk_changes/${id}/undo`)
    return over(api, id, 'undone')
  }

  it('says how many it is about, changes nothing before it is started, and nothing that matches later', async () => {
    const prepared = await prepare(api, { filter: { status: 'open' }, change: { status: 'resolved' } })
    assert.deepEqual([prepared.status, prepared.total, prepared.changed], ['prepared', 4, 0])
    const later = await started(api)
    assert.deepEqual(await counts(api, { status: 'open' }), [5])
    assert.equal((await api.post(`/bulk_changes/${prepared.id}/start`)).body.status, 'running')
    const { changed, skipped } = await over(api, prepared.id)
    assert.deepEqual([changed, skipped], [4, 0])
    assert.deepEqual([await statusOf(api, ids[0]!), await statusOf(api, later)], ['resolved', 'open'])
    await api.post(`/conversations/${later}/status`, { status: 'resolved' })
    await undo(prepared)
  })

  it('is undone where conversations still are as it left them', async () => {
    const [snoozed, reopened, again, untouched] = ids as [string, string, string, string]
    await api.post(`/conversations/${snoozed}/status`, { status: 'snoozed', snoozed_until: null })
    const change = await run({ status: 'resolved' }, { status: 'open,snoozed' })
    assert.equal(change.changed, 4)
    await api.post(`/conversations/${reopened}/status`, { status: 'open' })
    // Resolved by somebody else since, which is not for this one to undo.
    await api.post(`/conversations/${again}/status`, { status: 'open' })
    await api.post(`/conversations/${again}/status`, { status: 'resolved' })
    const after = await undo(change)
    assert.deepEqual([after.undone, after.kept], [2, 2])
    const all = await Promise.all([snoozed, reopened, again, untouched].map((id) => statusOf(api, id)))
    assert.deepEqual(all, ['snoozed', 'open', 'resolved', 'open'])
  })

  it('is not undone where a customer has written since, and gives back who had it in hand', async () => {
    const [written, quiet] = ids as [string, string]
    for (const id of [written, quiet])
      for (const status of ['open', 'pending']) {
        const { status: code } = await api.post(`/conversations/${id}/status`, { status })
        assert.equal(code, 200)
      }
    const resolved = await run({ status: 'resolved' }, { status: 'pending' })
    assert.equal(resolved.changed, 2)
    const opened = await run({ status: 'open' }, { status: 'resolved' })
    const before = (await api.get(`/conversations/${quiet}`)).body
    await api.post(`/conversations/${written}/messages`, { content: 'Hello?', direction: 'inbound' })
    const { undone, kept } = await undo(opened)
    assert.deepEqual([undone, kept], [opened.changed - 1, 1])
    const [first, second] = await Promise.all([written, quiet].map((id) => api.get(`/conversations/${id}`)))
    assert.deepEqual([first!.body.status, second!.body.status], ['open', 'resolved'])
    assert.deepEqual([before.handled_by, second!.body.handled_by], ['human', 'assistant'])
    await api.post(`/conversations/${quiet}/status`, { status: 'open' })
  })

  it('makes a label once it is started, and is forgotten if too many are prepared after it', async () => {
    const names = async () => (await api.get('/labels?limit=100')).body.data.map(({ name }: { name: string }) => name)
    const prepared = await prepare(api, { filter: {}, change: { label: 'newly made' } })
    assert.ok(!(await names()).includes('newly made'))
    await api.post(`/bulk_changes/${prepared.id}/start`)
    await over(api, prepared.id)
    assert.ok((await names()).includes('newly made'))
    await undo(prepared)
    const first = await prepare(api, { filter: {}, change: { priority: 'low' } })
    for (let n = 0; n < 20; n++) await prepare(api, { filter: { label: 'none' }, change: { priority: 'low' } })
    assertRefused(await api.get(`/bulk_changes/${first.id}`), 404, 'resource_not_found')
  })

  it('tells each as any other change, in the name of who started it', async () => {
    const change = await run({ priority: 'high' })
    assert.equal(change.changed, change.total)
    await eventually(async () => {
      const { data } = (await api.get(`/events?conversation_id=${ids[0]}&order=desc&limit=1`)).body
      assert.deepEqual([data[0].type, data[0].actor.type], ['conversation.updated', 'api_key'])
      assert.deepEqual(data[0].data.previous, { priority: 'none' })
    })
    await undo(change)
    assert.deepEqual(await counts(api, { priority: 'high' }), [0])
  })

  it('adds a label, snoozes and assigns, and skips those that are so already', async () => {
    await api.patch(`/conversations/${ids[0]}`, { labels: ['sale'] })
    const labeled = await run({ label: 'sale' })
    assert.deepEqual([labeled.changed, labeled.skipped], [labeled.total - 1, 1])
    await undo(labeled)
    assert.deepEqual(await counts(api, { label: 'sale' }), [1])
    const until = new Date(Date.now() + 3_600_000).toISOString()
    const snoozed = await run({ status: 'snoozed', snoozed_until: until })
    // What is resolved can't be snoozed.
    const [resolved] = await counts(api, { status: 'resolved' })
    assert.equal(snoozed.skipped, resolved)
    assert.equal((await api.get(`/conversations/${ids[0]}`)).body.snoozed_until, until)
    await undo(snoozed)
    assert.equal((await api.get(`/conversations/${ids[3]}`)).body.status, 'open')
    const unassigned = await run({ assignee: null })
    assert.equal(unassigned.changed, 0)
  })

  it('is one change, by somebody who may write, in their own environment', async () => {
    const post = (change: object) => api.post('/bulk_changes', { filter: {}, change })
    assertRefused(await post({}), 400, 'parameter_invalid')
    assertRefused(await post({ status: 'resolved', priority: 'high' }), 400, 'parameter_invalid')
    assertRefused(await post({ assignee: 'svcusr_none' }), 400, 'parameter_invalid')
    assertRefused(await post({ status: 'snoozed', snoozed_until: '2001-01-01T00:00:00Z' }), 400, 'parameter_invalid')
    const reader = await account.client({ scopes: ['conversations:read'] })
    const input = { filter: {}, change: { status: 'resolved' } }
    assertRefused(await reader.post('/bulk_changes', input), 403, 'insufficient_scope')
    const { id } = await prepare(api, { filter: {}, change: { status: 'resolved' } })
    const test = await account.client({ mode: 'test' })
    const other = await (await testAccount()).client()
    for (const stranger of [test, other]) {
      assertRefused(await stranger.get(`/bulk_changes/${id}`), 404, 'resource_not_found')
      for (const step of ['start', 'cancel', 'undo'])
        assertRefused(await stranger.post(`/bulk_changes/${id}/${step}`), 404, 'resource_not_found')
    }
    assert.equal((await api.post(`/bulk_changes/${id}/cancel`)).body.status, 'canceled')
    assert.equal((await api.post(`/bulk_changes/${id}/start`)).body.status, 'canceled')
  })

  it('stops where it is canceled, and can be undone as far as it came', async () => {
    await using service = await startTestService()
    const api = await service.client()
    const first = await started(api)
    await manyLike(service, first, 399)
    const { id, total } = await prepare(api, { filter: { status: 'open' }, change: { status: 'resolved' } })
    assert.equal(total, 400)
    const hold = await heldInTheMiddle(service)
    await api.post(`/bulk_changes/${id}/start`)
    await eventually(async () => assert.ok((await api.get(`/bulk_changes/${id}`)).body.changed > 0))
    assert.equal((await api.post(`/bulk_changes/${id}/cancel`)).body.status, 'canceled')
    await hold.release()
    await api.post(`/bulk_changes/${id}/undo`)
    const { changed, undone } = await over(api, id, 'undone')
    assert.ok(changed > 0 && changed < 400, `${changed} were changed`)
    assert.equal(undone, changed)
    assert.deepEqual(await counts(api, { status: 'open' }, { status: 'resolved' }), [400, 0])
  })
})
