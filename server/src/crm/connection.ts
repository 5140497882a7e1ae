import { rendering, type Stored } from '../db/render.ts'
import { type Sql, sql } from '../db/sql.ts'
import { notFound } from '../errors.ts'
import { isId } from '../ids.ts'
import { type Resource, read, type Scope } from '../scope.ts'
import type { Access, Mapping, PulledStatus } from './connector.ts'
import { CrmConnection, type CrmPull } from './schema.ts'

export const { json } = rendering(CrmConnection)

export type ConnectionRow = Omit<Stored<CrmConnection>, 'object'> & { version: number }

const max_counted = 10_000
// Counted from an index alone: 100,000 take about 10 ms.
const max_left = 100_000

/** The connections of an environment, as shown. */
export function connectionsOf({ environment_id }: Scope): Sql {
  return sql`
    select id, provider, name, status, paused_reason, paused_at, account, settings, mapping, pull, waiting, failed,
      case when backfill_started_at is not null then json_build_object(
        'which', backfill_which, 'leads', backfill_leads, 'left', case when left_over <= ${max_left}::integer then left_over end,
        'started_at', to_char(backfill_started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as backfill,
      created_at, updated_at, version
    from crm_connections connection, lateral (
      select count(*)::integer as waiting from (
        select from crm_jobs job where job.environment_id = connection.environment_id and job.connection_id = connection.id
          and due_at is not null limit ${max_counted}::integer) due) due,
      lateral (
      select count(*)::integer as failed from (
        select from crm_jobs job where job.environment_id = connection.environment_id and job.connection_id = connection.id
          and dead_at is not null limit ${max_counted}::integer) dead) dead,
      lateral (
      select count(*)::integer as left_over from (
        select from crm_jobs job where job.environment_id = connection.environment_id and job.connection_id = connection.id
          and cause = 'backfill' and due_at is not null limit ${max_left}::integer + 1) left_over) left_over
    where environment_id = ${environment_id} and deleted_at is null`
}

/** The same without counts, for internal use. */
export async function connectionToUse(scope: Scope, id: string): Promise<ConnectionRow | undefined> {
  const [row] = await read<ConnectionRow>(
    scope,
    sql`
    select id, provider, name, status, paused_reason, paused_at, account, settings, mapping, pull, 0 as waiting, 0 as failed,
      null::json as backfill, created_at, updated_at, version
    from crm_connections where environment_id = ${scope.environment_id} and id = ${id} and deleted_at is null`,
  )
  return row
}

export async function findConnection(scope: Scope, id: string): Promise<ConnectionRow> {
  const [row] = isId('crm_connection', id)
    ? await read<ConnectionRow>(scope, sql`${connectionsOf(scope)} and id = ${id}`)
    : []
  if (!row) throw notFound('CRM connection')
  return row
}

export function mappingOf(row: Pick<ConnectionRow, 'mapping'>): Mapping {
  return JSON.parse(row.mapping)
}

/** Their status values → ours, for connections that pull them. */
export function pullStatuses({ pull }: Pick<ConnectionRow, 'pull'>): Record<string, PulledStatus> {
  return pull === null ? {} : (JSON.parse(pull) as CrmPull).statuses
}

/** The number of waiting leads changes without a new version. */
export function connectionResource(row: ConnectionRow): Resource {
  return { json: json(row), id: row.id, version: row.version, volatile: true }
}

/** The context its secrets are encrypted for: they can't be decrypted elsewhere. */
export function placeOf(
  { environment_id }: Pick<Scope, 'environment_id'>,
  id: string,
  what: 'credentials' | 'token',
): string {
  return `crm ${what} ${environment_id} ${id}`
}

export function sealCredentials(scope: Scope, id: string, credentials: Record<string, string>): Buffer {
  return scope.vault.seal(JSON.stringify(credentials), placeOf(scope, id, 'credentials'))
}

/** A connection's decrypted secrets. */
export async function accessOf(
  scope: Scope,
  { id, settings }: Pick<ConnectionRow, 'id' | 'settings'>,
): Promise<Access> {
  const [row] = await read<{ credentials: string; token: string | null }>(
    scope,
    sql`
    select encode(credentials, 'hex') as credentials, encode(token, 'hex') as token from crm_connections
    where environment_id = ${scope.environment_id} and id = ${id} and deleted_at is null`,
  )
  if (!row) throw notFound('CRM connection')
  const open = (hex: string, what: 'credentials' | 'token') =>
    scope.vault.open(Buffer.from(hex, 'hex'), placeOf(scope, id, what))
  return {
    settings: JSON.parse(settings),
    credentials: JSON.parse(open(row.credentials, 'credentials')),
    token: row.token === null ? null : open(row.token, 'token'),
  }
}

/**
 * Stores a token, and new credentials if the exchange used up the old ones. Not if the connection has changed in the
 * meantime: it may belong to another account by now.
 */
export async function keepToken(
  scope: Scope,
  { id, version }: ConnectionRow,
  grant: { token: string; credentials?: Record<string, string> },
): Promise<void> {
  const token = scope.vault.seal(grant.token, placeOf(scope, id, 'token'))
  const credentials = grant.credentials ? sealCredentials(scope, id, grant.credentials) : null
  await scope.database.run(sql`
    update crm_connections set token = ${token}::bytea, credentials = coalesce(${credentials}::bytea, credentials)
    where environment_id = ${scope.environment_id} and id = ${id} and version = ${version}::integer`)
}
