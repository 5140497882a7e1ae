import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type IdKind, newIdAt, timeOf } from '../ids.ts'
import { behindEnvironments, countEvents } from '../reports/follow.ts'
import { indexEvents } from '../search/follow.ts'
import { type SignedIn, setUp } from '../testing/browser.ts'
import { rowsRead } from '../testing/rows-read.ts'
import { eventually, someContact, startTestService, type TestService } from '../testing/service.ts'
import { idOf, word } from '../testing/spread-rows.ts'
import { sql, verbatim } from './sql.ts'

const tables = [
  'contacts conversations messages leads events event_log search_documents search_words search_word_counts',
  'report_conversations report_counts report_handovers',
].flatMap((names) => names.split(' '))

const day_ms = 24 * 3600 * 1000
const counts = { contact: 3000, conversation: 1500, message: 6000, lead: 600 }

/** Requests, each with how many rows it may read: some for each row of its page, none for the thousands beside it. */
const asked = (at: Record<string, string>): Record<string, number> => ({
  '/contacts': 200,
  [`/contacts?cursor=${at.contacts}`]: 200,
  [`/contacts?email=${at.email}`]: 100,
  '/contacts?identifier=customer-1234': 100,
  '/contacts?phone_number=%2B15550001234': 100,
  [`/contacts?created_after=${at.since}&created_before=${at.until}`]: 200,
  '/contacts?q=quillbaki': 400,
  [`/contacts/${at.contact_id}`]: 100,
  '/conversations': 200,
  [`/conversations?cursor=${at.conversations}`]: 200,
  '/conversations?status=open': 200,
  '/conversations?status=open,resolved&sort=last_message_at': 300,
  '/conversations?sort=priority': 400,
  '/conversations?sort=unanswered_since&order=asc': 400,
  [`/conversations?contact_id=${at.contact_id}`]: 100,
  [`/conversations?channel_id=${at.channel_id}`]: 300,
  '/conversations?expand=contact,last_message,attention': 400,
  [`/conversations/${at.conversation_id}`]: 100,
  [`/conversations/${at.conversation_id}/messages`]: 100,
  [`/conversations/${at.conversation_id}/messages?limit=2&cursor=${at.messages}`]: 100,
  '/leads': 200,
  '/leads?status=new': 200,
  '/leads?grade=warm&sort=score': 200,
  '/leads?status=new,working&sort=score': 300,
  [`/leads?contact_id=${at.contact_id}`]: 100,
  '/leads?expand=contact,evidence,sync_states': 400,
  '/search?q=quillbaki': 800,
  '/search?q=quillbaki%20harr': 800,
  '/search?q=quilbaki': 800,
  '/reports/conversations': 800,
})

