import { constant, id, input, named, nullable, oneOf, Type, timestamp } from '../schema.ts'

const backfillKinds = ['all', 'failed'] as const

export const CrmBackfillRun = named(
  'CrmBackfillRun',
  Type.Object({
    which: oneOf(backfillKinds),
    leads: Type.Integer({ minimum: 0, description: 'So many were to be synced.' }),
    left: nullable(
      Type.Integer({ minimum: 0, description: 'So many of them wait to be tried; null: more than 100,000.' }),
    ),
    started_at: timestamp(),
  }),
)

export const BackfillRequest = named(
  'CrmBackfillRequest',
  input({
    which: oneOf(backfillKinds, {
      description: '`all`: every lead; `failed`: those of which nothing more is tried.',
    }),
  }),
)

export const CrmBackfill = named(
  'CrmBackfill',
  Type.Object({
    object: constant('crm_backfill'),
    connection_id: id('crm_connection'),
    leads: Type.Integer({
      minimum: 0,
      description: 'So many are to be synced. What is over there already, unchanged, is not sent.',
    }),
  }),
)
