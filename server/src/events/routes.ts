import { route } from '../http/route.ts'
import { getEvent, listEvents } from './events.ts'
import { Event, EventList, EventQuery } from './schema.ts'

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
