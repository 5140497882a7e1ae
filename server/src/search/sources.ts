import { setImmediate } from 'node:timers/promises'
import type { Connection } from '../db/connection.ts'
import { sql } from '../db/sql.ts'
import {
  type ContactText,
  contactDocument,
  type Kind,
  type SearchDocument,
  type Text,
  textDocument,
} from './documents.ts'

/** What may have to be kept, or kept no more: found by these two in the index and, where it lives, in its own table. */
export interface Item {
  kind: Kind
  parent_id: string
  id: string
}

/** The documents of those items that are there now: events tell that something happened, the tables tell what is. */
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
      select id, name, email, phone_number, identifier
      from contacts where environment_id = ${environment_id} and id = any (${ids('contact')})`),
    connection.query<Text>(sql`
      select contact_id as parent_id, conversations.id, subject as text, name as contact_name
      from conversations join contacts on contacts.environment_id = conversations.environment_id and contacts.id = contact_id
      where conversations.environment_id = ${environment_id} and conversations.id = any (${ids('conversation')})`),
    connection.query<Text>(sql`
      select conversation_id as parent_id, messages.id, content as text, name as contact_name
      from unnest(${parents}::text[], ${ids('message')}::text[]) wanted (conversation, message)
      cross join lateral (
        select id, conversation_id, content from messages
        where messages.environment_id = ${environment_id} and conversation_id = conversation and id = message offset 0) messages
      join conversations on conversations.environment_id = ${environment_id} and conversations.id = conversation
      join contacts on contacts.environment_id = ${environment_id} and contacts.id = contact_id`),
  ])
  return inTurns([
    ...contacts.map((row) => () => contactDocument(row)),
    ...conversations.map((row) => () => textDocument('conversation', row)),
    ...messages.map((row) => () => textDocument('message', row)),
  ])
}

// A message takes 0.07 ms to cut into words, a batch of them 35: requests are served in between.
const at_once = 20

async function inTurns<T>(makers: (() => T)[]): Promise<T[]> {
  const created: T[] = []
  for (const [n, make] of makers.entries()) {
    if (n % at_once === at_once - 1) await setImmediate()
    created.push(make())
  }
  return created
}
