import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { type Sql, sql } from '../../db/sql.ts'
import { endOf, long } from '../../jobs/leases.ts'
import { testAccount } from '../../testing/account.ts'
import { emailChannel, mailOf } from '../../testing/email/channel.ts'
import { startImap } from '../../testing/email/imap-server.ts'
import { eventually, type TestAccount } from '../../testing/service.ts'
import { startSmtp } from '../../testing/smtp.ts'
import { claimOutgoing } from './lease.ts'

/** The statements of the version before, which knows the table by its old name. */
const before_this = {
  queue: (message_id: string): Sql => sql`
    insert into email_outgoing (environment_id, message_id, conversation_id, due_at)
    select environment_id, id, conversation_id, now() from messages where id = ${message_id}
    on conflict do nothing`,
  claim: (message_id: string): Sql => sql`
    with due as (
      select environment_id, message_id from email_outgoing o
      where due_at <= now() and (leased_until is null or leased_until <= now()) and message_id = ${message_id} and not exists (
        select from email_outgoing earlier where earlier.environment_id = o.environment_id
          and earlier.conversation_id = o.conversation_id and earlier.message_id < o.message_id and earlier.due_at is not null)
      order by due_at limit 8 for no key update skip locked),
    leased as (
      update email_outgoing job set leased_until = ${endOf(long)}, lease_token = nextval('email_lease_tokens'), tries = tries + 1
      from due where job.environment_id = due.environment_id and job.message_id = due.message_id returning job.*)
    select message_id, lease_token::text as token from leased`,
  end: (message_id: string, token: string): Sql => sql`
    update email_outgoing set leased_until = null, due_at = null, sent_at = now()
    where message_id = ${message_id} and lease_token = ${token}::bigint and leased_until is not null and leased_until > now() returning 1 as one`,
}

describe('a worker of the version before beside this one', () => {
  let account: TestAccount
  before(async () => {
    account = await testAccount()
  })

  it('sends what this one queued, or leaves it: nothing goes out twice', async () => {
    const { database } = account
    await using imap = await startImap()
    await using smtp = await startSmtp()
    const api = await account.client()
    const channel_id = await emailChannel(api, { imap, smtp })
    imap.append(mailOf())
    const { id } = await eventually(async () => {
      const [conversation] = (await api.get(`/conversations?channel_id=${channel_id}`)).body.data
      assert.ok(conversation, 'nothing has arrived')
      return conversation
    })
    const { body: message } = await api.post(`/conversations/${id}/messages`, { content: 'On its way.' })
    await eventually(async () =>
      assert.equal((await api.get(`/conversations/${id}/messages`)).body.data[0].status, 'sent'),
    )
    assert.equal(smtp.mails.length, 1)
    // Queued once more by the other one, it's the same row, and done.
    await database.run(before_this.queue(message.id))
    assert.deepEqual(await database.run(before_this.claim(message.id)), [])
    // Of what is due, one of them has it.
    await database.run(
      sql`update outgoing set due_at = now() + interval '1 hour', sent_at = null where message_id = ${message.id}`,
    )
    await database.session(async ({ query }) => {
      await query(sql`begin`)
      await query(sql`update outgoing set due_at = now() where message_id = ${message.id}`)
      const [theirs] = await query<{ token: string }>(before_this.claim(message.id))
      await query(sql`commit`)
      const ours = await claimOutgoing(database, 8)
      assert.deepEqual(
        ours.filter(({ message_id }) => message_id === message.id),
        [],
      )
      assert.equal((await query(before_this.end(message.id, theirs!.token))).length, 1)
    })
    await eventually(async () => assert.deepEqual(await database.run(before_this.claim(message.id)), []))
    assert.equal(smtp.mails.length, 1)
  })

  it('sees nothing of kinds that it does not know', async () => {
    const { database } = account
    const api = await account.client({ mode: 'test' })
    const { body: channel } = await api.post('/channels', {
      kind: 'practice',
      name: 'Messenger',
      practice: { answers: 'unavailable' },
    })
    const written = { customer_id: 'vera', content: 'Hello' }
    const { conversation_id } = (await api.post(`/channels/${channel.id}/practice_messages`, written)).body
    const { body: message } = await api.post(`/conversations/${conversation_id}/messages`, { content: 'Hi' })
    await eventually(async () => {
      const rows = await database.run(
        sql`select 1 as one from outgoing where message_id = ${message.id} and failure is not null`,
      )
      assert.equal(rows.length, 1)
    })
    await database.run(sql`update outgoing set due_at = now() where message_id = ${message.id}`)
    assert.deepEqual(await database.run(before_this.claim(message.id)), [])
  })
})
