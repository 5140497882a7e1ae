import { type Permission, permissions } from './permissions.ts'

/**
 * What a caller reads or sends on by an operation beside what the permission of that operation is for. This table is the
 * place to review: what stands in no line of it is covered by the operation's own permission.
 */
interface Disclosure {
  readonly needs: readonly Permission[]
}

/** A field of an object, wherever the object appears. It is null for a caller who lacks a scope. */
export interface FieldDisclosure extends Disclosure {
  /** The way to it, through lists as well. */
  readonly field: string
  /** Only where the object that holds the field has this type. */
  readonly of_type?: string
}

/** An operation that is refused to a caller who lacks a scope. */
export interface OperationDisclosure extends Disclosure {
  /** Only where the request has one of these fields. */
  readonly fields?: readonly string[]
}

const reads_messages = ['messages:read'] as const
const reads_contacts = ['contacts:read'] as const
/** What goes to a CRM, and what a CRM or a receiver may repeat in its answer. */
const reads_customers = ['contacts:read', 'conversations:read', 'messages:read', 'leads:read'] as const

/** By the `object` of what holds them. */
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
  message: [{ field: 'sender.name', of_type: 'contact', needs: reads_contacts }],
  'lead.qualification': [
    { field: 'criteria.evidence', needs: reads_messages },
    // Words of a message, or what the contact says of itself.
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

/** By the name of the operation: those that name where data goes, and those whose whole answer is what messages say. */
export const operations: Readonly<Record<string, OperationDisclosure>> = {
  createCrmConnection: { needs: reads_customers },
  updateCrmConnection: { needs: reads_customers, fields: ['settings', 'credentials', 'mapping'] },
  resumeCrmConnection: { needs: reads_customers },
  backfillCrmConnection: { needs: reads_customers },
  updateAssistant: {
    needs: ['contacts:read', 'conversations:read', 'messages:read', 'knowledge:read'],
    fields: ['provider', 'base_url', 'model', 'embedding_model', 'api_key', 'redaction'],
  },
  summarizeConversation: { needs: reads_messages },
  suggestForConversation: { needs: reads_messages },
  previewReply: { needs: ['knowledge:read'], fields: ['include_drafts'] },
}

/** Whether a request to the operation names where data goes. */
export function namesDestination(operation: string): (body: unknown) => boolean {
  return (body) => operations[operation]!.fields!.some((field) => field in (body as object))
}

/** By the type of an event: what a receiver gets of it beside the object's own area. `webhooks/subscription.ts` adds that. */
export const events: Readonly<Record<string, readonly Permission[]>> = {
  'conversation.updated': reads_messages,
  'conversation.status_changed': reads_messages,
  'conversation.handed_over': reads_messages,
  'conversation.assigned': reads_messages,
  'message.created': reads_contacts,
  'message.updated': reads_contacts,
  'lead.qualified': ['contacts:read', 'messages:read'],
  'lead.updated': ['contacts:read', 'messages:read'],
  'lead.synced': reads_customers,
  'lead.sync_failed': reads_customers,
}

/** In these errors a CRM's own words may hold what it was sent. */
export const errors: Readonly<Record<string, readonly Permission[]>> = {
  crm_rejected: reads_customers,
  crm_unavailable: reads_customers,
  crm_timeout: reads_customers,
}

/** What a caller may be told by ways that are not its own permission: a key of an earlier version anything, as before. */
export function disclosuresOf(granted: ReadonlySet<Permission>, restricted_at: string | null): ReadonlySet<Permission> {
  return restricted_at === null ? everything : granted
}

const everything: ReadonlySet<Permission> = new Set(permissions)
