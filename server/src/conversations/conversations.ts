import type { Permission } from '../accounts/permissions.ts'
import { requireUser } from '../accounts/users.ts'
import { whoBegins } from '../accounts/who-begins.ts'
import { findContact } from '../contacts/contacts.ts'
import { mergeAttributes, storableAttributes } from '../contacts/custom-attributes.ts'
import { sql } from '../db/sql.ts'
import { notFound } from '../errors.ts'
import { write } from '../events/record.ts'
import type { Expectation } from '../http/precondition.ts'
import { newId } from '../ids.ts'
import type { Resource, Scope } from '../scope.ts'
import { changeConversation } from './change.ts'
import { conversationResource, findConversation, newConversation } from './conversation.ts'
import { expanded, expansionsIn } from './expand.ts'
import type { ConversationChanges, NewConversation } from './schema.ts'
import { assistantOff } from './status.ts'

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
