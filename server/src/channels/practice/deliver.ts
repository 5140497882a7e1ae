import { sql } from '../../db/sql.ts'
import { newId, timeOf } from '../../ids.ts'
import type { Scope } from '../../scope.ts'
import type { OutgoingLease } from '../outgoing/lease.ts'
import type { Outcome, Way } from '../outgoing/way.ts'
import type { PracticeSettings } from './channel.ts'
import { keepMessage } from './phone.ts'
import { testPractice } from './probe.ts'

interface Letter extends PracticeSettings {
  channel_id: string
  /** Null if no customer wrote in the conversation. */
  identity_id: string | null
  is_blocked: boolean
  is_deleted: boolean
  content: string
  attachments: string
}

/** The messenger knows our messages by their IDs, so it takes one that comes again for the same. */
export const by_practice: Way = { undecided: null, deliver, test: testPractice }

async function deliver(scope: Scope, lease: OutgoingLease): Promise<Outcome | null> {
  const letter = await letterOf(scope, lease)
  if (!letter) return null
  if (letter.is_deleted) return refusal('channel_deleted', 'Its channel was deleted.')
  if (letter.answers === 'unavailable')
    return { outcome: 'later', code: 'unavailable', message: 'The practice messenger is down.', reply: null }
  if (letter.answers === 'rejected')
    return refusal('rejected', 'The practice messenger refused it: its setting `answers` says so.')
  if (letter.identity_id === null)
    return refusal('no_recipient', 'No customer wrote in this conversation: a messenger lets nobody else begin one.')
  if (letter.is_blocked) return refusal('blocked', 'The contact is blocked. Unblock them first.')
  const external_id = await handOver(scope, lease, letter, letter.identity_id)
  // As if the response had been lost: the next try finds the message there.
  if (letter.answers === 'unanswered' && lease.tries === 1)
    return { outcome: 'later', code: 'timeout', message: 'The practice messenger did not answer in time.', reply: null }
  return { outcome: 'sent', status: 'delivered', external_id, reply: null, problem: null }
}

function refusal(code: string, message: string): Outcome {
  return { outcome: 'failed', code, message: `Not sent: ${message}`, reply: null }
}

async function letterOf(scope: Scope, { conversation_id, message_id }: OutgoingLease): Promise<Letter | undefined> {
  const { environment_id } = scope
  const [row] = await scope.database.run<Omit<Letter, 'answers'> & { settings: string }>(sql`
    select c.channel_id, settings, deleted_at is not null as is_deleted, identity.id as identity_id,
      coalesce(identity.is_blocked, false) as is_blocked, m.content, m.attachments
    from messages m
    join conversations c on c.environment_id = m.environment_id and c.id = m.conversation_id
    join channels on channels.environment_id = c.environment_id and channels.id = c.channel_id
    left join lateral (
      -- Whoever wrote in it. A contact may have become one of several telephones.
      select i.id, blocked_at is not null as is_blocked from practice_messages p
      join contact_identities i on i.environment_id = p.environment_id and i.id = identity_id
      where p.environment_id = c.environment_id and p.conversation_id = c.id
      order by p.id desc limit 1) identity on true
    where m.environment_id = ${environment_id} and m.conversation_id = ${conversation_id} and m.id = ${message_id} and m.status in ('queued', 'delivered', 'read')`)
  return row && { ...row, ...(JSON.parse(row.settings) as PracticeSettings) }
}

/** Returns what the messenger calls it. */
async function handOver(scope: Scope, lease: OutgoingLease, letter: Letter, identity_id: string): Promise<string> {
  const { message_id, conversation_id } = lease
  const { channel_id, content, attachments } = letter
  const id = newId('practice_message')
  const [row] = await scope.database.run<{ id: string }>(
    keepMessage(scope, identity_id, {
      ...{ id, channel_id, direction: 'outbound', external_id: message_id, content, attachments },
      ...{ conversation_id, message_id, created_at: timeOf(id) },
    }),
  )
  return row!.id
}
