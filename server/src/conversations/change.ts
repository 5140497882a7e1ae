import { join, type Sql, sql, verbatim } from '../db/sql.ts'
import type { EventType } from '../events/catalog.ts'
import { timeOfChange } from '../events/change-row.ts'
import { type EventDraft, write } from '../events/record.ts'
import { type Expectation, requireVersion } from '../http/precondition.ts'
import { newId } from '../ids.ts'
import { type Resource, type Scope, transact } from '../scope.ts'
import type { AssignmentReason } from './assignments/schema.ts'
import { type ConversationRow, conversationResource, findConversation } from './conversation.ts'
import { inTurn } from './in-turn.ts'
import { type MessageRow, messageResource } from './messages/messages.ts'
import { moments } from './needs-reply.ts'
import { forgetRow, recallRow, rememberRow } from './recent.ts'

/** How to change a conversation, given its current state. */
export interface Decision {
  /** The new values. Values that are already set don't count as a change. */
  set: Partial<Omit<ConversationRow, 'id' | 'version'>>
  /** The event to send if anything changes. A new message has its own. */
  events: EventType[]
  /** A message that is part of it. */
  message?: MessageRow | undefined
  /** What the caller gets instead of the message, such as what a visitor may see of it. */
  shown?: ((message: Resource) => Resource) | undefined
  /** Why the assignee gets it. By default, because somebody said so. */
  ground?: Ground | undefined
  /** A condition that must still hold at the time of writing, and what ends with it. */
  fence?: Fence
}

/** Why somebody gets a conversation, for its journal. */
export interface Ground {
  reason: AssignmentReason
  /** How many could have taken it. Null if nobody was chosen among others. */
  candidates: number | null
}

const by_hand: Ground = { reason: 'by_hand', candidates: null }

/** The lock under which work was done. Whoever no longer holds it can't make the change. */
export interface Fence {
  /** Tables of the statement, the last one named `held`: no row if the lock is lost, or the work outdated. */
  held: (conversation_id: string) => Sql
  /** What is written along with the change: conditional on a row in `change`. */
  done: (message_id: string | null) => Sql
}

/** The change wasn't made because of its fence. */
export class Fenced extends Error {}

/** A domain operation as a pure function. Throws if the conversation doesn't allow it. */
export type Decide = (before: ConversationRow) => Decision

// How often to decide on an unlocked read. If a conversation is that busy in other processes, it's locked first.
const max_free_attempts = 3

/**
 * Changes a conversation: reads it, decides, and writes if it's still the one that was read. One statement, and no lock held
 * while deciding. Otherwise decides again on the current row. Returns the conversation, or the message.
 */
export function changeConversation(scope: Scope, id: string, expected: Expectation, decide: Decide): Promise<Resource> {
  const key = `${scope.environment_id} ${id}`
  const change = async () =>
    (await changeRemembered(scope, key, expected, decide)) ?? (await race(scope, key, id, expected, decide))
  // Within a transaction, nobody waits for a turn: whoever has it may wait for what the transaction holds.
  return scope.connection ? change() : inTurn(key, change)
}

/** Avoids the read if this process remembers the conversation. Safe, because the write fails if the memory is outdated. */
async function changeRemembered(
  scope: Scope,
  key: string,
  expected: Expectation,
  decide: Decide,
): Promise<Resource | null> {
  const before = recallRow(key)
  if (!before) return null
  let draft: Draft | null
  try {
    draft = plan(before, expected, decide)
  } catch {
    return null
  }
  return draft && put(scope, key, before, draft)
}

async function race(scope: Scope, key: string, id: string, expected: Expectation, decide: Decide): Promise<Resource> {
  let refused: number | undefined
  for (let attempt = 1; attempt <= max_free_attempts; attempt++) {
    const before = await findConversation(scope, id)
    // No one else changed it, so the fence failed.
    if (before.version === refused) throw new Fenced()
    const done = await attemptChange(scope, key, before, expected, decide)
    if (done) return done
    refused = before.version
  }
  return transact(scope, async (locked) => {
    await locked.connection!.query(
      sql`select from conversations where environment_id = ${scope.environment_id} and id = ${id} for update`,
    )
    const done = await attemptChange(locked, key, await findConversation(locked, id), expected, decide)
    if (!done) throw new Fenced('A locked conversation changed under its lock.')
    return done
  })
}

async function attemptChange(
  scope: Scope,
  key: string,
  before: ConversationRow,
  expected: Expectation,
  decide: Decide,
): Promise<Resource | null> {
  const draft = plan(before, expected, decide)
  return draft ? put(scope, key, before, draft) : conversationResource(before)
}

interface Draft {
  values: Partial<ConversationRow>
  after: ConversationRow
  events: EventDraft[]
  message: MessageRow | undefined
  ground: Ground | undefined
  fence: Fence | undefined
  result: Resource
}

