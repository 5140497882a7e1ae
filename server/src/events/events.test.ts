import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { createUser } from '../accounts/users.ts'
import { sql } from '../db/sql.ts'
import { firstIdAt, newId } from '../ids.ts'
import { testAccount } from '../testing/account.ts'
import { eventsOf, type StreamEvent } from '../testing/events-of.ts'
import { assertRecent } from '../testing/moments.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Answer, type Client, eventually, someContact, type TestAccount } from '../testing/service.ts'
import { eventTypes } from './catalog.ts'
import { pruneEvents } from './prune.ts'

let account: TestAccount
let api: Client
before(async () => {
  account = await testAccount()
  api = await account.client()
})

const contact = async () => (await api.post('/contacts', someContact())).body
/** All events so far, once the last one is about this object. */
const allTo = (id: string): Promise<StreamEvent[]> =>
  eventually(async () => {
    const events: StreamEvent[] = []
    let next: string | null = '/events?limit=100'
    while (next !== null) {
      const { body }: Answer = await api.get(next)
      events.push(...body.data)
      next = body.next_cursor && `/events?limit=100&cursor=${body.next_cursor}`
    }
    assert.equal(events.at(-1)?.data.object?.id, id)
    return events
  })

describe('an event', () => {
  it('says what happened to what, through whom, in which request', async () => {
    const { body: object, headers } = await api.post('/contacts', someContact())
    const [event] = await eventsOf(api, object.id, ['contact.created'])
    const { id, sequence, actor, created_at, ...rest } = event as StreamEvent & { created_at: string }
    assert.match(id, /^svcevt_[0-7][0-9a-hjkmnp-tv-z]{25}$/)
    assert.ok(Number.isInteger(sequence) && sequence >= 1)
    assert.equal(actor.type, 'api_key')
    assert.match(actor.id!, /^svckey_/)
    assertRecent(created_at)
    assert.deepEqual(rest, {
      object: 'event',
      type: 'contact.created',
      mode: 'live',
      api_version: 'v1',
      request_id: headers.get('service-request-id'),
      data: { object, previous: null },
    })
    assert.deepEqual((await api.get(`/events/${id}`)).body, event)
  })

  it('of a change holds the object after it and the fields that changed as they were before', async () => {
    const account_id = account.account_id
    const assignee = await createUser(account.database, {
      account_id,
      name: 'Mo',
      email: 'mo@example.com',
      role: 'agent',
    })
    const one = (
      await api.post('/contacts', someContact({ phone_number: '+12', custom_attributes: { a: { b: 1 }, c: 2 } }))
    ).body
    const two = (
      await api.patch(`/contacts/${one.id}`, { name: 'New', phone_number: '+12', custom_attributes: { c: null } })
    ).body
    const [, updated] = await eventsOf(api, one.id, ['contact.created', 'contact.updated'])
    assert.deepEqual(updated!.data, {
      object: two,
      previous: { name: one.name, custom_attributes: { a: { b: 1 }, c: 2 } },
    })

    const { body: begun } = await api.post('/conversations', { contact_id: one.id, subject: 'Before' })
    const path = `/conversations/${begun.id}`
    const changed = (await api.patch(path, { subject: 'After', labels: ['x'], priority: 'none' })).body
    const assigned = (await api.patch(path, { assignee })).body
    const kinds = ['conversation.created', 'conversation.updated', 'conversation.updated', 'conversation.assigned']
    const [created, first, second, third] = await eventsOf(api, begun.id, kinds)
    assert.deepEqual(created!.data, { object: begun, previous: null })
    assert.deepEqual(first!.data, { object: changed, previous: { subject: 'Before', labels: [] } })
    for (const event of [second, third])
      assert.deepEqual(event!.data, { object: assigned, previous: { assignee: null } })
  })

  it('of a deletion says that it was, and the earlier ones of the contact forget everything but their numbers', async () => {
    const one = await contact()
    const { body: conversation } = await api.post('/conversations', { contact_id: one.id })
    const { body: message } = await api.post(`/conversations/${conversation.id}/messages`, { content: 'secret' })
    const events = await allTo(message.id)
    const about = events.slice(-3)
    await api.delete(`/contacts/${one.id}`)
    const [deleted] = await eventsOf(api, one.id, ['contact.deleted'])
    assert.deepEqual(deleted!.data, { object: { object: 'contact', id: one.id, deleted: true }, previous: null })
    for (const { id, type, sequence } of about) {
      const { body } = await api.get(`/events/${id}`)
      assert.deepEqual([body.type, body.sequence, body.data], [type, sequence, { object: null, previous: null }])
    }
    assert.equal(deleted!.sequence, about.at(-1)!.sequence + 1)
  })

  it('is not written by what was refused or changed nothing', async () => {
    const one = await contact()
    const start = (await allTo(one.id)).at(-1)!.sequence
    await api.post('/contacts', { ...someContact(), email: one.email })
    await api.patch(`/contacts/${one.id}`, { name: one.name })
    await api.patch(`/contacts/${one.id}`, { name: 'x' }, { 'if-match': '"9"' })
    const key = { 'idempotency-key': 'one event' }
    const other = someContact()
    const { body: last } = await api.post('/contacts', other, key)
    await api.post('/contacts', other, key)
    const final = await contact()
    const since = (await allTo(final.id)).filter(({ sequence }) => sequence > start)
    assert.deepEqual(
      since.map(({ data }) => data.object.id),
      [last.id, final.id],
    )
  })

  it('that is unknown, malformed or somebody else’s is not found', async () => {
    const theirs = await account.client({ mode: 'test' })
    const { body } = await theirs.post('/contacts', someContact())
    const [event] = await eventsOf(theirs, body.id, ['contact.created'])
    assert.equal((event as StreamEvent & { mode: string }).mode, 'test')
    for (const id of [event!.id, newId('event'), 'x', body.id, '1'])
      assertRefused(await api.get(`/events/${id}`), 404, 'resource_not_found')
  })
})

