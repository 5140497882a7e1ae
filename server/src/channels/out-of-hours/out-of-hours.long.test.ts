import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { nextOpen, turnsOf } from '../../hours/open.ts'
import { days } from '../../hours/schema.ts'
import { testAccount } from '../../testing/account.ts'
import { emailChannel, mailOf } from '../../testing/email/channel.ts'
import { startImap } from '../../testing/email/imap-server.ts'
import { dateIn } from '../../testing/moments.ts'
import { assertRefused } from '../../testing/refused.ts'
import { type Client, eventually, someContact, type TestAccount } from '../../testing/service.ts'
import { startSmtp } from '../../testing/smtp.ts'
import { visit, visitorClient, widgetChannel } from '../../testing/visitor.ts'
import { tellOutOfHours } from './tell.ts'
import { textFor } from './words.ts'

/** Around the clock, but not today. */
const closed = {
  name: 'Closed',
  time_zone: 'UTC',
  weekly: days.map((day) => ({ day, from: '00:00', to: '24:00' })),
  exceptions: [{ from: dateIn(-2), to: dateIn(2) }],
}
const replies = [
  { language: 'en', text: 'We’re **closed**, and back on {next_opening}.' },
  { language: 'de', text: 'Wir sind am {next_opening} wieder da.' },
]

