import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { transaction } from '../../db/transaction.ts'
import { testAccount } from '../../testing/account.ts'
import { person, setUp } from '../../testing/browser.ts'
import { assertRefused } from '../../testing/refused.ts'
import { type Client, eventually, type TestAccount } from '../../testing/service.ts'
import {
  signedIdentity,
  streamOf,
  type VisitorClient,
  visit,
  visitorClient,
  widgetChannel,
} from '../../testing/visitor.ts'
import { sweepVisitors } from '../sweep-visitors.ts'

const spans = { visitor_session_days: 180, signed_visitor_session_days: 30 }

describe('the session of a visitor', () => {
  let account: TestAccount
  let api: Client
  let channel_id: string
  before(async () => {
    account = await testAccount()
    api = await account.client()
    channel_id = await widgetChannel(account)
  })

  const newKey = async () =>
    (await api.post(`/channels/${channel_id}/identity_keys`)).body as { id: string; key: string }
  /** An identity that is made now may be of the second in which sessions ended. */
  const later = () => ({ iat: Math.floor(Date.now() / 1000) + 1 })
  const signIn = async (key: string, sub: string, claims = {}) => {
    const identity_token = signedIdentity(key, { aud: channel_id, sub, ...claims })
    return visit(account, channel_id, { identity_token })
  }
  const contactOf = async (visitor: VisitorClient) => {
    const { conversation_id } = (await visitor.post('/conversations', { content: 'Hello' })).body
    return (await api.get(`/conversations/${conversation_id}`)).body.contact_id as string
  }
  const of = (contact_id: string) => sql`
    environment_id = (select environment_id from contacts where id = ${contact_id})
    and identity_id in (select id from contact_identities where contact_id = ${contact_id})`
  const usedBefore = (contact_id: string, days: number) =>
    account.database.run(sql`
      update visitor_tokens set last_used_at = now() - make_interval(days => ${days}::integer) where ${of(contact_id)}`)
  const begunBefore = (contact_id: string, days: number) =>
    account.database.run(sql`
      update visitor_tokens set began_at = now() - make_interval(days => ${days}::integer) where ${of(contact_id)}`)
  const isOver = async (visitor: VisitorClient) =>
    assertRefused(await visitor.get('/visitor'), 401, 'visitor_token_invalid')

  it('ends 180 days after its last use, or 30 where the business signed who they are, and is swept', async () => {
    const [anonymous, idle] = [await visit(account, channel_id), await visit(account, channel_id)]
    const { id, key } = await newKey()
    const signed = await signIn(key, 'shop-1')
    const [of_anonymous, of_idle, of_signed] = [
      await contactOf(anonymous),
      await contactOf(idle),
      await contactOf(signed),
    ]
    await usedBefore(of_signed, 31)
    await eventually(() => isOver(signed))
    assert.deepEqual((await api.get(`/contacts/${of_signed}/sessions`)).body.data, [])
    await usedBefore(of_idle, 179)
    await usedBefore(of_anonymous, 181)
    await eventually(() => isOver(anonymous))
    assert.equal((await idle.get('/visitor')).status, 200)
    await sweepVisitors(account.database, spans)
    assert.deepEqual(await account.database.run(sql`select 1 as one from visitor_tokens where ${of(of_anonymous)}`), [])
    await api.delete(`/channels/${channel_id}/identity_keys/${id}`)
  })

  it('ends at an age, however much it is used, 90 days after the latest signed identity or 730 where there is none', async () => {
    const { id, key } = await newKey()
    const anonymous = await visit(account, channel_id)
    const [renewed, signed] = [await signIn(key, 'shop-8'), await signIn(key, 'shop-9')]
    const of_anonymous = await contactOf(anonymous)
    const [of_renewed, of_signed] = [await contactOf(renewed), await contactOf(signed)]
    await begunBefore(of_anonymous, 729)
    await begunBefore(of_renewed, 89)
    const identity_token = signedIdentity(key, { aud: channel_id, sub: 'shop-8' })
    assert.equal((await renewed.patch('/visitor', { identity_token })).status, 200)
    const stream = await streamOf(account, signed)
    await begunBefore(of_signed, 91)
    await stream.ended
    await eventually(() => isOver(signed))
    assert.deepEqual((await api.get(`/contacts/${of_signed}/sessions`)).body.data, [])
    const again = await signIn(key, 'shop-9')
    assert.equal((await again.get('/conversations')).body.data.length, 1)

    const [{ last_used_at, ends_at }] = (await api.get(`/contacts/${of_renewed}/sessions`)).body.data
    assert.equal(Date.parse(ends_at) - Date.parse(last_used_at), 30 * 24 * 3600_000)
    assert.equal((await anonymous.get('/visitor')).status, 200)
    await begunBefore(of_anonymous, 731)
    await eventually(() => isOver(anonymous))
    await api.delete(`/channels/${channel_id}/identity_keys/${id}`)
  })

  it('begins its age anew when its visitor signs in', async () => {
    const { id, key } = await newKey()
    const visitor = await visit(account, channel_id)
    const contact_id = await contactOf(visitor)
    await begunBefore(contact_id, 100)
    const identity_token = signedIdentity(key, { aud: channel_id, sub: 'shop-10' })
    assert.equal((await visitor.patch('/visitor', { identity_token })).body.verified, true)
    await eventually(async () => assert.equal((await visitor.get('/visitor')).body.verified, true))
    await api.delete(`/channels/${channel_id}/identity_keys/${id}`)
  })

  it('goes on by being used, which is noted to the hour', async () => {
    const visitor = await visit(account, channel_id)
    const contact_id = await contactOf(visitor)
    const lastUse = async () => {
      const [row] = await account.database.run<{ last_used_at: string }>(
        sql`select last_used_at from visitor_tokens where ${of(contact_id)}`,
      )
      return Date.parse(row!.last_used_at)
    }
    const minutes_ago = Date.now() - 50 * 60_000
    const hours_ago = Date.now() - 3 * 3600_000
    const set = (ms: number) =>
      account.database.run(
        sql`update visitor_tokens set last_used_at = ${new Date(ms).toISOString()}::timestamptz where ${of(contact_id)}`,
      )
    await set(minutes_ago)
    for (let i = 0; i < 3; i++) await visitor.get('/visitor')
    assert.equal(await lastUse(), minutes_ago)
    await set(hours_ago)
    await eventually(async () => {
      await visitor.get('/visitor')
      assert.ok((await lastUse()) > minutes_ago)
    })
  })

  it('ends with the key that signed it, and its stream with it; one that another key signed goes on', async () => {
    const [old, successor] = [await newKey(), await newKey()]
    const [ana, bob, eva] = [
      await signIn(old.key, 'shop-2'),
      await signIn(successor.key, 'shop-3'),
      await signIn(old.key, 'shop-4'),
    ]
    // Whoever signs in anew in the meantime is on the new key.
    await eva.patch('/visitor', { identity_token: signedIdentity(successor.key, { aud: channel_id, sub: 'shop-4' }) })
    const stream = await streamOf(account, ana)
    assert.equal((await api.delete(`/channels/${channel_id}/identity_keys/${old.id}`)).status, 200)
    await stream.ended
    await eventually(() => isOver(ana))
    assert.equal((await bob.get('/visitor')).status, 200)
    assert.equal((await eva.get('/visitor')).status, 200)
    const again = { channel_id, identity_token: signedIdentity(old.key, { aud: channel_id, sub: 'shop-2' }) }
    assertRefused(await visitorClient(account).post('/visitors', again), 401, 'identity_invalid')
    await api.delete(`/channels/${channel_id}/identity_keys/${successor.id}`)
  })

  it('is of nobody whose key is deleted while they sign in', async () => {
    const { id, key } = await newKey()
    const visitor = await visit(account, channel_id)
    const identity_token = signedIdentity(key, { aud: channel_id, sub: 'shop-7' })
    const answer = await transaction(account.database, async (connection) => {
      await connection.query(sql`delete from identity_keys where id = ${id}`)
      const signing = visitor.patch('/visitor', { identity_token })
      await eventually(async () => {
        const waiting = await account.database.run(sql`
          select 1 as one from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)
        assert.equal(waiting.length, 1)
      })
      return [signing] as const
    })
    assertRefused(await answer[0], 401, 'identity_invalid')
    await eventually(async () => {
      const { body } = await visitor.get('/visitor')
      assert.deepEqual([body.id, body.verified], [visitor.visitor.id, false])
    })
  })

  it('ends with the key of whoever leaves, if that is decided', async () => {
    const owner = await setUp(account)
    const page = await person(account, 'admin')
    const { id } = (await page.get('/session')).body.user
    const { body } = await page.post(`/live/channels/${channel_id}/identity_keys`)
    const ana = await signIn(body.key, 'shop-5')
    await owner.patch(`/users/${id}`, { disabled: true, identity_keys: 'delete' })
    await eventually(() => isOver(ana))
  })

  it('is ended by its visitor, alone or with those of their other browsers, and never with those of others', async () => {
    const { id: identity_key_id, key } = await newKey()
    const [desktop, phone, tablet] = [
      await signIn(key, 'shop-7'),
      await signIn(key, 'shop-7'),
      await signIn(key, 'shop-7'),
    ]
    const [other, anonymous] = [await signIn(key, 'shop-8'), await visit(account, channel_id)]
    assert.equal((await tablet.delete('/visitor')).status, 200)
    await eventually(() => isOver(tablet))
    const stream = await streamOf(account, phone)
    assert.equal((await phone.get('/visitor')).status, 200)
    assertRefused(await desktop.delete('/visitor?everywhere=yes'), 400, 'parameter_invalid')
    const { body } = await desktop.delete('/visitor?everywhere=true')
    assert.deepEqual(body, { object: 'visitor', id: desktop.visitor.id, deleted: true })
    await stream.ended
    await eventually(() => isOver(desktop))
    await eventually(() => isOver(phone))
    for (const one of [other, anonymous]) assert.equal((await one.get('/visitor')).status, 200)
    await api.delete(`/channels/${channel_id}/identity_keys/${identity_key_id}`)
  })

  it('is listed with the others of a contact, all of which the team can end', async () => {
    const { id: identity_key_id, key } = await newKey()
    const [desktop, phone] = [await signIn(key, 'shop-6'), await signIn(key, 'shop-6')]
    const contact_id = await contactOf(desktop)
    const { data } = (await api.get(`/contacts/${contact_id}/sessions`)).body
    assert.equal(data.length, 2)
    assert.deepEqual(
      [data[0].channel_id, data[0].identity_id, data[0].verified, data[0].identity_key_id],
      [channel_id, desktop.visitor.id, true, identity_key_id],
    )
    assert.equal(Date.parse(data[0].ends_at) - Date.parse(data[0].last_used_at), 30 * 24 * 3600_000)
    const page = (await api.get(`/contacts/${contact_id}/sessions?limit=1`)).body
    const rest = (await api.get(`/contacts/${contact_id}/sessions?cursor=${encodeURIComponent(page.next_cursor)}`)).body
    assert.deepEqual([...page.data, ...rest.data], data)

    const other = await account.client({ scopes: ['contacts:read'] })
    assertRefused(await other.post(`/contacts/${contact_id}/end_sessions`), 403, 'insufficient_scope')
    const stranger = await testAccount()
    const elsewhere = await stranger.client()
    assertRefused(await elsewhere.post(`/contacts/${contact_id}/end_sessions`), 404, 'resource_not_found')
    assertRefused(await elsewhere.get(`/contacts/${contact_id}/sessions`), 404, 'resource_not_found')

    const stream = await streamOf(account, phone)
    const { body } = await api.post(`/contacts/${contact_id}/end_sessions`)
    assert.deepEqual(body, { object: 'contact.sessions_ended', contact_id, ended: 2 })
    await stream.ended
    await eventually(() => isOver(desktop))
    await eventually(() => isOver(phone))
    assert.deepEqual((await api.get(`/contacts/${contact_id}/sessions`)).body.data, [])
    const entries = await account.database.run(sql`
      select action from audit_entries where object_id = ${contact_id} and action = 'contact.sessions_ended'`)
    assert.equal(entries.length, 1)
    // They come back by signing in.
    const back = await signIn(key, 'shop-6', later())
    assert.equal((await back.get('/conversations')).body.data.length, 1)
    await api.delete(`/channels/${channel_id}/identity_keys/${identity_key_id}`)
  })
})
