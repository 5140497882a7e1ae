import { type IdKind, prefixes } from '../../ids.ts'
import type { Described } from '../route.ts'
import type { Components } from './components.ts'
import type { JsonSchema, Parameter, Ref } from './document.ts'

/** Header parameters, each described once. */
export const parameters: Record<'IdempotencyKey' | 'IfMatch' | 'IfNoneMatch' | 'LastEventId', Parameter> = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'A unique value of your choice for each request. If you repeat the request with the same key, you get the ' +
      'original response and nothing is done twice. It belongs to the caller who used it first. Keys are kept for 30 days unless the operator sets another ' +
      'period.',
    'x-origin': 'specification',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[ -~]+$' },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: false,
    description:
      'The `ETag` of the version you expect. If the object has changed since, the request fails with 412 and nothing is done.',
    'x-origin': 'extension',
    schema: { type: 'string' },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: "The `ETag` of the version you have. If it's still current, the response is 304 without a body.",
    'x-origin': 'extension',
    schema: { type: 'string' },
  },
  LastEventId: {
    name: 'Last-Event-ID',
    in: 'header',
    required: false,
    description: 'The last `id` you received. The stream continues after that event. Takes precedence over `after`.',
    'x-origin': 'extension',
    schema: { type: 'string' },
  },
}

const specified = new Set(['limit', 'cursor'])

export function parametersOf(route: Described, { shown }: Components, has_versions: boolean): (Parameter | Ref)[] {
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
    ...(route.once_per_key ? [reference('IdempotencyKey')] : []),
    ...(route.answer_type === 'text/event-stream' ? [reference('LastEventId')] : []),
    ...(route.conditional ? [reference('IfMatch')] : []),
    ...(route.method === 'GET' && has_versions ? [reference('IfNoneMatch')] : []),
  ]
}

/** `contact_id` takes the id of a contact. */
function pathParameter(name: string): Parameter {
  const prefix = prefixes[name.replace(/_id$/, '') as IdKind]
  // No pattern: ids are opaque, and an id in another format isn't found.
  const example = prefix && { examples: [`${prefix}_01h455vb4pex5vsknk084sn02q`] }
  const schema = { type: 'string', minLength: 1, ...example }
  return {
    name,
    in: 'path',
    required: true,
    description: `The ID of the ${name.replace(/_id$/, '').replaceAll('_', ' ')}.`,
    'x-origin': prefix ? 'specification' : 'extension',
    schema,
  }
}

function reference(name: keyof typeof parameters): Ref {
  return { $ref: `#/components/parameters/${name}` }
}
