import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../../testing/account.ts'
import { mailOf } from '../../testing/email/channel.ts'
import { openMailbox } from '../../testing/email/mailbox.ts'
import { assertRefused } from '../../testing/refused.ts'
import type { Client, TestAccount } from '../../testing/service.ts'

describe('a mail that became no message', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
  })

  const journalOf = (channel_id: string) => `/channels/${channel_id}/email_journal`
  const listed = async (channel_id: string, query = '') =>
    (await api.get(`${journalOf(channel_id)}?order=asc${query}`)).body.data
  const outcomes = (entries: { outcome: string }[]) => entries.map(({ outcome }) => outcome)
  /** A mailbox with a message, a copy of it, and a mail of a blocked sender. */
  async function fullMailbox() {
    const mailbox = await openMailbox(account, api, { handled_by: 'assistant' })
    const from = `spam-${mailbox.channel_id}@evil.example`
    const first = mailOf({ from })
    await mailbox.take(first)
    const { contact_id } = (await mailbox.conversations())[0]
    const [identity] = (await api.get(`/contacts/${contact_id}/identities`)).body.data
    await api.post(`/contacts/${contact_id}/identities/${identity.id}/block`)
    await mailbox.take(first, mailOf({ from: `Win <${from}>`, subject: 'You\u202e won', text: 'Not spam at all' }))
    return { mailbox, from, channel_id: mailbox.channel_id }
  }

  it('is listed with the reason, page by page, and its words are read in the mailbox', async () => {
    const { mailbox, from, channel_id } = await fullMailbox()
    await using _ = mailbox
    await mailbox.takeSent(mailOf({ from: mailbox.address, to: 'bank@money.example' }))
    const entries = await listed(channel_id)
    assert.deepEqual(outcomes(entries), ['duplicate', 'blocked', 'unrelated'])
    assert.deepEqual(outcomes(await listed(channel_id, '&outcome=blocked')), ['blocked'])
    const first = (await api.get(`${journalOf(channel_id)}?order=asc&limit=2`)).body
    const second = (await api.get(`${journalOf(channel_id)}?order=asc&limit=2&cursor=${first.next_cursor}`)).body
    assert.deepEqual([outcomes(first.data), outcomes(second.data)], [['duplicate', 'blocked'], ['unrelated']])
    const ids = entries.map(({ id }: { id: string }) => id)
    const { body } = await api.post(`${journalOf(channel_id)}/headers`, { ids })
    const words = new Map(body.data.map(({ id, ...rest }: { id: string }) => [id, rest]))
    const { sent_at, ...blocked } = words.get(ids[1]) as Record<string, unknown>
    assert.deepEqual(blocked, { is_in_mailbox: true, from: { name: 'Win', address: from }, subject: 'You won' })
    assert.equal(new Date(sent_at as string).toISOString(), sent_at)
    mailbox.imap.inbox.mails.pop()
    const after = (await api.post(`${journalOf(channel_id)}/headers`, { ids: [ids[1]] })).body.data
    assert.deepEqual(after, [{ id: ids[1], is_in_mailbox: false, from: null, subject: null, sent_at: null }])
  })

  it('is taken in once, however often somebody asks, for a person, and is no longer listed', async () => {
    const { mailbox, channel_id } = await fullMailbox()
    await using _ = mailbox
    const [{ id }] = await listed(channel_id, '&outcome=blocked')
    const take = () => api.post(`${journalOf(channel_id)}/${id}/take_in`)
    const answers = await Promise.all([take(), take(), take()])
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200, 200],
    )
    const [{ body: entry }, ...others] = answers
    for (const { body } of others) assert.deepEqual(body, entry)
    assert.equal(entry.outcome, 'stored')
    const message = (await api.get(`/conversations/${entry.conversation_id}/messages/${entry.message_id}`)).body
    assert.deepEqual([message.content, message.email.subject], ['Not spam at all', 'You won'])
    const { handled_by, status } = (await api.get(`/conversations/${entry.conversation_id}`)).body
    assert.deepEqual([handled_by, status], ['human', 'open'])
    assert.equal((await mailbox.conversations()).length, 2)
    assert.deepEqual(outcomes(await listed(channel_id)), ['duplicate'])
    assert.deepEqual((await take()).body, entry)
    // Nor is it read again by whoever reads the mailbox.
    mailbox.imap.renumber(mailbox.imap.inbox)
    await mailbox.take(mailOf())
    assert.equal((await mailbox.conversations()).length, 3)
  })

  it('in the folder of sent mail begins a conversation with whom it went to', async () => {
    await using mailbox = await openMailbox(account, api)
    await mailbox.takeSent(mailOf({ from: mailbox.address, to: 'Bea <bea@home.example>', text: 'Your offer' }))
    const [{ id }] = await listed(mailbox.channel_id)
    const { body } = await api.post(`${journalOf(mailbox.channel_id)}/${id}/take_in`)
    const [message] = await mailbox.messages(body.conversation_id)
    assert.deepEqual([message.direction, message.content, message.status], ['outbound', 'Your offer', 'sent'])
    const { contact_id } = (await mailbox.conversations())[0]
    assert.equal((await api.get(`/contacts/${contact_id}`)).body.email, 'bea@home.example')
  })

  it('is a message already if it is a copy of what went out, however it was sent', async () => {
    await using mailbox = await openMailbox(account, api)
    const question_id = `asked-${mailbox.channel_id}@home.example`
    await mailbox.take(mailOf({ id: question_id }))
    const answer = () => mailOf({ from: mailbox.address, headers: [`In-Reply-To: <${question_id}>`] })
    const [first, second] = [answer(), answer()]
    // One came in before it was found among sent mail, the other one afterwards.
    await mailbox.take(first)
    await mailbox.takeSent(first, second)
    await mailbox.take(second)
    const [{ id }] = await mailbox.conversations()
    const messages = (await mailbox.messages(id)).slice(1)
    const copies = await listed(mailbox.channel_id, '&outcome=own')
    const entries = []
    for (const copy of copies)
      entries.push((await api.post(`${journalOf(mailbox.channel_id)}/${copy.id}/take_in`)).body)
    assert.deepEqual(
      entries.map(({ outcome, message_id }) => [outcome, message_id]),
      messages.map((message) => ['own', message.id]),
    )
    assert.equal((await mailbox.messages(id)).length, 3)
  })

  it('is neither shown nor taken in once the channel has another mailbox, where others have its number', async () => {
    const { mailbox, channel_id } = await fullMailbox()
    await using _ = mailbox
    const entries = await listed(channel_id)
    for (const mail of mailbox.imap.inbox.mails) mail.raw = Buffer.from(mailOf({ subject: 'The new mailbox' }))
    const ids = entries.map(({ id }: { id: string }) => id)
    const { data } = (await api.post(`${journalOf(channel_id)}/headers`, { ids })).body
    assert.deepEqual(
      data.map(({ subject, is_in_mailbox }: Record<string, unknown>) => [subject, is_in_mailbox]),
      [
        [null, false],
        [null, false],
      ],
    )
    for (const id of ids)
      assertRefused(await api.post(`${journalOf(channel_id)}/${id}/take_in`), 409, 'email_gone', /another mailbox/)
    assert.equal((await mailbox.conversations()).length, 1)
  })

  it('of any size is shown by its beginning, and taken in', async () => {
    await using mailbox = await openMailbox(account, api)
    const long = (id: string) =>
      mailOf({ from: mailbox.address, to: 'ivy@home.example', id, text: 'Long. '.repeat(20_000) })
    const with_id = long(`long-${mailbox.channel_id}@shop.example`)
    await mailbox.takeSent(with_id, long('').replace(/^Message-ID.*\r\n/m, ''))
    const entries = await listed(mailbox.channel_id)
    const ids = entries.map(({ id }: { id: string }) => id)
    const { data } = (await api.post(`${journalOf(mailbox.channel_id)}/headers`, { ids })).body
    assert.deepEqual(
      data.map(({ subject }: { subject: string }) => subject),
      ['My order', 'My order'],
    )
    for (const id of ids)
      assert.equal((await api.post(`${journalOf(mailbox.channel_id)}/${id}/take_in`)).body.outcome, 'stored')
  })

  it('is refused in words if it is gone, was numbered anew, or the mailbox cannot be read', async () => {
    const { mailbox, channel_id } = await fullMailbox()
    await using _ = mailbox
    const [duplicate, blocked] = await listed(channel_id)
    const take = (id: string) => api.post(`${journalOf(channel_id)}/${id}/take_in`)
    mailbox.imap.inbox.mails.pop()
    assertRefused(await take(blocked.id), 409, 'email_gone', /moved or deleted/)
    mailbox.imap.renumber(mailbox.imap.inbox)
    assertRefused(await take(duplicate.id), 409, 'email_gone', /numbered its mail anew/)
    mailbox.imap.password = 'changed'
    assertRefused(await take(blocked.id), 503, 'mailbox_unavailable', /refused the login/)
    const other = await (await testAccount()).client()
    assertRefused(await other.post(`${journalOf(channel_id)}/${blocked.id}/take_in`), 404, 'resource_not_found')
    const [{ id: api_channel }] = (await api.get('/channels?order=asc')).body.data
    assertRefused(await api.get(journalOf(api_channel)), 400, 'parameter_invalid', /kind email/)
    assert.equal((await mailbox.conversations()).length, 1)
  })
})
