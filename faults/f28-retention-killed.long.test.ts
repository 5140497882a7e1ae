// biome-ignore-all lint/suspicious/noTemplateCurlyInString: twins cut pieces of templates out of the source.
import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { type Database, openDatabase } from '../server/src/db/database.ts'
import { sql } from '../server/src/db/sql.ts'
import { newId, newIdAt } from '../server/src/ids.ts'
import { undo } from '../server/src/testing/embedded-database.ts'
import { eventually } from '../server/src/testing/service.ts'
import { chance, figures, goesRed, sized, twin } from './support/fault.ts'
import { patience } from './support/patient.ts'
import type { Patch } from './support/sabotage.ts'
import { startProcess } from './support/service-process.ts'
import { webhookPlace } from './support/webhooks.ts'

interface Size {
  conversations: number
  kills: number
  /** Besides the process that takes requests. */
  workers: number
}

const size = sized<Size>({
  smallest: { conversations: 40, kills: 1, workers: 1 },
  quick: { conversations: 120, kills: 2, workers: 2 },
  full: { conversations: 5000, kills: 20, workers: 2 },
})
const messages_each = 4

test('F28: whoever deletes what is too old may be killed: nothing is half deleted, and nothing somebody writes to', async (t) => {
  figures(t, await deletesWholly(t, size))
})

twin(
  'F28 twin: where it is not decided anew under the lock, a conversation goes in which somebody has just written',
  async (t) => {
    const blind: Patch = [
      'src/retention/delete-conversations.ts',
      `and contact_id = \${contact_id}
        and \${isAtRest(rule.days)} and not \${isHeld(rule.kept_label)}`,
      'and contact_id = ${contact_id}',
    ]
    // So that many are written to between the choice and their turn.
    const slow: Patch = [
      'src/retention/delete-conversations.ts',
      'const ids = all.slice(',
      'await new Promise((later) => setTimeout(later, 20))\n      const ids = all.slice(',
    ]
    await goesRed(
      () => deletesWholly(t, { conversations: 200, kills: 0, workers: 1 }, [blind, slow]),
      /was deleted after its answer/,
    )
  },
)

// Looks for expired conversations every 100 ms.
const soon_again: Patch = [
  'src/schedule.ts',
  'every_ms: 5000,\n      share_when_busy: 0.1,\n      run: (stopping) => retain',
  'every_ms: 100,\n      share_when_busy: 0.1,\n      run: (stopping) => retain',
]

async function deletesWholly(t: TestContext, plan: Size, without: Patch[] = []) {
  const { conversations, kills, workers: count } = plan
  const place = await webhookPlace(t)
  const steady = await startProcess(t, { settings: { ...place.settings, ROLE: 'api' }, without })
  const database = openDatabase({
    url: place.database_url,
    connections: 4,
    ...patience,
  })
  undo(t, database.close)
  const random = chance(t)
  const ids = await fill(database, conversations)
  const api = await place.client(steady.url)
  const answered = new Set<string>()
  let refused = 0
  let is_over = false
  const left = async () => {
    const [row] = await database.run<{ count: number }>(sql`
      select count(*)::integer as count from conversations where status = 'resolved'`)
    return row!.count
  }
  // From the first deletion on: conversations that are written to earlier would no longer be due.
  const begun = eventually(async () => assert.ok(is_over || (await left()) < conversations), 180_000)
  const write = async () => {
    await begun
    while (!is_over) {
      const id = ids[random.int(0, ids.length - 1)]!
      const { status } = await api.post(`/conversations/${id}/messages`, { content: 'Wait!', direction: 'inbound' })
      if (status === 201) answered.add(id)
      else if (status === 404) refused++
      else assert.fail(`A message was answered ${status}.`)
      await pause(random.int(1, 10))
    }
  }
  const startWorker = () =>
    startProcess(t, { settings: { ...place.settings, ROLE: 'worker' }, without: [soon_again, ...without] })
  const workers = Array.from({ length: count }, startWorker)
  const writing = [write(), write(), write(), write()]
  try {
    for (let n = 1; n <= kills; n++) {
      const moment = conversations * (1 - (n - random.next() / 2) / (kills + 1))
      await eventually(async () => assert.ok((await left()) < moment), 180_000)
      await (await workers[n % count]!).kill()
      await nothingHalf(database, ids)
      workers[n % count] = startWorker()
    }
    await eventually(async () => assert.equal(await left(), 0), 180_000)
  } finally {
    is_over = true
    await Promise.all([...writing, ...workers])
  }
  const gone = await nothingHalf(database, ids)
  for (const id of answered) assert.ok(!gone.has(id), `${id} was deleted after its answer had been given`)
  assert.equal(gone.size + answered.size, conversations)
  return { conversations, kills, deleted: gone.size, written_to: answered.size, refused }
}

