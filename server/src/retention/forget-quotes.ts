import type { Connection } from '../db/connection.ts'
import { type Sql, sql } from '../db/sql.ts'
import { emptyingEvents } from '../events/contact-events.ts'
import { write } from '../events/record.ts'
import { forgettingAnswers } from '../http/kept-answers.ts'
import { leadOf, leadResource, qualificationOf } from '../leads/lead.ts'
import type { Criterion, LeadQualification } from '../leads/schema.ts'
import type { Scope } from '../scope.ts'

/** Removes quotes of deleted messages from a contact's lead: findings stay, their text goes. Safe to repeat. */
export async function forgetQuotes(scope: Scope, contact_id: string): Promise<void> {
  const { connection, environment_id } = scope
  const [before] = await Promise.all([
    leadOf(scope, contact_id),
    emptyEvents(connection!, environment_id, contact_id),
    emptyAnswers(connection!, environment_id, contact_id),
  ])
  if (!before) return
  const history = await connection!.query<Judged>(sql`
    select id, criteria, conversation_id from lead_qualifications
    where environment_id = ${environment_id} and lead_id = ${before.id}`)
  const current = qualificationOf(before)
  const parts = [...history.map(({ criteria }) => JSON.parse(criteria) as Criterion[]), current.criteria]
  const conversations = [before, current, ...history].map(({ conversation_id }) => conversation_id)
  const left = await leftOf(connection!, environment_id, contact_id, parts.flat(), conversations)
  await rewriteHistory(connection!, environment_id, before.id, history, left)
  const qualification = without(current, left)
  const after = {
    ...before,
    conversation_id: left.conversation(before.conversation_id),
    qualification: JSON.stringify(qualification),
    version: before.version + 1,
  }
  if (after.qualification === JSON.stringify(current) && after.conversation_id === before.conversation_id) return
  const { conversation_id } = before
  const lead = leadResource(after)
  await write(
    scope,
    sql`change as (
      update leads set conversation_id = ${after.conversation_id}, qualification = ${after.qualification}, version = ${after.version}
      where environment_id = ${environment_id} and id = ${before.id} returning id)`,
    [
      {
        type: 'lead.updated',
        object: lead.json,
        previous: after.conversation_id === conversation_id ? {} : { conversation_id },
        contact_id,
        about: before.id,
      },
    ],
    lead,
  )
}

interface Judged {
  id: string
  criteria: string
  conversation_id: string | null
}

interface Left {
  criteria(all: Criterion[]): Criterion[]
  conversation(id: string | null): string | null
}

/** Which of the named messages and conversations still exist. */
async function leftOf(
  connection: Connection,
  environment_id: number,
  contact_id: string,
  criteria: Criterion[],
  named: (string | null)[],
): Promise<Left> {
  const messages = criteria.flatMap(({ message_id }) => message_id ?? [])
  const rows = await connection.query<{ id: string }>(sql`
    select messages.id from conversations join messages on messages.environment_id = ${environment_id}
      and messages.conversation_id = conversations.id and messages.id = any (${messages})
    where conversations.environment_id = ${environment_id} and contact_id = ${contact_id}
    union all select id from conversations where environment_id = ${environment_id} and id = any (${named.filter((id) => id !== null)})`)
  const there = new Set(rows.map(({ id }) => id))
  return {
    criteria: (all) =>
      all.map((one) =>
        one.message_id === null || there.has(one.message_id) ? one : { ...one, evidence: null, message_id: null },
      ),
    conversation: (id) => (id !== null && there.has(id) ? id : null),
  }
}

function without(qualification: LeadQualification, left: Left): LeadQualification {
  const { criteria, conversation_id } = qualification
  return { ...qualification, conversation_id: left.conversation(conversation_id), criteria: left.criteria(criteria) }
}

async function rewriteHistory(
  connection: Connection,
  environment_id: number,
  lead_id: string,
  history: Judged[],
  left: Left,
): Promise<void> {
  const changed = history
    .map(({ id, criteria, conversation_id }) => ({
      id,
      before: criteria,
      criteria: JSON.stringify(left.criteria(JSON.parse(criteria))),
      conversation_id: left.conversation(conversation_id),
      is_moved: left.conversation(conversation_id) !== conversation_id,
    }))
    .filter(({ before, criteria, is_moved }) => is_moved || JSON.stringify(JSON.parse(before)) !== criteria)
  if (changed.length === 0) return
  await connection.query(sql`
    update lead_qualifications set criteria = row.criteria::json, conversation_id = row.conversation_id
    from unnest(${changed.map(({ id }) => id)}::text[], ${changed.map(({ criteria }) => criteria)}::text[],
      ${changed.map(({ conversation_id }) => conversation_id)}::text[]) as row (id, criteria, conversation_id)
    where environment_id = ${environment_id} and lead_id = ${lead_id} and lead_qualifications.id = row.id`)
}

/** Whether these criteria quote a deleted message of the contact. */
function quoteTheGone(environment_id: number, contact_id: string, criteria: Sql): Sql {
  return sql`exists (
    select from json_array_elements(${criteria}) criterion where criterion->>'message_id' is not null and not exists (
      select from conversations join messages on messages.environment_id = ${environment_id}
        and messages.conversation_id = conversations.id and messages.id = criterion->>'message_id'
      where conversations.environment_id = ${environment_id} and conversations.contact_id = ${contact_id}))`
}

async function emptyEvents(connection: Connection, environment_id: number, contact_id: string): Promise<void> {
  const quoting = quoteTheGone(environment_id, contact_id, sql`data->'object'->'qualification'->'criteria'`)
  const emptied = sql`type in ('lead.qualified', 'lead.updated') and ${quoting}`
  await connection.query(emptyingEvents(environment_id, contact_id, emptied))
}

async function emptyAnswers(connection: Connection, environment_id: number, contact_id: string): Promise<void> {
  const criteria = sql`case when not sealed and body like '{"object":"lead",%' then body::json->'qualification'->'criteria'
    when not sealed and body like '{"object":"lead.qualification",%' then body::json->'criteria' end`
  const forgotten = sql`status < 400 and ${quoteTheGone(environment_id, contact_id, criteria)}`
  await connection.query(forgettingAnswers(environment_id, contact_id, forgotten))
}
