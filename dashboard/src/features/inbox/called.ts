import { visible } from '../../text/names.ts'
import type { Dictionary } from '../../text/text.tsx'
import type { Conversation } from './queries.ts'

/** What the conversation is called by: its contact's name, or whatever else there is to see. */
export function called({ contact, subject }: Pick<Conversation, 'contact' | 'subject'>, t: Dictionary): string {
  const email = contact?.email.endsWith('@no-email.invalid') ? undefined : contact?.email
  return visible(contact?.name) ?? email ?? visible(subject) ?? (contact ? t.inbox.no_name : t.inbox.no_subject)
}
