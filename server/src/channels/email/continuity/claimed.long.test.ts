import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../../db/sql.ts'
import { setUp } from '../../../testing/browser.ts'
import { emailInput } from '../../../testing/email/channel.ts'
import { everybodyToldOf } from '../../../testing/notifications.ts'
import { eventually, startTestService, type TestService } from '../../../testing/service.ts'
import { startSmtp, type TestSmtp } from '../../../testing/smtp.ts'
import { signedIdentity, visitorClient, website, widgetChannel } from '../../../testing/visitor.ts'
import { forgetClaims } from '../../sweep-visitors.ts'

describe('mail to addresses that visitors only claim', () => {
  let service: TestService
  let smtp: TestSmtp
  before(async () => {
    service = await startTestService({
      TRUST_PROXY: 'on',
      MAIL_ALLOWED_NETWORKS: '127.0.0.0/8',
      CLAIMED_MAILS_PER_HOUR: '12',
      CLAIMED_MAILS_PER_HOUR_NETWORK: '2',
    })
    const owner = await setUp(service)
    smtp = await startSmtp()
    const from = { from_name: 'Shop', from_address: 's@example.com' }
    const server = { host: '127.0.0.1', port: smtp.port, security: 'none', ...from }
    assert.equal((await owner.patch('/mail_settings', server)).status, 200)
    await everybodyToldOf(service)
  })
  after(async () => {
    await smtp[Symbol.asyncDispose]()
    await service.stop()
  })

  const visitFrom = async (channel_id: string, address: string, about: Record<string, unknown>) => {
    const page = { url: `${website}/lamps`, title: null }
    const from = { 'x-forwarded-for': address }
    const { status, body } = await visitorClient(service).post('/visitors', { channel_id, page, ...about }, from)
    assert.equal(status, 201)
    return visitorClient(service, body.token)
  }
  const wroteFrom = async (channel_id: string, address: string, about: Record<string, unknown>) => {
    const visitor = await visitFrom(channel_id, address, about)
    const { body } = await visitor.post('/conversations', { content: 'Where is my lamp?' })
    return { visitor, id: body.conversation.id as string }
  }
  const answer = async (id: string, content = 'On its way.') =>
    (await (await service.client()).post(`/conversations/${id}/messages`, { content })).body.id as string
  /** Sends what is planned, as if its time had come. */
  const send = async () => {
    await everybodyToldOf(service)
    await service.database.run(sql`update mails set due_at = now() where due_at is not null`)
    service.means.announce()
    await eventually(async () =>
      assert.deepEqual(await service.database.run(sql`select 1 as one from mails where due_at is not null`), []),
    )
  }
  const mailsTo = (email: string) => smtp.mails.filter(({ to }) => to.includes(email))
  const claimAndAnswer = async (channel_id: string, place: string, networks: readonly string[]) => {
    for (const [n, address] of networks.entries())
      await answer((await wroteFrom(channel_id, address, { email: `${place}-${n}@example.com` })).id)
    await send()
    return smtp.mails.filter(({ to }) => to[0]!.startsWith(`${place}-`)).length
  }
  const many = (address: (n: number) => string, count: number) => Array.from({ length: count }, (_, n) => address(n))

  it('are few from one network, and others still get theirs', async () => {
    const channel_id = await widgetChannel(service)
    assert.equal(await claimAndAnswer(channel_id, 'flood', Array(20).fill('203.0.113.7')), 2)
    assert.equal(await claimAndAnswer(channel_id, 'beside', ['198.51.100.7']), 1)
  })

  it('are counted for a /64, a /56 and a /48 of version 6', async () => {
    const channel_id = await widgetChannel(service)
    const of64 = many((n) => `2001:db8:1:2::${n + 1}`, 5)
    assert.equal(await claimAndAnswer(channel_id, 'v64', of64), 2)
    const of56 = many((n) => `2001:db8:2:${(n + 16).toString(16)}::1`, 10)
    assert.equal(await claimAndAnswer(channel_id, 'v56', of56), 8)
  })

  it('are limited for a channel, however many networks they come from', async () => {
    const channel_id = await widgetChannel(service)
    const addresses = many((n) => `10.${n}.0.1`, 14)
    assert.equal(await claimAndAnswer(channel_id, 'spread', addresses), 12)
    assert.equal(await claimAndAnswer(await widgetChannel(service), 'elsewhere', ['10.200.0.1']), 1)
  })

  it('are counted by where the address was left, not by where the visitor was created', async () => {
    const channel_id = await widgetChannel(service)
    const from = { 'x-forwarded-for': '192.0.2.99' }
    for (const n of [0, 1, 2, 3]) {
      const { visitor, id } = await wroteFrom(channel_id, `10.${n}.9.9`, {})
      await visitor.patch('/visitor', { email: `later-${n}@example.com` }, from)
      await answer(id)
    }
    await send()
    assert.equal(smtp.mails.filter(({ to }) => to[0]!.startsWith('later-')).length, 2)
  })

  it('never hold answers of the assistant alone, unless mail came from there', async () => {
    const channel_id = await widgetChannel(service)
    const email = 'quiet@example.com'
    const { id } = await wroteFrom(channel_id, '10.77.0.1', { email })
    const by_assistant = async () => {
      const message = await answer(id, 'I am a machine.')
      await service.database.run(
        sql`update messages set sender = '{"type":"assistant","id":null,"name":"Assistant"}' where id = ${message}`,
      )
      await send()
    }
    await by_assistant()
    assert.deepEqual(mailsTo(email), [])
    await answer(id, 'I am a person.')
    await send()
    assert.match(mailsTo(email)[0]!.text, /I am a machine\.[\s\S]*I am a person\./)
    await by_assistant()
    assert.equal(mailsTo(email).length, 1)
    const mailbox = await (await service.client()).post('/channels', {
      kind: 'email',
      name: 'Mail',
      email: emailInput({ imap: { port: 9 }, smtp }),
    })
    assert.equal(mailbox.status, 201, JSON.stringify(mailbox.body))
    await service.database.run(sql`
      insert into contact_identities (environment_id, id, channel_id, address, subject, email, created_at, last_seen_at)
      select environment_id, 'svcvis_mailed', id, ${email}, ${email}, ${email}, now(), now() from channels where id = ${mailbox.body.id}`)
    await by_assistant()
    assert.equal(mailsTo(email).length, 2)
  })

  it('say why they came, and end for whoever says it was not them, until a signature proves the address', async () => {
    const channel_id = await widgetChannel(service)
    const email = 'bystander@example.com'
    const { visitor, id } = await wroteFrom(channel_id, '10.88.0.1', { email })
    await answer(id)
    await send()
    const [mail] = mailsTo(email)
    assert.match(mail!.text, /Somebody gave this address in the chat on shop\.example\./)
    const page = /Not me: (\S+)/.exec(mail!.text)![1]!
    const here = service.url + page.slice(new URL(page).origin.length)
    const response = await fetch(here)
    assert.equal(response.status, 200)
    assert.match(response.headers.get('content-security-policy')!, /^default-src 'none'; form-action 'self'/)
    assert.equal(response.headers.get('cache-control'), 'no-store')
    assert.match(await response.text(), /Wasn’t it you\?[\s\S]*<form method="post"/)
    const denied = () => service.database.run(sql`select 1 as one from denied_claims`)
    assert.deepEqual(await denied(), [], 'reading it changes nothing')
    assert.equal((await fetch(here, { method: 'POST' })).status, 200)
    assert.equal((await denied()).length, 1)
    assert.equal((await fetch(`${here}&again=1`, { method: 'POST' })).status, 410, 'there is no way back')
    const other = await wroteFrom(channel_id, '10.89.0.1', { email: 'Bystander@Example.com' })
    for (const one of [id, other.id]) await answer(one, 'More')
    await send()
    assert.equal(mailsTo(email).length, 1)
    const { body } = await (await service.client()).post(`/channels/${channel_id}/identity_keys`, {})
    const identity_token = signedIdentity(body.key, { aud: channel_id, sub: 'customer-1', email })
    assert.equal((await visitor.patch('/visitor', { identity_token })).status, 200)
    await answer(id, 'Proven')
    await send()
    const proven = mailsTo(email)[1]!
    assert.match(proven.text, /More[\s\S]*Proven/)
    assert.doesNotMatch(proven.text, /Not me|Somebody/)
  })

  it('leave no network in the database, and no trace of one after some weeks', async () => {
    const channel_id = await widgetChannel(service)
    await visitFrom(channel_id, '192.0.2.44', { email: 'swept@example.com' })
    const networksOf = () =>
      service.database.run<{ networks: string | null }>(
        sql`select claimed_from::text as networks from contact_identities where email = 'swept@example.com'`,
      )
    const [{ networks } = { networks: null }] = await networksOf()
    assert.ok(networks !== null && !networks.includes('192.0.2'))
    await service.database.run(
      sql`update contact_identities set claimed_at = now() - interval '31 days' where email = 'swept@example.com'`,
    )
    assert.equal(await forgetClaims(service.database), false)
    assert.deepEqual(await networksOf(), [{ networks: null }])
  })
})
