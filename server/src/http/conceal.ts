import { isVisible } from '../accounts/hidden-teams.ts'
import type { Database } from '../db/database.ts'
import { sql } from '../db/sql.ts'
import { firstIdAt, type IdKind, prefixes } from '../ids.ts'
import type { Hidden } from '../scope.ts'

const anId = (kind: IdKind) => new RegExp(`${prefixes[kind]}_[0-7][0-9a-hjkmnp-tv-z]{25}`, 'g')
const conversation_id = anId('conversation')
const message_id = anId('message')
const contact_id = anId('contact')

/** The id of no conversation. */
const nobodys = firstIdAt('conversation', 0)

/** What a request says: where it goes, and what it asks for. */
export interface Named {
  params: unknown
  query: unknown
  body: unknown
}

/** Removes from an object what is about conversations that its reader doesn't see. Null if nothing is left. */
export type Conceal = (json: string) => Promise<string | null>

/**
 * A conversation that somebody doesn't see is one that doesn't exist: wherever a request names it, it names none. So no operation
 * has to think of it. Returns the conversations that the request may name.
 */
export async function concealFrom(database: Database, hidden: Hidden, request: Named): Promise<ReadonlySet<string>> {
  const parts = [request.params, request.query, request.body]
  const ids = idsIn(JSON.stringify(parts))
  const secret = await hiddenAmong(database, hidden, ids)
  if (secret.size > 0) [request.params, request.query, request.body] = parts.map((part) => renamed(part, secret))
  return new Set(ids.filter((id) => !secret.has(id)))
}

export function concealing(database: Database, hidden: Hidden, exceptions: ReadonlySet<string> = new Set()): Conceal {
  return async (json) => {
    const ids = idsIn(json).filter((id) => !exceptions.has(id))
    const secret = new Set([
      ...(await hiddenAmong(database, hidden, ids)),
      ...(await messagesHidden(database, hidden, json, exceptions)),
    ])
    if (secret.size === 0) return json
    const rest = without(JSON.parse(json), secret)
    return rest === undefined ? null : JSON.stringify(rest)
  }
}

/** Those of these conversations that somebody doesn't see. */
async function hiddenAmong(database: Database, hidden: Hidden, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const rows = await database.read<{ id: string }>(sql`
    select id from conversations
    where environment_id = any (${hidden.environment_ids}::integer[]) and id = any (${ids}::text[]) and not ${isVisible(hidden)}`)
  return new Set(rows.map(({ id }) => id))
}

/** What a lead quotes names a message alone. It is one of its contact's. */
async function messagesHidden(
  database: Database,
  hidden: Hidden,
  json: string,
  exceptions: ReadonlySet<string>,
): Promise<readonly string[]> {
  const [messages, contacts] = [idsIn(json, message_id), idsIn(json, contact_id)]
  if (messages.length === 0 || contacts.length === 0) return []
  const rows = await database.read<{ id: string }>(sql`
    select messages.id from conversations
    join messages on messages.environment_id = conversations.environment_id and messages.conversation_id = conversations.id
      and messages.id = any (${messages}::text[])
    where conversations.environment_id = any (${hidden.environment_ids}::integer[]) and conversations.contact_id = any (${contacts}::text[])
      and conversations.id <> all (${[...exceptions]}::text[]) and not ${isVisible(hidden)}`)
  return rows.map(({ id }) => id)
}

function idsIn(text: string, pattern = conversation_id): string[] {
  return [...new Set(text.match(pattern))]
}

function renamed(value: unknown, secret: ReadonlySet<string>): unknown {
  if (typeof value === 'string') return value.replace(conversation_id, (id) => (secret.has(id) ? nobodys : id))
  if (Array.isArray(value)) return value.map((one) => renamed(one, secret))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, renamed(inner, secret)]))
}

/** The entry of a list that names one of them is gone, and whatever names one outside of any list. */
function without(value: unknown, secret: ReadonlySet<string>): unknown {
  if (typeof value === 'string') {
    const ids = [...idsIn(value), ...idsIn(value, message_id)]
    return ids.some((id) => secret.has(id)) ? undefined : value
  }
  if (Array.isArray(value)) return value.map((one) => without(one, secret)).filter((one) => one !== undefined)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
    .filter(([name]) => !secret.has(name))
    .map(([name, inner]) => [name, without(inner, secret)] as const)
  return entries.some(([, inner]) => inner === undefined) ? undefined : Object.fromEntries(entries)
}
