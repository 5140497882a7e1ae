import { expansions } from '../../server/src/conversations/schema.ts'
import type { EventType } from '../../server/src/events/catalog.ts'
import { Event } from '../../server/src/events/schema.ts'
import type { Document, JsonSchema } from '../../server/src/http/openapi/document.ts'
import { exampleOf as madeOf } from '../../server/src/http/openapi/examples.ts'
import { leadExpansions } from '../../server/src/leads/schema.ts'
import type { TSchema } from '../../server/src/schema.ts'
import { eventPayloads } from '../../server/src/webhooks/payloads.ts'

/** `previous` in events of a change. */
const previous_of: Partial<Record<EventType, Record<string, unknown>>> = {
  'contact.updated': { phone_number: null },
  'conversation.updated': { priority: 'low' },
  'conversation.status_changed': { status: 'snoozed' },
  'conversation.handed_over': { handled_by: 'assistant', handover: null, status: 'pending' },
  'conversation.assigned': { assignee: null },
  'message.updated': { status: 'queued' },
  'lead.updated': { status: 'new' },
}

const expanded: readonly string[] = [...expansions, ...leadExpansions]

/** An example of each event type, from the examples of the OpenAPI document. */
export function eventSamples(document: Document): string {
  const frame = exampleOf(document, Event)
  const samples = eventPayloads.map(({ type, told }) => {
    const previous = previous_of[type] ?? null
    // Events contain no expanded objects.
    const object = Object.fromEntries(
      Object.entries(exampleOf(document, told)).filter(([name]) => !expanded.includes(name)),
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

function exampleOf(document: Document, schema: TSchema): Record<string, unknown> {
  const name = (schema as JsonSchema).title!
  const examples = document.components.examples as Record<string, { value: Record<string, unknown> }>
  const first = (examples[`${name}List`]?.value as { data: Record<string, unknown>[] } | undefined)?.data[0]
  // Some objects are only in events: no operation returns them.
  return examples[name]?.value ?? first ?? (madeOf(schema as JsonSchema) as Record<string, unknown>)
}
