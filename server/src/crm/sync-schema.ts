import { paging } from '../db/page.ts'
import {
  constant,
  define,
  id,
  idGiven,
  input,
  listOf,
  nullable,
  oneOf,
  optional,
  type Static,
  Type,
  timestamp,
  withheld,
} from '../schema.ts'
import { providers } from './connector.ts'

export const syncStatuses = ['running', 'created', 'updated', 'unchanged', 'pulled', 'failed'] as const

const whose = { lead_id: id('lead'), connection_id: id('crm_connection') }
const where = {
  remote_id: nullable(Type.String({ description: 'The ID of the record in the CRM.', examples: ['10151'] })),
  remote_url: nullable(Type.String({ description: 'The URL of the record in the CRM.' })),
}

const hidden = 'Null without the read scopes of contacts, conversations, messages and leads.'
const problem = Type.Object({
  name: Type.String({ description: "The field's name in the CRM." }),
  problem: withheld(Type.String({ description: hidden })),
})
const warnings = Type.Array(problem, {
  description: "Fields that the CRM accepted but didn't store, and what to do. The sync succeeded without them.",
})

export const LeadSync = define(
  'LeadSync',
  Type.Object({
    object: constant('lead.sync'),
    id: id('lead_sync'),
    ...whose,
    provider: oneOf(providers),
    status: oneOf(['created', 'updated', 'unchanged'], {
      description: '`unchanged`: nothing differed, so nothing was sent.',
    }),
    remote_id: Type.String({ description: 'The ID of the record in the CRM.', examples: ['10151'] }),
    remote_url: where.remote_url,
    warnings,
    created_at: timestamp(),
  }),
)
export type LeadSync = Static<typeof LeadSync>

export const LeadSyncRequest = define(
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
      message: withheld(Type.String({ description: hidden, examples: ['Company is required.'] })),
      advice: Type.String({
        description: 'What to do.',
        examples: ['Correct the named fields or the mapping, then sync again.'],
      }),
      fields: Type.Array(problem),
    }),
  ),
  changes: Type.Object({
    written: Type.Array(Type.String(), { description: 'The fields that got a new value in the CRM.' }),
    dropped: Type.Array(Type.String(), {
      description: "The fields that the CRM didn't store although it reported success.",
    }),
    kept: Type.Array(Type.String(), {
      description: "The fields left unchanged because Parley's value would have moved them back.",
    }),
    notes: Type.Array(Type.String(), { description: 'The conversations whose notes were written.' }),
  }),
  warnings,
  pulled: Type.Array(Type.String(), {
    description: 'What was read from the CRM, in words.',
    examples: [['Its owner is Ana Lima.']],
  }),
  next_try_at: nullable(timestamp()),
  request_id: nullable(Type.String({ description: 'The request that started the sync. Null if it was automatic.' })),
  created_at: timestamp(),
  finished_at: nullable(timestamp()),
}

/** For events: without requests and responses. */
export const LeadSyncFailure = define('LeadSyncFailure', Type.Object(record))

export const LeadSyncRecord = define(
  'LeadSyncRecord',
  Type.Object({
    ...record,
    calls: Type.Array(
      Type.Object({
        at: timestamp(),
        duration_ms: Type.Integer({ minimum: 0 }),
        method: Type.String(),
        path: withheld(Type.String({ description: hidden })),
        status: nullable(Type.Integer({ description: 'The HTTP status. Null if there was no response.' })),
        request: nullable(Type.String({ description: hidden })),
        answer: nullable(Type.String({ description: hidden })),
      }),
      { description: 'The requests and responses, shortened and without secrets.' },
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
