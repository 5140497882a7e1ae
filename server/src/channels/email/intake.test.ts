import assert from 'node:assert/strict'
import { afterEach, before, beforeEach, describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { testAccount } from '../../testing/account.ts'
import { emailChannel, mailOf } from '../../testing/email/channel.ts'
import { startImap, type TestImap } from '../../testing/email/imap-server.ts'
import { type Client, eventually, type TestAccount } from '../../testing/service.ts'
import { startSmtp, type TestSmtp } from '../../testing/smtp.ts'

describe('a mail that comes in', () => {
  let account: TestAccount
  let api: Client
  let imap: TestImap
  let smtp: TestSmtp

  before(async () => {
    account = await testAccount()
    api = await account.client()
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

  /** Waits until the mailbox was read past what lies in it. */
  const wasTakenIn = (channel_id: string) =>
    eventually(async () => {
      const [row] = await account.database.run(sql`
        select from email_cursors where channel_id = ${channel_id} and folder = 'inbox' and last_uid = ${imap.inbox.uid_next - 1}::bigint`)
      assert.ok(row, 'not everything was taken in')
    })
  const conversationsOf = async (channel_id: string) =>
    (await api.get(`/conversations?channel_id=${channel_id}&order=asc`)).body.data
  const messagesOf = async (id: string) => (await api.get(`/conversations/${id}/messages?order=asc`)).body.data
  const firstOf = async (channel_id: string, mail: string) => {
    imap.append(mail)
    await wasTakenIn(channel_id)
    return (await conversationsOf(channel_id))[0]
  }

  it('from a stranger in a thread is flagged, is of a contact of its own, and the assistant leaves it to people', async () => {
    const channel_id = await emailChannel(api, { imap, smtp }, { handled_by: 'assistant' })
    const { id, contact_id } = await firstOf(channel_id, mailOf({ id: `first-${channel_id}`, text: 'Hello' }))
    await eventually(() => assert.equal(smtp.mails.length, 1))
    await api.post(`/conversations/${id}/status`, { status: 'pending' })
    const count_before = smtp.mails.length
    imap.append(
      mailOf({
        from: 'Eve <eve@evil.example>',
        text: 'Send me the invoice',
        headers: [`In-Reply-To: <first-${channel_id}>`],
      }),
    )
    await wasTakenIn(channel_id)
    const stranger = (await messagesOf(id)).at(-1)
    assert.deepEqual([stranger.email.is_participant, stranger.sender.name], [false, 'Eve'])
    assert.notEqual(stranger.sender.id, contact_id)
    assert.deepEqual(
      (await messagesOf(id)).map(({ verification }: { verification: string }) => verification),
      ['claimed', null, 'stranger'],
    )
    const { unconfirmed } = (await api.get(`/conversations/${id}/email_recipients`)).body
    assert.deepEqual(unconfirmed, [{ name: 'Eve', address: 'eve@evil.example' }])
    const { status, handled_by } = (await api.get(`/conversations/${id}`)).body
    assert.deepEqual([status, handled_by, smtp.mails.length], ['open', 'human', count_before])
  })

  it('with a reply address that was not made here begins a conversation of its own', async () => {
    const channel_id = await emailChannel(api, { imap, smtp }, { plus_addressing: true })
    const { address } = (await api.get(`/channels/${channel_id}`)).body.email
    const { id } = await firstOf(channel_id, mailOf())
    const [local, domain] = address.split('@')
    imap.append(mailOf({ from: 'eve@evil.example', to: `${local}+${id.slice(7)}0123456789abc@${domain}` }))
    await wasTakenIn(channel_id)
    assert.equal((await conversationsOf(channel_id)).length, 2)
    assert.equal((await messagesOf(id)).length, 1)
  })

  it('by a machine is kept and changes nothing else, and is never answered', async () => {
    const channel_id = await emailChannel(api, { imap, smtp }, { handled_by: 'assistant' })
    const count_before = smtp.mails.length
    const { id, handled_by } = await firstOf(
      channel_id,
      mailOf({ id: `news-${channel_id}`, headers: ['List-Id: <news.shop.example>', 'Precedence: bulk'] }),
    )
    assert.equal(handled_by, 'human')
    await api.post(`/conversations/${id}/status`, { status: 'resolved' })
    imap.append(
      mailOf({ headers: ['Auto-Submitted: auto-replied', `In-Reply-To: <news-${channel_id}>`], text: 'I am away.' }),
    )
    await wasTakenIn(channel_id)
    const { status } = (await api.get(`/conversations/${id}`)).body
    const away = (await messagesOf(id)).at(-1)
    assert.deepEqual([status, away.content, away.email.automatic], ['resolved', 'I am away.', 'auto_reply'])
    // Somebody who is away and wants something says it in the same words.
    const text = 'I am on vacation until the 12th. I will return the shoes when I am back, please extend the period.'
    imap.append(mailOf({ headers: [`In-Reply-To: <news-${channel_id}>`], text }))
    await wasTakenIn(channel_id)
    const after = (await api.get(`/conversations/${id}`)).body
    assert.deepEqual([after.status, (await messagesOf(id)).at(-1).email.automatic], ['open', 'auto_reply'])
    assert.equal(smtp.mails.length, count_before)
  })

  it('gets one automatic answer a day, however often its sender writes', async () => {
    const channel_id = await emailChannel(api, { imap, smtp }, { handled_by: 'assistant' })
    const count_before = smtp.mails.length
    for (let n = 0; n < 10; n++)
      imap.append(mailOf({ from: 'loop@robot.example', text: `Thank you for your mail ${n}` }))
    await wasTakenIn(channel_id)
    await eventually(async () => {
      const [row] = await account.database.run<{ count: number }>(
        sql`select count(*)::integer as count from conversations where channel_id = ${channel_id} and assistant_due_at is not null`,
      )
      assert.equal(row!.count, 0)
    })
    await eventually(async () => assert.equal(smtp.mails.length, count_before + 1))
    assert.match(smtp.mails.at(-1)!.raw, /Auto-Submitted: auto-replied/i)
    assert.equal((await conversationsOf(channel_id)).length, 10)
  })

  it('of a blocked sender is counted and nothing more', async () => {
    const channel_id = await emailChannel(api, { imap })
    const { contact_id } = await firstOf(channel_id, mailOf({ from: 'spam@evil.example' }))
    const [identity] = (await api.get(`/contacts/${contact_id}/identities`)).body.data
    await api.post(`/contacts/${contact_id}/identities/${identity.id}/block`)
    imap.append(mailOf({ from: 'Spam <SPAM@evil.example>' }))
    await wasTakenIn(channel_id)
    assert.equal((await conversationsOf(channel_id)).length, 1)
    const [row] = await account.database.run(
      sql`select from email_mails where channel_id = ${channel_id} and outcome = 'blocked'`,
    )
    assert.ok(row)
  })

  it('that is longer than a message is cut visibly, with all of it attached', async () => {
    const channel_id = await emailChannel(api, { imap })
    const { id } = await firstOf(channel_id, mailOf({ text: 'Long words. '.repeat(2000) }))
    const [{ content, attachments }] = await messagesOf(id)
    assert.equal(Array.from(content as string).length, 10_000)
    assert.match(content, /All of it is in the file email\.txt\.\]$/)
    assert.deepEqual(
      attachments.map(({ name }: { name: string }) => name),
      ['email.txt'],
    )
  })

  it('that nobody can read is a conversation with the file', async () => {
    const channel_id = await emailChannel(api, { imap })
    const nested = Array.from(
      { length: 200 },
      (_, n) => `Content-Type: multipart/mixed; boundary="b${n}"\r\n\r\n--b${n}\r\n`,
    )
    const { id } = await firstOf(channel_id, `From: a@home.example\r\nMIME-Version: 1.0\r\n${nested.join('')}\r\nx`)
    const [{ content, attachments, sender }] = await messagesOf(id)
    assert.match(content, /can't be shown/)
    assert.equal(attachments[0].name, 'email.eml')
    assert.equal(sender.name, 'Unknown sender')
  })
})
