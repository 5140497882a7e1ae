import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { testAccount } from '../../testing/account.ts'
import { mailOf } from '../../testing/email/channel.ts'
import { openMailbox, reportOf } from '../../testing/email/mailbox.ts'
import { type Client, eventually, type TestAccount } from '../../testing/service.ts'

const no_address = /@no-email\.invalid$/
/** Nested deeper than anybody reads. */
const unreadable = (n: number) =>
  `MIME-Version: 1.0\r\nX-Number: ${n}\r\n${Array.from({ length: 200 }, (_, n) => `Content-Type: multipart/mixed; boundary="b${n}"\r\n\r\n--b${n}\r\n`).join('')}\r\nx`

describe('a mail that poses', () => {
  let account: TestAccount
  let api: Client

  before(async () => {
    account = await testAccount()
    api = await account.client()
  })

  const contactOf = async ({ contact_id }: { contact_id: string }) => (await api.get(`/contacts/${contact_id}`)).body

  it('as the channel and wants answers elsewhere is a form: its customer stands in Reply-To', async () => {
    await using mailbox = await openMailbox(account, api, { handled_by: 'assistant' })
    const { address } = mailbox
    const form = { from: `Shop <${address}>`, to: address, text: 'Please call me.' }
    await mailbox.take(mailOf({ ...form, headers: ['Reply-To: "Carla\u202e Ruiz" <carla@home.example>'] }))
    const [conversation] = await mailbox.conversations()
    const contact = await contactOf(conversation)
    assert.deepEqual([contact.email, contact.name], ['carla@home.example', 'Carla Ruiz'])
    const [message] = await mailbox.messages(conversation.id)
    assert.deepEqual([message.sender.name, message.email.from.address], ['Carla Ruiz', address])
    const [identity] = (await api.get(`/contacts/${contact.id}/identities`)).body.data
    assert.deepEqual([identity.verified, identity.email], [false, 'carla@home.example'])
    // Of the same form, with the same ID: another customer.
    await mailbox.take(mailOf({ ...form, headers: ['Reply-To: dora@home.example'] }))
    assert.equal((await contactOf((await mailbox.conversations())[1])).email, 'dora@home.example')
    assert.deepEqual(await mailbox.counts(), { stored: 2 })
  })

  it('as a form is one even if the server keeps what it sends in the folder of sent mail', async () => {
    await using mailbox = await openMailbox(account, api)
    const { address } = mailbox
    const form = mailOf({ from: address, to: address, headers: ['Reply-To: carla2@home.example'] })
    await mailbox.takeSent(form)
    await mailbox.take(form)
    assert.equal((await contactOf((await mailbox.conversations())[0])).email, 'carla2@home.example')
    assert.deepEqual(await mailbox.counts(), { stored: 1, unrelated: 1 })
  })

  it('as the channel, and as nobody else, is a message that nobody is answered for', async () => {
    await using mailbox = await openMailbox(account, api, { handled_by: 'assistant' })
    const { address } = mailbox
    const other = await openMailbox(account, api)
    await using _ = other
    await mailbox.take(
      mailOf({ from: `Support <${address}>` }),
      mailOf({ from: address.replace('@', '+x@'), headers: [`Reply-To: ${address.replace('@', '+y@')}`] }),
      mailOf({ from: address, headers: [`Reply-To: ${other.address}`] }),
    )
    const conversations = await mailbox.conversations()
    assert.deepEqual(await mailbox.outcomes(), ['from_itself', 'from_itself', 'from_itself'])
    for (const conversation of conversations) {
      assert.deepEqual([conversation.handled_by, conversation.status], ['human', 'open'])
      assert.match((await contactOf(conversation)).email, no_address)
    }
    assert.equal(new Set(conversations.map(({ contact_id }) => contact_id)).size, 3)
    assert.deepEqual(await mailbox.counts(), { from_itself: 3 })
    assert.equal((await api.get(`/contacts?email=${address}`)).body.data.length, 0)
    assert.deepEqual(mailbox.smtp.mails, [])
  })

  for (const [name, is_reply] of [
    ['alone', false],
    ['in a thread', true],
  ] as const)
    it(`as the channel and turns out to be sent becomes what it is, ${name}`, async () => {
      await using mailbox = await openMailbox(account, api)
      const question_id = `asked-${mailbox.channel_id}@home.example`
      if (is_reply) await mailbox.take(mailOf({ id: question_id }))
      const copy = mailOf({
        from: `Anna <${mailbox.address}>`,
        to: 'maria@home.example',
        text: 'From my phone',
        ...(is_reply && { headers: [`In-Reply-To: <${question_id}>`] }),
      })
      await mailbox.take(copy)
      const [{ id }] = await mailbox.conversations()
      assert.equal((await mailbox.messages(id)).at(-1).direction, 'inbound')
      await mailbox.takeSent(copy)
      const message = (await mailbox.messages(id)).at(-1)
      assert.deepEqual(
        [message.direction, message.status, message.sender.type, message.sender.name, message.email.origin],
        ['outbound', 'sent', 'user', 'Anna', 'mailbox'],
      )
      const { status, unread_count } = (await api.get(`/conversations/${id}`)).body
      assert.deepEqual([status, unread_count], [is_reply ? 'open' : 'resolved', 0])
      assert.equal((await mailbox.messages(id)).length, is_reply ? 2 : 1)
      assert.equal((await mailbox.conversations()).length, 1)
      assert.deepEqual(await mailbox.counts(), { stored: is_reply ? 2 : 1, own: 1 })
      // Answers to it find the conversation.
      const [, sent_id] = /Message-ID: <(.*)>/.exec(copy)!
      await mailbox.take(mailOf({ headers: [`In-Reply-To: <${sent_id}>`] }))
      assert.equal((await mailbox.conversations()).length, 1)
    })

  it('as the channel is own once its copy lies among what was sent, or it was sent from here', async () => {
    await using mailbox = await openMailbox(account, api)
    const { address } = mailbox
    await mailbox.take(mailOf())
    const [{ id }] = await mailbox.conversations()
    const { email } = await mailbox.answer(id)
    const mail = mailOf({ from: address, to: 'someone@home.example' })
    await mailbox.takeSent(mail)
    await mailbox.take(mail, mailOf({ from: address, id: email.message_id }))
    assert.deepEqual(await mailbox.counts(), { stored: 1, own: 2, unrelated: 1 })
    assert.equal((await mailbox.messages(id)).length, 2)
    await api.post(`/channels/${mailbox.channel_id}/test`)
    await mailbox.take(mailbox.smtp.mails.at(-1)!.raw)
    assert.deepEqual(await mailbox.counts(), { stored: 1, own: 3, unrelated: 1 })
  })

  it('as nobody has a contact of its own, and to block or erase it concerns no other', async () => {
    await using mailbox = await openMailbox(account, api)
    await mailbox.take(unreadable(1))
    const [{ contact_id }] = await mailbox.conversations()
    const [identity] = (await api.get(`/contacts/${contact_id}/identities`)).body.data
    assert.equal((await api.post(`/contacts/${contact_id}/identities/${identity.id}/block`)).status, 200)
    // As the version before wrote it.
    await account.database.run(sql`update contact_identities set address = 'unknown' where id = ${identity.id}`)
    await using second = await openMailbox(account, api)
    await mailbox.take(unreadable(2), mailOf({ from: 'undisclosed' }))
    await second.take(unreadable(3))
    assert.deepEqual(await mailbox.counts(), { unreadable: 2, stored: 1 })
    assert.deepEqual(await second.counts(), { unreadable: 1 })
    const contacts = (await mailbox.conversations()).map((conversation) => conversation.contact_id)
    assert.equal(new Set(contacts).size, 3)
  })

  it('with the ID of our answer takes no reply away, whether it comes before or after', async () => {
    await using mailbox = await openMailbox(account, api)
    await mailbox.take(mailOf({ from: 'vera@home.example', id: 'vera-1@home.example' }))
    const [{ id }] = await mailbox.conversations()
    const { email } = await mailbox.answer(id)
    await mailbox.take(
      mailOf({ from: 'eve@evil.example', id: email.message_id, text: 'Mine' }),
      mailOf({ from: 'eve@evil.example', id: 'vera-1@home.example', text: 'Mine too' }),
      mailOf({ from: 'vera@home.example', headers: [`In-Reply-To: <${email.message_id}>`], text: 'Thanks' }),
      mailOf({ from: 'vera@home.example', headers: ['References: <vera-1@home.example>'], text: 'Thanks again' }),
    )
    const contents = (await mailbox.messages(id)).map(({ content }) => content)
    assert.deepEqual(contents.slice(2), ['Thanks', 'Thanks again'])
    assert.equal((await mailbox.conversations()).length, 3)
    assert.deepEqual(await mailbox.counts(), { stored: 5 })
    // Nor once the conversation is gone.
    await api.delete(`/contacts/${(await api.get(`/conversations/${id}`)).body.contact_id}`)
    await mailbox.take(mailOf({ from: 'vera@home.example', headers: [`In-Reply-To: <${email.message_id}>`] }))
    assert.equal((await mailbox.conversations()).length, 3)
  })

  it('with an ID of what was sent with a mail program takes no reply away', async () => {
    await using mailbox = await openMailbox(account, api)
    await mailbox.take(mailOf({ from: 'eve@evil.example', id: 'program-1@shop.example' }))
    await mailbox.takeSent(mailOf({ from: mailbox.address, id: 'program-1@shop.example' }))
    await mailbox.take(mailOf({ headers: ['In-Reply-To: <program-1@shop.example>'] }))
    assert.equal((await mailbox.conversations()).length, 2)
  })

  it('as another writer of the same words is a mail of its own, and the same mail once more is counted', async () => {
    await using mailbox = await openMailbox(account, api)
    const mail = { id: 'same@home.example', text: 'The same words' }
    const first = mailOf({ ...mail, from: 'one@home.example' })
    await mailbox.take(first, mailOf({ ...mail, from: 'two@home.example' }), first)
    assert.deepEqual(await mailbox.counts(), { stored: 2, duplicate: 1 })
  })

  it('as a report counts only for whom the message went to', async () => {
    await using mailbox = await openMailbox(account, api)
    await mailbox.take(mailOf({ from: 'Vera <vera3@home.example>' }))
    const [{ id }] = await mailbox.conversations()
    const { id: message_id, email } = await mailbox.answer(id)
    const status = async () => (await api.get(`/conversations/${id}/messages/${message_id}`)).body
    await mailbox.take(reportOf({ about: email.message_id, recipient: 'eve@evil.example', id: 'forged@evil.example' }))
    assert.equal((await status()).status, 'sent')
    const [, bounce] = await mailbox.conversations()
    assert.equal((await mailbox.messages(bounce.id))[0].email.automatic, 'bounce')
    const spam = (await contactOf(bounce)).id
    const [identity] = (await api.get(`/contacts/${spam}/identities`)).body.data
    await api.post(`/contacts/${spam}/identities/${identity.id}/block`)
    const real = {
      about: email.message_id,
      recipient: 'vera@inner.example',
      original_recipient: 'VERA3+x@home.example',
    }
    await mailbox.take(reportOf({ ...real, id: 'blocked@mx.example' }))
    assert.equal((await status()).status, 'sent')
    const diagnostic = `550 See https://evil.example/login" and\u202e call\u200b 555. ${'long '.repeat(200)}`
    await mailbox.take(reportOf({ ...real, from: 'postmaster@mx.example', diagnostic }))
    const { status: now, error } = await status()
    assert.equal(now, 'failed')
    assert.match(
      error.message,
      /^vera3@home\.example can't be reached\. The receiving server reported: "550 See \[link\] and call 555\. long [^"]*"$/,
    )
    assert.ok(error.message.length < 400)
    assert.deepEqual(await mailbox.counts(), { stored: 2, blocked: 1, report: 1 })
  })

  it('under a name or a subject that hides something is shown in one plain line', async () => {
    await using mailbox = await openMailbox(account, api)
    const word = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`
    await mailbox.take(
      mailOf({
        from: `${word('Sup\u200bport\u202e\r\n2026')} <eve5@evil.example>`,
        subject: word('Re:\u2066 your\u2028order 👨\u200d👩\u200d👧'),
      }),
    )
    const [conversation] = await mailbox.conversations()
    const [message] = await mailbox.messages(conversation.id)
    assert.deepEqual(
      [conversation.subject, message.email.subject, message.sender.name, (await contactOf(conversation)).name],
      ['Re: your order 👨\u200d👩\u200d👧', 'Re: your order 👨\u200d👩\u200d👧', 'Support 2026', 'Support 2026'],
    )
  })

  it('is counted as a metric too, and only channels of email have counts', async () => {
    await using mailbox = await openMailbox(account, api)
    await mailbox.take(mailOf(), mailOf({ from: mailbox.address }))
    await eventually(async () => {
      const text = await (await fetch(`${account.url}/metrics`)).text()
      assert.match(text, /^parley_email_mails_total\{outcome="from_itself"\} [1-9]/m)
    })
    const channel = (await api.get('/channels')).body.data.find(({ kind }: { kind: string }) => kind === 'api')
    const { status, body } = await api.get(`/channels/${channel.id}/email_counts`)
    assert.deepEqual([status, body.error?.code], [400, 'parameter_invalid'])
  })
})
