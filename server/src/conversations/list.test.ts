import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { setUp } from '../testing/browser.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, someContact, type TestAccount } from '../testing/service.ts'

describe('the order of conversations', () => {
  let account: TestAccount
  let api: Client
  let contact_id: string
  before(async () => {
    account = await testAccount()
    api = await account.client()
    contact_id = (await api.post('/contacts', someContact())).body.id
  })

  async function started(...words: ('in' | 'out')[]): Promise<string> {
    const { id } = (await api.post('/conversations', { contact_id })).body
    for (const one of words)
      await api.post(`/conversations/${id}/messages`, { content: one, direction: one === 'in' ? 'inbound' : undefined })
    return id
  }
  /** All of them, a few at a time: the order holds across pages. */
  async function walked(query: string): Promise<string[]> {
    const ids: string[] = []
    for (let cursor = ''; ; ) {
      const { body } = await api.get(`/conversations?limit=2&${query}${cursor}`)
      ids.push(...body.data.map(({ id }: { id: string }) => id))
      if (!body.has_more) return ids
      cursor = `&cursor=${body.next_cursor}`
    }
  }

  it('begins with who has waited longest, and ends with those nobody waits in', async () => {
    const silent = await started()
    const first = await started('out', 'in')
    const answered = await started('in', 'out')
    const second = await started('in')
    const resolved = await started('in')
    await api.post(`/conversations/${resolved}/status`, { status: 'resolved' })
    // Writing again doesn't reset the waiting time.
    await api.post(`/conversations/${first}/messages`, { content: 'Hello?', direction: 'inbound' })
    const open = [first, second, silent, answered]
    assert.deepEqual(await walked('status=open&sort=unanswered_since&order=asc'), open)
    assert.deepEqual(await walked('status=open&sort=unanswered_since&order=desc'), open.toReversed())
    assert.deepEqual(await walked('sort=unanswered_since&order=asc'), [first, second, resolved, silent, answered])
    assert.deepEqual(await walked('status=open&unanswered=true&sort=last_message_at'), [first, second])
    assert.deepEqual(await walked('status=open&unanswered=false&sort=unanswered_since&order=asc'), [silent, answered])
    assert.deepEqual(await walked('unanswered=true&status=open&created_after=2100-01-01T00:00:00Z'), [])
    await api.post(`/conversations/${first}/messages`, { content: 'A note', private: true })
    assert.deepEqual(await walked('status=open&unanswered=true'), [second, first])
    await api.post(`/conversations/${first}/messages`, { content: 'Yes' })
    assert.deepEqual(await walked('status=open&unanswered=true'), [second])
    assertRefused(await api.get('/conversations?unanswered=yes'), 400, 'parameter_invalid')
  })

  it('begins with what is urgent, and among equals with the newest', async () => {
    const priorities = ['none', 'low', 'urgent', 'high', 'medium', 'none', 'urgent']
    const channel = await testAccount()
    api = await channel.client()
    contact_id = (await api.post('/contacts', someContact())).body.id
    const ids: string[] = []
    for (const priority of priorities) {
      const id = await started('in')
      if (priority !== 'none') await api.patch(`/conversations/${id}`, { priority })
      ids.push(id)
    }
    const sorted = [6, 2, 3, 4, 1, 5, 0].map((n) => ids[n])
    assert.deepEqual(await walked('sort=priority&status=open'), sorted)
    assert.deepEqual(await walked('sort=priority'), sorted)
    assert.deepEqual(await walked('sort=priority&order=asc'), sorted.toReversed())
    assert.deepEqual(await walked('sort=priority&priority=urgent'), [ids[6], ids[2]])
    assert.deepEqual(await walked('sort=priority&assignee=none&priority=none'), [ids[5], ids[0]])
  })

  it('is counted for each filter', async () => {
    const owner = await setUp(await testAccount())
    const key = await testAccount()
    api = await key.client()
    contact_id = (await api.post('/contacts', someContact())).body.id
    const urgent = await started('in')
    await api.patch(`/conversations/${urgent}`, { priority: 'urgent', labels: ['fire'] })
    await started('in', 'out')
    const resolved = await started('in')
    await api.post(`/conversations/${resolved}/status`, { status: 'resolved' })
    const count = async (...filters: Record<string, string>[]) => {
      const { status, body } = await api.post('/conversations/counts', { filters })
      assert.equal(status, 200)
      return body.data.map((one: { count: number }) => one.count)
    }
    assert.deepEqual(
      await count(
        {},
        { status: 'open' },
        { status: 'open,resolved', unanswered: 'true' },
        { assignee: 'none', priority: 'urgent' },
        { label: 'fire', status: 'open' },
        { label: 'ice' },
      ),
      [3, 2, 2, 1, 1, 0],
    )
    await Promise.all(Array.from({ length: 100 }, () => api.post('/conversations', { contact_id })))
    const { body } = await api.post('/conversations/counts', { filters: [{ status: 'open' }] })
    assert.deepEqual(body.data, [{ count: 102, has_more: false }])
    assertRefused(await api.post('/conversations/counts', { filters: [{ status: 'shut' }] }), 400, 'parameter_invalid')
    const reader = await key.client({ scopes: ['contacts:read'] })
    assertRefused(await reader.post('/conversations/counts', { filters: [{}] }), 403, 'insufficient_scope')
    assert.equal((await owner.post('/live/conversations/counts', { filters: [{}] })).body.data[0].count, 0)
  })
})
