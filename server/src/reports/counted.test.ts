import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, eventually, someContact, type TestAccount } from '../testing/service.ts'
import { visit, widgetChannel } from '../testing/visitor.ts'
import type { ConversationReport } from './schema.ts'

describe('the conversations behind a figure of a report', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
    // What happens before is counted from the tables, where a conversation has its last handover alone.
    await eventually(async () => assert.notEqual((await report()).counted_until, null))
  })

  const report = async (query = '') => (await api.get(`/reports/conversations${query}`)).body as ConversationReport
  const listed = async (query: string): Promise<string[]> =>
    (await api.get(`/reports/conversations/counted?${query}`)).body.data.map(({ id }: { id: string }) => id)
  async function started(handled_by = 'human') {
    const { body } = await api.post('/contacts', someContact())
    const { id } = (await api.post('/conversations', { contact_id: body.id, handled_by })).body
    // The assistant would reply in its own time.
    if (handled_by === 'human')
      await api.post(`/conversations/${id}/messages`, { content: 'Hello', direction: 'inbound' })
    return { id: id as string, contact_id: body.id as string }
  }

  it('are those it counts, each once, the last one first', async () => {
    const [first, second, third] = [await started(), await started('assistant'), await started('assistant')]
    await api.post(`/conversations/${first.id}/messages`, { content: 'Here I am' })
    await api.post(`/conversations/${first.id}/status`, { status: 'resolved' })
    for (const reason of ['Asks for a refund', 'Is angry']) {
      await api.post(`/conversations/${second.id}/handover`, { reason })
      await api.post(`/conversations/${second.id}/status`, { status: 'pending' })
    }
    await api.post(`/conversations/${third.id}/handover`, {})
    await eventually(async () => {
      const { totals } = await report()
      assert.deepEqual(
        [totals.conversations_started, totals.first_reply_by_people.count, totals.resolution.count, totals.handovers],
        [3, 1, 1, 3],
      )
    })
    assert.deepEqual(await listed('figure=conversations_started'), [third.id, second.id, first.id])
    assert.deepEqual(await listed('figure=conversations_started&order=asc'), [first.id, second.id, third.id])
    for (const figure of ['first_reply', 'first_reply_by_people', 'resolution', 'resolution_by_people'])
      assert.deepEqual(await listed(`figure=${figure}`), [first.id], figure)
    assert.deepEqual(await listed('figure=resolution_by_assistant'), [])
    assert.deepEqual(await listed('figure=handovers'), [third.id, second.id])
    assert.deepEqual(await listed('figure=handovers&reason=Asks+for+a+refund'), [second.id])
    assert.deepEqual(await listed('figure=handovers&has_reason=false'), [third.id])
    assert.deepEqual(await listed('figure=handovers&has_reason=true'), [second.id])

    const { body } = await api.get('/reports/conversations/counted?figure=handovers&limit=1&expand=contact')
    assert.deepEqual([body.data[0].id, body.data[0].contact.id], [third.id, third.contact_id])
    assert.deepEqual(await listed(`figure=handovers&limit=1&cursor=${body.next_cursor}`), [second.id])

    await api.delete(`/contacts/${third.contact_id}`)
    assert.deepEqual(await listed('figure=conversations_started'), [second.id, first.id], 'what is deleted is gone')
    assert.equal((await report()).totals.conversations_started, 3)
  })

  it('are of its period, of its mode and of its account alone', async () => {
    const { since, until } = (await report()).previous
    assert.deepEqual(await listed(`figure=conversations_started&since=${since}&until=${until}`), [])
    const others = [await account.client({ mode: 'test' }), await (await testAccount()).client()]
    for (const other of others)
      assert.deepEqual((await other.get('/reports/conversations/counted?figure=conversations_started')).body.data, [])
    const blind = await account.client({ scopes: ['contacts:read'] })
    assertRefused(await blind.get('/reports/conversations/counted?figure=handovers'), 403, 'insufficient_scope')
    assertRefused(await api.get('/reports/conversations/counted'), 400, 'parameter_missing')
    assertRefused(
      await api.get('/reports/conversations/counted?figure=messages_received'),
      400,
      'parameter_invalid',
      /^`figure`/,
    )
  })

  it('are counted and listed by how visitors rated them, the last rating alone', async () => {
    const channel_id = await widgetChannel(account, {})
    const rated: string[] = []
    for (const scores of [[5], [1, 2], [5], []]) {
      const visitor = await visit(account, channel_id)
      const { conversation_id: id } = (await visitor.post('/conversations', { content: 'Hello' })).body
      for (const score of scores) await visitor.post(`/conversations/${id}/rating`, { score })
      rated.push(id)
    }
    const { ratings, previous, until } = await report()
    const counts = (all: ConversationReport['ratings']) => all.map(({ score, count }) => [score, count])
    assert.deepEqual(counts(ratings), [
      [5, 2],
      [4, 0],
      [3, 0],
      [2, 1],
      [1, 0],
    ])
    assert.deepEqual(counts(previous.ratings), [
      [5, 0],
      [4, 0],
      [3, 0],
      [2, 0],
      [1, 0],
    ])
    const [first, second, third] = rated
    assert.deepEqual(await listed('figure=ratings'), [third, second, first])
    assert.deepEqual(await listed('figure=ratings&score=5'), [third, first])
    assert.deepEqual(await listed('figure=ratings&score=1'), [])
    const later = await report(`?since=${until}&until=${new Date(Date.parse(until) + 28 * 86_400_000).toISOString()}`)
    assert.deepEqual(counts(later.previous.ratings), counts(ratings))
  })
})
