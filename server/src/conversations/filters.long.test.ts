import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { filters } from '../db/page.ts'
import { sql, verbatim } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, someContact, startTestService } from '../testing/service.ts'
import { visit, widgetChannel } from '../testing/visitor.ts'
import { channelsOf, conditionsOf, isOne, ofEach } from './filter.ts'
import { withLabel } from './labelled.ts'
import { statuses } from './schema.ts'

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

  it('finds those of a kind of channel by the index of channels, in every order', async () => {
    await using service = await startTestService()
    const api = await service.client()
    const id = await started(api, {})
    const { database, environment_ids } = service
    const environment_id = environment_ids.live
    const shops = [await widgetChannel(service), await widgetChannel(service), await widgetChannel(service)]
    const rare: string[] = []
    for (const channel of shops.slice(0, 2))
      for (const content of ['One', 'Two']) {
        const visitor = await visit(service, channel)
        rare.unshift((await visitor.post('/conversations', { content })).body.conversation_id)
      }
    await database.run(sql`
      insert into conversations (environment_id, id, contact_id, channel, channel_id, status, handled_by, created_at, updated_at)
      select environment_id, id || n, contact_id, channel, channel_id, status, handled_by, created_at, updated_at
      from conversations, generate_series(1, 30000) n where id = ${id}`)
    await database.run(sql`analyze conversations`)
    const asked = channelsOf(environment_id, { channel: 'widget' })
    const where = filters(conditionsOf(environment_id, { channel: 'widget' }))
    for (const order of ['id desc', `coalesce(last_message_at, '-infinity') desc, id desc`]) {
      const tail = sql`order by ${verbatim(order)} limit 26`
      const from = sql`select id, last_message_at from conversations where environment_id = ${environment_id}${where}`
      const rows = await database.run<Record<string, string>>(
        sql`explain ${ofEach(statuses, asked, sql`${from}${isOne(asked)} ${tail}`)} ${tail}`,
      )
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      assert.match(plan, /conversations_by_channel_status/, plan)
      assert.doesNotMatch(plan, /by_status_activity|conversations_by_status |Seq Scan on conversations/, plan)
    }
    const list = async (query: string) =>
      (await api.get(`/conversations?${query}`)).body.data.map(({ id }: { id: string }) => id)
    for (const sort of ['', '&sort=last_message_at', '&sort=unanswered_since&order=desc', '&sort=priority'])
      assert.deepEqual((await list(`channel=widget${sort}`)).sort(), [...rare].sort(), sort)
    assert.deepEqual(await list('channel=widget'), rare)
    assert.deepEqual(await list(`channel=widget&channel_id=${shops[1]}`), rare.slice(0, 2))
    assert.deepEqual(await list('channel=widget&status=resolved'), [])
    const { next_cursor } = (await api.get('/conversations?channel=widget&limit=3')).body
    assert.deepEqual(await list(`channel=widget&limit=3&cursor=${next_cursor}`), rare.slice(3))
    const { body } = await api.post('/conversations/counts', { filters: [{ channel: 'widget' }, { channel: 'api' }] })
    assert.deepEqual(body.data, [
      { count: 4, has_more: false },
      { count: 10_000, has_more: true },
    ])
    await api.delete(`/channels/${shops[0]}`)
    assert.deepEqual(await list('channel=widget'), rare, 'also once the channel is deleted')
  })
})