describe('a reply outside working hours', () => {
  let account: TestAccount
  let api: Client
  let hours_id: string
  before(async () => {
    account = await testAccount()
    api = await account.client()
    hours_id = (await api.post('/hours', closed)).body.id
  })

  const setReplies = (channel_id: string, out_of_hours_replies: object[] = replies) =>
    api.patch(`/channels/${channel_id}`, { hours_id, out_of_hours_replies })
  const messagesOf = async (id: string) => (await api.get(`/conversations/${id}/messages?order=asc`)).body.data
  /** Waits until nothing is left to be decided. */
  const settled = (conversation_id: string) =>
    eventually(async () => {
      const { data: events } = (await api.get(`/events?conversation_id=${conversation_id}&limit=100`)).body
      const due = await account.database.run(
        sql`select from out_of_hours_due where conversation_id = ${conversation_id}`,
      )
      assert.equal(due.length, 0)
      // Last: whatever was decided before stands there.
      const messages = await messagesOf(conversation_id)
      assert.equal(events.filter(({ type }: { type: string }) => type === 'message.created').length, messages.length)
      return messages.filter(({ sender }: { sender: { type: string } }) => sender.type === 'system')
    })
  async function apiConversation(handled_by = 'human', texts = replies) {
    const { body: channel } = await api.post('/channels', { kind: 'api', name: 'Shop', handled_by })
    await setReplies(channel.id, texts)
    const { body: contact } = await api.post('/contacts', someContact())
    const { body } = await api.post('/conversations', { contact_id: contact.id, channel_id: channel.id })
    return body.id as string
  }
  const write = (id: string, content: string) =>
    api.post(`/conversations/${id}/messages`, { content, direction: 'inbound' })

  it('tells when somebody is back, in the language and zone of the visitor, as the chat does', async () => {
    const channel_id = await widgetChannel(account)
    await setReplies(channel_id)
    const visitor = await visit(account, channel_id, { locale: 'de-AT', time_zone: 'America/New_York' })
    const { body } = await visitor.post('/conversations', { content: 'Hello' })
    const { id } = body.conversation
    const [reply, ...others] = await eventually(async () => {
      const all = await settled(id)
      assert.equal(all.length, 1)
      return all
    })
    const { body: settings } = await visitorClient(account).get(`/channels/${channel_id}`)
    const opens = new Intl.DateTimeFormat('de-AT', {
      ...{ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
      timeZone: 'America/New_York',
    }).format(new Date(settings.hours.next_open_at))
    assert.deepEqual(others, [])
    assert.equal(reply.content, `Wir sind am ${opens} wieder da.`)
    assert.deepEqual([reply.direction, reply.sender], ['outbound', { type: 'system', id: null, name: null }])
    assert.equal((await visitor.get(`/conversations/${id}/messages`)).body.data[0].from, 'system')
    const conversation = (await api.get(`/conversations/${id}?expand=attention`)).body
    assert.deepEqual([conversation.unread_count, conversation.first_replied_at], [1, null])
  })

  it('comes once until there is an answer, and not while a person talks with them', async () => {
    const id = await apiConversation()
    await write(id, 'Hello')
    await eventually(async () => assert.equal((await settled(id)).length, 1))
    await write(id, 'Is anybody there?')
    assert.equal((await settled(id)).length, 1)
    await api.post(`/conversations/${id}/messages`, { content: 'I am.' })
    await write(id, 'Great!')
    assert.equal((await settled(id)).length, 1)
  })

  it('answers what a customer wrote while nobody was there, and not a note about it', async () => {
    const id = await apiConversation('human', [])
    await write(id, 'Hello')
    await settled(id)
    await setReplies((await api.get(`/conversations/${id}`)).body.channel_id)
    await api.post(`/conversations/${id}/messages`, { content: 'She called.', private: true })
    assert.equal((await settled(id)).length, 0)
    // As if it had been written before the holidays.
    await account.database.run(
      sql`update messages set created_at = created_at - interval '4 days' where conversation_id = ${id}`,
    )
    await account.database.run(sql`
      insert into out_of_hours_due (environment_id, conversation_id, due_at)
      select environment_id, id, now() from conversations where id = ${id} on conflict do nothing`)
    assert.equal((await settled(id)).length, 0)
    await write(id, 'Is anybody there?')
    await eventually(async () => assert.equal((await settled(id)).length, 1))
  })

  it('comes once, however many processes do the same work', async () => {
    const id = await apiConversation()
    await write(id, 'Hello')
    await eventually(async () => assert.equal((await settled(id)).length, 1))
    // As if those who did it had died before they said so.
    for (let round = 0; round < 3; round++) {
      await account.database.run(sql`
        insert into out_of_hours_due (environment_id, conversation_id, due_at)
        select environment_id, id, now() from conversations where id = ${id} on conflict do nothing`)
      await Promise.all([1, 2, 3].map(() => tellOutOfHours(account.means)))
      assert.equal((await settled(id)).length, 1)
    }
  })

  it('leaves the first word to the assistant', async () => {
    await api.patch('/assistant', { status: 'on' })
    const id = await apiConversation('assistant')
    await write(id, 'Hello')
    const senders = async () => (await messagesOf(id)).map(({ sender }: { sender: { type: string } }) => sender.type)
    await eventually(async () => assert.deepEqual(await senders(), ['contact', 'assistant']))
    assert.equal((await settled(id)).length, 0)
  })

  it('goes out by email as an automatic answer, once a day to a sender, and never to machines', async () => {
    await using imap = await startImap()
    await using smtp = await startSmtp()
    const channel_id = await emailChannel(api, { imap, smtp })
    const arrived = (subject: string) =>
      eventually(async () => {
        const { data } = (await api.get(`/conversations?channel_id=${channel_id}`)).body
        const conversation = data.find((one: { subject: string }) => one.subject === subject)
        assert.ok(conversation, 'nothing has arrived')
        return conversation.id as string
      })
    const hoursPass = (hours: number) =>
      account.database.run(sql`
        update email_automatic_answers set answered_at = answered_at - make_interval(hours => ${hours}::integer)
        where channel_id = ${channel_id}`)
    imap.append(mailOf({ subject: 'Early', from: 'Ana <ana@home.example>' }))
    assert.deepEqual(await settled(await arrived('Early')), [])
    await hoursPass(23)
    await setReplies(channel_id, [{ language: 'en', text: 'We’re closed.' }])
    imap.append(mailOf({ subject: 'Report', headers: ['Auto-Submitted: auto-generated'] }))
    assert.deepEqual(await settled(await arrived('Report')), [])
    imap.append(mailOf({ subject: 'First', from: 'Ana <ana@home.example>', text: 'Pineapples' }))
    const first = await arrived('First')
    await eventually(async () => assert.equal((await settled(first))[0]?.status, 'sent'))
    await hoursPass(2)
    imap.append(mailOf({ subject: 'Second', from: 'Ana <ana@home.example>' }))
    assert.deepEqual(await settled(await arrived('Second')), [])
    assert.equal(smtp.mails.length, 1)
    assert.deepEqual(smtp.mails[0]!.to, ['ana@home.example'])
    assert.match(smtp.mails[0]!.raw, /^Auto-Submitted: auto-replied/m)
    assert.doesNotMatch(smtp.mails[0]!.raw, /Pineapples/)
  })

  it('names each language once, and nothing in braces but the next opening', async () => {
    const { body: channel } = await api.post('/channels', { kind: 'api', name: 'Shop' })
    assert.deepEqual(channel.out_of_hours_replies, [])
    assertRefused(
      await setReplies(channel.id, [replies[0]!, replies[0]!]),
      400,
      'parameter_invalid',
      /out_of_hours_replies\[1\]\.language/,
    )
    assertRefused(
      await setReplies(channel.id, [{ language: 'en', text: 'Back {next_openning}' }]),
      400,
      'parameter_invalid',
      /next_openning/,
    )
    assert.deepEqual((await setReplies(channel.id)).body.out_of_hours_replies, replies)
  })

  it('tells the time with its zone to whoever has none, also after the clocks change', () => {
    const customer = { locale: null, time_zone: null, content: '' }
    const opening = { time_zone: 'Europe/Berlin', now: Date.parse('2026-03-28T20:00:00Z') }
    const say = (at: string) => textFor(replies[0] as never, customer, { ...opening, at: Date.parse(at) })
    assert.equal(say('2026-03-28T21:00:00Z')?.slice(-37), 'Saturday, March 28 at 10:00 PM GMT+1.')
    assert.equal(say('2026-03-30T07:00:00Z')?.slice(-34), 'Monday, March 30 at 9:00 AM GMT+2.')
    assert.equal(textFor(replies[0] as never, customer, { ...opening, at: null }), null)
  })

  it('names the opening that the chat counts on, on the days on which clocks are set, too', () => {
    const weekly = days.map((day) => ({ day, from: '02:30', to: '03:30' }))
    for (const time_zone of ['Europe/Berlin', 'Australia/Lord_Howe', 'America/Havana']) {
      const rules = { time_zone, weekly, exceptions: [] }
      for (let now = Date.UTC(2026, 2, 25); now < Date.UTC(2026, 3, 8); now += 3_000_000) {
        const { open, next_open_at } = turnsOf(rules, now)
        const at = nextOpen(rules, now)
        assert.equal(open, at === now)
        if (!open) assert.equal(new Date(at!).toISOString(), next_open_at)
      }
    }
  })
})
