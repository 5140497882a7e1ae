import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import type { Browser } from '../testing/browser.ts'
import { age, oldContact } from '../testing/past.ts'
import { startReceiver } from '../testing/receiver.ts'
import { assertRefused } from '../testing/refused.ts'
import { retentionStage } from '../testing/retention/stage.ts'
import { type Client, eventually, type TestService } from '../testing/service.ts'
import { deleteConversations } from './delete-conversations.ts'
import { eraseContact } from './erase-contacts.ts'

describe('a conversation that is not to be kept any longer', () => {
  const { start, contact, rules, isThere, areThere, countedByReports, retained, retainedUntil } = retentionStage({
    WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1',
  })
  let service: TestService
  let api: Client
  let owner: Browser
  before(async () => {
    ;({ service, api, owner } = await start())
  })
  after(() => service.stop())

  const keyed = (key: string) => ({ 'idempotency-key': key })
  async function conversation(contact_id: string, content = 'Hello') {
    const { body } = await api.post(
      '/conversations',
      { contact_id, handled_by: 'human' },
      keyed(`start ${content.slice(0, 9)} ${contact_id}`),
    )
    const messages = `/conversations/${body.id}/messages`
    await api.post(messages, { content, direction: 'inbound' }, keyed(`say ${content.slice(0, 9)} ${contact_id}`))
    return body.id as string
  }
  const resolve = (id: string) => api.post(`/conversations/${id}/status`, { status: 'resolved' })
  const preview = async (query: string) => (await owner.get(`/retention/preview?${query}`)).body

  it('goes with all that hangs on it, while its contact and other conversations stay', async () => {
    const { id: contact_id } = await contact()
    const kept_id = await conversation(contact_id, 'Memorable words')
    const id = await conversation(
      contact_id,
      'Our budget is 5,000 € for unforgettable bicycles, we need them in March.',
    )
    await api.post(`/conversations/${id}/summarize`, undefined, keyed('summary'))
    await api.post('/leads/qualify', { contact_id, conversation_id: id }, keyed('lead'))
    await resolve(id)
    await age(service.database, id, 31)
    assert.deepEqual((await preview('conversation_days=30')).conversations, { count: 1, at_least: false })
    assert.deepEqual((await preview('conversation_days=32')).conversations, { count: 0, at_least: false })
    await rules({ conversation_days: 32 })
    await retained()
    assert.ok(await isThere(id), 'not yet')
    await rules({ conversation_days: 30 })
    await retainedUntil(async () => assert.deepEqual(await areThere(id, kept_id, contact_id), [false, true, true]))
    assertRefused(await api.get(`/conversations/${id}/messages`), 404, 'resource_not_found')
    const traces = await service.database.run(sql`
      select 'event' as place from events where data::text ilike '%unforgettable%' or data::text like '%5,000%'
      union all select 'answer' from idempotent_answers where body ilike '%unforgettable%' or body like '%5,000%'
      union all select 'message' from messages where content ilike '%unforgettable%'
      union all select 'lead' from leads where qualification::text ilike '%unforgettable%' or qualification::text like '%5,000%'
      union all select 'history' from lead_qualifications where criteria::text like '%5,000%'
      union all select 'summary' from summary_records where summary ilike '%unforgettable%'`)
    assert.deepEqual(traces, [])
    const { body: leads } = await api.get(`/leads?contact_id=${contact_id}`)
    const { conversation_id, qualification, score } = leads.data[0]
    assert.equal(conversation_id, null)
    assert.ok(score > 0, 'what was found stays')
    assert.ok(qualification.criteria.every(({ evidence }: { evidence: unknown }) => evidence === null))
    const stays = await service.database.run(sql`select from events where data::text like '%Memorable words%'`)
    assert.equal(stays.length, 1)
    const repeat = await api.post(
      '/conversations',
      { contact_id, handled_by: 'human' },
      keyed(`start Memorable ${contact_id}`),
    )
    assert.deepEqual([repeat.status, repeat.body.id], [201, kept_id])
    await eventually(async () => {
      const { body } = await api.get('/events?types=conversation.deleted&order=desc&limit=1')
      assert.deepEqual(body.data[0].data, { object: { object: 'conversation', id, deleted: true }, previous: null })
      assert.equal(body.data[0].actor.type, 'system')
      const documents = await service.database.run(
        sql`select from search_documents where id = ${id} or parent_id = ${id}`,
      )
      assert.equal(documents.length, 0)
    })
  })

  it('is kept while it is open, since it was resolved late, or for its label', async () => {
    const { id: contact_id } = await contact()
    const open = await conversation(contact_id, 'open')
    const late = await conversation(contact_id, 'late')
    for (const id of [open, late]) await age(service.database, id, 100)
    await resolve(late)
    const held = await conversation(contact_id, 'held')
    await api.patch(`/conversations/${held}`, { labels: ['court case', 'keep'] })
    await resolve(held)
    await age(service.database, held, 100)
    assert.equal((await preview('conversation_days=90')).conversations.count, 1)
    assert.equal((await preview('conversation_days=90&kept_label=keep')).conversations.count, 0)
    await rules({ conversation_days: 90, contact_days: 1, kept_label: 'keep' })
    await retained()
    assert.deepEqual(await areThere(open, late, held), [true, true, true])
    await rules({ conversation_days: 90 })
    await retainedUntil(async () => assert.deepEqual(await areThere(open, late, held), [true, true, false]))
  })

  it('leaves its numbers in the reports', async () => {
    const total = async () => (await api.get('/reports/conversations')).body.totals
    const { id: contact_id } = await contact()
    const id = await conversation(contact_id)
    await api.post(`/conversations/${id}/messages`, { content: 'Hi' })
    await resolve(id)
    await countedByReports()
    const before = await total()
    await age(service.database, id, 10)
    await rules({ conversation_days: 5 })
    await retainedUntil(async () => assert.equal(await isThere(id), false))
    await countedByReports()
    assert.deepEqual(await total(), before)
  })

  it('empties what receivers answered to its events', async () => {
    await using there = await startReceiver(() => ({ status: 200, body: 'You told me: unrepeatable' }))
    const { body: endpoint } = await api.post('/webhook_endpoints', { url: there.url, events: ['message.created'] })
    const { id: contact_id } = await contact()
    const id = await conversation(contact_id, 'x')
    await eventually(async () => {
      const rows = await service.database.run(sql`
        select from webhook_deliveries where endpoint_id = ${endpoint.id} and attempts::text like '%unrepeatable%'`)
      assert.equal(rows.length, 1)
    })
    await resolve(id)
    await age(service.database, id, 10)
    await retainedUntil(async () => {
      const rows = await service.database.run<{ attempts: string }>(
        sql`select attempts from webhook_deliveries where endpoint_id = ${endpoint.id}`,
      )
      assert.deepEqual(
        rows.map(({ attempts }) => JSON.parse(attempts)[0].body),
        [null],
      )
    })
  })

  it('is gone through once more for what came late', async () => {
    const { id: contact_id } = await contact()
    const id = await conversation(contact_id, 'y')
    await resolve(id)
    await age(service.database, id, 10)
    await retainedUntil(async () => assert.equal(await isThere(id), false))
    await service.database.run(sql`
      update events set data = json_build_object('object', json_build_object('conversation_id', ${id}::text, 'content', 'late words'), 'previous', null)
      where contact_id = ${contact_id} and type = 'message.created'`)
    const late = () => service.database.run(sql`select from events where data::text like '%late words%'`)
    await retained()
    assert.equal((await late()).length, 1, 'not at once')
    await service.database.run(sql`update deleted_conversations set deleted_at = deleted_at - interval '10 minutes'`)
    await retainedUntil(async () => {
      assert.equal((await late()).length, 0)
      assert.equal((await service.database.run(sql`select from deleted_conversations`)).length, 0)
    })
  })

  it('takes its contact with it where that is not to be kept either, unless business with them is open', async () => {
    // Otherwise the service itself deletes by the rules of the test before what this one makes.
    await rules({})
    const people = await Promise.all(['nothing', 'a lead', 'a change'].map(contact))
    const [plain, buyer, changed] = people.map(({ id }) => id)
    for (const { id } of people) {
      const one = await conversation(id)
      await resolve(one)
      await age(service.database, one, 50)
    }
    await api.post('/leads/qualify', { contact_id: buyer })
    await api.patch(`/contacts/${changed}`, { phone_number: '+4930123456' })
    await rules({ conversation_days: 40, contact_days: 45 })
    await retainedUntil(async () => assert.deepEqual(await areThere(plain, buyer, changed), [false, true, true]))
    const { body } = await api.get('/events?types=contact.deleted&order=desc&limit=1')
    assert.equal(body.data[0]?.data.object.id ?? plain, plain)
  })

  it('is kept if the rule of a round is no longer the rule, as its contact is', async () => {
    await rules({})
    const { means, database, environment_ids, account_id } = service
    const place = { environment_id: environment_ids.live, account_id, mode: 'live' as const }
    const old = await oldContact(database, 60)
    const { id: contact_id } = await contact()
    const id = await conversation(contact_id)
    await resolve(id)
    await age(database, id, 50)
    const failures: unknown[] = []
    const round = async (kept_label: string | null) => {
      const rule = { days: 40, kept_label }
      const left = await deleteConversations(means, place, rule, () => true, failures.push.bind(failures))
      return [left.includes(contact_id), await eraseContact(means, place, 45, old)]
    }
    assert.deepEqual(await round(null), [false, false])
    await rules({ conversation_days: 400, contact_days: 450, kept_label: 'keep' })
    assert.deepEqual(await round('keep'), [false, false])
    assert.deepEqual(await areThere(id, old), [true, true])
    // The service itself deletes by these as well.
    await rules({ conversation_days: 40, contact_days: 45, kept_label: 'keep' })
    await eventually(async () => {
      await round('keep')
      assert.deepEqual(await areThere(id, old), [false, false])
    })
    assert.deepEqual(failures, [])
  })

  it('leaves behind contacts with whom there never was one, until they are too old as well', async () => {
    // Otherwise the service itself deletes by the rules of the test before what this one makes.
    await rules({})
    const { database } = service
    const [old, older] = [await oldContact(database, 60), await oldContact(database, 200)]
    assert.deepEqual((await preview('contact_days=100')).contacts, { count: 1, at_least: false })
    assert.deepEqual((await preview('contact_days=10')).contacts, { count: 2, at_least: false })
    await rules({ contact_days: 100 })
    await retainedUntil(async () => assert.deepEqual(await areThere(old, older), [true, false]))
    const { body: conversation } = await api.post('/conversations', { contact_id: old })
    await rules({ contact_days: 10 })
    await retained()
    assert.ok(await isThere(old), 'somebody talks with them')
    await resolve(conversation.id)
    await age(database, conversation.id, 20)
    assert.equal((await preview('contact_days=10')).contacts.count, 0)
    assert.equal((await preview('contact_days=10&conversation_days=15')).contacts.count, 1)
    assert.equal((await preview('contact_days=10&conversation_days=25')).contacts.count, 0)
    await rules({ contact_days: 10, conversation_days: 15 })
    await retainedUntil(async () => assert.equal(await isThere(old), false))
  })
})
