import { states } from '../accounts/availability/schema.ts'
import { paging } from '../db/page.ts'
import { constant, define, id, input, listOf, nullable, oneOf, type Static, Type, timestamp } from '../schema.ts'
import { obstacles } from './choose.ts'

export const QueueEntry = define(
  'QueueEntry',
  Type.Object({
    object: constant('queue_entry'),
    conversation_id: id('conversation'),
    is_urgent: Type.Boolean({ description: 'Urgent ones come first.', examples: [false] }),
    waiting_since: nullable(
      timestamp('Since when the customer waits for a reply. Null: they have one, so it comes last.'),
    ),
  }),
)

export const QueueEntryList = listOf(QueueEntry, 'QueueEntryList')

const { limit, cursor } = paging
export const QueueQuery = input({ limit, cursor })
export type QueueQuery = Static<typeof QueueQuery>

const load = 'How many open conversations they have, of all teams.'

export const RoutingPreview = define(
  'RoutingPreview',
  Type.Object({
    object: constant('routing_preview'),
    team_id: id('team'),
    conversation_id: nullable(
      Type.Unsafe<string>({ ...id('conversation'), description: 'The first of the queue. Null: nothing waits.' }),
    ),
    user_id: nullable(Type.Unsafe<string>({ ...id('user'), description: 'Who would get it. Null: nobody.' })),
    reason: oneOf(['sticky', 'round_robin', 'least_busy', ...obstacles], {
      description: 'Why they would, or why nobody would.',
      examples: ['least_busy'],
    }),
    candidates: Type.Integer({ description: 'How many could take it.', examples: [3] }),
    members: Type.Array(
      Type.Object({
        user_id: id('user'),
        availability: oneOf(states, { examples: ['available'] }),
        load: Type.Integer({ description: load, examples: [4] }),
        capacity: nullable(Type.Integer({ description: 'How many they may have. Null: no limit.', examples: [10] })),
        last_assigned_at: nullable(timestamp('When they last got one, from any team.')),
        obstacle: nullable(
          oneOf(['not_available', 'full'], { description: 'Why they get none. Null: they may.', examples: [null] }),
        ),
      }),
    ),
  }),
)
export type RoutingPreview = Static<typeof RoutingPreview>
