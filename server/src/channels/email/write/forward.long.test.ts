import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { testAccount } from '../../../testing/account.ts'
import { person } from '../../../testing/browser.ts'
import { emailChannel, mailWithFile } from '../../../testing/email/channel.ts'
import { htmlMail } from '../../../testing/email/html-mail.ts'
import { startImap } from '../../../testing/email/imap-server.ts'

import { assertRefused } from '../../../testing/refused.ts'
import { type Client, eventually, type TestAccount } from '../../../testing/service.ts'
import { startSmtp, type TestSmtp } from '../../../testing/smtp.ts'
import { readMail } from '../read/mail.ts'

describe('a message that is passed on', () => {
  let account: TestAccount
  let api: Client
  let smtp: TestSmtp
  let forward = { conversation_id: '', message_id: '' }
  /** The conversation with who gets it. */
  let path = ''

  before(async () => {
    account = await testAccount()
    api = await account.client()
    await using imap = await startImap()
    smtp = await startSmtp()
    const channel_id = await emailChannel(api, { imap, smtp })
    imap.append(
      htmlMail({
        subject: 'Rahmen gebrochen',
        html: '<table><tr><td bgcolor="#fee"><b>Der Rahmen ist gebrochen.</b><script>alert(1)</script></td></tr></table>',
        text: 'Der Rahmen ist gebrochen.\n\n> Wie geht es dem Rad?',
      }),
    )
    const [message] = await eventually(async () => {
      const [conversation] = (await api.get(`/conversations?channel_id=${channel_id}`)).body.data
      assert.ok(conversation)
      return (await api.get(`/conversations/${conversation.id}/messages`)).body.data
    })
    forward = { conversation_id: message.conversation_id, message_id: message.id }
    const { body: contact } = await api.post('/contacts', { name: 'Workshop', email: 'workshop@maker.example' })
    const { body } = await api.post('/conversations', { contact_id: contact.id, channel_id })
    path = `/conversations/${body.id}/messages`
  })

  after(() => smtp[Symbol.asyncDispose]())

  const received = (subject: string) =>
    eventually(async () => {
      const mail = smtp.mails.find(({ raw }) => raw.includes(`Subject: ${subject}`))
      assert.ok(mail, 'it has not gone out')
      return { envelope: mail.to, ...(await readMail(Buffer.from(mail.raw), { trusted_authserv_id: null })).mail! }
    })

  it('goes with all of its text and formatting, below who wrote it and when, in the language of the mail', async () => {
    const content = 'Könnt ihr euch das bitte diese Woche noch ansehen?'
    const { status, body } = await api.post(path, { content, email: { forward } })
    assert.equal(status, 201)
    const mail = await received('Fwd: Rahmen gebrochen')
    assert.deepEqual(mail.envelope, ['workshop@maker.example'])
    assert.match(
      mail.text,
      /Könnt ihr[\s\S]*Weitergeleitete Nachricht[\s\S]*Von: Maria Silva <maria@home\.example>\nDatum: \d/,
    )
    assert.match(
      mail.text,
      /Betreff: Rahmen gebrochen\nAn: support@shop\.example\n\nDer Rahmen ist gebrochen\.\n\n> Wie/,
    )
    assert.match(mail.html!, /<td[^>]*fee[^>]*><b>Der Rahmen/)
    assert.doesNotMatch(mail.html!, /script|alert/)
    await eventually(async () => {
      const { email } = (await api.get(`${path}/${body.id}`)).body
      assert.deepEqual([email.subject, email.forward], ['Fwd: Rahmen gebrochen', forward])
    })
  })

  it('needs no words of its own, and takes its files along', async () => {
    await using imap = await startImap()
    const channel_id = await emailChannel(api, { imap, smtp })
    imap.append(mailWithFile('crack.txt', 'three centimeters'))
    const [message] = await eventually(async () => {
      const [conversation] = (await api.get(`/conversations?channel_id=${channel_id}`)).body.data
      return (await api.get(`/conversations/${conversation.id}/messages`)).body.data
    })
    const passed = { conversation_id: message.conversation_id, message_id: message.id }
    const email = { forward: passed, subject: 'A crack' }
    assert.equal((await api.post(path, { email })).status, 201)
    const { parts } = await received('A crack')
    assert.deepEqual(
      parts.map(({ name, content }) => [name, Buffer.from(content).toString()]),
      [['crack.txt', 'three centimeters']],
    )
  })

  it('must be there, and is never a note', async () => {
    const { body: note } = await api.post(path, { content: 'Between us', private: true })
    const of_note = { conversation_id: note.conversation_id, message_id: note.id }
    assertRefused(await api.post(path, { email: { forward: of_note } }), 400, 'parameter_invalid')
    const other = await (await testAccount()).client()
    const { body: contact } = await other.post('/contacts', { name: 'Eve', email: 'eve@home.example' })
    const { body: foreign } = await other.post('/conversations', { contact_id: contact.id })
    const foreign_path = `/conversations/${foreign.id}/messages`
    const { body: secret } = await other.post(foreign_path, { content: 'Secret' })
    const of_others = { conversation_id: foreign.id, message_id: secret.id }
    assertRefused(await api.post(path, { email: { forward: of_others } }), 404, 'resource_not_found')
  })

  it('is only for those who may read it', async () => {
    const all = ['messages:write', 'contacts:read', 'files:read'] as const
    for (const missing of all.slice(1)) {
      const client = await account.client({ scopes: all.filter((one) => one !== missing) })
      const { status, body } = await client.post(path, { email: { forward } })
      assert.deepEqual([missing, status, body.error?.code], [missing, 403, 'insufficient_scope'])
    }
  })

  it('is told as not sent once it is deleted', async () => {
    const channel_id = (await api.get(path.replace('/messages', ''))).body.channel_id
    const { body: contact } = await api.post('/contacts', { name: 'Gone', email: 'gone@home.example' })
    const { body: old } = await api.post('/conversations', { contact_id: contact.id, channel_id })
    const { body: message } = await api.post(`/conversations/${old.id}/messages`, { content: 'Old words' })
    const early = { conversation_id: old.id, message_id: message.id }
    assertRefused(await api.post(path, { email: { forward: early } }), 400, 'parameter_invalid')
    await eventually(async () =>
      assert.equal((await api.get(`/conversations/${old.id}/messages/${message.id}`)).body.status, 'sent'),
    )
    const { body } = await api.post(path, { email: { forward: early, subject: 'Too late', delay_seconds: 5 } })
    assert.equal((await api.delete(`/contacts/${contact.id}`)).status, 200)
    await eventually(async () => {
      const { status, error } = (await api.get(`${path}/${body.id}`)).body
      assert.deepEqual([status, error?.code], ['failed', 'forwarded_deleted'])
    })
    assert.ok(!smtp.mails.some(({ raw }) => raw.includes('Too late')))
  })

  it('stands below the signature of who passes it on, which only they change', async () => {
    const maya = await person(account, 'agent')
    const { body: session } = await maya.patch('/session/user', { signature: '**Maya Lindqvist**, workshop' })
    assert.equal(session.signature, '**Maya Lindqvist**, workshop')
    const email = { forward, subject: 'Signed' }
    assert.equal(
      (await maya.post(`/live${path}`, { content: 'Please have a look at this frame by Friday.', email })).status,
      201,
    )
    const { text } = await received('Signed')
    assert.match(text, /frame by Friday\.\n\n-- \nMaya Lindqvist, workshop\n\n-+ Forwarded message -+/)
  })
})
