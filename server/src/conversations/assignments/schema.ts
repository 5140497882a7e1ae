import { paging } from '../../db/page.ts'
import { constant, define, id, input, listOf, nullable, oneOf, type Static, Type, timestamp } from '../../schema.ts'

export const assignment_reasons = ['sticky', 'round_robin', 'least_busy', 'accepted', 'by_hand'] as const
export type AssignmentReason = (typeof assignment_reasons)[number]

export const Assignment = define(
  'Assignment',
  Type.Object({
    object: constant('assignment'),
    id: id('assignment'),
    conversation_id: id('conversation'),
    user_id: Type.Unsafe<string>({ ...id('user'), description: 'Who got it.' }),
    team_id: nullable(Type.Unsafe<string>({ ...id('team'), description: 'The team it was in.' })),
    reason: oneOf(assignment_reasons, {
      description:
        '`sticky`: the person this contact had last. `round_robin`: whose last one was longest ago. `least_busy`: who had the fewest open ' +
        'conversations. `accepted`: they took it themselves. `by_hand`: by somebody, or by an API key.',
      examples: ['least_busy'],
    }),
    candidates: nullable(
      Type.Integer({
        description: 'How many people could have taken it. Null if nobody was chosen among others.',
        examples: [3],
      }),
    ),
    actor: Type.Object(
      {
        type: oneOf(['api_key', 'user', 'assistant', 'system'], { examples: ['system'] }),
        id: nullable(Type.String({ examples: [null] })),
      },
      { description: 'Who gave it to them. Routing is the system.' },
    ),
    created_at: timestamp(),
    ended_at: nullable(timestamp('When somebody else got it, or nobody. Null: this one is current.')),
  }),
)
export type Assignment = Static<typeof Assignment>

export const AssignmentList = listOf(Assignment, 'AssignmentList')

export const AssignmentQuery = input({ ...paging })
export type AssignmentQuery = Static<typeof AssignmentQuery>
