import { begin, type Connection, commit, rollback } from '../db/connection.ts'
import type { Database } from '../db/database.ts'
import { locks } from '../db/locks.ts'
import { ofKey } from '../db/of-key.ts'
import { sql } from '../db/sql.ts'
import type { EventType } from '../events/catalog.ts'
import { by_index } from './by-index.ts'
import { fill } from './fill.ts'
import { keep, removeContacts, removeUnder } from './keep.ts'
import { addPending } from './merge.ts'
import { behindEnvironments, type Progress, type Step } from './progress.ts'
import type { Item } from './sources.ts'

const batch_size = 1000
const max_ms = 250

/**
 * Updates the index with recent events, for a limited time. Returns whether there is more. Any process may do it: a lock
 * admits one at a time. A failing environment doesn't delay others.
 */
export async function indexEvents(database: Database): Promise<boolean> {
  const until = performance.now() + max_ms
  const behind = await behindEnvironments(database)
  const failures: unknown[] = []
  const failed = (error: unknown) => void failures.push(error)
  while (behind.length > 0 && performance.now() < until) {
    const environment_id = behind.shift()!
    const done = await step(database, environment_id, failed).catch(failed)
    if (done?.more) behind.push(environment_id)
    if (done && done.added > 0) await addPending(database, done.added)
  }
  if (failures.length > 0) throw new AggregateError(failures, 'The search index lags behind or leaves something out.')
  return behind.length > 0
}

/** Makes everything be read from the tables again. */
export async function startOver(database: Database): Promise<void> {
  await database.run(sql`update search_progress set filling = 'contact', after_parent_id = '', after_id = ''`)
}

/** One batch in one transaction, together with its progress: if the process is killed, the batch starts over. */
export function step(database: Database, environment_id: number, skipped: (error: Error) => void): Promise<Step> {
  return database.session(async (connection) => {
    await connection.query(begin)
    try {
      await connection.query(by_index)
      // A batch of very long texts must not fail forever because of the timeout for requests.
      await connection.query(sql`set local statement_timeout = 0`)
      const [lock] = await connection.query<{ free: boolean }>(
        sql`select pg_try_advisory_xact_lock(${locks.search}, ${environment_id}) as free`,
      )
      // A separate statement: it must see what the previous holder of the lock wrote.
      const done = lock!.free ? await advance(connection, environment_id, skipped) : { more: false, added: 0 }
      await connection.query(commit)
      return done
    } catch (error) {
      connection.query(rollback).catch(() => {})
      throw error
    }
  })
}

async function advance(connection: Connection, environment_id: number, skipped: (error: Error) => void): Promise<Step> {
  const [progress] = await connection.query<Progress>(sql`
    select environment_id, sequence, filling, after_parent_id, after_id from search_progress
    where environment_id = ${environment_id}`)
  if (!progress) {
    // Rows from before the first followed event are read from the tables.
    await connection.query(sql`
      insert into search_progress (environment_id, sequence, filling)
      select id, last_sequence, 'contact' from environments where id = ${environment_id}`)
    return { more: true, added: 0 }
  }
  const followed = await followSome(connection, progress, batch_size, skipped)
  if (followed.more || progress.filling === null) return followed
  const filled = await fill(connection, progress)
  return { more: filled.more, added: followed.added + filled.added }
}

/** An event that can't be read doesn't stop the index: it's found by bisection, logged and skipped. */
async function followSome(
  connection: Connection,
  progress: Progress,
  limit: number,
  skipped: (error: Error) => void,
): Promise<Step> {
  await connection.query(sql`savepoint followed`)
  try {
    return await followBatch(connection, progress, limit)
  } catch (error) {
    if (!isOfData(error)) throw error
    await connection.query(sql`rollback to savepoint followed`)
    if (limit > 1) return followSome(connection, progress, Math.ceil(limit / 2), skipped)
    skipped(new Error(`Search leaves out event ${await skip(connection, progress)}.`, { cause: error }))
    return { more: true, added: 0 }
  }
}

/** Class 22 of PostgreSQL's errors: invalid data, such as half a surrogate pair in JSON. */
function isOfData(error: unknown): boolean {
  return (error as { code?: string }).code?.startsWith('22') === true
}

async function skip(connection: Connection, { environment_id, sequence }: Progress): Promise<string | undefined> {
  const [next] = await connection.query<{ event_id: string }>(sql`
    with next as (
      select sequence, event_id from event_log
      where environment_id = ${environment_id} and sequence > ${sequence}::bigint order by sequence limit 1)
    update search_progress progress set sequence = next.sequence from next where environment_id = ${environment_id}
    returning event_id`)
  return next?.event_id
}

