import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createAccount, environmentOf, listAccounts } from '../accounts/accounts.ts'
import { begin, commit } from '../db/connection.ts'
import { sql } from '../db/sql.ts'
import { person } from '../testing/browser.ts'
import { assertRecent } from '../testing/moments.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, eventually, someContact, startTestService, type TestService } from '../testing/service.ts'
import { behindEnvironments, countEvents } from './follow.ts'
import type { ConversationReport } from './schema.ts'

describe('a report on conversations', () => {
  let service: TestService
  let api: Client
  before(async () => {
    service = await startTestService()
    api = await service.client()
  })
  after(() => service.stop())

  const report = async (query = '', who = api) =>
    (await who.get(`/reports/conversations${query}`)).body as ConversationReport
  const counted = () =>
    eventually(async () => {
      assert.deepEqual(await service.database.run(sql`select from outbox limit 1`), [])
      assert.deepEqual(await behindEnvironments(service.database), [])
    })
  async function started(handled_by = 'human', contact = someContact()) {
    const { body } = await api.post('/contacts', contact)
    return (await api.post('/conversations', { contact_id: body.id, handled_by })).body as {
      id: string
      contact_id: string
    }
  }
  const says = (id: string, content: string, more = {}) =>
    api.post(`/conversations/${id}/messages`, { content, direction: 'inbound', ...more })
  const becomes = (id: string, status: string) => api.post(`/conversations/${id}/status`, { status })

  it('counts what began, what was said, and what was resolved, each once', async () => {
    const { id } = await started()
    for (const content of ['Hello', 'Anybody?']) await says(id, content)
    await says(id, 'A note', { direction: 'outbound', private: true })
    await says(id, 'Here I am', { direction: 'outbound' })
    await becomes(id, 'resolved')
    await counted()
    const { totals, intervals, counted_until } = await report()
    assert.deepEqual(
      [totals.conversations_started, totals.messages_received, totals.messages_sent_by_people],
      [1, 2, 1],
    )
    assert.deepEqual([totals.first_reply.count, totals.first_reply_by_people.count, totals.resolution.count], [1, 1, 1])
    assert.equal(totals.solved_by_assistant_share, 0)
    for (const { median_seconds } of [totals.first_reply, totals.resolution])
      assert.ok(median_seconds! <= performance.now() / 1000)
    assertRecent(counted_until!)
    assert.equal(intervals.length, 28)
    assert.deepEqual(intervals.at(-1)!.figures, totals)

    await becomes(id, 'open')
    await counted()
    assert.equal((await report()).totals.resolution.count, 0, 'what is reopened is not resolved')
    await becomes(id, 'resolved')
    await counted()
    assert.deepEqual((await report()).totals.conversations_started, 1)
  })

  it('says the same however often, and by however many, the events are counted again', async () => {
    const before = await report()
    await service.database.run(sql`update report_progress set sequence = 0, filled_through = ''`)
    await Promise.all(Array.from({ length: 6 }, () => countEvents(service.database)))
    await counted()
    const { counted_until: _, ...again } = await report()
    assert.deepEqual({ ...again, counted_until: before.counted_until }, before)
  })

  it('counts what was there before anybody followed the events', async () => {
    const before = await report()
    await service.database.session(async (connection) => {
      await connection.query(begin)
      for (const table of [sql`report_conversations`, sql`report_counts`, sql`report_handovers`, sql`report_progress`])
        await connection.query(sql`delete from ${table}`)
      await connection.query(commit)
    })
    await counted()
    const { counted_until: _, ...again } = await report()
    assert.deepEqual({ ...again, counted_until: before.counted_until }, before)
  })

  it('tells why people were called, also where one conversation went to them twice', async () => {
    const { id } = await started('assistant')
    await api.post(`/conversations/${id}/handover`, { reason: 'Asks for a refund' })
    await becomes(id, 'pending')
    await api.post(`/conversations/${id}/handover`, { reason: 'Asks for a refund' })
    const gone = await started('assistant')
    await api.post(`/conversations/${gone.id}/handover`, { reason: 'Is Ana Sousa of 12 Rua Nova' })
    await counted()
    const { handover_reasons, totals } = await report()
    assert.deepEqual(handover_reasons, [
      { reason: 'Asks for a refund', reason_code: null, count: 2 },
      { reason: 'Is Ana Sousa of 12 Rua Nova', reason_code: null, count: 1 },
    ])
    assert.equal(totals.handovers, 3)
    await api.delete(`/contacts/${gone.contact_id}`)
    const later = await report()
    assert.deepEqual(later.handover_reasons, [{ reason: 'Asks for a refund', reason_code: null, count: 2 }])
    assert.deepEqual(
      [later.totals.conversations_started, later.totals.handovers],
      [totals.conversations_started, 3],
      'what was deleted counts on',
    )
  })

  it('keeps apart what the assistant solved, how soon it answered, and how long people took from the hand-over on', async () => {
    const mine = await service.client({ mode: 'test' })
    const environment_id = await environmentOf(service.database, (await listAccounts(service.database))[0]!.id, 'test')
    // At 9:00, 9:01 and 10:01 of a past day, because the assistant replies at its own pace.
    await service.database.run(sql`
      insert into report_conversations (environment_id, conversation_id, created_at, received_at, assistant_replied_at,
        person_replied_at, handed_over_at, resolved_at, resolved_by, through_message_id)
      values (${environment_id}, 'a', '2026-03-02T09:00Z', '2026-03-02T09:00Z', '2026-03-02T09:00:10Z', null, null, '2026-03-02T09:10Z', 'assistant', ''),
        (${environment_id}, 'b', '2026-03-02T09:00Z', '2026-03-02T09:00Z', '2026-03-02T09:00:30Z', '2026-03-02T10:01Z', '2026-03-02T09:01Z', '2026-03-02T11:00Z', 'people', ''),
        (${environment_id}, 'c', '2026-03-01T09:00Z', '2026-03-01T09:00Z', null, '2026-03-01T09:00:40Z', null, null, null, '')`)
    const { totals, previous, intervals } = await report('?since=2026-03-02&until=2026-03-03', mine)
    assert.deepEqual(totals.first_reply, { count: 2, median_seconds: 20, p90_seconds: 28 })
    assert.deepEqual(totals.first_reply_by_assistant, totals.first_reply)
    assert.deepEqual(totals.first_reply_by_people, { count: 1, median_seconds: 3600, p90_seconds: 3600 })
    assert.deepEqual(totals.resolution_by_assistant, { count: 1, median_seconds: 600, p90_seconds: 600 })
    assert.deepEqual(totals.resolution_by_people, { count: 1, median_seconds: 7200, p90_seconds: 7200 })
    assert.equal(totals.solved_by_assistant_share, 0.5)
    assert.deepEqual(previous.totals.first_reply, { count: 1, median_seconds: 40, p90_seconds: 40 })
    assert.deepEqual(
      intervals.map(({ figures }) => figures.resolution.count),
      [2],
    )
  })

  it('has the days and hours of a time zone, also where clocks are changed', async () => {
    const mine = await service.client({ mode: 'test' })
    const environment_id = await environmentOf(service.database, (await listAccounts(service.database))[0]!.id, 'test')
    // 8:15 on two Mondays in Berlin: before and after the clocks changed on March 29, 2026.
    await service.database.run(sql`
      insert into report_counts (environment_id, quarter, what, count)
      values (${environment_id}, '2026-03-23T07:15Z', 'received', 3), (${environment_id}, '2026-03-30T06:15Z', 'received', 4),
        (${environment_id}, '2026-03-29T21:45Z', 'received', 1), (${environment_id}, '2026-03-29T22:00Z', 'received', 1)`)
    const { intervals, busiest_hours, previous } = await report(
      '?since=2026-03-23&until=2026-03-31&time_zone=Europe/Berlin',
      mine,
    )
    assert.deepEqual(busiest_hours, [
      { weekday: 1, hour: 0, messages_received: 1 },
      { weekday: 1, hour: 8, messages_received: 7 },
      { weekday: 7, hour: 23, messages_received: 1 },
    ])
    assert.deepEqual(
      intervals.map(({ figures }) => figures.messages_received),
      [3, 0, 0, 0, 0, 0, 1, 5],
    )
    assert.deepEqual(
      intervals.map(({ since }) => since.slice(11, 16)),
      [...Array(7).fill('23:00'), '22:00'],
    )
    assert.equal(previous.since, '2026-03-14T23:00:00.000Z')
    const hours = await report('?since=2026-03-29&until=2026-03-30&time_zone=Europe/Berlin&interval=hour', mine)
    assert.equal(hours.intervals.length, 23)
  })

  it('refuses a period or a time zone it cannot tell of', async () => {
    const refused = async (query: string, parameter: RegExp) =>
      assertRefused(await api.get(`/reports/conversations${query}`), 400, 'parameter_invalid', parameter)
    await refused('?since=2026-03-02&until=2026-03-02', /^`until`/)
    await refused('?since=2026-02-30', /^`since`/)
    await refused('?since=yesterday', /^`since`/)
    await refused('?since=1999-01-01&until=1999-02-01', /^`until`/)
    await refused('?since=2020-01-01&until=2026-01-01', /^`since`/)
    await refused('?since=2026-01-01&until=2026-03-01&interval=hour', /^`since`/)
    for (const zone of ['Mars/Olympus', '%2B05:30', '-03', 'utc;drop'])
      await refused(`?time_zone=${zone}`, /^`time_zone`/)
    const blind = await service.client({ scopes: ['contacts:read'] })
    assertRefused(await blind.get('/reports/conversations'), 403, 'insufficient_scope')
  })

  it('is read by viewers in the dashboard, of their own account alone', async () => {
    const viewer = await person(service, 'viewer')
    const { status, body } = await viewer.get('/live/reports/conversations')
    assert.deepEqual([status, body.totals.handovers > 0], [200, true])
    const stranger = await service.client({ account_id: await createAccount(service.database, 'Another') })
    assert.equal((await report('', stranger)).totals.conversations_started, 0)
  })
})