describe('statements over wide rows, planned while there was next to nothing', () => {
  let service: TestService
  let page: SignedIn
  let at: Record<string, string>

  before(async () => {
    // As few connections as can be, so that each has planned all statements before there are rows.
    service = await startTestService({ DATABASE_CONNECTIONS: '4' })
    for (const table of tables)
      await service.database.run(
        verbatim(`alter table ${table} add column wide character(300) not null default repeat('x', 300)`),
      )
    page = await setUp(service)
    at = await first()
    for (let n = 0; n < 2; n++) for (const path of Object.keys(asked(at))) await ok(path)
    await followed()
    await fill()
  })
  after(() => service.stop())

  async function ok(path: string) {
    const { status, body } = await page.get(`/live${path}`)
    assert.equal(status, 200, `${path} ${JSON.stringify(body)}`)
    return body
  }

  /** One of each, by the API, and what the paths above name. */
  async function first(): Promise<Record<string, string>> {
    const make = async (path: string, body: unknown) => (await page.post(`/live${path}`, body)).body
    const [contact, other] = [await make('/contacts', someContact()), await make('/contacts', someContact())]
    const { id: conversation_id, channel_id } = await make('/conversations', { contact_id: contact.id })
    for (const content of ['We want to buy 40 bicycles.', 'Our budget is 50,000 EUR.', 'Hello?'])
      await make(`/conversations/${conversation_id}/messages`, { content, direction: 'inbound' })
    await make('/conversations', { contact_id: other.id })
    for (const { id } of [contact, other]) await make('/leads/qualify', { contact_id: id })
    const cursor = async (path: string) => encodeURIComponent((await ok(path)).next_cursor)
    return {
      contact_id: contact.id,
      email: contact.email,
      conversation_id,
      channel_id,
      since: timeOf(newIdAt('contact', Date.now() - 20 * day_ms)),
      until: timeOf(newIdAt('contact', Date.now() - 10 * day_ms)),
      contacts: await cursor('/contacts?limit=1'),
      conversations: await cursor('/conversations?limit=1'),
      messages: await cursor(`/conversations/${conversation_id}/messages?limit=1`),
    }
  }

  const live = () => service.environment_ids.live
  const read = (work: () => Promise<unknown>) => rowsRead(service.database, work)

  async function followed() {
    await eventually(async () => {
      const [outbox] = await service.database.run(sql`select from outbox limit 1`)
      assert.equal(outbox, undefined)
      const [behind] = await service.database.run(sql`
        select from notification_progress, environments where id = environment_id and sequence < last_sequence`)
      assert.equal(behind, undefined)
    })
    while (await indexEvents(service.database));
    do await countEvents(service.database)
    while ((await behindEnvironments(service.database)).length > 0)
  }

  /** More rows like the first one, past the API, and events that tell of them. */
  async function fill() {
    const ids = Object.fromEntries(
      Object.entries(counts).map(([kind, count]) => [
        kind,
        Array.from({ length: count }, (_, n) => idOf(kind as IdKind, n, count)),
      ]),
    ) as Record<keyof typeof counts, string[]>
    const contactOf = (n: number) => ids.contact[n * 2]!
    const messages = ids.message.map((id, n) => {
      const times = { created_at: timeOf(id), updated_at: timeOf(id) }
      return {
        id,
        conversation_id: ids.conversation[n >> 2]!,
        content: `${word(n)} ${word(n * 7)} bicycle`,
        ...times,
      }
    })
    await copies(
      'contacts',
      ids.contact.map((id, n) => ({
        id,
        name: `${word(n)} Harrow`,
        email: `customer-${n}@example.com`,
        identifier: `customer-${n}`,
        phone_number: `+1555000${String(n).padStart(4, '0')}`,
        created_at: timeOf(id),
      })),
    )
    await copies(
      'conversations',
      ids.conversation.map((id, n) => ({
        id,
        contact_id: contactOf(n),
        status: n % 30 === 0 ? 'open' : 'resolved',
        subject: `${word(n)} order`,
        priority: n % 20 === 0 ? 'high' : 'none',
        last_message_id: ids.message[n * 4 + 3],
        last_message_at: timeOf(ids.message[n * 4 + 3]!),
        unanswered_since: n % 30 === 0 ? timeOf(id) : null,
        resolved_at: n % 30 === 0 ? null : timeOf(ids.message[n * 4 + 3]!),
        created_at: timeOf(id),
        updated_at: timeOf(id),
      })),
    )
    await copies('messages', messages)
    await copies(
      'leads',
      ids.lead.map((id, n) => ({
        id,
        contact_id: contactOf(n),
        conversation_id: ids.conversation[n],
        score: n % 100,
        grade: n % 9 === 0 ? 'warm' : 'cold',
        status: n % 10 === 0 ? 'working' : 'new',
        created_at: timeOf(id),
        updated_at: timeOf(id),
      })),
    )
    await tell(
      'contact.created',
      ids.contact.map((id) => ({ id })),
    )
    await tell(
      'conversation.created',
      ids.conversation.map((id, n) => ({ id, contact_id: contactOf(n) })),
    )
    await tell(
      'message.created',
      messages.map(({ id, conversation_id }) => ({ id, conversation_id })),
    )
  }

  async function copies(table: string, changes: object[]) {
    await service.database.run(sql`
      insert into ${verbatim(table)} select made.*
      from ${verbatim(table)} template,
        jsonb_array_elements(${JSON.stringify(changes)}::jsonb) change,
        lateral jsonb_populate_record(template, change) made
      where template.environment_id = ${live()} and template.id = (
        select min(id) from ${verbatim(table)} where environment_id = ${live()})`)
  }

  /** As if the sequencer had numbered them: what else follows an event stays out of this. */
  async function tell(type: string, objects: { id: string; conversation_id?: string }[]) {
    const events = objects.map((object) => ({
      id: newIdAt('event', Date.now()),
      about: object.conversation_id ?? object.id,
      data: { object },
    }))
    await service.database.run(sql`
      with told as (
        select * from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) told (id text, about text, data json)),
      kept as (
        insert into events (environment_id, id, type, actor, contact_id, data, created_at)
        select ${live()}::integer, id, ${type}, '{"type":"system","id":null}', null, data, now() from told),
      numbered as (
        update environments set last_sequence = last_sequence + (select count(*) from told) where id = ${live()}
        returning last_sequence - (select count(*) from told) as start)
      insert into event_log (environment_id, sequence, event_id, type, about)
      select ${live()}::integer, start + row_number() over (), id, ${type}, about from told, numbered`)
  }

  it('follow events by key, as many rows for each as in a small deployment', async () => {
    const events = counts.contact + counts.conversation + counts.message
    const rows = await read(followed)
    assert.ok(rows.total < events * 100, rows.text)
    const ids = await service.database.run<{ id: string }>(
      sql`select id from contacts where environment_id = ${live()} limit 50`,
    )
    await tell('contact.updated', ids)
    const few = await read(followed)
    assert.ok(few.total < 50 * 30, few.text)
  })

  it('read for a request what is on its page', async () => {
    await eventually(async () => assert.deepEqual((await ok('/search?q=quillbaki')).data.length, 25))
    const problems: string[] = []
    for (const [path, max] of Object.entries(asked(at))) {
      // On both connections for reads.
      const rows = await read(async () => {
        for (let n = 0; n < 2; n++) await ok(path)
      })
      if (rows.total / 2 > max) problems.push(`${path}: ${rows.text}`)
    }
    assert.deepEqual(problems, [])
  })
})