/** Events that change what can be found. */
export const indexed_kinds = [
  'contact.created',
  'contact.updated',
  'contact.deleted',
  'conversation.created',
  'conversation.updated',
  'conversation.deleted',
  'message.created',
  'message.updated',
] as const satisfies readonly EventType[]

interface Happened {
  sequence: string
  type: string | null
  id: string | null
  conversation_id: string | null
  contact_id: string | null
  renamed: boolean
  moved: boolean
}

async function followBatch(
  connection: Connection,
  { environment_id, sequence }: Progress,
  limit: number,
): Promise<Step> {
  // Each event is looked up by its key, as in keep.ts, and its JSON read as few times as possible.
  const happened = await connection.query<Happened>(sql`
    select sequence, event.type, object->>'id' as id, object->>'conversation_id' as conversation_id,
      case when event.type = 'conversation.deleted' then event.contact_id
        when event.type like 'conversation.%' then object->>'contact_id' end as contact_id,
      event.type = 'contact.updated' and previous->>'name' is not null as renamed,
      event.type = 'conversation.updated' and previous->>'contact_id' is not null as moved
    from event_log log left join lateral (
      select type, contact_id, data->'object' as object, case when type like '%.updated' then data->'previous' end as previous
      from events where environment_id = ${environment_id} and id = log.event_id offset 0) event on true
    where environment_id = ${environment_id} and sequence > ${sequence}::bigint order by sequence limit ${limit}`)
  if (happened.length === 0) return { more: false, added: 0 }
  const of = (...kinds: (typeof indexed_kinds)[number][]) =>
    happened.filter(({ type, id }) => id !== null && kinds.some((kind) => kind === type))
  const ids = (rows: Happened[]) => rows.map(({ id }) => id!)
  const deleted = ids(of('contact.deleted'))
  if (deleted.length > 0) await removeContacts(connection, environment_id, deleted)
  const dropped = of('conversation.deleted')
  if (dropped.length > 0) await removeUnder(connection, environment_id, ids(dropped))
  const added = await keep(connection, environment_id, [
    ...of('contact.created', 'contact.updated').map((event) => item('contact', event.id!, event.id!)),
    ...of('conversation.created', 'conversation.updated', 'conversation.deleted').map((event) =>
      item('conversation', event.contact_id!, event.id!),
    ),
    ...of('message.created', 'message.updated').map((event) => item('message', event.conversation_id!, event.id!)),
    ...(await textsOf(connection, environment_id, {
      of_contacts: ids(of('contact.updated').filter(({ renamed }) => renamed)),
      conversations: ids(of('conversation.updated').filter(({ moved }) => moved)),
    })),
  ])
  await connection.query(sql`
    update search_progress set sequence = ${happened.at(-1)!.sequence}::bigint where environment_id = ${environment_id}`)
  return { more: happened.length === limit, added }
}

// Beyond this number, older texts of a renamed contact are still found by their words, but not by the new name.
const max_texts = 2000

/** What is found by the name of these contacts, and of the contacts of these conversations. */
async function textsOf(
  connection: Connection,
  environment_id: number,
  { of_contacts, conversations }: { of_contacts: string[]; conversations: string[] },
): Promise<Item[]> {
  if (of_contacts.length === 0 && conversations.length === 0) return []
  // In the order of the index of contacts, which no other has: see of-key.ts.
  return connection.query<Item>(sql`
    with of as (
      (select conversation.* from unnest(${of_contacts}::text[]) wanted
       cross join lateral (
         select contact_id, id from conversations
         where environment_id = ${environment_id} and contact_id >= wanted and contact_id <= wanted
         order by contact_id desc, id desc limit ${max_texts}) conversation
       order by id desc limit ${max_texts})
      union
      select conversation.* from unnest(${conversations}::text[]) wanted
      cross join lateral (select contact_id, id from conversations where ${ofKey(environment_id, sql`wanted`)}) conversation)
    select 'conversation' as kind, contact_id as parent_id, id from of
    union all
    (select 'message', conversation_id, id from messages
     where environment_id = ${environment_id} and conversation_id = any (array(select id from of))
     order by id desc limit ${max_texts})`)
}

function item(kind: Item['kind'], parent_id: string, id: string): Item {
  return { kind, parent_id, id }
}
