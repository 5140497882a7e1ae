import { type IdKind, prefixes } from '../../ids.ts'
import type { Described } from '../route.ts'
import type { Components } from './components.ts'
import type { JsonSchema, Parameter, Ref } from './document.ts'
import type { Surface } from './surface.ts'

/** Header parameters, each described once. */
export const parameters: Record<'IdempotencyKey' | 'IfMatch' | 'IfNoneMatch' | 'LastEventId', Parameter> = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Any text of your choice, new for each new request. A repeat with the same key is answered as the first was, and nothing is done twice. Kept for 30 days unless the operator chose otherwise.',
    'x-origin': 'specification',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[ -~]+$' },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: false,
    description:
      'The `ETag` of the version you know: if the object has changed since, the answer is 412 and nothing is done.',
    'x-origin': 'extension',
    schema: { type: 'string' },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description:
      'The `ETag` of the version you have: if it is still the current one, the answer is 304 without a body.',
    'x-origin': 'extension',
    schema: { type: 'string' },
  },
  LastEventId: {
    name: 'Last-Event-ID',
    in: 'header',
    required: false,
    description: 'The `id` that the stream told last: it goes on behind that event. Overrules `after`.',
    'x-origin': 'extension',
    schema: { type: 'string' },
  },
}

const specified = new Set(['limit', 'cursor'])

export function parametersOf<R extends Described>(
  route: R,
  { heeds_key }: Surface<R>,
  { shown }: Components,
  has_versions: boolean,
): (Parameter | Ref)[] {
  const query = route.query as unknown as JsonSchema
  return [
    ...Array.from(route.path.matchAll(/:(\w+)/g), ([, name]) => pathParameter(name!)),
    ...Object.entries(query.properties ?? {}).map(([name, property]) => {
      const { description, ...schema } = shown(property)
      return {
        name,
        in: 'query' as const,
        required: query.required?.includes(name) ?? false,
        ...(description !== undefined && { description }),
        'x-origin': specified.has(name) ? 'specification' : 'extension',
        schema,
      }
    }),
    ...(heeds_key(route) ? [reference('IdempotencyKey')] : []),
    ...(route.answer_type === 'text/event-stream' ? [reference('LastEventId')] : []),
    ...(route.conditional ? [reference('IfMatch')] : []),
    ...(route.method === 'GET' && has_versions ? [reference('IfNoneMatch')] : []),
  ]
}

/** `contact_id` takes the id of a contact. */
function pathParameter(name: string): Parameter {
  const prefix = prefixes[name.replace(/_id$/, '') as IdKind]
  // No pattern: ids are opaque, and one of another form is simply not found.
  const example = prefix && { examples: [`${prefix}_01h455vb4pex5vsknk084sn02q`] }
  const schema = { type: 'string', minLength: 1, ...example }
  return {
    name,
    in: 'path',
    required: true,
    description: `Id of the ${name.replace(/_id$/, '').replaceAll('_', ' ')}.`,
    'x-origin': prefix ? 'specification' : 'extension',
    schema,
  }
}

function reference(name: keyof typeof parameters): Ref {
  return { $ref: `#/components/parameters/${name}` }
}
