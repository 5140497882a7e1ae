import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../../testing/account.ts'
import { mailOf } from '../../testing/email/channel.ts'
import { openMailbox } from '../../testing/email/mailbox.ts'
import type { Client, TestAccount } from '../../testing/service.ts'

describe('a machine', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
  })

  const contactOf = async ({ contact_id }: { contact_id: string }) => (await api.get(`/contacts/${contact_id}`)).body

  it('that sends the forms of a website names its customers in Reply-To, and each is a contact', async () => {
    await using mailbox = await openMailbox(account, api)
    const form = { from: 'WordPress <wordpress@shop.example>', to: mailbox.address, subject: 'Contact form' }
    await mailbox.take(
      mailOf({ ...form, headers: ['Reply-To: Edo <edo@home.example>'] }),
      mailOf({ ...form, headers: ['Reply-To: fay@home.example'] }),
      mailOf({ ...form, headers: ['Reply-To: Edo <edo@home.example>'] }),
      mailOf({ ...form, subject: 'Update your site' }),
    )
    const contacts = await Promise.all((await mailbox.conversations()).map(contactOf))
    assert.deepEqual(
      contacts.map(({ email }) => email),
      ['edo@home.example', 'fay@home.example', 'edo@home.example', 'wordpress@shop.example'],
    )
    assert.equal(contacts[0].id, contacts[2].id)
  })

  it('that sends forms vouches for nobody, sends no answer elsewhere, and can be blocked', async () => {
    await using mailbox = await openMailbox(account, api, { trusted_authserv_id: 'mx.shop.example' })
    const victim = `vera-${mailbox.channel_id}@home.example`
    const vouched = (domain: string) => `Authentication-Results: mx.shop.example; dmarc=pass header.from=${domain}`
    await mailbox.take(mailOf({ from: victim, headers: [vouched('home.example')] }))
    const [{ contact_id }] = await mailbox.conversations()
    const forms = `forms@${mailbox.channel_id}.example`.toLowerCase()
    const form = (...reply_to: string[]) =>
      mailOf({
        from: forms,
        headers: [vouched(forms.split('@')[1]!), `Reply-To: ${reply_to}`, 'Cc: mallory@evil.example'],
      })
    await mailbox.take(form(victim), form(victim, 'mallory@evil.example'))
    const [, posing, several] = await mailbox.conversations()
    assert.equal(posing.contact_id, contact_id)
    const [message] = await mailbox.messages(posing.id)
    assert.deepEqual([message.verification, message.email.is_verified], ['claimed', false])
    const { body } = await api.get(`/conversations/${posing.id}/email_recipients?how=reply_all`)
    assert.deepEqual([body.to, body.cc], [[{ name: null, address: victim }], []])
    // Who asks for answers to several is who they write as.
    assert.equal((await contactOf(several)).email, forms)
    const [identity] = (await api.get(`/contacts/${several.contact_id}/identities`)).body.data
    await api.post(`/contacts/${several.contact_id}/identities/${identity.id}/block`)
    await mailbox.take(form('gil@home.example'))
    assert.deepEqual(await mailbox.counts(), { stored: 3, blocked: 1 })
  })

  it('that repeats its ID and its words sends a mail each day, and the copy of a mailing list is none', async () => {
    await using mailbox = await openMailbox(account, api)
    const robot = mailOf({ id: 'backup@robot.example', from: 'backup@robot.example', text: 'The backup failed.' })
    const on = (mail: string, day: string) => mail.replace(/^Date: .*/m, `Date: ${day} 06:00:00 +0000`)
    await mailbox.take(on(robot, 'Mon, 02 Nov 2026'), on(robot, 'Tue, 03 Nov 2026'), on(robot, 'Tue, 03 Nov 2026'))
    assert.deepEqual(await mailbox.counts(), { stored: 2, duplicate: 1 })
    const mail = mailOf({ id: 'post@home.example', from: 'Pia <pia@home.example>' })
    const copy = mail
      .replace(/^From: .*/m, 'From: Pia via Bikes <bikes@lists.example>\r\nReply-To: Pia <pia@home.example>')
      .replace(/^Subject: .*/m, 'Subject: [Bikes] My order')
    await mailbox.take(mail, copy)
    assert.deepEqual(await mailbox.counts(), { stored: 3, duplicate: 2 })
  })

  it('that answers each answer, and says not which, fills one conversation', async () => {
    await using mailbox = await openMailbox(account, api)
    const robot = `robot-${mailbox.channel_id}@shop.example`
    await mailbox.take(mailOf({ from: robot }))
    const [{ id }] = await mailbox.conversations()
    const headers = ['Auto-Submitted: auto-replied']
    for (const text of ['Ticket 1 was opened.', 'Ticket 1 was changed.', 'Ticket 1 was changed again.']) {
      await mailbox.answer(id)
      await mailbox.take(mailOf({ from: robot, headers, text }))
    }
    assert.equal((await mailbox.conversations()).length, 1)
    assert.equal((await mailbox.messages(id)).length, 7)
    assert.ok((await api.get(`/conversations/${id}`)).body.unread_count > 0)
    const { email, verification } = (await mailbox.messages(id)).at(-1)
    assert.deepEqual([email.is_participant, verification], [false, 'stranger'])
    // To whom nobody wrote, it answers nothing.
    await mailbox.take(mailOf({ from: `other-${robot}`, headers }), mailOf({ from: `other-${robot}`, headers }))
    assert.equal((await mailbox.conversations()).length, 3)
  })

  it('that answers and does not even say that it does fills one conversation, and begins another about something else', async () => {
    await using mailbox = await openMailbox(account, api)
    const robots = ['Precedence: bulk', 'X-Loop: support@shop.example', 'List-Id: <tickets.shop.example>']
    for (const [n, header] of robots.entries()) {
      const robot = `robot${n}-${mailbox.channel_id}@shop.example`
      const before = (await mailbox.conversations()).length
      await mailbox.take(mailOf({ from: robot, headers: [header] }))
      const { id } = (await mailbox.conversations()).at(-1)
      for (const subject of ['Re: My order', 'AW: Re: my order']) {
        await mailbox.answer(id)
        await mailbox.take(mailOf({ from: robot, headers: [header], subject }))
      }
      assert.equal((await mailbox.conversations()).length, before + 1)
      assert.equal((await mailbox.messages(id)).length, 5)
      await mailbox.take(mailOf({ from: robot, headers: [header], subject: 'Your invoice' }))
      assert.equal((await mailbox.conversations()).length, before + 2)
    }
  })

  it('that nobody vouches for opens no conversation again, and a forged one or a form gets into none', async () => {
    await using mailbox = await openMailbox(account, api, { trusted_authserv_id: 'mx.shop.example' })
    const robot = `robot-${mailbox.channel_id}@shop.example`
    const site = 'www-data@shop.example'
    await mailbox.take(mailOf({ from: robot }), mailOf({ from: site }))
    const [{ id }, { id: of_site }] = await mailbox.conversations()
    await mailbox.answer(id)
    await mailbox.answer(of_site)
    const machine = (from: string, ...headers: string[]) =>
      mailOf({ from, headers: ['Auto-Submitted: auto-replied', ...headers] })
    const noted = (verdict: string) =>
      `Authentication-Results: mx.shop.example; dmarc=${verdict} header.from=shop.example`
    await mailbox.take(machine(robot, noted('fail')), machine(site, 'Reply-To: hana@home.example'))
    const others = (await mailbox.conversations()).slice(2)
    assert.deepEqual(
      (await Promise.all(others.map(contactOf))).map(({ email }) => email),
      [robot, 'hana@home.example'],
    )
    await api.post(`/conversations/${id}/status`, { status: 'resolved' })
    await mailbox.take(machine(robot))
    assert.equal((await mailbox.conversations()).length, 5)
    assert.equal((await api.get(`/conversations/${id}`)).body.status, 'resolved')
    await mailbox.take(machine(robot, noted('pass')))
    assert.equal((await mailbox.messages(id)).at(-1).verification, 'verified')
    assert.equal((await api.get(`/conversations/${id}`)).body.status, 'open')
  })
})
