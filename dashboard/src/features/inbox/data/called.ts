import { calledBy, visible } from '../../../text/names.ts'
import type { Words } from '../../../text/text.tsx'
import type { Conversation } from './queries.ts'

/** What the conversation is called by: its contact's name, or whatever else there is to see. */
export function called({ contact, subject }: Pick<Conversation, 'contact' | 'subject'>, t: Words): string {
  return calledBy(contact) ?? visible(subject) ?? (contact ? t.inbox.no_name : t.inbox.no_subject)
}
