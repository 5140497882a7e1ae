import { constant, define, id, input, nullable, oneOf, Type, timestamp } from '../schema.ts'

const backfillKinds = ['all', 'failed'] as const

export const CrmBackfillRun = define(
  'CrmBackfillRun',
  Type.Object({
    which: oneOf(backfillKinds),
    leads: Type.Integer({ minimum: 0, description: 'The number of leads to sync.' }),
    left: nullable(
      Type.Integer({
        minimum: 0,
        description: 'The number of these leads still waiting to be synced. Null if more than 100,000.',
      }),
    ),
    started_at: timestamp(),
  }),
)

export const BackfillRequest = define(
  'CrmBackfillRequest',
  input({
    which: oneOf(backfillKinds, {
      description: "`all`: every lead. `failed`: leads whose sync failed and isn't retried.",
    }),
  }),
)

export const CrmBackfill = define(
  'CrmBackfill',
  Type.Object({
    object: constant('crm_backfill'),
    connection_id: id('crm_connection'),
    leads: Type.Integer({
      minimum: 0,
      description: "The number of leads queued. Leads that are already up to date in the CRM aren't sent.",
    }),
  }),
)
