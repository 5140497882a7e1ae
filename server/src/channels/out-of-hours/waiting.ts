import type { MessageEmail } from '../../conversations/messages/email-schema.ts'
import { sql } from '../../db/sql.ts'
import type { Rules } from '../../hours/week.ts'
import { firstIdAt } from '../../ids.ts'
import type { Scope } from '../../scope.ts'
import type { OutOfHoursReplies } from './schema.ts'

/** A customer who waits for an answer. */
export interface Waiting {
  channel: string
  channel_id: string
  last_message_id: string
  /** Their last message. */
  message_id: string
  written_at: number
  content: string
  /** Where the answer to a mail goes. */
  address: string
  locale: string | null
  time_zone: string | null
  replies: OutOfHoursReplies
  rules: Rules
  /** By the database's clock: a process's may be hours off. */
  now: number
  is_with_assistant: boolean
}

interface Row extends Omit<Waiting, 'replies' | 'rules' | 'now' | 'written_at'> {
  written_at: string
  replies: string
  hours: string
  now: string
  unanswered_since: string
  resolved_through: string
  email: string | null
}

/** After a person wrote, it's a talk: they are there, whatever the hours say. */
const talk_ms = 30 * 60_000

/** Who waits in a conversation and hasn't been told. Null if nobody does, and if it's a machine or somebody blocked. */
export async function waitingIn(scope: Scope, conversation_id: string): Promise<Waiting | null> {
  const row = await lastOf(scope, conversation_id)
  if (!row || isByMachine(row)) return null
  const written_at = Number(row.written_at)
  if (!row.is_with_assistant && (await isTold(scope, conversation_id, row, written_at))) return null
  return { ...row, written_at, now: Number(row.now), replies: JSON.parse(row.replies), rules: JSON.parse(row.hours) }
}

async function lastOf({ database, environment_id }: Scope, conversation_id: string): Promise<Row | undefined> {
  const [row] = await database.run<Row>(sql`
    select c.channel, c.channel_id, c.last_message_id, assistant_due_at is not null as is_with_assistant,
      coalesce(resolved_through_message_id, '') as resolved_through, to_json(unanswered_since) #>> '{}' as unanswered_since,
      (extract(epoch from now()) * 1000)::bigint as now, (extract(epoch from m.created_at) * 1000)::bigint as written_at,
      m.id as message_id, m.content, m.email, contacts.email as address, locale, i.time_zone,
      out_of_hours_replies as replies,
      json_build_object('time_zone', hours.time_zone, 'weekly', weekly, 'exceptions', exceptions) as hours
    from conversations c
    join channels on channels.environment_id = c.environment_id and channels.id = c.channel_id and deleted_at is null
      and json_array_length(out_of_hours_replies) > 0
    join hours on hours.environment_id = c.environment_id and hours.id = hours_id
    join contacts on contacts.environment_id = c.environment_id and contacts.id = c.contact_id
    cross join lateral (
      select id, content, email, direction, created_at from messages
      where environment_id = ${environment_id} and conversation_id = ${conversation_id} and not private order by id desc limit 1) m
    left join visitor_conversations v on v.environment_id = c.environment_id and v.conversation_id = c.id
    left join contact_identities i on i.environment_id = c.environment_id and i.id = identity_id
    where c.environment_id = ${environment_id} and c.id = ${conversation_id} and unanswered_since is not null and m.direction = 'inbound'
      and not exists (
        select from contact_identities blocked
        where blocked.environment_id = c.environment_id and blocked.contact_id = c.contact_id and blocked_at is not null)`)
  return row
}

/** Or somebody who may not be who they say: an answer would go to someone else. */
function isByMachine({ channel, email, address }: Row): boolean {
  if (channel !== 'email') return false
  if (email === null) return true
  const { automatic, is_participant, authentication, from } = JSON.parse(email) as MessageEmail
  return (
    automatic !== null ||
    !is_participant ||
    authentication.dmarc === 'fail' ||
    from?.address.toLowerCase() !== address.toLowerCase()
  )
}

/** Whether they were told since they began to wait, or were talking with a person. */
async function isTold(
  { database, environment_id }: Scope,
  conversation_id: string,
  { unanswered_since, resolved_through }: Row,
  written_at: number,
): Promise<boolean> {
  const since = firstIdAt('message', Date.parse(unanswered_since))
  const rows = await database.run(sql`
    select from messages
    where environment_id = ${environment_id} and conversation_id = ${conversation_id} and direction = 'outbound' and not private
      and ((id > ${since > resolved_through ? since : resolved_through} and sender->>'type' = 'system')
        or (id > ${firstIdAt('message', written_at - talk_ms)} and sender->>'type' in ('user', 'api')))
    limit 1`)
  return rows.length > 0
}
