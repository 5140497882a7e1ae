import { usesPower } from '../accounts/powers.ts'
import { route } from '../http/route.ts'
import { backfill } from './backfill.ts'
import { BackfillRequest, CrmBackfill } from './backfill-schema.ts'
import { createConnection, deleteConnection, getConnection, listConnections, updateConnection } from './connections.ts'
import { dryRun } from './dry-run.ts'
import { listSyncs } from './journal.ts'
import { listFields, testConnection } from './look.ts'
import { pauseConnection, resumeConnection } from './pause.ts'
import {
  CrmConnection,
  CrmConnectionChanges,
  CrmConnectionList,
  CrmConnectionQuery,
  CrmConnectionTest,
  CrmDryRun,
  CrmFieldList,
  DeletedCrmConnection,
  DryRunRequest,
  NewCrmConnection,
} from './schema.ts'
import { syncLead } from './sync-lead.ts'
import { LeadSync, LeadSyncRecordList, LeadSyncRecordQuery, LeadSyncRequest } from './sync-schema.ts'

const tag = 'CRM connections'
const reads = { tag, permission: 'crm:read' } as const
const writes = { tag, permission: 'crm:write' } as const
const one = '/crm_connections/:connection_id'
const asks = ['crm_rejected', 'crm_unavailable', 'crm_timeout'] as const