/** Every conversation is complete, or completely deleted with one event. Returns the deleted ones. */
async function nothingHalf(database: Database, ids: string[]): Promise<Set<string>> {
  const rows = await database.run<{
    id: string
    is_there: boolean
    messages: number
    events: number
    told: number
  }>(sql`
    select wanted as id, exists (select from conversations where id = wanted) as is_there,
      (select count(*)::integer from messages where conversation_id = wanted and content <> 'Wait!') as messages,
      (select count(*)::integer from events where data->'object'->>'conversation_id' = wanted and data::text like '%Old words%') as events,
      (select count(*)::integer from outbox where about = wanted and type = 'conversation.deleted')
        + (select count(*)::integer from event_log where about = wanted and type = 'conversation.deleted') as told
    from unnest(${ids}::text[]) wanted`)
  for (const { id, is_there, ...had } of rows) {
    const whole = { messages: messages_each, events: 1, told: 0 }
    assert.deepEqual(had, is_there ? whole : { messages: 0, events: 0, told: 1 }, `${id} is half deleted`)
  }
  return new Set(rows.filter(({ is_there }) => !is_there).map(({ id }) => id))
}

/** Conversations resolved a hundred days ago, each with its contact, messages and an event. */
async function fill(database: Database, count: number): Promise<string[]> {
  const at = Date.now() - 100 * 24 * 3600 * 1000
  const ids = Array.from({ length: count }, (_, n) => ({
    conversation: newIdAt('conversation', at + n),
    contact: newIdAt('contact', at + n),
    // Events expire by their own age, so these are new.
    event: newId('event'),
  }))
  const column = (name: 'conversation' | 'contact' | 'event') => ids.map((one) => one[name])
  await database.run(sql`
    with place as (select id as environment_id from environments where mode = 'live' order by id limit 1),
    row as (
      select * from place, unnest(${column('conversation')}::text[], ${column('contact')}::text[], ${column('event')}::text[])
        as row (conversation, contact, event)),
    rules as (
      insert into retention_settings (environment_id, conversation_days, updated_at) select environment_id, 30, now() from place),
    contact as (
      insert into contacts (environment_id, id, name, email, custom_attributes, created_at)
      select environment_id, contact, 'Old Friend', contact || '@example.com', '{}', now() - interval '100 days' from row),
    conversation as (
      insert into conversations (environment_id, id, contact_id, channel, status, handled_by, resolved_at, last_message_at, created_at, updated_at)
      select environment_id, conversation, contact, 'api', 'resolved', 'human', at, at, at, at
      from row, lateral (select now() - interval '100 days' as at) moment),
    event as (
      insert into events (environment_id, id, type, actor, contact_id, data, created_at)
      select environment_id, event, 'message.created', '{"type":"system","id":null}', contact,
        json_build_object('object', json_build_object('conversation_id', conversation, 'content', 'Old words'), 'previous', null), now()
      from row)
    insert into messages (environment_id, conversation_id, id, direction, sender, content, private, status, created_at, updated_at)
    select environment_id, conversation, replace(conversation, 'svccnv', 'svcmsg') || n, 'inbound', '{"type":"contact","id":null,"name":null}',
      'Old words', false, 'received', now() - interval '100 days', now() - interval '100 days'
    from row, generate_series(1, ${messages_each}::integer) n`)
  return ids.map(({ conversation }) => conversation)
}
