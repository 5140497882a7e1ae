import { type Sql, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import type { Scope } from '../../scope.ts'
import type { ConversationRow } from '../conversation.ts'
import type { AssignmentReason } from './schema.ts'

/** Why somebody gets a conversation, for its journal. */
export interface Ground {
  reason: AssignmentReason
  /** How many could have taken it. Null if nobody was chosen among others. */
  candidates: number | null
}

export const by_hand: Ground = { reason: 'by_hand', candidates: null }

/** Part of the statement that assigns a conversation, or takes it away: who had it until now, and who has it from now on. */
export function assignmentJournal(
  { environment_id, actor }: Scope,
  { id, assignee, team, updated_at }: ConversationRow,
  { reason, candidates }: Ground,
): Sql {
  const ended = sql`ended as (
    update assignments set ended_at = ${updated_at}::timestamptz
    where environment_id = ${environment_id} and conversation_id = ${id} and ended_at is null and exists (select from change))`
  if (assignee === null) return ended
  const by = JSON.stringify({ type: actor.type, id: actor.id })
  return sql`${ended}, assignment as (
    insert into assignments (environment_id, id, conversation_id, user_id, team_id, reason, candidates, actor, created_at)
    select ${environment_id}::integer, ${newId('assignment')}, ${id}, ${assignee}, ${team}, ${reason}, ${candidates}::integer,
      ${by}::json, ${updated_at}::timestamptz
    where exists (select from change))`
}