export const crmRoutes = [
  route({
    tag: 'Leads',
    permission: 'leads:write',
    method: 'POST',
    path: '/leads/:lead_id/sync',
    operation: 'syncLead',
    budget: 'outside',
    calls_others: true,
    summary: 'Sync a lead to a CRM',
    description:
      'Writes the lead to the CRM, with a note for each of its resolved conversations, and responds within ten ' +
      "seconds. The first sync matches an existing record by email address, later syncs use the record's ID, so " +
      "repeating a sync doesn't create a duplicate. Qualified leads sync automatically.",
    origin: 'specification',
    body: LeadSyncRequest,
    answer: LeadSync,
    errors: ['resource_not_found', 'crm_not_configured', 'crm_connection_paused', 'parameter_missing', ...asks],
    run: (scope, { params, body }) => syncLead(scope, params.lead_id!, body),
  }),
  route({
    ...reads,
    method: 'GET',
    path: '/crm_connections',
    operation: 'listCrmConnections',
    summary: 'List CRM connections',
    query: CrmConnectionQuery,
    answer: CrmConnectionList,
    errors: ['cursor_invalid', 'cursor_mismatch'],
    run: (scope, { query }) => listConnections(scope, query),
  }),
  route({
    ...writes,
    method: 'POST',
    path: '/crm_connections',
    operation: 'createCrmConnection',
    budget: 'outside',
    calls_others: true,
    audited: 'crm_connection.created',
    fresh_password: true,
    summary: 'Connect a CRM',
    description:
      "Tests the connection before creating it: a connection that doesn't work isn't created. Without a mapping, the " +
      "connection gets the vendor's default mapping, limited to fields that exist in the CRM.",
    body: NewCrmConnection,
    status: 201,
    located: true,
    answer: CrmConnection,
    errors: ['url_not_allowed', 'host_not_found', 'resource_not_found', 'crm_connection_limit_reached', ...asks],
    run: (scope, { body }) => createConnection(scope, body),
  }),
  route({
    ...reads,
    method: 'GET',
    path: one,
    operation: 'getCrmConnection',
    summary: 'Get a CRM connection',
    answer: CrmConnection,
    errors: ['resource_not_found'],
    run: (scope, { params }) => getConnection(scope, params.connection_id!),
  }),
  route({
    ...writes,
    method: 'PATCH',
    path: one,
    operation: 'updateCrmConnection',
    budget: 'outside',
    calls_others: true,
    audited: 'crm_connection.updated',
    fresh_password: usesPower('updateCrmConnection'),
    summary: 'Update a CRM connection',
    description:
      'Tests new settings, credentials or mappings with the CRM before saving them. Working credentials resume a ' +
      'connection that was paused because the CRM refused the old ones. To change `base_url`, send the credentials ' +
      'again.',
    body: CrmConnectionChanges,
    answer: CrmConnection,
    conditional: true,
    errors: [
      'url_not_allowed',
      'host_not_found',
      'resource_not_found',
      'precondition_failed',
      'parameter_missing',
      ...asks,
    ],
    run: (scope, { params, body, expected }) => updateConnection(scope, params.connection_id!, body, expected),
  }),
  route({
    ...writes,
    method: 'DELETE',
    path: one,
    operation: 'deleteCrmConnection',
    audited: 'crm_connection.deleted',
    summary: 'Delete a CRM connection',
    description: 'Also deletes its credentials, links and sync log. Records in the CRM stay as they are.',
    answer: DeletedCrmConnection,
    conditional: true,
    errors: ['resource_not_found', 'precondition_failed'],
    run: (scope, { params, expected }) => deleteConnection(scope, params.connection_id!, expected),
  }),
  route({
    ...writes,
    method: 'POST',
    path: `${one}/test`,
    operation: 'testCrmConnection',
    budget: 'outside',
    calls_others: true,
    summary: 'Test a CRM connection',
    description:
      "Asks the CRM for the account that the credentials belong to. A refusal isn't an error: the response says what to do.",
    answer: CrmConnectionTest,
    errors: ['resource_not_found'],
    run: (scope, { params }) => testConnection(scope, params.connection_id!),
  }),
  route({
    ...reads,
    method: 'GET',
    path: `${one}/fields`,
    operation: 'listCrmFields',
    budget: 'outside',
    summary: "List a CRM's fields",
    description:
      "Returns the fields as the CRM describes them now. The list is empty if the CRM doesn't describe its fields; you can then map any name.",
    answer: CrmFieldList,
    errors: ['resource_not_found', ...asks],
    run: (scope, { params }) => listFields(scope, params.connection_id!),
  }),
  route({
    ...writes,
    method: 'POST',
    path: `${one}/dry_run`,
    operation: 'dryRunCrmConnection',
    budget: 'outside',
    summary: 'Preview the sync of a lead',
    description: 'Returns what a sync would write. Nothing is sent to the CRM.',
    body: DryRunRequest,
    answer: CrmDryRun,
    errors: ['resource_not_found'],
    run: (scope, { params, body }) => dryRun(scope, params.connection_id!, body.lead_id),
  }),
  route({
    ...writes,
    method: 'POST',
    path: `${one}/pause`,
    operation: 'pauseCrmConnection',
    audited: 'crm_connection.paused',
    summary: 'Pause a CRM connection',
    description: 'Stops sending. Leads to sync wait until you resume the connection.',
    answer: CrmConnection,
    conditional: true,
    errors: ['resource_not_found', 'precondition_failed'],
    run: (scope, { params, expected }) => pauseConnection(scope, params.connection_id!, expected),
  }),
  route({
    ...writes,
    method: 'POST',
    path: `${one}/resume`,
    operation: 'resumeCrmConnection',
    audited: 'crm_connection.resumed',
    fresh_password: true,
    summary: 'Resume a CRM connection',
    description: 'Sends the leads that waited.',
    answer: CrmConnection,
    conditional: true,
    errors: ['resource_not_found', 'precondition_failed'],
    run: (scope, { params, expected }) => resumeConnection(scope, params.connection_id!, expected),
  }),
  route({
    ...writes,
    method: 'POST',
    path: `${one}/backfill`,
    operation: 'backfillCrmConnection',
    budget: 'outside',
    audited: 'crm_connection.backfilled',
    fresh_password: true,
    summary: 'Sync all leads or failed leads',
    description: "Runs in the background. Leads that are up to date in the CRM aren't sent again.",
    body: BackfillRequest,
    answer: CrmBackfill,
    errors: ['resource_not_found'],
    run: (scope, { params, body }) => backfill(scope, params.connection_id!, body.which),
  }),
  route({
    ...reads,
    method: 'GET',
    path: `${one}/syncs`,
    operation: 'listLeadSyncs',
    summary: 'List the sync log of a CRM connection',
    description:
      'Returns every attempt with its requests and responses, the fields written, and what to do if it failed. Kept as long as events.',
    query: LeadSyncRecordQuery,
    answer: LeadSyncRecordList,
    errors: ['resource_not_found', 'cursor_invalid', 'cursor_mismatch'],
    run: (scope, { params, query }) => listSyncs(scope, params.connection_id!, query),
  }),
]
