import { type Permission, permissions } from './permissions.ts'
import { powers, reads_customers } from './powers.ts'

/**
 * What an operation lets a caller read or forward beyond that operation's own permission. Review this table: whatever isn't
 * listed here is covered by the permission of the operation.
 */
interface Disclosure {
  readonly needs: readonly Permission[]
}

/** A field of an object, wherever the object appears. It's null for callers without one of the scopes. */
export interface FieldDisclosure extends Disclosure {
  /** The path to it. Passes through lists. */
  readonly field: string
  /** Only if the object that contains the field has this type. */
  readonly of_type?: string
}

/** An operation that is rejected for callers without one of the scopes. */
export interface OperationDisclosure extends Disclosure {
  /** Only if the request has one of these fields, as paths. */
  readonly fields?: readonly string[]
}

const reads_messages = ['messages:read'] as const
const reads_contacts = ['contacts:read'] as const

/** By the `object` field of the containing object. */
export const fields: Readonly<Record<string, readonly FieldDisclosure[]>> = {
  conversation: [
    { field: 'handover.note', needs: reads_messages },
    { field: 'handover.summary', needs: reads_messages },
    { field: 'handover.open_question', needs: reads_messages },
  ],
  'conversation.summary_record': [
    { field: 'summary', needs: reads_messages },
    { field: 'points.quote', needs: reads_messages },
    { field: 'points.text', needs: reads_messages },
    { field: 'entities.text', needs: reads_messages },
    { field: 'open_questions.quote', needs: reads_messages },
  ],
  'conversation.rating': [{ field: 'comment', needs: reads_messages }],
  message: [
    { field: 'sender.name', of_type: 'contact', needs: reads_contacts },
    { field: 'email', needs: reads_contacts },
  ],
  'lead.qualification': [
    { field: 'criteria.evidence', needs: reads_messages },
    // Text of a message, or statements of the contact about themselves.
    { field: 'criteria.value', needs: ['contacts:read', 'messages:read'] },
  ],
  'lead.sync': [{ field: 'warnings.problem', needs: reads_customers }],
  'lead.sync_record': [
    { field: 'error.message', needs: reads_customers },
    { field: 'error.fields.problem', needs: reads_customers },
    { field: 'warnings.problem', needs: reads_customers },
    { field: 'calls.path', needs: reads_customers },
    { field: 'calls.request', needs: reads_customers },
    { field: 'calls.answer', needs: reads_customers },
  ],
  crm_dry_run: [
    { field: 'fields', needs: reads_customers },
    { field: 'on_create', needs: reads_customers },
    { field: 'skipped.reason', needs: reads_customers },
    { field: 'notes.text', needs: reads_customers },
  ],
  webhook_delivery: [{ field: 'attempts.body', needs: reads_customers }],
  'assistant.unanswered_report': [{ field: 'question', needs: reads_messages }],
  'assistant.article_report': [{ field: 'examples.comment', needs: reads_messages }],
}

/** By operation: those of `powers.ts`, and those whose whole response is about messages. */
export const operations: Readonly<Record<string, OperationDisclosure>> = {
  ...ofPowers(),
  summarizeConversation: { needs: reads_messages },
  suggestForConversation: { needs: reads_messages },
  getEmailRecipients: { needs: reads_contacts },
  getMessageEmail: { needs: reads_contacts },
  getEmailJournalHeaders: { needs: ['contacts:read', 'messages:read'] },
  previewReply: { needs: ['knowledge:read'], fields: ['include_drafts'] },
}

function ofPowers(): Record<string, OperationDisclosure> {
  return Object.fromEntries(
    Object.entries(powers).flatMap(([operation, { needs, fields }]) =>
      needs === 'of_its_events' || needs.length === 0 ? [] : [[operation, { needs, ...(fields && { fields }) }]],
    ),
  )
}

/** By event type: what a receiver gets beyond the object's own area. `webhooks/subscription.ts` adds that one. */
export const events: Readonly<Record<string, readonly Permission[]>> = {
  'conversation.updated': reads_messages,
  'conversation.status_changed': reads_messages,
  'conversation.handed_over': reads_messages,
  'conversation.assigned': reads_messages,
  'conversation.rated': reads_messages,
  'message.created': reads_contacts,
  'message.updated': reads_contacts,
  'lead.qualified': ['contacts:read', 'messages:read'],
  'lead.updated': ['contacts:read', 'messages:read'],
  'lead.synced': reads_customers,
  'lead.sync_failed': reads_customers,
}

/** In these errors, a CRM's message may repeat what was sent to it. */
export const errors: Readonly<Record<string, readonly Permission[]>> = {
  crm_rejected: reads_customers,
  crm_unavailable: reads_customers,
  crm_timeout: reads_customers,
}

/** What a caller may read beyond its permissions. Keys of earlier versions: everything, as before. */
export function disclosuresOf(granted: ReadonlySet<Permission>, restricted_at: string | null): ReadonlySet<Permission> {
  return restricted_at === null ? everything : granted
}

const everything: ReadonlySet<Permission> = new Set(permissions)
