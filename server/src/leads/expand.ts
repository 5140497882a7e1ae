import type { Permission } from '../accounts/permissions.ts'
import { contactsById } from '../contacts/contacts.ts'
import { messagesById } from '../conversations/messages/messages.ts'
import { sql } from '../db/sql.ts'
import { invalid } from '../errors.ts'
import type { Scope } from '../scope.ts'
import { json, type LeadRow, qualificationOf } from './lead.ts'
import { type LeadExpansion, leadExpansions } from './schema.ts'
import { syncStatesOf } from './sync-states.ts'

export function expansionsIn(text: string | undefined): LeadExpansion[] {
  const words = text === undefined ? [] : text.split(',')
  if (words.some((word) => !leadExpansions.includes(word as LeadExpansion)))
    throw invalid('expand', `must be one or more of ${leadExpansions.join(', ')}, separated by commas.`)
  return [...new Set(words)] as LeadExpansion[]
}

/** Reads related objects of these leads, once for all of them. Returns how to render a lead with them. */
export async function expanded(
  scope: Scope,
  rows: LeadRow[],
  wanted: readonly LeadExpansion[],
  permissions: ReadonlySet<Permission>,
): Promise<(row: LeadRow) => string> {
  const none = new Map<string, string>()
  const ids = rows.map(({ contact_id }) => contact_id)
  const [contacts, messages, states] = await Promise.all([
    wanted.includes('contact') && permissions.has('contacts:read') ? contactsById(scope, ids) : none,
    wanted.includes('evidence') && permissions.has('messages:read') ? messagesQuotedBy(scope, rows) : none,
    wanted.includes('sync_states') ? syncStatesOf(scope, rows) : none,
  ])
  const beside: Record<LeadExpansion, (row: LeadRow) => string> = {
    contact: ({ contact_id }) => contacts.get(contact_id) ?? 'null',
    evidence: (row) => `[${quotedBy(row).flatMap((id) => messages.get(id) ?? [])}]`,
    sync_states: ({ id }) => `[${states.get(id) ?? ''}]`,
  }
  return (row) => `${json(row).slice(0, -1)}${wanted.map((name) => `,"${name}":${beside[name](row)}`).join('')}}`
}

/** A quote names its message, whose position depends on the contact's conversations, which may be many. */
async function messagesQuotedBy(scope: Scope, rows: LeadRow[]): Promise<Map<string, string>> {
  const quoted = rows.flatMap((row) => quotedBy(row).map((id) => [row.contact_id, id] as const))
  if (quoted.length === 0) return new Map()
  const [contacts, ids] = [quoted.map(([contact]) => contact), quoted.map(([, id]) => id)]
  // Past the reads of everybody else: a contact may have many conversations.
  const matches = await scope.database.run<{ conversation_id: string; id: string }>(sql`
    select message.conversation_id, message.id
    from unnest(${contacts}::text[], ${ids}::text[]) quoted (contact, message)
      -- In the order of the index of contacts, which no other has: see of-key.ts.
      cross join lateral (
        select id from conversations
        where environment_id = ${scope.environment_id} and contact_id >= contact and contact_id <= contact
        order by contact_id, id offset 0) conversation
      cross join lateral (
        select conversation_id, id from messages
        where environment_id = ${scope.environment_id} and conversation_id = conversation.id and id = message limit 1) message`)
  return messagesById(
    scope,
    matches.map(({ conversation_id, id }) => [conversation_id, id]),
  )
}

function quotedBy(row: LeadRow): string[] {
  const ids = qualificationOf(row).criteria.flatMap(({ message_id }) => message_id ?? [])
  return [...new Set(ids)].sort()
}
