import assert from 'node:assert/strict'
import { after, before, describe, it, type TestContext } from 'node:test'
import { createAccount } from '../accounts/accounts.ts'
import { sql } from '../db/sql.ts'
import { firstIdAt, newId } from '../ids.ts'
import type { StreamEvent } from '../testing/events-of.ts'
import { exactRequest } from '../testing/exact-request.ts'
import { type Listener, listen } from '../testing/listener.ts'
import { assertRefused } from '../testing/refused.ts'
import {
  type Answer,
  type Client,
  eventually,
  someContact,
  startTestService,
  type TestService,
} from '../testing/service.ts'

let service: TestService
let api: Client
before(async () => {
  service = await startTestService({ STREAM_LIMIT_PER_KEY: '1000' })
  api = await service.client()
})
after(() => service.stop())

const contact = async (by = api) => (await by.post('/contacts', someContact())).body
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits until the last change's event is in the log: a stream opened earlier would send it, too. */
const numbered = (id: string) =>
  eventually(async () => {
    const { body } = await api.get('/events?order=desc&limit=1')
    assert.equal(body.data[0].data.object.id, id)
  })

async function open(
  t: TestContext,
  query = '',
  { by = api, headers = {} }: { by?: Client; headers?: Record<string, string> } = {},
) {
  const listener = await listen(service.base, by.key, query, headers)
  t.after(() => listener.stop())
  return listener
}

const subjects = (events: { event: StreamEvent }[]) => events.map(({ event }) => event.data.object.id)

