import assert from 'node:assert/strict'
import { after, before, describe, it, type TestContext } from 'node:test'
import { sql } from '../db/sql.ts'
import type { StreamEvent } from '../testing/events-of.ts'
import { startProcess } from '../testing/processes.ts'
import {
  type Answer,
  type Client,
  client,
  eventually,
  someContact,
  startTestService,
  type TestService,
} from '../testing/service.ts'
import { numberEvents } from './sequencer.ts'

const SECRET_KEY = Buffer.alloc(32, 1).toString('base64')

describe('numbering events', () => {
  let service: TestService
  let api: Client
  before(async () => {
    service = await startTestService({ SECRET_KEY })
    api = await service.client()
  })
  after(() => service.stop())

  /** A second service on the same database, in a process of its own. */
  async function neighbour(t: TestContext) {
    const settings = { DATABASE_URL: service.database_url, SECRET_KEY, RATE_LIMIT: '0', LOG_LEVEL: 'silent' }
    const { url, stop } = await startProcess(settings)
    t.after(() => stop())
    return client(`${url}/v1`, api.key)
  }

  /** A busy service may reject it temporarily, and nothing was done. */
  const done = (send: () => Promise<Answer>) =>
    eventually(async () => {
      const answer = await send()
      assert.ok(answer.status < 300, JSON.stringify(answer.body))
      return answer
    })

  async function allEvents(by: Client): Promise<StreamEvent[]> {
    const events: StreamEvent[] = []
    let cursor = ''
    do {
      const { body }: Answer = await by.get(`/events?limit=100${cursor}`)
      events.push(...body.data)
      cursor = body.next_cursor ? `&cursor=${body.next_cursor}` : ''
    } while (cursor)
    return events
  }

  it('leaves no gap and repeats none, with many writers in two processes and both modes', async (t) => {
    const other = await neighbour(t)
    const test_mode = await service.client({ mode: 'test' })
    const writers = [api, other, test_mode]
    await Promise.all(
      Array.from({ length: 150 }, async (_, n) => {
        const by = writers[n % 3]!
        const contact = someContact()
        const { body } = await done(() => by.post('/contacts', contact))
        await done(() => by.patch(`/contacts/${body.id}`, { name: 'Changed' }))
      }),
    )
    for (const [by, count] of [
      [api, 200],
      [test_mode, 100],
    ] as const) {
      const events = await eventually(async () => {
        const events = await allEvents(by)
        assert.equal(events.length, count)
        return events
      })
      assert.deepEqual(
        events.map(({ sequence }) => sequence),
        Array.from({ length: count }, (_, n) => n + 1),
      )
      assert.equal(new Set(events.map(({ id }) => id)).size, count)
      assert.deepEqual(await allEvents(by === api ? other : by), events)
      // Events about one object arrive in order.
      const created = new Set<string>()
      for (const { type, data } of events) {
        if (type === 'contact.created') created.add(data.object.id)
        else assert.ok(created.has(data.object.id))
      }
    }
  })

  it('shows a follower everything, in order, while it is being written', async () => {
    let last = (await allEvents(api)).at(-1)!
    const start = last.sequence
    const seen: StreamEvent[] = []
    let writing = true
    const follow = async () => {
      while (writing || seen.length < 60) {
        const { body } = await api.get(`/events?after=${last.id}&limit=100`)
        seen.push(...body.data)
        last = body.data.at(-1) ?? last
      }
    }
    const write = async () => {
      for (let n = 0; n < 6; n++)
        await Promise.all(Array.from({ length: 10 }, () => api.post('/contacts', someContact())))
      writing = false
    }
    await Promise.all([follow(), write()])
    assert.deepEqual(
      seen.map(({ sequence }) => sequence),
      Array.from({ length: 60 }, (_, n) => start + n + 1),
    )
  })

  it('keeps the messages of a conversation in their order, written in two processes at once', async (t) => {
    const other = await neighbour(t)
    const { body: contact } = await api.post('/contacts', someContact())
    const { body: conversation } = await api.post('/conversations', { contact_id: contact.id })
    const path = `/conversations/${conversation.id}/messages`
    const sent = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        (n % 2 ? api : other).post(path, { content: `${n}`, direction: n % 3 ? 'inbound' : 'outbound' }),
      ),
    )
    for (const { status, body } of sent) assert.equal(status, 201, JSON.stringify(body))
    const ids: string[] = (await api.get(`${path}?order=asc&limit=100`)).body.data.map(({ id }: { id: string }) => id)
    assert.equal(new Set(ids).size, 60)
    const stored = (await other.get(`/conversations/${conversation.id}`)).body
    const last = (await api.get(`${path}?limit=1`)).body.data[0]
    assert.equal(stored.last_message_at, last.created_at)
    await eventually(async () => {
      const events = (await allEvents(api)).filter(({ data }) => data.object?.conversation_id === conversation.id)
      assert.deepEqual(
        events.map(({ data }) => data.object.id),
        ids,
      )
    })
    const [row] = await service.database.run(
      sql`select version, last_message_id from conversations where id = ${conversation.id}`,
    )
    assert.deepEqual(row, { version: 61, last_message_id: ids.at(-1) })
  })

  it('with nothing to number does nothing', async () => {
    await eventually(async () => assert.equal(await numberEvents(service.database, async () => []), 0))
  })
})
