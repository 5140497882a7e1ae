import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../db/sql.ts'
import { days } from '../../../hours/schema.ts'
import { testAccount } from '../../../testing/account.ts'
import { setUp } from '../../../testing/browser.ts'
import { dateIn } from '../../../testing/moments.ts'
import { everybodyToldOf } from '../../../testing/notifications.ts'
import { type Client, eventually, type TestAccount } from '../../../testing/service.ts'
import { startSmtp, type TestSmtp } from '../../../testing/smtp.ts'
import { visit, website, widgetChannel } from '../../../testing/visitor.ts'

describe('mail to visitors who are gone', () => {
  let account: TestAccount
  let api: Client
  let channel_id: string
  let smtp: TestSmtp
  before(async () => {
    account = await testAccount()
    api = await account.client()
    channel_id = await widgetChannel(account)
    const owner = await setUp(account)
    smtp = await startSmtp()
    const server = {
      host: '127.0.0.1',
      port: smtp.port,
      security: 'none',
      from_name: 'Shop',
      from_address: 's@example.com',
    }
    assert.equal((await owner.patch('/mail_settings', server)).status, 200)
    await everybodyToldOf(account)
  })
  after(() => smtp[Symbol.asyncDispose]())

  const wrote = async (email: string | null, locale = 'en') => {
    const page = { url: `${website}/lamps`, title: 'Lamps' }
    const visitor = await visit(account, channel_id, { locale, page, ...(email && { email }) })
    const start = await visitor.post('/conversations', { content: 'Where is my lamp?' })
    assert.equal(start.status, 201)
    return { visitor, id: start.body.conversation.id as string }
  }
  const answer = async (id: string, content: string) =>
    (await api.post(`/conversations/${id}/messages`, { content })).body.id as string
  const planned = (id: string) =>
    account.database.run(
      sql`select due_at is not null as due, sent_at is not null as sent from mails where conversation_id = ${id} order by id`,
    )
  const due = async (id: string) => {
    await everybodyToldOf(account)
    await account.database.run(
      sql`update mails set due_at = now() where conversation_id = ${id} and due_at is not null`,
    )
    account.means.announce()
    await eventually(async () => assert.ok((await planned(id)).every((one) => !one.due)))
  }
  const mailsTo = (email: string) => smtp.mails.filter(({ to }) => to.includes(email))

  it('holds the answers they have not seen, grouped, and once', async () => {
    const { id } = await wrote('ada@example.com', 'de-AT')
    await answer(id, 'It left yesterday.')
    await api.post(`/conversations/${id}/messages`, { content: 'A secret note', private: true })
    await answer(id, 'Here is the number: 4711')
    await due(id)
    const [mail, ...others] = mailsTo('ada@example.com')
    assert.deepEqual(others, [])
    assert.equal(mail!.headers['auto-submitted'], 'auto-generated')
    assert.match(mail!.text, /hat auf Ihre Nachricht geantwortet[\s\S]*It left yesterday\.[\s\S]*4711/)
    assert.doesNotMatch(mail!.text, /secret|Where is my lamp/)
    await answer(id, 'Anything else?')
    await due(id)
    const second = mailsTo('ada@example.com')[1]!
    assert.match(second.text, /Anything else\?/)
    assert.doesNotMatch(second.text, /4711/)
  })

  it('is not sent for what they read, nor to whom left no address', async () => {
    const { visitor, id } = await wrote('jo@example.com')
    const message_id = await answer(id, 'Seen at once')
    assert.equal((await visitor.post(`/conversations/${id}/read`, { message_id })).status, 200)
    await due(id)
    assert.deepEqual([await planned(id), mailsTo('jo@example.com')], [[{ due: false, sent: false }], []])
    const nameless = await wrote(null)
    await answer(nameless.id, 'Hello')
    await everybodyToldOf(account)
    assert.deepEqual(await planned(nameless.id), [])
  })

  it('says when somebody is back, while nobody is there', async () => {
    const weekly = days.map((day) => ({ day, from: '00:00', to: '24:00' }))
    const exceptions = [{ from: dateIn(-2), to: dateIn(2) }]
    const { body: hours } = await api.post('/hours', { name: 'Closed', time_zone: 'UTC', weekly, exceptions })
    await api.patch(`/channels/${channel_id}`, { hours_id: hours.id })
    const { id } = await wrote('hedy@example.com', 'de')
    await answer(id, 'Gestern verschickt.')
    await due(id)
    const opens = new Intl.DateTimeFormat('de', {
      ...{ weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
      ...{ timeZone: 'UTC', timeZoneName: 'short' },
    }).format(new Date(hours.next_open_at))
    const [mail] = mailsTo('hedy@example.com')
    assert.ok(mail!.text.includes(`sind am ${opens} wieder da.`), mail!.text)
    await api.patch(`/channels/${channel_id}`, { hours_id: null })
  })

  it('leads back to the website alone, until the link expires', async () => {
    const { id } = await wrote('eve@example.com')
    await answer(id, 'Hello')
    await due(id)
    const link = /http\S+\/widget\/return\?to=[\w-]+/.exec(mailsTo('eve@example.com')[0]!.text)![0]
    const { pathname, search } = new URL(link)
    const follow = (path: string) => fetch(`${account.url}${path}`, { redirect: 'manual' })
    const led = await follow(pathname + search)
    assert.deepEqual([led.status, led.headers.get('location')], [302, `${website}/lamps#parley=${id}`])
    assert.ok(led.headers.get('service-request-id'))
    await account.database.run(sql`
      update contact_identities set page = '{"url":"https://elsewhere.example/","title":""}' where email = 'eve@example.com'`)
    assert.equal((await follow(pathname + search)).headers.get('location'), `${website}/#parley=${id}`)
    for (const forged of [`${search.slice(0, -2)}xx`, '?to=x', '', `?to=${'a'.repeat(2000)}`])
      assert.equal((await follow(pathname + forged)).status, 410)
  })

  it('stops for an address that wants none, whoever left it, until it wants them again', async () => {
    const { id } = await wrote('stop@example.com', 'fr')
    await answer(id, 'One')
    await due(id)
    const [mail] = mailsTo('stop@example.com')
    const stop = /^<(http\S+)>$/.exec(mail!.headers['list-unsubscribe']!)![1]!
    assert.ok(mail!.text.includes(`Ne plus recevoir ces e-mails: ${stop}`))
    const { pathname, search } = new URL(stop)
    const here = account.url + pathname + search
    assert.match(await (await fetch(here)).text(), /Ne plus recevoir ces e-mails/)
    assert.equal((await fetch(here, { method: 'POST', body: 'List-Unsubscribe=One-Click' })).status, 200)
    const other = await wrote('Stop@Example.com')
    for (const one of [id, other.id]) {
      await answer(one, 'Two')
      await due(one)
    }
    assert.equal(mailsTo('stop@example.com').length, 1)
    await fetch(`${here}&again=1`, { method: 'POST' })
    await answer(id, 'Three')
    await due(id)
    assert.match(mailsTo('stop@example.com')[1]!.text, /Two[\s\S]*Three/)
  })

  it('reaches an address at most ten times a day', async () => {
    const { id } = await wrote('flood@example.com')
    await answer(id, 'Answer 1')
    await due(id)
    // As if nine more had gone out today, for this conversation or others.
    await account.database.run(sql`
      insert into mails (environment_id, id, kind, conversation_id, sent_at, address_hash, created_at)
      select environment_id, 'svceml_' || n, kind, conversation_id, sent_at, address_hash, now()
      from mails, generate_series(1, 9) n where conversation_id = ${id}`)
    await answer(id, 'Answer 2')
    await due(id)
    assert.equal(mailsTo('flood@example.com').length, 1)
  })
})
