import { expansions } from '../../server/src/conversations/schema.ts'
import { type EventType, eventTypes } from '../../server/src/events/catalog.ts'
import type { Document, JsonSchema } from '../../server/src/http/openapi/document.ts'
import { exampleOf as madeOf } from '../../server/src/http/openapi/examples.ts'
import { leadExpansions } from '../../server/src/leads/schema.ts'
import { deletedOf, type TSchema } from '../../server/src/schema.ts'

/** The schema of what each kind of event tells about, and what it says of the state before. */
const told: Record<EventType, [schema: string, previous?: Record<string, unknown>]> = {
  'contact.created': ['Contact'],
  'contact.updated': ['Contact', { phone_number: null }],
  'contact.deleted': ['DeletedContact'],
  'conversation.created': ['Conversation'],
  'conversation.updated': ['Conversation', { priority: 'low' }],
  'conversation.status_changed': ['Conversation', { status: 'snoozed' }],
  'conversation.handed_over': ['Conversation', { handled_by: 'assistant', handover: null, status: 'pending' }],
  'conversation.assigned': ['Conversation', { assignee: null }],
  'conversation.deleted': ['DeletedConversation'],
  'message.created': ['Message'],
  'message.updated': ['Message', { status: 'queued' }],
  'lead.qualified': ['Lead'],
  'lead.updated': ['Lead', { status: 'new' }],
  'lead.synced': ['LeadSync'],
  'lead.sync_failed': ['LeadSyncRecord'],
  'webhook_endpoint.failing': ['WebhookEndpoint', { failing_since: null }],
  'webhook_endpoint.disabled': ['WebhookEndpoint', { status: 'enabled' }],
  ping: ['WebhookEndpoint'],
}

/** Told by events alone: no operation answers it. */
const told_alone: Record<string, TSchema> = { DeletedConversation: deletedOf('conversation', 'DeletedConversation') }

const expanded: readonly string[] = [...expansions, ...leadExpansions]

/** An example of each kind of event, out of the examples of the OpenAPI document. */
export function eventSamples(document: Document): string {
  const frame = exampleOf(document, 'Event')
  const samples = Object.keys(eventTypes).map((type) => {
    const [schema, previous = null] = told[type as EventType]
    // What stands beside a conversation or a lead where it is asked for stands in no event.
    const object = Object.fromEntries(
      Object.entries(exampleOf(document, schema)).filter(([name]) => !expanded.includes(name)),
    )
    return [type, { ...frame, type, data: { object, previous } }]
  })
  return [
    '// Made by scripts/generate.ts from openapi.json: change the schemas instead.',
    '',
    `export const eventSamples: Record<string, object> = ${JSON.stringify(Object.fromEntries(samples), null, 2)}`,
    '',
  ].join('\n')
}

function exampleOf(document: Document, schema: string): Record<string, unknown> {
  const examples = document.components.examples as Record<string, { value: Record<string, unknown> }>
  const alone = told_alone[schema]
  if (alone) return madeOf(alone as JsonSchema) as Record<string, unknown>
  const own = examples[schema]?.value
  const first = (examples[`${schema}List`]?.value as { data: Record<string, unknown>[] } | undefined)?.data[0]
  if (!own && !first) throw new Error(`openapi.json holds no example of ${schema}.`)
  return (own ?? first)!
}
