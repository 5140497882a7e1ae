import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createAccount } from '../accounts/accounts.ts'
import { fillChannels } from '../conversations/fill-channels.ts'
import { migrate } from '../db/migrate.ts'
import { type Sql, sql } from '../db/sql.ts'
import { isId, timeOf } from '../ids.ts'
import { assertRecent } from '../testing/moments.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, eventually, someContact, startTestService, type TestService } from '../testing/service.ts'

/** As the database was before conversations named their channel. */
const one_of_a_kind = [
  sql`drop index mails_retried, crm_jobs_failing, api_keys_ending`,
  sql`alter table channels drop column hours_id, drop column out_of_hours_replies, drop column default_team_id`,
  sql`alter table conversations drop column team`,
  sql`drop table team_members, teams`,
  sql`drop table out_of_hours_due`,
  sql`drop trigger forget_webhooks on contact_identities`,
  sql`drop function forget_webhooks`,
  sql`drop table channel_webhooks`,
  sql`drop table hours`,
  sql`drop view email_outgoing`,
  sql`alter table channels drop column settings, drop column secrets, drop column send_problem`,
  sql`alter table channels add constraint channels_kind_check check (kind in ('api', 'widget', 'email'))`,
  sql`drop table email_filings, denied_claims, sign_in_codes, email_automatic_answers, practice_messages, outgoing, email_mails, email_cursors, email_mailboxes, email_consents`,
  sql`drop sequence email_lease_tokens`,
  sql`alter table channels drop column email, drop column email_secrets`,
  sql`drop trigger if exists mark_mail on messages`,
  sql`alter table messages drop column email`,
  sql`drop table visitor_conversations, visitor_tokens, contact_identities, identity_keys`,
  sql`drop index channels_by_id`,
  sql`alter table channels drop column widget, drop column seen_on, drop column seen_at`,
  sql`drop trigger join_channel on conversations`,
  sql`drop function join_channel`,
  sql`drop table channel_backfills`,
  sql`alter table conversations drop column channel_id`,
  sql`create index conversations_by_channel on conversations (environment_id, channel, id)`,
  sql`alter table channels drop column deleted_at`,
  sql`create unique index channels_one_api on channels (environment_id) where kind = 'api'`,
  sql`delete from migrations where number in (41, 42, 46, 52, 53, 55, 56, 58, 60, 63, 64, 73, 79, 83, 84, 86, 89, 90, 92, 94, 99)`,
]

describe('channels after an upgrade', () => {
  let service: TestService
  let api: Client
  before(async () => {
    service = await startTestService()
    api = await service.client()
  })
  after(() => service.stop())
  const run = async (...steps: Sql[]) => {
    for (const step of steps) await service.database.run(step)
  }

  it('have the conversations of before, each once, without a new moment or an event', async () => {
    const { database, database_url } = service
    const { body: contact } = await api.post('/contacts', someContact())
    const conversation = (await api.post('/conversations', { contact_id: contact.id })).body
    await run(
      ...one_of_a_kind,
      sql`
      insert into conversations (environment_id, id, contact_id, channel, status, handled_by, created_at, updated_at)
      select environment_id, id || n, contact_id, channel, status, handled_by, created_at, updated_at
      from conversations, generate_series(1, 1200) n where id = ${conversation.id}`,
    )
    await migrate(database_url)
    const [channel] = (await api.get('/channels')).body.data
    // A process of the version before still writes.
    await run(sql`
      insert into conversations (environment_id, id, contact_id, channel, status, handled_by, created_at, updated_at)
      select environment_id, id || 'x', contact_id, channel, status, handled_by, created_at, updated_at from conversations where id = ${conversation.id}`)
    // Two processes at once.
    await Promise.all([1, 2].map(async () => eventually(async () => assert.equal(await fillChannels(service), false))))
    await eventually(async () => assert.deepEqual(await database.run(sql`select from channel_backfills`), []))
    const rows = await database.run<{ channel_id: string; version: number; count: number }>(sql`
      select channel_id, version, count(*)::integer from conversations where contact_id = ${contact.id} group by 1, 2 order by version`)
    assert.deepEqual(
      rows.map(({ channel_id, version, count }) => [channel_id, version, count]),
      [
        [channel.id, 1, 1],
        [channel.id, 2, 1201],
      ],
    )
    const { body } = await api.get(`/conversations/${conversation.id}`)
    assert.deepEqual(body, { ...conversation, channel_id: channel.id })
    const { data: events } = (await api.get(`/events?conversation_id=${conversation.id}`)).body
    assert.equal(events.length, 1)
    assert.equal((await api.get(`/channels/${channel.id}`)).body.recent_conversations, 1202)
  })

  it('of accounts that were there before say what the settings of the assistant said', async () => {
    const { database, database_url } = service
    const account_id = await createAccount(database, 'From before')
    await run(
      ...one_of_a_kind,
      sql`drop table channels`,
      sql`delete from migrations where number = 25`,
      sql`alter table assistant_settings add column channels json not null default '{}'`,
      sql`insert into assistant_settings (environment_id, channels, created_at, updated_at)
        select id, '{"api":"assistant"}', now(), now() from environments where account_id = ${account_id} and mode = 'test'`,
    )
    await migrate(database_url)
    const only = async (client: Client) => (await client.get('/channels')).body.data[0]
    const live = await only(await service.client({ account_id }))
    const test = await only(await service.client({ account_id, mode: 'test' }))
    assert.deepEqual([live.handled_by, test.handled_by], ['human', 'assistant'])
    assert.ok(isId('channel', live.id) && isId('channel', test.id))
    assertRecent(timeOf(live.id))
  })

  it('are in use until all conversations know theirs', async () => {
    const account_id = await createAccount(service.database, 'Large')
    const api = await service.client({ account_id })
    const [{ id }] = (await api.get('/channels')).body.data
    await api.post('/channels', { kind: 'api', name: 'Other' })
    await service.database.session(async ({ query }) => {
      // Another process works on its batch for as long as this lasts.
      await eventually(async () => {
        await query(sql`
          insert into channel_backfills (environment_id, channel_id)
          select environment_id, id from channels where id = ${id} on conflict do nothing`)
        await query(sql`begin`)
        const backfill_lock = sql`select from channel_backfills where channel_id = ${id} for update skip locked`
        const rows = await query(backfill_lock)
        if (rows.length === 0) await query(sql`rollback`)
        assert.equal(rows.length, 1)
      })
      assertRefused(await api.delete(`/channels/${id}`), 409, 'channel_in_use')
      await query(sql`rollback`)
    })
    await eventually(async () => assert.equal((await api.delete(`/channels/${id}`)).status, 200))
  })
})
