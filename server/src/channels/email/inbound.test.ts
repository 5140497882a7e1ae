import assert from 'node:assert/strict'
import { hash } from 'node:crypto'
import { before, describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { testAccount } from '../../testing/account.ts'
import { emailChannel, healthy, mailOf } from '../../testing/email/channel.ts'
import { startImap } from '../../testing/email/imap-server.ts'
import { type Client, eventually, type TestAccount } from '../../testing/service.ts'

describe('a mailbox', () => {
  let service: TestAccount
  let api: Client

  before(async () => {
    service = await testAccount()
    api = await service.client()
  })

  /** Waits until the mailbox was read to its end after its mails were numbered anew. */
  const readAnew = (channel_id: string, last_uid: number) =>
    eventually(async () => {
      const [row] = await service.database.run(sql`
        select from email_cursors
        where channel_id = ${channel_id} and folder = 'inbox' and uid_validity = 8 and last_uid = ${last_uid}::bigint`)
      assert.ok(row)
    })
  const arrived = (channel_id: string, number: number) =>
    eventually(async () => {
      const { data } = (await api.get(`/conversations?channel_id=${channel_id}&order=asc`)).body
      const messages = await Promise.all(
        data.map(
          async ({ id }: { id: string }) => (await api.get(`/conversations/${id}/messages?order=asc`)).body.data,
        ),
      )
      assert.equal(messages.flat().length, number)
      return { conversations: data, messages: messages.flat() }
    })

  it('gives each new mail a conversation, and nothing old one', async () => {
    await using imap = await startImap()
    for (let n = 0; n < 50; n++) imap.append(mailOf({ text: 'Old' }))
    const channel_id = await emailChannel(api, { imap })
    imap.append(mailOf({ id: 'first@home.example', subject: 'Wo ist mein Fahrrad?', text: 'Hallo,\r\nwo bleibt es?' }))
    const { conversations, messages } = await arrived(channel_id, 1)
    assert.deepEqual(
      [conversations[0].channel, conversations[0].subject, conversations[0].status],
      ['email', 'Wo ist mein Fahrrad?', 'open'],
    )
    const { content, sender, email, status, direction } = messages[0]
    assert.deepEqual(
      [content, sender.name, status, direction],
      ['Hallo,\nwo bleibt es?', 'Maria Silva', 'received', 'inbound'],
    )
    assert.deepEqual(
      [email.from.address, email.message_id, email.is_participant, email.is_verified],
      ['maria@home.example', 'first@home.example', true, false],
    )
    assert.equal((await api.get(`/contacts/${conversations[0].contact_id}`)).body.email, 'maria@home.example')
    const original = (await api.get(`/files/${email.original}`)).body
    assert.equal(original.content_type, 'message/rfc822')
    assert.equal(imap.fetched.count, 1, 'nothing old was even read')
  })

  it('is read on after its connection died without a word, and each mail is taken in once', async () => {
    await using imap = await startImap()
    const channel_id = await emailChannel(api, { imap })
    imap.goSilent()
    imap.append(mailOf())
    await arrived(channel_id, 1)
    imap.hangUp()
    imap.append(mailOf())
    await arrived(channel_id, 2)
    assert.ok(imap.connections() >= 3)
  })

  it('whose connection breaks after each mail is read on as fast as if each were the first to break', async () => {
    await using imap = await startImap()
    const channel_id = await emailChannel(api, { imap })
    imap.mails_per_connection = 1
    imap.hangUp()
    for (let n = 0; n < 6; n++) imap.append(mailOf())
    const mailbox = await eventually(async () => {
      const [row] = await service.database.run<{ failures: number }>(sql`
        select failures from email_mailboxes join email_cursors using (environment_id, channel_id)
        where channel_id = ${channel_id} and folder = 'inbox' and last_uid >= 4`)
      assert.ok(row)
      return row
    })
    assert.ok(mailbox.failures <= 1, `${mailbox.failures} failures in a row`)
    await arrived(channel_id, 6)
  })

  it('that its server numbers anew repeats nothing and loses nothing', async () => {
    await using imap = await startImap()
    for (let n = 0; n < 5; n++) imap.append(mailOf({ text: 'Old' }), imap.inbox, new Date(Date.now() - 86_400_000 * 30))
    const channel_id = await emailChannel(api, { imap })
    for (let n = 0; n < 3; n++) imap.append(mailOf())
    await arrived(channel_id, 3)
    imap.append(mailOf({ subject: 'In between' }))
    imap.renumber(imap.inbox)
    await readAnew(channel_id, 9)
    await arrived(channel_id, 4)
  })

  it('that was noted before an upgrade is known when its server numbers anew', async () => {
    await using imap = await startImap()
    const channel_id = await emailChannel(api, { imap })
    const mails = [mailOf({ from: 'Ann <ann@home.example>' }), mailOf({ from: 'bo@home.example' })]
    for (const mail of mails) imap.append(mail)
    await arrived(channel_id, 2)
    for (const [mail, writer] of [
      [mails[0]!, ''],
      [mails[1]!, 'bo@home.example'],
    ] as const) {
      const id = /^Message-ID: <(.+)>/m.exec(mail)![1]!
      const words = hash('sha256', `${id}\n${mail.slice(mail.indexOf('\r\n\r\n'))}`, 'buffer')
      const former = writer === '' ? words : hash('sha256', Buffer.concat([words, Buffer.from(writer)]), 'buffer')
      await service.database.run(sql`
        update email_mails set fingerprint = ${former}::bytea
        where channel_id = ${channel_id} and message_key = ${hash('sha256', id, 'buffer')}::bytea`)
    }
    imap.append(mailOf({ from: 'cy@home.example' }))
    imap.renumber(imap.inbox)
    await readAnew(channel_id, 3)
    await arrived(channel_id, 3)
  })

  it('says what is wrong, and works again once it is right', async () => {
    await using imap = await startImap()
    const channel_id = await emailChannel(api, { imap })
    imap.password = 'another'
    imap.hangUp()
    await eventually(async () => {
      const { health } = (await api.get(`/channels/${channel_id}`)).body
      assert.deepEqual([health.status, health.problem?.code], ['attention', 'login_refused'])
      assert.match(health.problem.message, /Check user name and password/)
    })
    imap.password = 'right'
    await healthy(api, channel_id)
  })
})
