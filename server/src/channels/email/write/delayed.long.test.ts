import assert from 'node:assert/strict'
import { type AddressInfo, connect, createServer } from 'node:net'
import { before, describe, it } from 'node:test'
import type { SMTPServerOptions } from 'smtp-server'
import { sql } from '../../../db/sql.ts'
import { testAccount } from '../../../testing/account.ts'
import { emailChannel, mailOf } from '../../../testing/email/channel.ts'
import { startImap } from '../../../testing/email/imap-server.ts'
import { reportOf } from '../../../testing/email/mailbox.ts'
import { type Client, eventually, type TestAccount } from '../../../testing/service.ts'
import { startSmtp } from '../../../testing/smtp.ts'

describe('an answer by email whose recipients differ', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
  })

  async function openConversation(
    options: SMTPServerOptions,
    { through = async (port: number) => port, from = 'Maria Silva <maria@home.example>' } = {},
  ) {
    const stack = new AsyncDisposableStack()
    const imap = stack.use(await startImap())
    const smtp = stack.use(await startSmtp(options))
    const channel_id = await emailChannel(api, { imap, smtp: { port: await through(smtp.port) } })
    imap.append(mailOf({ from }))
    const id: string = await eventually(async () => {
      const [conversation] = (await api.get(`/conversations?channel_id=${channel_id}`)).body.data
      assert.ok(conversation, 'nothing has arrived')
      return conversation.id
    })
    const send = async (...to: string[]) =>
      (await api.post(`/conversations/${id}/messages`, { content: 'Hello', email: { to } })).body.id as string
    const became = (message_id: string, status: string, code: string | null) =>
      eventually(async () => {
        const { body } = await api.get(`/conversations/${id}/messages/${message_id}`)
        assert.deepEqual([body.status, body.error?.code ?? null], [status, code])
        return body
      })
    return { imap, smtp, channel_id, send, became, [Symbol.asyncDispose]: () => stack.disposeAsync() }
  }

  /** Says to each recipient what it thinks of their domain. */
  const perRecipient = (replies: Map<string, number>, words = 'Not now'): SMTPServerOptions => ({
    onRcptTo({ address }, _session, callback) {
      const responseCode = replies.get(address.split('@')[1]!)
      callback(responseCode === undefined ? null : Object.assign(new Error(words), { responseCode }))
    },
  })
  const tryNow = (message_id: string) =>
    account.database.run(sql`update outgoing set due_at = now() where message_id = ${message_id}`)

  it('goes to each of them once, and a server that asks to try again delays nobody else', async () => {
    const replies = new Map([
      ['slow.example', 451],
      ['gone.example', 550],
    ])
    await using stage = await openConversation(perRecipient(replies))
    const { smtp, send, became, channel_id } = stage
    const first = await send('ann@home.example', 'bo@slow.example', 'cy@gone.example')
    const { error } = await became(first, 'sent', 'recipient_delayed')
    assert.match(error.message, /^Delayed: the server of slow\.example asks to try again/)
    const alone = await send('bo@slow.example')
    await became(alone, 'queued', 'recipient_delayed')
    for (const id of [await send('ann@home.example'), await send('ann@home.example')]) await became(id, 'sent', null)
    assert.deepEqual((await api.get(`/channels/${channel_id}`)).body.health, { status: 'ok', problem: null })
    replies.delete('slow.example')
    await tryNow(first)
    await tryNow(alone)
    await became(alone, 'sent', null)
    const over = await became(first, 'sent', 'recipient_refused')
    assert.match(over.error.message, /not for cy@gone\.example\.$/)
    const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to.includes(address)).length
    assert.deepEqual([mailsTo('ann@home.example'), mailsTo('bo@slow.example'), mailsTo('cy@gone.example')], [3, 2, 0])
    assert.deepEqual(smtp.mails[0]!.to, ['ann@home.example'])
  })

  it('that a provider takes twice is found by both of the IDs that it gave', async () => {
    const replies = new Map([['slow.example', 451]])
    let count = 0
    await using stage = await openConversation({
      ...perRecipient(replies),
      onData(stream, _session, callback) {
        stream.resume().on('end', () => callback(null, `Ok ${idOf(++count)}`))
      },
    })
    const idOf = (n: number) => `0100${n}-${stage.channel_id.slice(-12)}-000000`
    const id = await stage.send('ann@home.example', 'bo@slow.example')
    await stage.became(id, 'sent', 'recipient_delayed')
    replies.clear()
    await tryNow(id)
    await stage.became(id, 'sent', null)
    const contents = async () => {
      const { data } = (await api.get(`/conversations?channel_id=${stage.channel_id}`)).body
      assert.equal(data.length, 1)
      const messages = (await api.get(`/conversations/${data[0].id}/messages?order=asc`)).body.data
      return messages.slice(2).map(({ content }: { content: string }) => content)
    }
    for (const n of [1, 2]) {
      const headers = [`In-Reply-To: <${idOf(n)}@email.amazonses.com>`]
      stage.imap.append(mailOf({ from: 'ann@home.example', text: `Answer ${n}`, headers }))
      await eventually(async () => assert.equal((await contents()).at(-1), `Answer ${n}`))
    }
  })

  for (const words of ['No such user', '5.7.1 Relay access denied'])
    it(`that is refused for good at the second try is one that others have: ${words}`, async () => {
      const replies = new Map([['slow.example', 451]])
      await using stage = await openConversation(perRecipient(replies, words))
      const id = await stage.send('ann@home.example', 'bo@slow.example')
      await stage.became(id, 'sent', 'recipient_delayed')
      replies.set('slow.example', 550)
      await tryNow(id)
      const { error } = await stage.became(id, 'sent', 'recipient_refused')
      assert.match(error.message, /not for bo@slow\.example\.$/)
      assert.equal(stage.smtp.mails.length, 1)
    })

  for (const blocked of ['ann@first.example', 'bo@slow.example'])
    it(`stays one that others have if ${blocked} is blocked before the second try`, async () => {
      const replies = new Map([['slow.example', 451]])
      await using stage = await openConversation(perRecipient(replies), { from: blocked })
      const id = await stage.send('ann@first.example', 'bo@slow.example')
      await stage.became(id, 'sent', 'recipient_delayed')
      const block = (at: string | null) =>
        account.database.run(sql`
          update contact_identities set blocked_at = ${at}::timestamptz
          where environment_id = ${account.environment_ids.live} and address = ${blocked}`)
      await block('now')
      replies.delete('slow.example')
      await tryNow(id)
      await stage.became(id, 'sent', blocked.startsWith('ann') ? null : 'recipient_refused')
      assert.equal(stage.smtp.mails.length, blocked.startsWith('ann') ? 2 : 1)
      await block(null)
    })

  for (const proof of ['own', 'report'])
    it(`went out if the proof is there before the server's word is missed: ${proof}`, async () => {
      const meanwhile = async () => {
        const [{ raw, headers }] = stage.smtp.mails as [(typeof stage.smtp.mails)[number]]
        const report = () => reportOf({ about: headers['message-id']!.slice(1, -1), recipient: 'maria@home.example' })
        if (proof === 'own') stage.imap.append(raw, stage.imap.sent)
        else stage.imap.append(report().replace('Action: failed', 'Action: delivered'))
        await eventually(async () => {
          const [row] = await account.database.run(sql`
            select from email_mails where channel_id = ${stage.channel_id} and outcome = ${proof}`)
          assert.ok(row, 'not read')
        })
      }
      await using stage = await openConversation({}, { through: (port) => withoutLastWord(port, meanwhile) })
      const id = await stage.send()
      const { email } = await stage.became(id, 'sent', null)
      assert.deepEqual(
        email.to.map(({ address }: { address: string }) => address),
        ['maria@home.example'],
      )
      assert.equal(stage.smtp.mails.length, 1)
    })

  for (const [proof, mailOfProof] of [
    [
      'it lies among sent mail',
      (email: { message_id: string; from: { address: string } }) =>
        mailOf({ id: email.message_id, from: email.from.address, to: 'ann@home.example' }),
    ],
    [
      'a server reports that it was delivered',
      (email: { message_id: string }) =>
        reportOf({ about: email.message_id, recipient: 'ann@home.example' }).replace(
          'Action: failed',
          'Action: delivered',
        ),
    ],
  ] as const)
    it(`of which nobody knows whether it went out did so if ${proof}, and never goes out again`, async () => {
      await using stage = await openConversation({}, { through: withoutLastWord })
      const id = await stage.send('ann@home.example')
      const { email } = await stage.became(id, 'failed', 'outcome_unknown')
      // That other mail comes in proves nothing.
      stage.imap.append(mailOf({ from: email.from.address, to: 'ann@home.example' }), stage.imap.sent)
      await eventually(async () => {
        const [row] = await account.database.run(sql`
          select from email_cursors where channel_id = ${stage.channel_id} and folder = 'sent' and last_uid = 1`)
        assert.ok(row)
      })
      await stage.became(id, 'failed', 'outcome_unknown')
      stage.imap.append(mailOfProof(email), proof.startsWith('it lies') ? stage.imap.sent : stage.imap.inbox)
      await stage.became(id, 'sent', null)
      assert.equal(stage.smtp.mails.length, 1)
    })
})

/** The way to a server that takes a mail, and whose word of it is lost, after `meanwhile`. Returns its port. */
async function withoutLastWord(port: number, meanwhile = async () => {}): Promise<number> {
  const way = createServer((client) => {
    const server = connect(port, '127.0.0.1')
    let is_whole = false
    let end_of_mail = ''
    for (const end of [client, server])
      end.on('error', () => {}).on('close', () => [client, server].map((one) => one.destroy()))
    client.on('data', (bytes) => {
      end_of_mail = (end_of_mail + bytes.toString('latin1')).slice(-5)
      is_whole ||= end_of_mail === '\r\n.\r\n'
      server.write(bytes)
    })
    server.on('data', (bytes) => (is_whole ? meanwhile().finally(() => client.destroy()) : client.write(bytes)))
  })
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve))
  way.unref()
  return (way.address() as AddressInfo).port
}
