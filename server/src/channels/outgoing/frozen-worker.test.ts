import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { testAccount } from '../../testing/account.ts'
import { emailChannel, healthy, mailOf } from '../../testing/email/channel.ts'
import { startImap } from '../../testing/email/imap-server.ts'
import { type Client, eventually, type TestAccount } from '../../testing/service.ts'
import { startSmtp } from '../../testing/smtp.ts'
import type { OutgoingLease } from './lease.ts'
import { sendOutgoing } from './worker.ts'

describe('a process that was frozen while another one took over its mail', () => {
  let account: TestAccount
  let api: Client

  before(async () => {
    account = await testAccount()
    api = await account.client()
  })

  const rowOf = async (message_id: string) => {
    const [row] = await account.database.run<Record<string, unknown>>(
      sql`select due_at, tries, lease_token, leased_until, failure from outgoing where message_id = ${message_id}`,
    )
    return row!
  }

  /** Sends a message, and then again under a lease from before the one that somebody else has of it now. */
  async function sendLate(smtp: { port: number } | undefined) {
    await using imap = await startImap()
    const channel_id = await emailChannel(api, { imap, ...(smtp && { smtp }) })
    imap.append(mailOf())
    const conversation = await eventually(async () => {
      const [conversation] = (await api.get(`/conversations?channel_id=${channel_id}`)).body.data
      assert.ok(conversation, 'nothing has arrived')
      return conversation
    })
    const { body } = await api.post(`/conversations/${conversation.id}/messages`, { content: 'On its way.' })
    await eventually(async () => {
      const { tries, leased_until } = await rowOf(body.id)
      assert.deepEqual([tries, leased_until], [1, null])
    })
    const { database, environment_ids, account_id } = account
    const [own] = await database.run<{ token: string }>(sql`
      update outgoing set due_at = now(), lease_token = nextval('email_lease_tokens'), leased_until = now() + interval '1 hour'
      where message_id = ${body.id} returning lease_token - 1 as token`)
    await database.run(sql`update channels set send_problem = null where id = ${channel_id}`)
    const taken = await rowOf(body.id)
    const lease: OutgoingLease = {
      environment_id: environment_ids.live,
      account_id,
      mode: 'live',
      message_id: body.id,
      kind: 'email',
      conversation_id: conversation.id,
      tries: 1,
      is_undecided: false,
      remaining: null,
      token: own!.token,
    }
    await sendOutgoing(account.means, lease, new AbortController().signal)
    assert.deepEqual(await rowOf(body.id), taken)
    await healthy(api, channel_id)
  }

  it('says nothing about the health of the channel', async () => {
    await sendLate(undefined)
  })

  it('does not end what the other one does because there is nothing to send any more', async () => {
    await using smtp = await startSmtp()
    await sendLate(smtp)
  })
})
