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
    description: 'Everything that happened, in order. Go on later with `after`, the id of the last event seen.',
    tag,
    permission: 'events:read',
    query: EventQuery,
    answer: EventList,
    errors: ['resource_not_found', 'events_expired', 'cursor_invalid', 'cursor_mismatch'],
    run: (scope, { query, permissions }) => listEvents(scope, query, permissions),
  }),
  route({
    method: 'GET',
    path: '/events/stream',
    operation: 'streamEvents',
    summary: 'Follow events as they happen',
    description:
      'A stream of server-sent events that stays open. After a break go on with the header `Last-Event-ID` (as browsers do by themselves) or with `after`: nothing is missed, nothing repeated, all in order.',
    tag,
    permission: 'events:read',
    query: StreamQuery,
    answer: Event,
    answer_type: 'text/event-stream',
    errors: ['resource_not_found', 'events_expired', 'too_many_streams', 'streams_exhausted'],
    run: async (scope, { query, last_event_id, ...caller }) => ({
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
    run: (scope, { params, permissions }) => getEvent(scope, params.event_id!, permissions),
  }),
]