describe('an event stream', () => {
  it('ends if the log lost what it sent, as after a failover to a standby that lagged, and the next one goes on', async (t) => {
    const listener = await open(t)
    const { id } = await contact()
    await eventually(async () => assert.deepEqual(subjects(listener.events), [id]))
    const [seen] = listener.events
    await service.database.run(sql`
      with lost as (delete from event_log where event_id = ${seen!.id} returning environment_id, sequence)
      update environments set last_sequence = lost.sequence - 1 from lost where id = lost.environment_id`)
    await listener.ended
    const { status } = await api.get('/events/stream', { 'last-event-id': seen!.id })
    assert.ok(status === 404 || status === 410)
    const next = await open(t)
    const later = await contact()
    await eventually(async () => assert.deepEqual(subjects(next.events), [later.id]))
  })

  it('tells events as they happen, each as it is answered alone', async (t) => {
    await numbered((await contact()).id)
    const listener = await open(t)
    const { id } = await contact()
    await api.patch(`/contacts/${id}`, { name: 'New\nname' })
    await eventually(async () => assert.equal(listener.events.length, 2))
    assert.deepEqual(subjects(listener.events), [id, id])
    for (const { id, type, event } of listener.events) {
      assert.equal(event.id, id)
      assert.equal(event.type, type)
      assert.deepEqual((await api.get(`/events/${id}`)).body, event)
    }
    const raw = await exactRequest(`${service.base}/events/${listener.events[1]!.id}`, {
      headers: [['Authorization', `Bearer ${api.key}`]],
    })
    assert.ok(listener.text().includes(`\ndata: ${JSON.stringify(raw.body)}\n\n`))
  })

  it('says at once that it is open, with both service headers, uncompressed and not to be kept', async (t) => {
    const answer = await fetch(`${service.base}/events/stream`, {
      headers: { authorization: `Bearer ${api.key}`, accept: 'text/event-stream', 'accept-encoding': 'gzip, br' },
    })
    assert.equal(answer.status, 200)
    assert.match(answer.headers.get('service-request-id')!, /^req_/)
    assert.equal(answer.headers.get('service-api-version'), 'v1')
    assert.equal(answer.headers.get('content-type'), 'text/event-stream')
    assert.match(answer.headers.get('cache-control')!, /^no-store\b/)
    assert.equal(answer.headers.get('x-accel-buffering'), 'no')
    assert.equal(answer.headers.get('content-encoding'), null)
    const reader = answer.body!.getReader()
    t.after(() => reader.cancel())
    const { value } = await reader.read()
    assert.match(new TextDecoder().decode(value), /^: connected\nretry: [1-3]\d{3}\n/)
  })

  it('goes on after the event seen last, by the header before the parameter, without a gap and without a repeat', async (t) => {
    const ids: string[] = []
    for (let n = 0; n < 5; n++) ids.push((await contact()).id)
    const { body } = await eventually(async () => {
      const answer = await api.get('/events?order=desc&limit=5')
      assert.equal(answer.body.data[0].data.object.id, ids[4])
      return answer
    })
    const [fifth, , third, , first] = body.data.map(({ id }: StreamEvent) => id)
    const by_query = await open(t, `?after=${first}`)
    const by_header = await open(t, `?after=${first}`, { headers: { 'last-event-id': third } })
    const from_end = await open(t, '', { headers: { 'last-event-id': fifth } })
    const last = (await contact()).id
    await eventually(async () => {
      assert.deepEqual(subjects(by_query.events), [...ids.slice(1), last])
      assert.deepEqual(subjects(by_header.events), [...ids.slice(3), last])
      assert.deepEqual(subjects(from_end.events), [last])
    })
  })

  it('that broke before the first event goes on where it began', async (t) => {
    await contact()
    const brief = await open(t)
    const seen = brief.last_id()!
    await brief.stop()
    const { id } = await contact()
    const listener = await open(t, '', { headers: { 'last-event-id': seen } })
    await eventually(async () => assert.equal(subjects(listener.events).at(-1), id))
  })

  it('that broke before anything ever happened goes on where it began', async (t) => {
    const by = await service.client({ account_id: await createAccount(service.database, 'New') })
    const brief = await open(t, '', { by })
    const seen = brief.last_id()!
    await brief.stop()
    const empty = await open(t, '', { by, headers: { 'last-event-id': seen } })
    const { id } = await contact(by)
    await eventually(async () => assert.deepEqual(subjects(empty.events), [id]))
    const listener = await open(t, '', { by, headers: { 'last-event-id': seen } })
    await eventually(async () => assert.deepEqual(subjects(listener.events), [id]))
    await service.database.run(sql`delete from event_log where event_id = ${listener.events[0]!.id}`)
    assertRefused(await by.get('/events/stream', { 'last-event-id': seen }), 410, 'events_expired')
  })

  it('leaves nothing out and repeats nothing, opened at any moment of a busy time', async (t) => {
    const { body } = await api.get('/events?order=desc&limit=1')
    const start: StreamEvent = body.data[0]
    let writing = true
    const write = async () => {
      while (writing) await contact()
    }
    const writers = Array.from({ length: 6 }, write)
    const listeners: Listener[] = []
    for (let n = 0; n < 20; n++) {
      listeners.push(await open(t, `?after=${start.id}`))
      await pause(15)
    }
    writing = false
    await Promise.all(writers)
    const all = await eventually(async () => {
      const events: StreamEvent[] = []
      for (let after = start.id; ; after = events.at(-1)!.id) {
        const { body }: Answer = await api.get(`/events?after=${after}&limit=100`)
        events.push(...body.data)
        if (!body.has_more) return events
      }
    })
    assert.ok(all.length > 200)
    await eventually(async () => {
      for (const { events } of listeners)
        assert.deepEqual(
          events.map(({ event }) => event.sequence),
          all.map((_, n) => start.sequence + n + 1),
        )
    })
  })

  it('that goes on over a deletion tells nothing of what was deleted but that it was', async (t) => {
    await numbered((await contact()).id)
    const open_already = await open(t)
    const place = open_already.last_id()!
    const { id, email } = await contact()
    await numbered(id)
    await api.delete(`/contacts/${id}`)
    await eventually(async () => assert.equal(open_already.events.length, 2))
    assert.ok(open_already.text().includes(email))
    const later = await open(t, `?after=${place}`)
    await eventually(async () => assert.deepEqual(subjects(later.events.slice(1)), [id]))
    assert.equal(later.events[0]!.event.data.object, null)
    assert.ok(!later.text().includes(email))
  })

  it('tells the kinds and the conversation that are asked for, and what the key may read', async (t) => {
    const limited = await service.client({ scopes: ['events:read', 'contacts:read'] })
    const { id: contact_id } = await contact()
    const { body: one } = await api.post('/conversations', { contact_id })
    const { body: other } = await api.post('/conversations', { contact_id })
    await numbered(other.id)
    const by_type = await open(t, '?types=message.created,contact.updated')
    const by_conversation = await open(t, `?conversation_id=${one.id}`)
    const by_both = await open(t, `?conversation_id=${one.id}&types=message.created`)
    const unknown = await open(t, '?conversation_id=svccnv_none')
    const by_key = await open(t, '', { by: limited })
    const theirs = await open(t, '', { by: await service.client({ mode: 'test' }) })
    const { body: message } = await api.post(`/conversations/${one.id}/messages`, { content: 'One' })
    const { body: second } = await api.post(`/conversations/${other.id}/messages`, { content: 'Other' })
    await api.post(`/conversations/${one.id}/status`, { status: 'resolved' })
    await api.patch(`/contacts/${contact_id}`, { name: 'Other' })
    await eventually(async () => {
      assert.deepEqual(subjects(by_type.events), [message.id, second.id, contact_id])
      assert.deepEqual(subjects(by_conversation.events), [message.id, one.id])
      assert.deepEqual(subjects(by_both.events), [message.id])
      assert.deepEqual(subjects(by_key.events), [contact_id])
    })
    for (const { events } of [unknown, theirs]) assert.deepEqual(events, [])
  })

  it('refuses what it cannot do before it opens', async () => {
    const limited = await service.client({ scopes: ['events:read'] })
    const none = await service.client({ scopes: ['contacts:read'] })
    const path = '/events/stream'
    assertRefused(await none.get(path), 403, 'insufficient_scope', /events:read/)
    assertRefused(await limited.get(`${path}?types=contact.created`), 403, 'insufficient_scope', /contacts:read/)
    assertRefused(await api.get(`${path}?types=x`), 400, 'parameter_invalid', /^`types`/)
    assertRefused(await api.get(`${path}?limit=3`), 400, 'parameter_unknown')
    assertRefused(await api.get(path, { accept: 'application/json' }), 406, 'not_acceptable', /text\/event-stream/)
    assertRefused(await api.get(path, { authorization: '' }), 401, 'api_key_missing')
    for (const after of [newId('event'), 'x', newId('contact')]) {
      assertRefused(await api.get(`${path}?after=${after}`), 404, 'resource_not_found')
      assertRefused(await api.get(path, { 'last-event-id': after }), 404, 'resource_not_found')
    }
    const long_ago = firstIdAt('event', Date.now() - 31 * 24 * 3600_000)
    assertRefused(await api.get(`${path}?after=${long_ago}`), 410, 'events_expired', /`after`/)
    assertRefused(await api.get(path, { 'last-event-id': long_ago }), 410, 'events_expired', /`Last-Event-ID`/)
    assertRefused(await api.post(path, {}), 405, 'method_not_allowed')
  })

  it('answers HEAD with its head and OPTIONS with its methods', async () => {
    const head = await api.send('HEAD', '/events/stream')
    assert.deepEqual([head.status, head.body], [200, null])
    assert.equal(head.headers.get('content-type'), 'text/event-stream')
    const options = await api.send('OPTIONS', '/events/stream')
    assert.deepEqual([options.status, options.headers.get('allow')], [204, 'GET, HEAD, OPTIONS'])
  })
})
