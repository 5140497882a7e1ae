import { type Sql, sql } from '../db/sql.ts'
import type { Mode } from '../scope.ts'

/** How long one environment keeps what. */
export interface Rules {
  conversation_days: number | null
  contact_days: number | null
  kept_label: string | null
}

export interface Place {
  environment_id: number
  account_id: string
  mode: Mode
}

/** When a conversation was last active without being resolved: as in its index. */
export const at_rest_since = sql`greatest(resolved_at, last_message_at, created_at)`

/** Conversations that are resolved and have been inactive for this many days. */
export function isAtRest(days: number): Sql {
  return sql`status = 'resolved' and ${at_rest_since} < ${ago(days)}`
}

/** Whether someone marked it to be kept. */
export function isHeld(kept_label: string | null): Sql {
  if (kept_label === null) return sql`false`
  return sql`exists (select from json_array_elements_text(labels) label where label = ${kept_label})`
}

/** Whether the rule of a round is still the environment's: rounds take seconds, and what is to be kept from now on is kept. */
export function isStillRule(environment_id: number, rule: Partial<Rules>): Sql {
  const { conversation_days = null, contact_days = null, kept_label = null } = rule
  const same =
    conversation_days === null
      ? sql`contact_days = ${contact_days}`
      : sql`conversation_days = ${conversation_days} and kept_label is not distinct from ${kept_label}`
  return sql`exists (select from retention_settings where environment_id = ${environment_id} and ${same})`
}

// Open business.
const lead_is_open = sql`exists (
  select from leads where leads.environment_id = contacts.environment_id and contact_id = contacts.id
    and leads.status in ('new', 'working', 'qualified'))`

/** Contacts without activity for this many days. `going`: which of their conversations count as deleted. */
export function isForgotten(days: number, going: Sql = sql`false`): Sql {
  return sql`greatest(contacts.created_at, touched_at) < ${ago(days)} and not ${lead_is_open} and not exists (
    select from conversations where conversations.environment_id = contacts.environment_id and contact_id = contacts.id
      and not (${going}))`
}

/** Which conversations of a contact would be deleted before it: they have been inactive for long enough for both rules. */
export function isGoing({ conversation_days, contact_days, kept_label }: Rules): Sql {
  if (conversation_days === null || contact_days === null) return sql`false`
  return sql`${isAtRest(Math.max(conversation_days, contact_days))} and not ${isHeld(kept_label)}`
}

function ago(days: number): Sql {
  return sql`now() - ${days}::integer * interval '1 day'`
}