describe('the list of events', () => {
  const sequences = (events: StreamEvent[]) => events.map(({ sequence }) => sequence)

  it('runs oldest first, each number once and none missing, and the other way when asked', async () => {
    const events = await allTo((await contact()).id)
    assert.deepEqual(
      sequences(events),
      events.map((_, n) => n + 1),
    )
    const { body } = await api.get('/events?order=desc&limit=3')
    assert.deepEqual(body.data, events.slice(-3).toReversed())
  })

  it('goes on after the last event seen', async () => {
    const first = await contact()
    const seen = (await allTo(first.id)).at(-1)!
    const created_ids: string[] = []
    for (let n = 0; n < 5; n++) created_ids.push((await contact()).id)
    await allTo(created_ids.at(-1)!)
    const ids = async (query: string) =>
      (await api.get(`/events?${query}`)).body.data.map((event: StreamEvent) => event.data.object.id)
    assert.deepEqual(await ids(`after=${seen.id}`), created_ids)
    assert.deepEqual(await ids(`after=${seen.id}&limit=2`), created_ids.slice(0, 2))
    assert.deepEqual(await ids(`after=${seen.id}&order=desc&limit=2`), created_ids.slice(3).toReversed())
    const { body } = await api.get(`/events?after=${seen.id}&limit=2`)
    assert.deepEqual(await ids(`after=${seen.id}&limit=2&cursor=${body.next_cursor}`), created_ids.slice(2, 4))
    assertRefused(await api.get(`/events?limit=2&cursor=${body.next_cursor}`), 400, 'cursor_mismatch')
    const last = (await api.get('/events?order=desc&limit=1')).body.data[0]
    assert.deepEqual(await ids(`after=${last.id}`), [])
  })

  it('shows the kinds that are asked for, in their one order', async () => {
    const one = await contact()
    await api.patch(`/contacts/${one.id}`, { name: 'New' })
    const { body: conversation } = await api.post('/conversations', { contact_id: one.id })
    const all = await allTo(conversation.id)
    for (const types of ['contact.created', 'conversation.created,contact.updated', 'message.updated']) {
      const wanted = all.filter(({ type }) => types.split(',').includes(type))
      const events: StreamEvent[] = []
      let cursor = ''
      do {
        const { body }: Answer = await api.get(`/events?types=${types}&limit=7${cursor}`)
        events.push(...body.data)
        cursor = body.next_cursor ? `&cursor=${body.next_cursor}` : ''
      } while (cursor)
      assert.deepEqual(events, wanted)
    }
    for (const types of ['', 'contact', 'contact.created,', 'contact.*', '*', 'toString'])
      assertRefused(await api.get(`/events?types=${types}`), 400, 'parameter_invalid', /^`types` /)
  })

  it('shows what is about one conversation alone, page by page', async () => {
    const { id: contact_id } = await contact()
    const [one, other] = [
      await api.post('/conversations', { contact_id }),
      await api.post('/conversations', { contact_id }),
    ]
    const id = one.body.id as string
    for (const started of [one, other])
      await api.post(`/conversations/${started.body.id}/status`, { status: 'resolved' })
    await api.post(`/conversations/${id}/messages`, { content: 'Hello' })
    await allTo((await contact()).id)
    const { body: first } = await api.get(`/events?conversation_id=${id}&limit=2`)
    const { body: second } = await api.get(`/events?conversation_id=${id}&limit=2&cursor=${first.next_cursor}`)
    const types = [...first.data, ...second.data].map(({ type }) => type)
    assert.deepEqual(types, ['conversation.created', 'conversation.status_changed', 'message.created'])
    const { body: newest } = await api.get(
      `/events?conversation_id=${id}&types=conversation.created,conversation.status_changed&order=desc`,
    )
    assert.deepEqual(
      newest.data.map(({ type }: StreamEvent) => type),
      ['conversation.status_changed', 'conversation.created'],
    )
    const stranger = await (await testAccount()).client()
    assert.deepEqual((await stranger.get(`/events?conversation_id=${id}`)).body.data, [])
  })

  it('shows a key only what it may read', async () => {
    const { body: conversation } = await api.post('/conversations', { contact_id: (await contact()).id })
    const all = await allTo(conversation.id)
    const limited = await account.client({ scopes: ['events:read', 'contacts:read'] })
    const { body } = await limited.get('/events?limit=100')
    const theirs = all.filter(({ type }) => type.startsWith('contact.')).slice(0, 100)
    assert.deepEqual(body.data, theirs)
    assertRefused(
      await limited.get('/events?types=conversation.created'),
      403,
      'insufficient_scope',
      /conversations:read/,
    )
    assertRefused(await limited.get(`/events/${all.at(-1)!.id}`), 404, 'resource_not_found')
    const none = await account.client({ scopes: ['events:read'] })
    assert.deepEqual((await none.get('/events')).body.data, [])
    for (const [type, area] of Object.entries(eventTypes)) {
      const answer = await none.get(`/events?types=${type}`)
      assertRefused(answer, 403, 'insufficient_scope', new RegExp(`${area}:read`))
    }
  })

  it('says so where it no longer reaches back as far as asked, and where it never did', async () => {
    const { id: kept_id } = (await allTo((await contact()).id)).at(-1)!
    const [{ id: old }] = (await api.get('/events?limit=1')).body.data
    // As if it were 31 days old.
    const long_ago = firstIdAt('event', Date.now() - 31 * 24 * 3600_000)
    await account.database.run(sql`update events set id = ${long_ago} where id = ${old}`)
    await account.database.run(sql`update event_log set event_id = ${long_ago} where event_id = ${old}`)
    assert.equal((await api.get(`/events?after=${long_ago}`)).status, 200)
    await pruneEvents(account.database, 30)
    assertRefused(await api.get(`/events?after=${long_ago}`), 410, 'events_expired', /`after`/)
    assertRefused(await api.get(`/events/${long_ago}`), 404, 'resource_not_found')
    assert.equal((await api.get('/events?limit=1')).body.data[0].sequence, 2)
    assert.equal((await api.get(`/events?after=${kept_id}`)).status, 200)
    for (const after of [newId('event'), 'x', newId('contact')])
      assertRefused(await api.get(`/events?after=${after}`), 404, 'resource_not_found')
    assertRefused(await api.get('/events?after='), 400, 'parameter_invalid', /^`after` /)
  })
})
