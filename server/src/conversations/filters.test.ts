import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, someContact, startTestService } from '../testing/service.ts'
import { withLabel } from './labelled.ts'

describe('the list of conversations', () => {
  async function started(api: Client, changes: Record<string, unknown>): Promise<string> {
    const { body: contact } = await api.post('/contacts', someContact())
    const { body } = await api.post('/conversations', { contact_id: contact.id })
    await api.patch(`/conversations/${body.id}`, changes)
    return body.id
  }

  it('is narrowed by label and priority, together with what else is asked', async () => {
    const account = await testAccount()
    const api = await account.client()
    const both = await started(api, { priority: 'urgent', labels: ['delivery', 'vip "gold"'] })
    const labelled = await started(api, { labels: ['delivery'] })
    const urgent = await started(api, { priority: 'urgent' })
    const plain = await started(api, {})
    const list = async (query: string) =>
      (await api.get(`/conversations?${query}`)).body.data.map(({ id }: { id: string }) => id)
    assert.deepEqual(await list('label=delivery'), [labelled, both])
    assert.deepEqual(await list('priority=urgent&sort=last_message_at'), [urgent, both])
    assert.deepEqual(await list('priority=none'), [plain, labelled])
    assert.deepEqual(await list('label=delivery&priority=urgent&status=open,pending'), [both])
    assert.deepEqual(await list(`label=${encodeURIComponent('vip "gold"')}`), [both])
    for (const label of ['deliver', 'Delivery', '%', '"', '[]'])
      assert.deepEqual(await list(`label=${encodeURIComponent(label)}`), [], label)
    assertRefused(await api.get('/conversations?priority=dire'), 400, 'parameter_invalid')
    const { next_cursor } = (await api.get('/conversations?label=delivery&limit=1')).body
    assert.deepEqual(await list(`label=delivery&limit=1&cursor=${next_cursor}`), [both])
    assertRefused(await api.get(`/conversations?label=other&limit=1&cursor=${next_cursor}`), 400, 'cursor_mismatch')
  })

  it('has an index for what is rare among many', async () => {
    await using service = await startTestService()
    const api = await service.client()
    const id = await started(api, { priority: 'urgent', labels: ['rare'] })
    const { channel_id } = (await api.get(`/conversations/${id}`)).body
    const { database } = service
    await api.post('/channels', { kind: 'api', name: 'Frequent' })
    await database.run(sql`
      insert into conversations (environment_id, id, contact_id, channel, channel_id, status, handled_by, created_at, updated_at)
      select environment_id, id || n, contact_id, channel, (select max(id) from channels where environment_id = 1), status, handled_by, created_at, updated_at
      from conversations, generate_series(1, 30000) n where id = ${id}`)
    await database.run(sql`analyze conversations`)
    const plan = async (condition: ReturnType<typeof sql>) => {
      const rows = await database.run<Record<string, string>>(
        sql`explain select id from conversations where environment_id = 1 and ${condition} order by coalesce(last_message_at, '-infinity') desc, id desc limit 26`,
      )
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    }
    assert.match(await plan(withLabel(1, 'rare')), /conversations_by_label/)
    assert.doesNotMatch(await plan(withLabel(1, 'rare')), /by_status_activity/)
    assert.match(await plan(sql`priority = 'urgent'`), /conversations_by_priority/)
    assert.match(await plan(sql`channel_id = ${channel_id}`), /conversations_by_channel_status/)
  })
})
