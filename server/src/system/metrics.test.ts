import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { emailChannel, emailInput } from '../testing/email/channel.ts'
import { startImap } from '../testing/email/imap-server.ts'
import { rowsRead } from '../testing/rows-read.ts'
import { type Client, eventually, someContact, startTestService, type TestService } from '../testing/service.ts'

async function metricsOf({ url }: { url: string }): Promise<string> {
  return (await fetch(`${url}/metrics`)).text()
}

function valueIn(text: string, name: string): number {
  return Number(new RegExp(`^parley_${name} (\\S+)$`, 'm').exec(text)?.[1])
}

describe('the metrics of promises', () => {
  let service: TestService
  let api: Client
  before(async () => {
    // As few connections as can be, so that each reports what it read.
    service = await startTestService({
      DATABASE_CONNECTIONS: '4',
      WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8',
      EMAIL_POLL_MS: '100',
    })
    api = await service.client()
  })
  after(() => service.stop())

  it('tell since when a mailbox was not read, and forget one whose channel is deleted', async () => {
    await using imap = await startImap()
    const channel_id = await emailChannel(api, { imap })
    const old = sql`update email_mailboxes set read_at = now() - interval '1 hour' where channel_id = ${channel_id}`
    const age = async () => valueIn(await metricsOf(service), 'email_mailbox_age_seconds')
    await service.database.run(old)
    await eventually(async () => assert.ok((await age()) < 60))
    assert.equal((await api.delete(`/channels/${channel_id}?force=true`)).status, 200)
    await service.database.run(old)
    assert.equal(await age(), 0)
  })

  it('count a mailbox with a problem instead', async () => {
    const input = { kind: 'email', name: 'Support', handled_by: 'human', email: emailInput({ imap: { port: 9 } }) }
    const { body } = await api.post('/channels', input)
    await eventually(async () => assert.equal(valueIn(await metricsOf(service), 'email_mailboxes_failing'), 1))
    await service.database.run(
      sql`update email_mailboxes set read_at = now() - interval '1 hour' where problem is not null`,
    )
    assert.ok(valueIn(await metricsOf(service), 'email_mailbox_age_seconds') < 60)
    assert.equal((await api.delete(`/channels/${body.id}`)).status, 200)
    assert.equal(valueIn(await metricsOf(service), 'email_mailboxes_failing'), 0)
  })

  it('read the same few rows, however many there are', async () => {
    const contact = (await api.post('/contacts', someContact())).body
    const { id } = (await api.post('/conversations', { contact_id: contact.id })).body
    const { live } = service.environment_ids
    const far = 20_000
    // Half of them wait, so that no row is spared because all is done.
    const due = sql`case when n % 2 = 0 then now() + interval '1 hour' end`
    for (const insert of [
      sql`insert into outgoing (environment_id, message_id, conversation_id, due_at, kind, created_at)
        select ${live}::integer, 'm' || n, ${id}, ${due}, 'none', now() from generate_series(1, ${far}::integer) n`,
      sql`insert into mails (environment_id, id, kind, due_at, tries, created_at)
        select ${live}::integer, 'm' || n, 'none', ${due}, 1, now() from generate_series(1, ${far}::integer) n`,
      sql`insert into api_keys (id, environment_id, hash, last_four, scopes, created_at, expires_at)
        select 'k' || n, ${live}::integer, sha256(n::text::bytea), 'last', '{}', now(), now() + interval '1 year'
        from generate_series(1, ${far}::integer) n`,
      sql`update conversations set status = 'resolved' where id = ${id}`,
    ])
      await service.database.run(insert)
    const rows = await rowsRead(service.database, () => metricsOf(service))
    assert.ok(rows.total < 1000, rows.text)
  })
})
