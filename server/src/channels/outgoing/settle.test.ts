import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { systemScope } from '../../scope.ts'
import { testAccount } from '../../testing/account.ts'
import { emailChannel, mailOf } from '../../testing/email/channel.ts'
import { startImap, type TestImap } from '../../testing/email/imap-server.ts'
import { inDays } from '../../testing/moments.ts'
import { type Client, eventually, type TestAccount } from '../../testing/service.ts'
import { by_email } from '../email/write/send-mail.ts'
import type { OutgoingLease, Remaining } from './lease.ts'
import { settle } from './settle.ts'
import type { Outcome } from './way.ts'

describe('what a try to send a mail leaves behind', () => {
  let account: TestAccount
  let api: Client
  let imap: TestImap
  let channel_id: string
  let conversation_id: string
  before(async () => {
    account = await testAccount()
    api = await account.client()
    imap = await startImap()
    channel_id = await emailChannel(api, { imap })
    imap.append(mailOf())
    conversation_id = await eventually(async () => {
      const [conversation] = (await api.get(`/conversations?channel_id=${channel_id}`)).body.data
      assert.ok(conversation, 'nothing has arrived')
      return conversation.id
    })
  })
  after(() => imap[Symbol.asyncDispose]())

  const server_away = { outcome: 'later', code: 'timeout', message: 'Away', reply: null } as const
  const bo_waits: Remaining = { to: ['bo@slow.example'], refusals: [], has_arrived: true }
  const message = async (id: string) => (await api.get(`/conversations/${conversation_id}/messages/${id}`)).body

  /** A mail that is due tomorrow, under a lease that ends in so many seconds. */
  async function leased(ends_in_s: number, remaining: Remaining | null = null, tries = 1) {
    const send_at = inDays(1)
    const { body } = await api.post(`/conversations/${conversation_id}/messages`, { content: 'Hi', email: { send_at } })
    const [row] = await eventually(async () => {
      const rows = await account.database.run<{ token: string }>(sql`
        update outgoing set lease_token = nextval('email_lease_tokens'), leased_until = now() + ${ends_in_s}::integer * interval '1 second'
        where message_id = ${body.id} returning lease_token as token`)
      assert.equal(rows.length, 1, 'not queued')
      return rows
    })
    const lease: OutgoingLease = {
      environment_id: account.environment_ids.live,
      account_id: account.account_id,
      mode: 'live',
      message_id: body.id,
      kind: 'email',
      conversation_id,
      tries,
      is_undecided: false,
      remaining: remaining && JSON.stringify(remaining),
      token: row!.token,
    }
    const end = (outcome: Outcome) => settle(systemScope(account.means, lease), lease, by_email, outcome)
    return { id: body.id as string, email: body.email, end }
  }

  it('is nothing if it was canceled after the lease ran out', async () => {
    const { id, end } = await leased(-1)
    assert.equal((await api.post(`/conversations/${conversation_id}/messages/${id}/cancel`, {})).status, 200)
    const canceled = await message(id)
    assert.equal(await end({ outcome: 'failed', code: 'blocked', message: 'Not sent', reply: null }), false)
    assert.deepEqual(await message(id), canceled)
  })

  it('is a message that some have, and who may have it, if the last word to the others is lost', async () => {
    const { id, end } = await leased(3600, bo_waits)
    await end({ outcome: 'failed', ...by_email.undecided!, reply: null })
    const { status, error } = await message(id)
    assert.deepEqual([status, error.code], ['sent', 'outcome_unknown'])
    assert.match(error.message, /whether bo@slow\.example got it/)
  })

  it('is the mail as it went out, also after the last try', async () => {
    const { id, email, end } = await leased(3600, null, 7)
    const { send_at: _, ...sent } = { ...email, subject: 'As sent' }
    await end({ outcome: 'sent', reply: 'Ok', problem: null, email: sent, remaining: bo_waits })
    const { status, error, email: shown } = await message(id)
    assert.deepEqual([status, error.code, shown], ['sent', 'recipient_refused', sent])
  })

  it('blames the channel, and no recipient, if its own server is away', async () => {
    const { id, end } = await leased(3600, bo_waits)
    await end({ ...server_away, remaining: bo_waits, is_of_recipients: false })
    const { status, error } = await message(id)
    assert.deepEqual([status, error], ['queued', null])
    assert.equal((await api.get(`/channels/${channel_id}`)).body.health.problem.code, 'timeout')
  })
})
