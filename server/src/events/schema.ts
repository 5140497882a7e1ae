import { paging } from '../db/page.ts'
import {
  constant,
  define,
  id,
  idGiven,
  input,
  listOf,
  nullable,
  oneOf,
  optional,
  type Static,
  Type,
  timestamp,
} from '../schema.ts'
import { type EventType, eventTypes } from './catalog.ts'

export const eventTypeNames = Object.keys(eventTypes) as EventType[]

export const Event = define(
  'Event',
  Type.Object({
    object: constant('event'),
    id: id('event'),
    type: oneOf(eventTypeNames),
    sequence: Type.Integer({
      minimum: 1,
      description: "The event's number within the environment. Increases without gaps.",
      examples: [1],
    }),
    mode: oneOf(['live', 'test']),
    api_version: constant('v1'),
    created_at: timestamp(),
    request_id: nullable(Type.String({ description: 'The request that caused the event. Null if none did.' })),
    actor: Type.Object({
      type: oneOf(['api_key', 'user', 'visitor', 'assistant', 'system']),
      id: nullable(Type.String()),
    }),
    data: Type.Object({
      object: Type.Unsafe<Record<string, unknown> | null>({
        type: ['object', 'null'],
        additionalProperties: true,
        description:
          'The object as the API returned it at that time. Null once its contact or conversation is deleted. For `contact.deleted` and `conversation.deleted`: `{object, id, deleted}`.',
      }),
      previous: Type.Unsafe<Record<string, unknown> | null>({
        type: ['object', 'null'],
        additionalProperties: true,
        description: 'The previous values of the fields that changed.',
      }),
    }),
  }),
)
export type Event = Static<typeof Event>

export const EventList = listOf(Event, 'EventList')

export const EventQuery = input({
  ...paging,
  order: optional(oneOf(['asc', 'desc'], { default: 'asc', description: 'Oldest first by default.' })),
  after: optional(
    Type.String({ minLength: 1, maxLength: 255, description: 'Returns events after the event with this ID.' }),
  ),
  types: optional(types()),
  conversation_id: optional(idGiven('conversation')),
})
export type EventQuery = Static<typeof EventQuery>

export const StreamQuery = input({
  after: optional(
    Type.String({
      minLength: 1,
      maxLength: 255,
      description:
        'Starts after the event with this ID. Without it and without `Last-Event-ID`, the stream starts now.',
    }),
  ),
  types: optional(types()),
  conversation_id: optional(idGiven('conversation')),
})
export type StreamQuery = Static<typeof StreamQuery>

function types() {
  return Type.String({ minLength: 1, maxLength: 1000, description: 'One or more event types, separated by commas.' })
}
