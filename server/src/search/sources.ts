import { setImmediate } from 'node:timers/promises'
import type { Connection } from '../db/connection.ts'
import { ofKey } from '../db/of-key.ts'
import { type Sql, sql } from '../db/sql.ts'
import { said } from '../files/said.ts'
import {
  type ContactText,
  contactDocument,
  type Kind,
  type SearchDocument,
  type Text,
  textDocument,
} from './documents.ts'

/** Items that may need indexing or removal, identified by these two in the index and in their own tables. */
export interface Item {
  kind: Kind
  parent_id: string
  id: string
}

/**
 * The documents of those items that exist now: events say that something happened, tables say what is. Each is looked up by its key, as in
 * keep.ts and of-key.ts: a plan made while there was little read all contacts for each batch, and took most of the time of an import's.
 */
export async function readDocuments(
  connection: Connection,
  environment_id: number,
  items: Item[],
): Promise<SearchDocument[]> {
  const of = (kind: Kind) => items.filter((item) => item.kind === kind)
  const ids = (kind: Kind) => of(kind).map(({ id }) => id)
  const parents = of('message').map(({ parent_id }) => parent_id)
  const [contacts, conversations, messages] = await Promise.all([
    connection.query<ContactText>(sql`
      select contact.* from unnest(${ids('contact')}::text[]) wanted
      cross join lateral (
        select id, name, email, phone_number, identifier
        from contacts where ${ofKey(environment_id, sql`wanted`)}) contact`),
    connection.query<Text>(sql`
      select contact_id as parent_id, conversation.id, subject as text, name as contact_name
      from unnest(${ids('conversation')}::text[]) wanted
      cross join lateral (
        select id, contact_id, subject from conversations where ${ofKey(environment_id, sql`wanted`)}) conversation
      cross join lateral (${nameOf(environment_id)}) contact`),
    connection.query<Text>(sql`
      select of_conversation as parent_id, message.id, content as text, name as contact_name
      from unnest(${parents}::text[], ${ids('message')}::text[]) wanted (of_conversation, wanted_id)
      cross join lateral (
        select id, ${said} as content from messages
        where environment_id = ${environment_id} and conversation_id = of_conversation and id = wanted_id offset 0) message
      cross join lateral (
        select contact_id from conversations where ${ofKey(environment_id, sql`of_conversation`)}) conversation
      cross join lateral (${nameOf(environment_id)}) contact`),
  ])
  return inTurns([
    ...contacts.map((row) => () => contactDocument(row)),
    ...conversations.map((row) => () => textDocument('conversation', row)),
    ...messages.map((row) => () => textDocument('message', row)),
  ])
}

function nameOf(environment_id: number): Sql {
  return sql`select name from contacts where ${ofKey(environment_id, sql`contact_id`)}`
}

// A message takes 0.07 ms to split into words, a batch 35 ms: requests are served in between.
const at_once = 20

async function inTurns<T>(makers: (() => T)[]): Promise<T[]> {
  const created: T[] = []
  for (const [n, make] of makers.entries()) {
    if (n % at_once === at_once - 1) await setImmediate()
    created.push(make())
  }
  return created
}
