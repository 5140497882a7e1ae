import { paging } from '../db/page.ts'
import { constant, define, id, input, listOf, nullable, oneOf, type Static, Type, timestamp } from '../schema.ts'

const count = (description: string) => Type.Integer({ minimum: 0, description })

export const LeadScoring = define(
  'LeadScoring',
  Type.Object({
    object: constant('lead_scoring'),
    id: id('lead_scoring'),
    status: oneOf(['running', 'finished', 'superseded'], {
      description: '`superseded`: another one was started before it was finished.',
    }),
    leads_total: count('The number of leads when it started.'),
    leads_done: count('The number of leads scored so far.'),
    leads_changed: count('The number of these leads whose score or status is another one.'),
    created_at: timestamp(),
    finished_at: nullable(timestamp()),
  }),
)
export type LeadScoring = Static<typeof LeadScoring>

export const LeadScoringList = listOf(LeadScoring, 'LeadScoringList')

export const LeadScoringQuery = input({ ...paging })
export type LeadScoringQuery = Static<typeof LeadScoringQuery>
