import { route } from '../http/route.ts'
import { getEvent, listEvents } from './events.ts'
import { Event, EventList, EventQuery, StreamQuery } from './schema.ts'
import { subscribe } from './subscribe.ts'

const tag = 'Events'

export const eventRoutes = [
  route({
    method: 'GET',
    path: '/events',
    operation: 'listEvents',
    summary: 'List events',
    description:
      "Returns everything that happened, in order. To continue later, pass the ID of the last event you've seen as `after`.",
    tag,
    permission: 'events:read',
    query: EventQuery,
    answer: EventList,
    errors: ['resource_not_found', 'events_expired', 'cursor_invalid', 'cursor_mismatch'],
    run: (scope, { query, caller }) => listEvents(scope, query, caller.permissions),
  }),
  route({
    method: 'GET',
    path: '/events/stream',
    operation: 'streamEvents',
    summary: 'Stream events',
    description:
      'Opens a stream of server-sent events. After an interruption, continue with the `Last-Event-ID` header (browsers send it automatically) or with `after`: you receive every event once, in order.',
    tag,
    permission: 'events:read',
    query: StreamQuery,
    answer: Event,
    answer_type: 'text/event-stream',
    errors: ['resource_not_found', 'events_expired', 'too_many_streams', 'streams_exhausted'],
    run: async (scope, { query, last_event_id, caller }) => ({
      subscription: await subscribe(scope, query, last_event_id, caller),
    }),
  }),
  route({
    method: 'GET',
    path: '/events/:event_id',
    operation: 'getEvent',
    summary: 'Get an event',
    tag,
    permission: 'events:read',
    answer: Event,
    errors: ['resource_not_found'],
    run: (scope, { params, caller }) => getEvent(scope, params.event_id!, caller.permissions),
  }),
]
