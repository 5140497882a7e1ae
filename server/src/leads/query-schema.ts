import { createdBetween, paging } from '../db/page.ts'
import { idGiven, input, oneOf, optional, type Static, Type } from '../schema.ts'
import { grades } from './schema.ts'
import { syncFilters } from './sync-state-schema.ts'

const expand = optional(
  Type.String({
    minLength: 1,
    maxLength: 255,
    description:
      'Objects to include in the response: `contact`, `evidence`, `sync_states`. Separate several with commas.',
  }),
)

export const LeadExpandQuery = input({ expand })

export const LeadQuery = input({
  ...paging,
  expand,
  sort: optional(
    oneOf(['created_at', 'score'], { default: 'created_at', description: '`score`: the best leads first.' }),
  ),
  status: optional(
    Type.String({ minLength: 1, maxLength: 255, description: 'One or more statuses, separated by commas.' }),
  ),
  grade: optional(oneOf(grades)),
  min_score: optional(Type.Integer({ minimum: 0, maximum: 100, description: 'The minimum score.' })),
  sync: optional(
    oneOf(syncFilters, {
      description:
        'Returns leads with this sync state in at least one CRM. `none`: not in any CRM and not waiting to sync.',
    }),
  ),
  contact_id: optional(idGiven('contact')),
  ...createdBetween,
})
export type LeadQuery = Static<typeof LeadQuery>

export const QualificationQuery = input({ ...paging })
export type QualificationQuery = Static<typeof QualificationQuery>
