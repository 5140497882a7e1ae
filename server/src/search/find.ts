import type { Connection } from '../db/connection.ts'
import { type Sql, sql } from '../db/sql.ts'
import { said } from '../files/said.ts'
import { contactCondition, type Pass, textCondition } from './conditions.ts'
import type { ContactText, Kind } from './documents.ts'
import type { Question } from './question.ts'

export interface Search {
  environment_id: number
  question: Question
  /** What the key may not read is neither searched nor shown. */
  with_names: boolean
  with_subjects: boolean
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
    join contacts on contacts.environment_id = ${search.environment_id} and contacts.id = document.id
    ${newest(limit)}`)
}

export function findConversations(connection: Connection, search: Search, pass: Pass, limit: number) {
  return connection.query<TextMatch>(sql`
    select conversations.id, contact_id, conversations.id as conversation_id, name as contact_name, subject,
      subject as text, conversations.created_at
    from ${matches(search, 'conversation', textCondition(search.question, pass, search.with_names), limit)}
    join conversations on conversations.environment_id = ${search.environment_id} and conversations.id = document.id
    join contacts on contacts.environment_id = ${search.environment_id} and contacts.id = contact_id
    where subject is not null
    ${newest(limit)}`)
}

export function findMessages(connection: Connection, search: Search, pass: Pass, limit: number) {
  return connection.query<TextMatch>(sql`
    select messages.id, contact_id, conversation_id, name as contact_name, subject, ${said} as text, messages.created_at
    from ${matches(search, 'message', textCondition(search.question, pass, search.with_names), limit)}
    join messages on messages.environment_id = ${search.environment_id} and conversation_id = parent_id and messages.id = document.id
    join conversations on conversations.environment_id = ${search.environment_id} and conversations.id = conversation_id
    join contacts on contacts.environment_id = ${search.environment_id} and contacts.id = contact_id
    ${newest(limit)}`)
}

/** One segment at a time from the newest, no further than needed: `limit` ends the loop. */
function matches({ environment_id }: Search, kind: Kind, condition: Sql, limit: number): Sql {
  return sql`(
      select id as number, first_id from search_segments where environment_id = ${environment_id} and kind = ${kind}) segment
    cross join lateral (
      select parent_id, id from search_documents
      where environment_id = ${environment_id} and ${condition}
      order by id desc limit ${limit * 2}) document`
}

function newest(limit: number): Sql {
  return sql`order by segment.first_id desc, document.id desc limit ${limit}`
}