/** The complete decision. Null if nothing changes. */
function plan(before: ConversationRow, expected: Expectation, decide: Decide): Draft | null {
  requireVersion(expected, before.version)
  const { set, events, message, shown, ground, fence } = decide(before)
  const names = Object.keys(set) as (keyof typeof set)[]
  const fields = names.filter((field) => set[field] !== undefined && set[field] !== before[field])
  if (fields.length === 0 && !message) return null

  const changes = Object.fromEntries(fields.map((field) => [field, set[field]])) as Partial<ConversationRow>
  const values = {
    ...changes,
    version: before.version + 1,
    updated_at: timeOfChange([before], message?.created_at),
  }
  const after = { ...before, ...values }
  const visible = message !== undefined || fields.some((field) => !unseen.has(field))
  const drafts = visible && events.length > 0 ? tell(before, after, fields, events) : []
  if (!message) return { values, after, events: drafts, message, ground, fence, result: conversationResource(after) }
  const whole = { ...messageResource(message), contact_id: before.contact_id }
  const result = shown ? shown(whole) : whole
  return { values, after, events: [created(whole, before), ...drafts], message, ground, fence, result }
}

function tell(
  before: ConversationRow,
  after: ConversationRow,
  fields: (keyof ConversationRow)[],
  types: EventType[],
): EventDraft[] {
  const { json } = conversationResource(after)
  const previous = seen(before, fields)
  return types.map((type) => ({ type, object: json, previous, contact_id: before.contact_id, about: before.id }))
}

function created(message: Resource, { contact_id, id }: ConversationRow): EventDraft {
  return { type: 'message.created', object: message.json, contact_id, about: id }
}

async function put(scope: Scope, key: string, before: ConversationRow, draft: Draft): Promise<Resource | null> {
  const { values, after, events, result } = draft
  const rows = await write(scope, statement(scope, before, draft), events, result)
  // In a transaction, nobody knows yet whether it is committed.
  if (
    rows.length > 0 &&
    !scope.connection &&
    !Object.keys(moments).some((column) => values[column as keyof typeof values])
  )
    rememberRow(key, after)
  else forgetRow(key)
  return rows.length > 0 ? result : null
}

/** Fields that no response shows. */
const unseen = new Set<string>([
  'last_message_id',
  'assistant_due_at',
  'assistant_turn_at',
  'resolved_through_message_id',
  'handed_over_through_message_id',
])
const json_fields = new Set<string>(['labels', 'handover', 'custom_attributes'])

function seen(before: ConversationRow, fields: (keyof ConversationRow)[]): Record<string, unknown> {
  const visible = fields.filter((field) => !unseen.has(field))
  return Object.fromEntries(
    visible.map((field) => [
      field,
      json_fields.has(field) && before[field] !== null ? JSON.parse(String(before[field])) : before[field],
    ]),
  )
}

function statement(
  scope: Scope,
  before: ConversationRow,
  { values, after, message, ground = by_hand, fence }: Draft,
): Sql {
  const assignments = Object.entries(values).map(
    ([field, value]) => sql`${verbatim(field)} = ${(value !== null && moments[field]) || value}`,
  )
  const held = fence ? sql`${fence.held(before.id)}, ` : sql``
  const while_held = fence ? sql` and exists (select from held)` : sql``
  const journal = values.assignee === undefined ? sql`` : sql`, ${assignmentJournal(scope, after, ground)}`
  const done = fence ? sql`${journal}, ${fence.done(message?.id ?? null)}` : journal
  const update = sql`
    update conversations set ${join(assignments, ', ')}
    where environment_id = ${scope.environment_id} and id = ${before.id} and version = ${before.version}${while_held} returning id`
  if (!message) return sql`${held}change as (${update})${done}`
  // Only with files, and by email: a plain message costs nothing more.
  const [file_column, files] =
    message.attachments === '[]' ? [sql``, sql``] : [sql`, attachments`, sql`, ${message.attachments}::json`]
  const [email_column, email] = message.email === null ? [sql``, sql``] : [sql`, email`, sql`, ${message.email}::json`]
  const [mark_column, mark] =
    message.verification === null ? [sql``, sql``] : [sql`, verification`, sql`, ${message.verification}`]
  return sql`${held}conversation as (${update}),
    change as (
      insert into messages (environment_id, conversation_id, id, direction, sender, content, private, status, in_reply_to, sources, created_at, updated_at${file_column}${email_column}${mark_column})
      select ${scope.environment_id}, ${before.id}, ${message.id}, ${message.direction}, ${message.sender}::json, ${message.content},
        ${message.private}::boolean, ${message.status}, ${message.in_reply_to}, ${message.sources}::json, ${message.created_at}::timestamptz, ${message.updated_at}::timestamptz${files}${email}${mark}
      from conversation returning id)${done}`
}

/** Part of the statement that assigns a conversation, or takes it away: who had it until now, and who has it from now on. */
function assignmentJournal(
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
