import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { testAccount } from '../../testing/account.ts'
import { mailOf } from '../../testing/email/channel.ts'
import { openMailbox } from '../../testing/email/mailbox.ts'
import { eventually } from '../../testing/service.ts'

async function openStage(settings: object = { file_sent: true }) {
  const account = await testAccount()
  const api = await account.client()
  const mailbox = await openMailbox(account, api, settings)
  await mailbox.take(mailOf({ id: `question-${mailbox.channel_id}@home.example` }))
  const [{ id }] = await mailbox.conversations()
  const { channel_id } = mailbox
  const health = async () => (await api.get(`/channels/${channel_id}`)).body.health.problem
  const waiting = () =>
    account.database.run<{ tries: number }>(sql`select tries from email_filings where channel_id = ${channel_id}`)
  const isDone = () => eventually(async () => assert.deepEqual(await waiting(), []))
  /** The next try is now. */
  const hurry = () =>
    account.database.run(sql`update email_filings set due_at = now() where channel_id = ${channel_id}`)
  return { account, api, mailbox, id: id as string, health, waiting, isDone, hurry }
}

describe('a copy of an answer', () => {
  it('lies among sent mail, read, as it went out and with who got a hidden copy, and is no second message', async () => {
    const { api, mailbox, id, isDone } = await openStage()
    await using _ = mailbox
    const { imap, smtp } = mailbox
    const email = { to: ['maria@home.example'], bcc: ['archive@shop.example'] }
    await api.post(`/conversations/${id}/messages`, { content: 'On its **way**.', email })
    await eventually(async () => assert.equal(imap.sent.mails.length, 1))
    await isDone()
    const [copy] = imap.sent.mails
    assert.equal(copy!.flags, '\\Seen')
    const raw = copy!.raw.toString()
    assert.match(raw, /^Bcc: archive@shop\.example\r\n/m)
    assert.equal(raw.replace(/^Bcc: .*\r\n/m, '').trim(), smtp.mails.at(-1)!.raw.trim())
    await eventually(async () => assert.equal((await mailbox.outcomes()).join(' '), 'stored own'))
    assert.equal((await mailbox.messages(id)).length, 2)
  })

  it('is not filed once more if the provider filed one', async () => {
    const { mailbox, id, isDone } = await openStage()
    await using _ = mailbox
    const { imap, smtp } = mailbox
    smtp.onMail = ({ raw }) => void imap.append(raw, imap.sent)
    await mailbox.answer(id)
    await eventually(async () => assert.equal((await mailbox.outcomes()).at(-1), 'own'))
    await isDone()
    assert.equal(imap.sent.mails.length, 1)
    assert.equal(smtp.mails.length, 1)
  })

  it('is not filed once more if whoever filed it died before noting it', async () => {
    const { account, mailbox, id, isDone } = await openStage()
    await using _ = mailbox
    const { id: message_id } = await mailbox.answer(id)
    await eventually(async () => assert.equal(mailbox.imap.sent.mails.length, 1))
    await isDone()
    // What is known of the copy is lost, too: only the folder itself tells.
    await eventually(async () => assert.equal((await mailbox.outcomes()).at(-1), 'own'))
    await account.database.run(
      sql`delete from email_mails where channel_id = ${mailbox.channel_id} and outcome = 'own'`,
    )
    await account.database.run(sql`
      insert into email_filings (environment_id, channel_id, conversation_id, message_id, written_at, due_at)
      select environment_id, channel_id, id, ${message_id}, now(), now() from conversations where id = ${id}`)
    await isDone()
    assert.equal(mailbox.imap.sent.mails.length, 1)
  })

  it('that ended each process that tried it is given up, and told', async () => {
    const { account, mailbox, id, isDone, health } = await openStage()
    await using _ = mailbox
    mailbox.imap.refusal = 'NO Not now'
    await mailbox.answer(id)
    await eventually(async () =>
      assert.equal(
        (
          await account.database.run(sql`
          update email_filings set tries = 4, due_at = now() where channel_id = ${mailbox.channel_id} returning 1 as one`)
        ).length,
        1,
      ),
    )
    await isDone()
    assert.match((await health()).message, /Each process that tried it ended/)
  })

  it('that is refused is tried again, and then told, and the answer stays sent', async () => {
    const { api, mailbox, id, health, waiting, isDone, hurry } = await openStage()
    await using _ = mailbox
    mailbox.imap.refusal = 'NO [OVERQUOTA] The mailbox is full'
    const { id: message_id } = await mailbox.answer(id)
    for (const tries of [1, 2, 3]) {
      await eventually(async () => assert.deepEqual(await waiting(), [{ tries }]))
      assert.equal(await health(), null)
      await hurry()
    }
    await isDone()
    const { code, message } = await health()
    assert.equal(code, 'not_filed')
    assert.match(message, /The mailbox is full/)
    assert.equal((await api.get(`/conversations/${id}/messages/${message_id}`)).body.error, null)
    mailbox.imap.refusal = undefined
    await mailbox.answer(id, 'Once more')
    await eventually(async () => assert.equal(await health(), null))
    assert.equal(mailbox.imap.sent.mails.length, 1)
  })

  it('is filed by default, but not for providers that do so, nor where it is switched off', async () => {
    const { api, mailbox, id, waiting } = await openStage({ file_sent: false })
    await using _ = mailbox
    await mailbox.answer(id)
    assert.deepEqual(await waiting(), [])
    const server = { port: 993, security: 'tls', username: 'x', password: 'y' }
    for (const [n, host] of ['smtp.shop.example', 'smtp.gmail.com', 'smtp.office365.com'].entries()) {
      const email = {
        address: `default-${n}@${mailbox.channel_id.slice(-8)}.example`,
        imap: { host, ...server },
        smtp: { host, ...server },
      }
      const { body } = await api.post('/channels', { kind: 'email', name: 'Default', email })
      assert.equal(body.email.file_sent, n === 0, host)
    }
  })
})
