import { paging } from '../db/page.ts'
import {
  constant,
  id,
  idGiven,
  input,
  listOf,
  named,
  nullable,
  oneOf,
  optional,
  type Static,
  Type,
  timestamp,
} from '../schema.ts'
import { type EventType, eventTypes } from './catalog.ts'

export const eventTypeNames = Object.keys(eventTypes) as EventType[]

export const Event = named(
  'Event',
  Type.Object({
    object: constant('event'),
    id: id('event'),
    type: oneOf(eventTypeNames),
    sequence: Type.Integer({ minimum: 1, description: 'Grows without gaps within an environment.', examples: [1] }),
    mode: oneOf(['live', 'test']),
    api_version: constant('v1'),
    created_at: timestamp(),
    request_id: nullable(Type.String({ description: 'The request that caused it, if one did.' })),
    actor: Type.Object({ type: oneOf(['api_key', 'user', 'assistant', 'system']), id: nullable(Type.String()) }),
    data: Type.Object({
      object: Type.Unsafe<Record<string, unknown> | null>({
        type: ['object', 'null'],
        additionalProperties: true,
        description:
          'The object as the API returned it at that moment; null once its contact or conversation was deleted. Of `contact.deleted` and `conversation.deleted`: `{object, id, deleted}`.',
      }),
      previous: Type.Unsafe<Record<string, unknown> | null>({
        type: ['object', 'null'],
        additionalProperties: true,
        description: 'The fields that changed, as they were before.',
      }),
    }),
  }),
)
export type Event = Static<typeof Event>

export const EventList = listOf(Event, 'EventList')

export const EventQuery = input({
  ...paging,
  order: optional(oneOf(['asc', 'desc'], { default: 'asc', description: 'Oldest first, unless told otherwise.' })),
  after: optional(
    Type.String({ minLength: 1, maxLength: 255, description: 'Only events that follow this one, by its id.' }),
  ),
  types: optional(types()),
})
export type EventQuery = Static<typeof EventQuery>

export const StreamQuery = input({
  after: optional(
    Type.String({
      minLength: 1,
      maxLength: 255,
      description:
        'Begin with what followed this event, by its id. Without it and without `Last-Event-ID`: from now on.',
    }),
  ),
  types: optional(types()),
  conversation_id: optional(idGiven('conversation')),
})
export type StreamQuery = Static<typeof StreamQuery>

function types() {
  return Type.String({ minLength: 1, maxLength: 1000, description: 'Kinds of event, separated by commas.' })
}
