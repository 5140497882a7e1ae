import type { Permission } from '../accounts/permissions.ts'
import { requireUser } from '../accounts/users.ts'
import { whoBegins } from '../accounts/who-begins.ts'
import { findContact } from '../contacts/contacts.ts'
import { mergeAttributes, storableAttributes } from '../contacts/custom-attributes.ts'
import { equals, filters, isWord, type Key, madeBetween, page } from '../db/page.ts'
import { sql } from '../db/sql.ts'
import { invalid, notFound } from '../errors.ts'
import { write } from '../events/record.ts'
import type { Expectation } from '../http/precondition.ts'
import { newId } from '../ids.ts'
import type { Resource, Scope } from '../scope.ts'
import { changeConversation } from './change.ts'
import { columns, conversationResource, findConversation, json, newConversation } from './conversation.ts'
import { expanded, expansionsIn } from './expand.ts'
import { withLabel } from './labelled.ts'
import {
  type ConversationChanges,
  type ConversationQuery,
  channels,
  handlers,
  type NewConversation,
  priorities,
  type Status,
  statuses,
} from './schema.ts'
import { assistantOff } from './status.ts'

/** A conversation without a message comes after all others. */
const by_activity: readonly Key[] = [
  { column: 'last_message_at', indexed_as: `coalesce(last_message_at, '-infinity')`, instead_of_null: '-infinity' },
  { column: 'id' },
]

export function listConversations(
  scope: Scope,
  { expand, ...query }: ConversationQuery,
  permissions: ReadonlySet<Permission>,
) {
  const { status, contact_id, handled_by, channel, assignee, priority, label, sort } = query
  const expansions = expansionsIn(expand)
  const where = filters([
    equals('contact_id', contact_id),
    isWord('handled_by', handled_by, handlers),
    isWord('channel', channel, channels),
    assignee === 'none' ? sql`assignee is null` : equals('assignee', assignee),
    isWord('priority', priority, priorities),
    label !== undefined && withLabel(scope.environment_id, label),
    ...madeBetween('conversation', query),
  ])
  const wanted = status === undefined ? undefined : statusList(status)
  return page(scope, {
    name: 'conversations',
    query,
    walks: label !== undefined,
    key: sort === 'last_message_at' ? by_activity : undefined,
    rows: (after, tail) => {
      const from = sql`select ${columns}, last_message_id from conversations where environment_id = ${scope.environment_id}${where}${after}`
      if (wanted === undefined) return sql`${from} ${tail}`
      // Each status from its own index in order, then merged: `status = any (...)` would sort all that match.
      return sql`select found.* from unnest(${wanted}::text[]) wanted, lateral (${from} and status = wanted ${tail}) found ${tail}`
    },
    json,
    expand: expansions.length === 0 ? undefined : (rows) => expanded(scope, rows as never, expansions, permissions),
  })
}

export async function getConversation(
  scope: Scope,
  id: string,
  { expand }: { expand?: string },
  permissions: ReadonlySet<Permission>,
): Promise<Resource> {
  const expansions = expansionsIn(expand)
  const row = await findConversation(scope, id)
  if (expansions.length === 0) return conversationResource(row)
  const json = (await expanded(scope, [row], expansions, permissions))(row)
  // What stands beside the conversation changes without a new version of it.
  return { ...conversationResource(row), json, volatile: true }
}

export async function startConversation(scope: Scope, input: NewConversation): Promise<Resource> {
  const [contact, handled_by] = await Promise.all([findContact(scope, input.contact_id), handlerOf(scope, input)])
  const id = newId('conversation')
  const custom_attributes = storableAttributes(input.custom_attributes ?? {})
  const row = newConversation({
    id,
    contact_id: contact.id,
    subject: input.subject ?? null,
    handled_by,
    custom_attributes,
  })
  const conversation = conversationResource(row)
  // From the contact's row: one that is deleted meanwhile starts nothing.
  const started = await write(
    scope,
    sql`change as (
      insert into conversations (environment_id, id, contact_id, channel, subject, status, handled_by, custom_attributes, created_at, updated_at)
      select environment_id, ${id}, id, ${row.channel}, ${row.subject}, ${row.status}, ${handled_by}, ${row.custom_attributes}::json, ${row.created_at}::timestamptz, ${row.updated_at}::timestamptz
      from contacts where environment_id = ${scope.environment_id} and id = ${contact.id} for key share
      returning id)`,
    [{ type: 'conversation.created', object: conversation.json, contact_id: contact.id, about: id }],
    conversation,
  )
  if (started.length === 0) throw notFound('contact')
  return conversation
}

/** Who begins: whom the start names, else whom the channel's setting names. */
async function handlerOf(scope: Scope, { handled_by }: NewConversation): Promise<'assistant' | 'human'> {
  if (handled_by === 'human') return handled_by
  const { assistant, channel } = await whoBegins(scope, 'api')
  if (assistant === 'on') return handled_by ?? channel
  if (handled_by === 'assistant') throw assistantOff()
  return 'human'
}

export async function updateConversation(
  scope: Scope,
  id: string,
  changes: ConversationChanges,
  expected: Expectation,
): Promise<Resource> {
  if (changes.assignee) await requireUser(scope, changes.assignee)
  return changeConversation(scope, id, expected, (before) => {
    const { custom_attributes, labels, ...rest } = changes
    return {
      set: {
        ...rest,
        ...(labels && { labels: JSON.stringify(labels) }),
        ...(custom_attributes && {
          custom_attributes: storableAttributes(mergeAttributes(before.custom_attributes, custom_attributes)),
        }),
      },
      events:
        changes.assignee !== undefined && changes.assignee !== before.assignee
          ? ['conversation.updated', 'conversation.assigned']
          : ['conversation.updated'],
    }
  })
}

function statusList(text: string): Status[] {
  const words = text.split(',')
  const unknown = words.find((word) => !statuses.includes(word as Status))
  if (unknown !== undefined)
    throw invalid('status', `must be one or more of ${statuses.join(', ')}, separated by commas.`)
  return [...new Set(words)] as Status[]
}
