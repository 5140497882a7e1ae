import assert from 'node:assert/strict'
import { afterEach, before, beforeEach, describe, it } from 'node:test'
import { sql } from '../../../db/sql.ts'
import { testAccount } from '../../../testing/account.ts'
import { emailChannel, mailOf } from '../../../testing/email/channel.ts'
import { startImap, type TestImap } from '../../../testing/email/imap-server.ts'
import { reportOf } from '../../../testing/email/mailbox.ts'
import { type Client, eventually, type TestAccount } from '../../../testing/service.ts'
import { startSmtp, type TestSmtp } from '../../../testing/smtp.ts'

describe('an answer by email', () => {
  let service: TestAccount
  let api: Client
  let imap: TestImap
  let smtp: TestSmtp

  before(async () => {
    service = await testAccount()
    api = await service.client()
  })
  // Of its own: channels of other tests go on reading theirs.
  beforeEach(async () => {
    imap = await startImap()
    smtp = await startSmtp()
  })
  afterEach(async () => {
    await imap[Symbol.asyncDispose]()
    await smtp[Symbol.asyncDispose]()
  })

  const conversationIn = (channel_id: string) =>
    eventually(async () => {
      const [conversation] = (await api.get(`/conversations?channel_id=${channel_id}`)).body.data
      assert.ok(conversation, 'nothing has arrived')
      return conversation
    })
  const messagesOf = async (id: string) => (await api.get(`/conversations/${id}/messages?order=asc`)).body.data
  const settled = (conversation_id: string, id: string, status: string) =>
    eventually(async () => {
      const { body } = await api.get(`/conversations/${conversation_id}/messages/${id}`)
      assert.equal(body.status, status, JSON.stringify(body.error))
      return body
    })

  it('goes to who wrote, in their thread, and theirs comes back to the conversation', async () => {
    const channel_id = await emailChannel(api, { imap, smtp }, { signature: 'The Shop', plus_addressing: true })
    imap.append(mailOf({ id: 'question@home.example', subject: 'Fahrrad', text: 'Wo ist es?' }))
    const { id } = await conversationIn(channel_id)
    const answer = await api.post(`/conversations/${id}/messages`, { content: 'On its **way**.' })
    assert.deepEqual([answer.status, answer.body.status, answer.body.email], [201, 'queued', null])
    const message = await settled(id, answer.body.id, 'sent')
    assert.deepEqual(
      [message.email.subject, message.email.to, message.email.references],
      ['Re: Fahrrad', [{ name: 'Maria Silva', address: 'maria@home.example' }], ['question@home.example']],
    )
    const mail = smtp.mails.at(-1)!
    assert.deepEqual(mail.to, ['maria@home.example'])
    assert.match(mail.raw, /In-Reply-To: <question@home.example>/)
    assert.match(mail.raw, /<strong>way<\/strong>/)
    assert.match(mail.raw, /The Shop/)
    assert.match(mail.raw, /Maria Silva <maria@home\.example> wrote:\r\n> Wo ist es\?/)
    const reply_to = message.email.reply_to[0].address
    assert.match(reply_to, /^support-\d+\+[0-9a-z]{39}@shop\.example$/)
    // Whatever else a mail program changes.
    imap.append(mailOf({ to: reply_to, subject: 'Something else', text: 'Thanks!' }))
    await eventually(async () => assert.equal((await messagesOf(id)).length, 3))
    imap.append(mailOf({ headers: [`In-Reply-To: <${message.email.message_id}>`], text: 'Thanks again!' }))
    await eventually(async () => assert.equal((await messagesOf(id)).length, 4))
  })

  it('goes to whom its sender chooses, and only there', async () => {
    const channel_id = await emailChannel(api, { imap, smtp })
    imap.append(mailOf({ text: 'Please tell my colleague.' }))
    const { id } = await conversationIn(channel_id)
    const email = {
      to: ['Colleague@home.example'],
      cc: ['boss@home.example'],
      bcc: ['archive@shop.example'],
      subject: 'Your order',
    }
    const { body } = await api.post(`/conversations/${id}/messages`, { content: 'Here it is.', email })
    await settled(id, body.id, 'sent')
    const mail = smtp.mails.at(-1)!
    assert.deepEqual(mail.to, ['colleague@home.example', 'boss@home.example', 'archive@shop.example'])
    assert.ok(!mail.raw.includes('archive@'), 'a blind copy is named in the mail')
    assert.equal(mail.headers.subject, 'Your order')
    assert.ok(!mail.raw.includes('tell my colleague'), 'quoted for somebody who did not write it')
    const audited = (object_id: string) =>
      service.database.run(sql`select action, details from audit_entries where object_id = ${object_id}`)
    const details = '{"fields":["content","email.to","email.cc","email.bcc","email.subject"]}'
    assert.deepEqual(await audited(body.id), [{ action: 'message.recipients_named', details }])
    const { body: usual } = await api.post(`/conversations/${id}/messages`, { content: 'Thank you.' })
    assert.deepEqual(await audited(usual.id), [])
  })

  it('goes to the contact, wherever somebody who poses as them wants it, until an address is named', async () => {
    const channel_id = await emailChannel(api, { imap, smtp })
    const vera = `vera-${channel_id.slice(-8)}@home.example`
    imap.append(mailOf({ from: `Vera <${vera}>` }))
    await conversationIn(channel_id)
    imap.append(
      mailOf({ from: `Vera <${vera}>`, headers: ['Reply-To: vera@evil.example'], text: 'What is my address?' }),
    )
    const id = await eventually(async () => {
      const { data } = (await api.get(`/conversations?channel_id=${channel_id}`)).body
      assert.equal(data.length, 2)
      return data[0].id as string
    })
    const recipients = async () => (await api.get(`/conversations/${id}/email_recipients`)).body
    const { to, unconfirmed } = await recipients()
    assert.deepEqual([to[0].address, to.length], [vera, 1])
    assert.deepEqual(unconfirmed, [{ name: null, address: 'vera@evil.example' }])
    const answer = async (more: object = {}) => {
      const { body } = await api.post(`/conversations/${id}/messages`, { content: 'Main Street 1', ...more })
      return (await settled(id, body.id, 'sent')).email.to.map(({ address }: { address: string }) => address)
    }
    assert.deepEqual(await answer(), [vera])
    assert.deepEqual(smtp.mails.at(-1)!.to, [vera])
    const both = [vera, 'vera@evil.example']
    assert.deepEqual(await answer({ email: { to: both } }), both)
    assert.deepEqual((await recipients()).unconfirmed, [])
  })

  it('that bounces fails with the words of the server', async () => {
    const channel_id = await emailChannel(api, { imap, smtp })
    imap.append(mailOf())
    const { id } = await conversationIn(channel_id)
    const { body } = await api.post(`/conversations/${id}/messages`, { content: 'Hello' })
    const { email } = await settled(id, body.id, 'sent')
    imap.append(reportOf({ about: email.message_id }))
    const failed = await settled(id, body.id, 'failed')
    assert.equal(failed.error.code, 'bounced')
    assert.match(failed.error.message, /maria@home.example can't be reached.*mailbox is full/i)
    assert.equal((await messagesOf(id)).length, 2, 'a report is no message')
  })

  it('that was written in a mail program is in the conversation, once', async () => {
    const channel_id = await emailChannel(api, { imap, smtp })
    const { address } = (await api.get(`/channels/${channel_id}`)).body.email
    imap.append(mailOf({ id: `asked-${channel_id}@home.example` }))
    const { id } = await conversationIn(channel_id)
    const raw = mailOf({
      from: `Anna <${address}>`,
      to: 'maria@home.example',
      text: 'From my phone',
      headers: [`In-Reply-To: <asked-${channel_id}@home.example>`],
    })
    imap.append(raw, imap.sent)
    imap.append(raw, imap.sent)
    const messages = await eventually(async () => {
      const messages = await messagesOf(id)
      assert.equal(messages.length, 2)
      return messages
    })
    const { content, direction, status, email, sender } = messages[1]
    assert.deepEqual(
      [content, direction, status, email.origin, sender.name],
      ['From my phone', 'outbound', 'sent', 'mailbox', 'Anna'],
    )
  })
})
