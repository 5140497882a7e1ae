import { isVisible } from '../accounts/hidden-teams.ts'
import type { Connection } from '../db/connection.ts'
import { ofKey } from '../db/of-key.ts'
import { type Sql, sql, verbatim } from '../db/sql.ts'
import { said } from '../files/said.ts'
import type { Hidden } from '../scope.ts'
import { contactCondition, type Pass, textCondition } from './conditions.ts'
import type { ContactText, Kind } from './documents.ts'
import type { Question } from './question.ts'

export interface Search {
  environment_id: number
  question: Question
  /** What the key may not read is neither searched nor shown. */
  with_names: boolean
  with_subjects: boolean
  /** What the person may not see isn't found. */
  hidden: Hidden | null
}

export interface ContactMatch extends ContactText {
  created_at: string
}

export interface TextMatch {
  id: string
  contact_id: string
  conversation_id: string
  contact_name: string
  subject: string | null
  text: string
  created_at: string
}

/** The newest matching contacts. Read from their table, so that a deleted one isn't found. */
export function findContacts(connection: Connection, search: Search, pass: Pass, limit: number) {
  return connection.query<ContactMatch>(sql`
    select contacts.id, name, email, phone_number, identifier, created_at
    from ${matches(search, 'contact', contactCondition(search.question, pass), limit)}
    cross join lateral (
      select id, name, email, phone_number, identifier, created_at
      from contacts where ${ofKey(search.environment_id, sql`document.id`)}) contacts
    ${newest(limit)}`)
}

export function findConversations(connection: Connection, search: Search, pass: Pass, limit: number) {
  return connection.query<TextMatch>(sql`
    select conversations.id, contact_id, conversations.id as conversation_id, name as contact_name, subject,
      subject as text, conversations.created_at
    from ${matches(search, 'conversation', textCondition(search.question, pass, search.with_names), limit)}
    cross join lateral (${conversationOf(search, sql`document.id`)}) conversations
    cross join lateral (${nameOf(search)}) contacts
    where subject is not null
    ${newest(limit)}`)
}

export function findMessages(connection: Connection, search: Search, pass: Pass, limit: number) {
  return connection.query<TextMatch>(sql`
    select messages.id, contact_id, conversation_id, name as contact_name, subject, said as text, messages.created_at
    from ${matches(search, 'message', textCondition(search.question, pass, search.with_names), limit)}
    cross join lateral (
      select id, conversation_id, ${said} as said, created_at from messages
      where environment_id = ${search.environment_id} and conversation_id = parent_id and id = document.id limit 1) messages
    cross join lateral (${conversationOf(search, sql`parent_id`)}) conversations
    cross join lateral (${nameOf(search)}) contacts
    ${newest(limit)}`)
}

// What is found is looked up by its key, row by row: a join could begin with all contacts while there are few.
function conversationOf({ environment_id, hidden }: Search, id: Sql): Sql {
  const row = sql`select id, contact_id, subject, created_at, team, assignee from conversations where ${ofKey(environment_id, id)}`
  return hidden ? sql`select * from (${row}) conversations where ${isVisible(hidden)}` : row
}

function nameOf({ environment_id }: Search): Sql {
  return sql`select name from contacts where ${ofKey(environment_id, sql`contact_id`)}`
}

/**
 * The environment, as no index has it: only the index of keys is left to find documents. The primary key costs the same as long as
 * PostgreSQL takes the table for small, and reads all documents of the environment for each segment.
 */
export const by_key_only = verbatim('environment_id + 0')

/** One segment at a time from the newest, no further than needed: `limit` ends the loop. */
function matches({ environment_id }: Search, kind: Kind, condition: Sql, limit: number): Sql {
  return sql`(
      select id as number, first_id from search_segments where environment_id = ${environment_id} and kind = ${kind}) segment
    cross join lateral (
      select parent_id, id from search_documents
      where ${by_key_only} = ${environment_id} and ${condition}
      order by id desc limit ${limit * 2}) document`
}

function newest(limit: number): Sql {
  return sql`order by segment.first_id desc, document.id desc limit ${limit}`
}
