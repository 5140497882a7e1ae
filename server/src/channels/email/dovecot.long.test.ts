import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fromDebian } from '../../../../faults/support/debian.ts'
import { testAccount } from '../../testing/account.ts'
import { emailChannel, emailInput, healthy, mailOf } from '../../testing/email/channel.ts'
import { findDovecot, startDovecot } from '../../testing/email/dovecot.ts'
import { eventually } from '../../testing/service.ts'
import { startSmtp } from '../../testing/smtp.ts'

describe('a mailbox of Dovecot', () => {
  it('is tested, read, read on after it was gone, and answered from', async (t) => {
    const program = fromDebian(t, 'dovecot-imapd', findDovecot)
    if (program === undefined) return
    await using dovecot = await startDovecot(program)
    await using smtp = await startSmtp()
    const api = await (await testAccount()).client()
    for (let n = 0; n < 20; n++) await dovecot.append(mailOf({ text: 'Old' }))
    const channel_id = await emailChannel(api, { imap: dovecot, smtp })
    const test = (await api.post(`/channels/${channel_id}/test`)).body
    assert.deepEqual([test.ok, test.incoming.ok, test.outgoing.ok], [true, true, true], JSON.stringify(test))

    await dovecot.append(mailOf({ id: 'one@home.example', text: 'First' }))
    const conversation = await eventually(async () => {
      const { data } = (await api.get(`/conversations?channel_id=${channel_id}`)).body
      assert.equal(data.length, 1)
      return data[0]
    })
    const at = `/conversations/${conversation.id}/messages`
    const contents = async () =>
      (await api.get(`${at}?order=asc`)).body.data.map(({ content }: { content: string }) => content)

    await dovecot.stop()
    await dovecot.start()
    await dovecot.append(mailOf({ text: 'Second', headers: ['In-Reply-To: <one@home.example>'] }))
    await eventually(async () => assert.deepEqual(await contents(), ['First', 'Second']))

    const { body } = await api.post(at, { content: 'Answer' })
    await eventually(async () => assert.equal((await api.get(`${at}/${body.id}`)).body.status, 'sent'))
    const raw_mail = smtp.mails.at(-1)!.raw
    // What servers keep of what went out is known already.
    await dovecot.append(raw_mail, 'Sent')
    const { address } = (await api.get(`/channels/${channel_id}`)).body.email
    await dovecot.append(
      mailOf({
        from: address,
        to: 'maria@home.example',
        text: 'By hand',
        headers: ['In-Reply-To: <one@home.example>'],
      }),
      'Sent',
    )
    await eventually(async () => assert.deepEqual(await contents(), ['First', 'Second', 'Answer', 'By hand']))
  })

  it('keeps a copy of what was answered from here, once', async (t) => {
    const program = fromDebian(t, 'dovecot-imapd', findDovecot)
    if (program === undefined) return
    await using dovecot = await startDovecot(program)
    await using smtp = await startSmtp()
    const api = await (await testAccount()).client()
    const channel_id = await emailChannel(api, { imap: dovecot, smtp }, { file_sent: true })
    await dovecot.append(mailOf())
    const id = await eventually(async () => {
      const [one] = (await api.get(`/conversations?channel_id=${channel_id}`)).body.data
      assert.ok(one, 'nothing arrived')
      return one.id as string
    })
    for (const content of ['One', 'Two']) await api.post(`/conversations/${id}/messages`, { content })
    const copies = await eventually(async () => {
      const { body } = await api.get(`/channels/${channel_id}/email_counts`)
      assert.equal(body.last_7_days.own, 2)
      return dovecot.sentMails()
    })
    assert.deepEqual(
      copies.map(({ flags, raw }) => [flags.includes('\\Seen'), raw.trim()]),
      smtp.mails.map(({ raw }) => [true, raw.trim()]),
    )
  })

  it('whose login is refused says so, until the password is right', async (t) => {
    const program = fromDebian(t, 'dovecot-imapd', findDovecot)
    if (program === undefined) return
    await using dovecot = await startDovecot(program)
    const api = await (await testAccount()).client()
    const email = emailInput({ imap: dovecot })
    const wrong = { ...email, imap: { ...email.imap, password: 'wrong' } }
    const { id } = (await api.post('/channels', { kind: 'email', name: 'Support', email: wrong })).body
    const test = (await api.post(`/channels/${id}/test`)).body
    assert.deepEqual([test.incoming.problem.code, test.outgoing.problem.code], ['login_refused', 'connection_refused'])
    await eventually(async () => {
      const { health } = (await api.get(`/channels/${id}`)).body
      assert.equal(health.problem?.code, 'login_refused')
    })
    const { host, port, security, username } = email.imap
    await api.patch(`/channels/${id}`, { email: { imap: { host, port, security, username, password: 'right' } } })
    await healthy(api, id)
  })
})
