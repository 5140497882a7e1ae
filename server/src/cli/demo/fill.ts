import { environmentOf, listAccounts } from '../../accounts/accounts.ts'
import { inserted } from '../../contacts/contacts.ts'
import { createMissingLabels } from '../../conversations/labels/labels.ts'
import type { Source } from '../../conversations/messages/schema.ts'
import { begin, type Connection, commit } from '../../db/connection.ts'
import type { Database } from '../../db/database.ts'
import { sql } from '../../db/sql.ts'
import { newIdAt } from '../../ids.ts'
import { insertArticles } from './articles.ts'
import { insertAssistantWork } from './assistant.ts'
import { insertCannedReplies } from './canned-replies.ts'
import { demoCompany } from './company.ts'
import { type PastConversation, pastContact, pastContactEvent, pastConversation, pastEvents } from './history.ts'
import { insertTeam } from './team.ts'

const week_ms = 7 * 24 * 3600 * 1000

/** Fills an empty deployment with a small believable company and a week of its history, in both modes; answers whether it did. */
export function fillDemo(database: Database): Promise<boolean> {
  return database.session(async (connection) => {
    await connection.query(begin)
    const filled = await fill({ ...database, run: (query) => connection.query(query) }, connection)
    await connection.query(commit)
    return filled
  })
}

async function fill(database: Database, connection: Connection): Promise<boolean> {
  const [first] = await database.run<{ done: string }>(
    sql`insert into deployment (name, value) values ('demo', 'filled') on conflict do nothing returning value as done`,
  )
  if (!first) return false
  const [used] = await database.run(sql`select from contacts union all select from api_keys limit 1`)
  if (used)
    throw new Error(
      'This data folder is in use already: the demo fills an empty one only. Unset DATA_DIR, or name another.',
    )
  const company = demoCompany()
  const account = (await listAccounts(database))[0]!
  await database.run(
    sql`update accounts set name = 'Lindqvist & Daughters', first_steps_hidden_at = now() where id = ${account.id}`,
  )
  const team = await insertTeam(database, connection, account.id)

  const now = Date.now()
  for (const mode of ['live', 'test'] as const) {
    const environment_id = await environmentOf(database, account.id, mode)
    const contacts = new Map(
      company.contacts.map((person, n) => [person.email, pastContact(person, now - week_ms - n * 3_600_000)]),
    )
    await insertCannedReplies(database, environment_id, now - week_ms)
    await insertArticles(database, environment_id, now - week_ms)
    const articles = await articlesIn(database, environment_id)
    const [channel] = await database.run<{ id: string }>(
      sql`select id from channels where environment_id = ${environment_id}`,
    )
    const conversations = company.conversations.map((conversation) =>
      pastConversation(conversation, contacts.get(conversation.contact)!, channel!.id, team, now, articles),
    )
    await database.run(inserted({ environment_id }, [...contacts.values()]))
    await createMissingLabels({ environment_id, database }, [
      ...new Set(company.conversations.flatMap(({ labels }) => labels)),
    ])
    await insertConversations(database, environment_id, conversations)
    await insertAssistantWork(database, environment_id, conversations)
    await insertEvents(database, environment_id, [
      ...[...contacts.values()].map(pastContactEvent),
      ...conversations.flatMap(pastEvents),
    ])
  }
  return true
}

/** What the assistant may cite, by its title. */
async function articlesIn(database: Database, environment_id: number): Promise<Map<string, Source>> {
  const rows = await database.run<Omit<Source, 'object'>>(
    sql`select id, title, url from articles where environment_id = ${environment_id}`,
  )
  return new Map(rows.map((row) => [row.title, { object: 'article', ...row }]))
}

async function insertConversations(
  database: Database,
  environment_id: number,
  past: PastConversation[],
): Promise<void> {
  await database.run(sql`
    insert into conversations (environment_id, id, contact_id, channel, channel_id, subject, status, handled_by, assignee, priority, labels, handover,
      resolved_at, first_replied_at, last_message_at, unread_count, unanswered_since, custom_attributes, created_at, updated_at, version,
      last_message_id)
    select ${environment_id}::integer, id, contact_id, channel, channel_id, subject, status, handled_by, assignee, priority, labels::json, handover::json,
      resolved_at, first_replied_at, last_message_at, unread_count, unanswered_since, custom_attributes::json, created_at, updated_at, version,
      last_message_id
    from json_to_recordset(${JSON.stringify(past.map(({ conversation }) => conversation))}::json)
      as row (id text, contact_id text, channel text, channel_id text, subject text, status text, handled_by text, assignee text, priority text, labels text,
        handover text, resolved_at timestamptz, first_replied_at timestamptz, last_message_at timestamptz, unread_count integer,
        unanswered_since timestamptz, custom_attributes text, created_at timestamptz, updated_at timestamptz, version integer, last_message_id text)`)
  await database.run(sql`
    insert into messages (environment_id, conversation_id, id, direction, sender, content, private, status, sources, created_at, updated_at)
    select ${environment_id}::integer, conversation_id, id, direction, sender::json, content, private, status, sources::json, created_at, updated_at
    from json_to_recordset(${JSON.stringify(past.flatMap(({ messages }) => messages))}::json)
      as row (conversation_id text, id text, direction text, sender text, content text, private boolean, status text, sources text,
        created_at timestamptz, updated_at timestamptz)`)
}

interface PastEvent {
  type: string
  at: string
  object: string
  contact_id: string
  about: string
}

async function insertEvents(database: Database, environment_id: number, events: PastEvent[]): Promise<void> {
  const rows = events
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ type, at, object, contact_id, about }) => ({
      id: newIdAt('event', Date.parse(at)),
      type,
      at,
      contact_id,
      about,
      data: `{"object":${object},"previous":null}`,
    }))
  const json = JSON.stringify(rows)
  await database.run(sql`
    with event as (
      insert into events (environment_id, id, type, actor, contact_id, data, created_at)
      select ${environment_id}::integer, id, type, '{"type":"system","id":null}', contact_id, data::json, at
      from json_to_recordset(${json}::json) as row (id text, type text, contact_id text, data text, at timestamptz))
    insert into outbox (environment_id, event_id, type, about)
    select ${environment_id}::integer, id, type, about
    from json_to_recordset(${json}::json) as row (id text, type text, about text, at timestamptz) order by at, id`)
}
