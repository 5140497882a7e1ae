import { paging } from '../db/page.ts'
import {
  constant,
  id,
  idGiven,
  input,
  listOf,
  named,
  nullable,
  oneOf,
  optional,
  type Static,
  Type,
  timestamp,
} from '../schema.ts'
import { providers } from './connector.ts'

export const syncStatuses = ['running', 'created', 'updated', 'unchanged', 'pulled', 'failed'] as const

const whose = { lead_id: id('lead'), connection_id: id('crm_connection') }
const where = {
  remote_id: nullable(Type.String({ description: "The record's id in the CRM.", examples: ['10151'] })),
  remote_url: nullable(Type.String({ description: 'Where a person sees it.' })),
}

const problem = Type.Object({
  name: Type.String({ description: "The CRM's name of the field." }),
  problem: Type.String(),
})
const warnings = Type.Array(problem, {
  description: 'Fields that the CRM took and did not keep, and what to do: the sync went through without them.',
})

export const LeadSync = named(
  'LeadSync',
  Type.Object({
    object: constant('lead.sync'),
    id: id('lead_sync'),
    ...whose,
    provider: oneOf(providers),
    status: oneOf(['created', 'updated', 'unchanged'], {
      description: '`unchanged`: nothing differed, so nothing was sent.',
    }),
    remote_id: Type.String({ description: "The record's id in the CRM.", examples: ['10151'] }),
    remote_url: where.remote_url,
    warnings,
    created_at: timestamp(),
  }),
)
export type LeadSync = Static<typeof LeadSync>

export const LeadSyncRequest = named(
  'LeadSyncRequest',
  input({
    connection_id: optional(idGiven('crm_connection')),
  }),
)

const record = {
  object: constant('lead.sync_record'),
  id: id('lead_sync'),
  ...whose,
  cause: oneOf(['automatic', 'manual', 'backfill', 'pull']),
  status: oneOf(syncStatuses),
  ...where,
  error: nullable(
    Type.Object({
      kind: oneOf([
        'unauthorized',
        'forbidden',
        'not_found',
        'rejected',
        'duplicate',
        'rate_limited',
        'unavailable',
        'timeout',
        'interrupted',
        'internal',
      ]),
      message: Type.String({ examples: ['Company is required.'] }),
      advice: Type.String({
        description: 'What to do.',
        examples: ['Correct the named fields or the mapping, then sync again.'],
      }),
      fields: Type.Array(problem),
    }),
  ),
  changes: Type.Object({
    written: Type.Array(Type.String(), { description: 'Fields over there that were given a new value.' }),
    dropped: Type.Array(Type.String(), { description: 'Fields that the CRM did not take although it said yes.' }),
    kept: Type.Array(Type.String(), { description: 'Fields left as they are: ours would have moved them back.' }),
    notes: Type.Array(Type.String(), { description: 'Conversations whose note was written.' }),
  }),
  warnings,
  pulled: Type.Array(Type.String(), {
    description: 'What was read back, in words.',
    examples: [['Its owner is Ana Lima.']],
  }),
  next_try_at: nullable(timestamp()),
  request_id: nullable(Type.String({ description: 'The request that asked for it, if one did.' })),
  created_at: timestamp(),
  finished_at: nullable(timestamp()),
}

/** As events tell of it: without what went over the wire. */
export const LeadSyncFailure = named('LeadSyncFailure', Type.Object(record))

export const LeadSyncRecord = named(
  'LeadSyncRecord',
  Type.Object({
    ...record,
    calls: Type.Array(
      Type.Object({
        at: timestamp(),
        duration_ms: Type.Integer({ minimum: 0 }),
        method: Type.String(),
        path: Type.String(),
        status: nullable(Type.Integer({ description: 'Of HTTP; null when there was no answer.' })),
        request: nullable(Type.String()),
        answer: nullable(Type.String()),
      }),
      { description: 'What was asked and answered, without secrets, shortened.' },
    ),
  }),
)
export type LeadSyncRecord = Static<typeof LeadSyncRecord>

export const LeadSyncRecordList = listOf(LeadSyncRecord, 'LeadSyncRecordList')

export const LeadSyncRecordQuery = input({
  ...paging,
  lead_id: optional(idGiven('lead')),
  status: optional(oneOf(syncStatuses)),
})
export type LeadSyncRecordQuery = Static<typeof LeadSyncRecordQuery>
