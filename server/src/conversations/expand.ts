import type { Permission } from '../accounts/permissions.ts'
import { contactsById } from '../contacts/contacts.ts'
import { invalid } from '../errors.ts'
import type { Scope } from '../scope.ts'
import { attentionFor } from './attention.ts'
import { type FreshConversation, json } from './conversation.ts'
import { messagesById } from './messages/messages.ts'
import { type Expansion, expansions } from './schema.ts'

export function expansionsIn(text: string | undefined): Expansion[] {
  const words = text === undefined ? [] : text.split(',')
  if (words.some((word) => !expansions.includes(word as Expansion)))
    throw invalid('expand', `must be one or more of ${expansions.join(', ')}, separated by commas.`)
  return [...new Set(words)] as Expansion[]
}

/** Reads related objects of these conversations, once for all of them. Returns how to render a conversation with them. */
export async function expanded(
  scope: Scope,
  rows: FreshConversation[],
  wanted: readonly Expansion[],
  permissions: ReadonlySet<Permission>,
): Promise<(row: FreshConversation) => string> {
  const none = new Map<string, string>()
  const [contacts, messages, attention] = await Promise.all([
    wanted.includes('contact') && permissions.has('contacts:read')
      ? contactsById(
          scope,
          rows.map(({ contact_id }) => contact_id),
        )
      : none,
    wanted.includes('last_message') && permissions.has('messages:read')
      ? messagesById(
          scope,
          rows.flatMap(({ id, last_message_id }) => (last_message_id === null ? [] : [[id, last_message_id]])),
        )
      : none,
    wanted.includes('attention') ? attentionFor(scope, rows) : none,
  ])
  const objectOf: Record<Expansion, (row: FreshConversation) => string | undefined> = {
    contact: ({ contact_id }) => contacts.get(contact_id),
    last_message: ({ last_message_id }) => messages.get(last_message_id ?? ''),
    attention: ({ id }) => attention.get(id),
  }
  return (row) => {
    const beside = wanted.map((name) => `,"${name}":${objectOf[name](row) ?? 'null'}`)
    return `${json(row).slice(0, -1)}${beside.join('')}}`
  }
}
