import { equals, filters, isWord, page } from '../db/page.ts'
import { rendering, type Stored } from '../db/render.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { Scope } from '../scope.ts'
import { findConnection } from './connection.ts'
import { adviceFor, type Failure } from './failure.ts'
import { LeadSync, LeadSyncFailure, LeadSyncRecord, type LeadSyncRecordQuery, syncStatuses } from './sync-schema.ts'

const entry = rendering(LeadSyncRecord)
const failure = rendering(LeadSyncFailure)

export type SyncRow = Omit<Stored<LeadSyncRecord>, 'object'>

export const { json: syncJson } = rendering(LeadSync)

/** A failed attempt, as shown in events. */
export function failureJson(row: SyncRow): string {
  return failure.json(row as never)
}

/** The attempts of a connection or of one lead, newest first. */
export async function listSyncs(scope: Scope, connection_id: string, query: LeadSyncRecordQuery) {
  await findConnection(scope, connection_id)
  const where = filters([equals('lead_id', query.lead_id), isWord('status', query.status, syncStatuses)])
  return page(scope, {
    name: `crm syncs of ${connection_id}`,
    query,
    rows: (after, tail) => sql`${entries(scope)} and connection_id = ${connection_id}${where}${after} ${tail}`,
    json: entry.json as (row: unknown) => string,
  })
}

function entries({ environment_id }: Scope): Sql {
  return sql`select ${entry.columns} from crm_syncs where environment_id = ${environment_id}`
}

/** The error of an attempt, as stored and shown. */
export function errorJson(failure: Failure): string {
  const { kind, message, fields } = failure
  return JSON.stringify({ kind, message, advice: adviceFor(failure), fields })
}
