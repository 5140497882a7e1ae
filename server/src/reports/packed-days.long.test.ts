import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { type Client, eventually, type TestAccount } from '../testing/service.ts'
import { measures } from './kinds.ts'
import type { ConversationReport } from './schema.ts'

describe('days that were put together', () => {
  let account: TestAccount
  let api: Client
  let environment_id: number
  before(async () => {
    account = await testAccount()
    api = await account.client({ mode: 'test' })
    environment_id = account.environment_ids.test
    // Around the days on which clocks change, every quarter of an hour and one second before it.
    await account.database.run(sql`
      insert into report_conversations (environment_id, conversation_id, created_at, received_at, assistant_replied_at,
        person_replied_at, handed_over_at, resolved_at, resolved_by, through_message_id)
      select ${environment_id}, 'c' || n, at, at, case when n % 3 > 0 then at + n % 7 * interval '1 s' end,
        case when n % 2 = 0 then at + n % 1000 * interval '1 s' end, case when n % 4 = 0 then at + interval '1 s' end,
        case when n % 5 > 0 then at + n * n % 5000 * interval '1.007 s' end,
        case when n % 5 > 0 then case when n % 3 = 1 then 'assistant' else 'people' end end, ''
      from (select n, timestamptz '2026-03-24T00:00Z' + n / 2 * interval '15 minutes' - n % 2 * interval '1 s' as at
        from generate_series(0, 2000) n) made`)
    await account.database.run(sql`
      insert into report_counts (environment_id, quarter, what, count)
      select ${environment_id}, timestamptz '2026-03-24T00:00Z' + n * interval '15 minutes', 'received', n from generate_series(1, 1000) n`)
  })

  /** What PostgreSQL computes from the durations themselves. */
  async function expected({ since, until }: { since: string; until: string }) {
    const rows = await account.database.run<{ figure: string }>(sql`
      select json_build_array(measure, count(*), round(((percentile_cont(0.5) within group (order by seconds))::numeric), 3),
        round(((percentile_cont(0.9) within group (order by seconds))::numeric), 3)) as figure
      from report_conversations, lateral (values ('first_reply', first_replied_at, first_reply_s),
        ('first_reply_by_assistant', assistant_replied_at, assistant_reply_s), ('first_reply_by_people', person_replied_at, person_reply_s),
        ('resolution', resolved_at, resolution_s), ('resolution_by_' || resolved_by, resolved_at, resolution_s)) ended (measure, at, seconds)
      where environment_id = ${environment_id} and at >= ${since}::timestamptz and at < ${until}::timestamptz group by measure`)
    return new Map(rows.map(({ figure }) => JSON.parse(figure)).map(([measure, ...figures]) => [measure, figures]))
  }

  async function received({ since, until }: { since: string; until: string }) {
    const [row] = await account.database.run<{ sum: number }>(sql`
      select coalesce(sum(count), 0)::integer as sum from report_counts
      where environment_id = ${environment_id} and quarter >= ${since}::timestamptz and quarter < ${until}::timestamptz`)
    return row!.sum
  }

  async function assertRight(query: string) {
    const { body } = await api.get(`/reports/conversations?${query}`)
    const { totals, previous, intervals, since, until } = body as ConversationReport
    const periods = [{ since, until, figures: totals }, { ...previous, figures: previous.totals }, ...intervals]
    for (const { since, until, figures } of periods) {
      const right = await expected({ since, until })
      assert.equal(figures.messages_received, await received({ since, until }), `received from ${since}`)
      for (const measure of Object.keys(measures) as (keyof typeof measures)[]) {
        const { count, median_seconds, p90_seconds } = figures[measure]
        const [right_count = 0, median = null, p90 = null] = right.get(measure) ?? []
        assert.equal(count, right_count, `${measure} from ${since}`)
        if (count === 0) assert.equal(median_seconds, null)
        // The last digit may be rounded differently.
        else
          assert.ok(
            Math.abs(median_seconds! - median) < 0.0015 && Math.abs(p90_seconds! - p90) < 0.0015,
            `${measure} from ${since}`,
          )
      }
    }
  }

  const open = () =>
    account.database.run<{ day: string }>(sql`
      select day from report_days where environment_id = ${environment_id} and seconds is null order by day`)
  const packed = () => eventually(async () => assert.deepEqual(await open(), []))
  const zones = ['Europe/Berlin', 'Asia/Kathmandu', 'Asia/Kolkata', 'America/St_Johns', 'Pacific/Chatham', 'Asia/Tokyo']

  it('say of every time zone what the times themselves say', async () => {
    await packed()
    for (const zone of zones) {
      await assertRight(`since=2026-03-28&until=2026-03-31&time_zone=${zone}`)
      await assertRight(`since=2026-03-28T22:15:00Z&until=2026-03-29T01:45:00Z&interval=hour&time_zone=${zone}`)
    }
  })

  it('open where a time changes, and are right before and after they are put together again', async () => {
    await account.database.run(sql`
      update report_conversations set resolved_at = null, resolved_by = null
      where environment_id = ${environment_id} and conversation_id in ('c402', 'c403')`)
    await assertRight('since=2026-03-27&until=2026-03-31')
    await packed()
    await assertRight('since=2026-03-27&until=2026-03-31')
    await account.database.run(sql`
      update report_conversations set resolved_at = '2026-03-30T10:00Z', resolved_by = 'people'
      where environment_id = ${environment_id} and conversation_id = 'c402'`)
    await account.database.run(
      sql`delete from report_conversations where environment_id = ${environment_id} and conversation_id = 'c404'`,
    )
    await assertRight('since=2026-03-27&until=2026-03-31')
    await packed()
    await assertRight('since=2026-03-27&until=2026-03-31')
  })

  it('stay as they are while their conversations go on', async () => {
    await packed()
    const [days] = await account.database.run(
      sql`select min(xmin::text::bigint)::text, max(xmin::text::bigint)::text from report_days where environment_id = ${environment_id}`,
    )
    await account.database.run(sql`
      update report_conversations set through_message_id = 'later' where environment_id = ${environment_id}`)
    assert.deepEqual(await open(), [])
    assert.deepEqual(
      await account.database.run(
        sql`select min(xmin::text::bigint)::text, max(xmin::text::bigint)::text from report_days where environment_id = ${environment_id}`,
      ),
      [days],
    )
  })
})
