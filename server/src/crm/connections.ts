import { filters, isWord, page } from '../db/page.ts'
import { sql } from '../db/sql.ts'
import { conflict, invalid } from '../errors.ts'
import { deletedResource } from '../events/change-row.ts'
import { write } from '../events/record.ts'
import type { Expectation } from '../http/precondition.ts'
import { newId, timeOf } from '../ids.ts'
import { lockEnvironment, type Resource, type Scope, transact } from '../scope.ts'
import { withCrm } from './call.ts'
import { changeConnection } from './change.ts'
import { checkCredentials, checkedSettings, requireMode, siteOf } from './check-settings.ts'
import {
  accessOf,
  type ConnectionRow,
  connectionResource,
  connectionsOf,
  findConnection,
  json,
  placeOf,
  sealCredentials,
} from './connection.ts'
import { type Access, type Connector, CrmError, type RemoteField } from './connector.ts'
import { connectorOf } from './connectors.ts'
import { asApiError, atSetUp } from './failure.ts'
import { forgetAtOnce } from './forget-deleted.ts'
import { checkMapping, fitted } from './mapping.ts'
import { pullChange, pullOf } from './pull-given.ts'
import {
  type CrmConnectionChanges,
  type CrmConnectionQuery,
  connectionStatuses,
  type NewCrmConnection,
} from './schema.ts'

export function listConnections(scope: Scope, query: CrmConnectionQuery) {
  const where = filters([isWord('status', query.status, connectionStatuses)])
  return page(scope, {
    name: 'crm_connections',
    query,
    rows: (after, tail) => sql`${connectionsOf(scope)}${where}${after} ${tail}`,
    json,
  })
}

export async function getConnection(scope: Scope, id: string): Promise<Resource> {
  return connectionResource(await findConnection(scope, id))
}

/** Tests the CRM before saving: every stored connection has worked once. */
export async function createConnection(scope: Scope, input: NewCrmConnection): Promise<Resource> {
  const { provider, name = null, credentials = {} } = input
  const connector = connectorOf(provider)
  requireMode(scope, provider)
  const settings = await checkedSettings(scope, connector, input.settings ?? {})
  checkCredentials(connector, credentials)
  const id = newId('crm_connection')
  const report = await askAll(scope, { id, provider }, { settings, credentials, token: null })
  if (input.mapping) checkMapping(input.mapping, report.fields)
  const row: ConnectionRow = {
    id,
    provider,
    name,
    status: 'active',
    paused_reason: null,
    paused_at: null,
    account: report.account,
    settings: JSON.stringify(settings),
    mapping: JSON.stringify(input.mapping ?? fitted(connector.default_mapping, report.fields)),
    pull: pullOf(connector, input.pull ?? null),
    waiting: 0,
    failed: 0,
    backfill: null,
    created_at: timeOf(id),
    updated_at: timeOf(id),
    version: 1,
  }
  const { token, credentials: sealed } = sealedSecrets(scope, id, report.access)
  const connection = connectionResource(row)
  return transact(scope, async (scope) => {
    await requireRoom(scope)
    await write(
      scope,
      sql`change as (
      insert into crm_connections (environment_id, id, provider, name, account, settings, mapping, pull, credentials, token, identity, created_at, updated_at)
      values (${scope.environment_id}, ${id}, ${provider}, ${name}, ${row.account}, ${row.settings}, ${row.mapping}, ${row.pull}, ${sealed}, ${token},
        ${report.identity}, ${row.created_at}, ${row.updated_at})
      returning id)`,
      [],
      connection,
    )
    return connection
  })
}

/** Every lead is synced to each of them. */
export const max_connections = 50

async function requireRoom(scope: Scope): Promise<void> {
  const { connection, environment_id } = scope
  await lockEnvironment(scope)
  const [there] = await connection!.query<{ count: number }>(
    sql`select count(*)::integer as count from crm_connections where environment_id = ${environment_id}`,
  )
  if (there!.count >= max_connections)
    throw conflict(
      'crm_connection_limit_reached',
      `You can have at most ${max_connections} CRM connections. Delete one first.`,
    )
}

export async function updateConnection(
  scope: Scope,
  id: string,
  changes: CrmConnectionChanges,
  expected: Expectation,
): Promise<Resource> {
  return changeConnection(scope, id, expected, async (before) => {
    const connector = connectorOf(before.provider)
    const { name, mapping } = changes
    const current = JSON.parse(before.settings) as Record<string, unknown>
    const settings = changes.settings ? await checkedSettings(scope, connector, changes.settings) : current
    if (changes.credentials) checkCredentials(connector, changes.credentials)
    // Whoever may change the URL must not learn the credentials that are sent there.
    const moved = addressOf(connector, settings) !== addressOf(connector, current)
    if (moved && !changes.credentials)
      throw invalid('credentials', 'is required again with another `settings.base_url`.', 'parameter_missing')
    const set = {
      ...(changes.pull !== undefined && pullChange(before, pullOf(connector, changes.pull))),
      ...(name !== undefined && name !== before.name && { name }),
      ...(changes.settings && { settings: JSON.stringify(settings) }),
      ...(mapping && { mapping: JSON.stringify(mapping) }),
    }
    if (!changes.settings && !changes.credentials && !mapping) return Object.keys(set).length === 0 ? null : { set }
    if (moved && (await hasRecords(scope, id)))
      throw invalid(
        'settings.base_url',
        "can't change after leads are synced. Create a new connection for the other CRM.",
      )
    const current_access = await accessOf(scope, before)
    const access = {
      settings,
      credentials: changes.credentials ?? current_access.credentials,
      token: changes.credentials || moved ? null : current_access.token,
    }
    const report = await askAll(scope, before, access)
    const { identity } = report
    if ((await isAnother(scope, id, identity)) && (await hasRecords(scope, id)))
      throw invalid(
        changes.credentials ? 'credentials' : 'settings',
        'belong to another account of the CRM, where the IDs of synced leads belong to other records. Create a new connection for that account.',
      )
    if (mapping) checkMapping(mapping, report.fields)
    const works_again = before.paused_reason === 'unauthorized' && {
      status: 'active' as const,
      paused_reason: null,
      paused_at: null,
    }
    return {
      set: { ...set, account: report.account, ...works_again },
      hidden: { ...sealedSecrets(scope, id, report.access), ...(identity !== null && { identity }) },
    }
  })
}

/** Records in the CRM stay. Secrets are deleted at once; dependent rows too, if there are few. */
export async function deleteConnection(scope: Scope, id: string, expected: Expectation): Promise<Resource> {
  const deleted = await changeConnection(scope, id, expected, () => ({
    set: { pull: null, status: 'paused', paused_reason: 'manual', paused_at: new Date().toISOString() },
    hidden: { deleted_at: sql`now()`, credentials: sql`''`, token: null },
    result: () => deletedResource('crm_connection', id),
  }))
  await forgetAtOnce(scope, id)
  return deleted
}

function addressOf(connector: Connector, { base_url }: Record<string, unknown>): string | null {
  return typeof base_url === 'string' ? siteOf(base_url, connector) : null
}

/** One URL may serve many accounts. If the CRM doesn't tell which, it counts as the same. */
async function isAnother({ database, environment_id }: Scope, id: string, identity: string | null): Promise<boolean> {
  const rows = await database.run(sql`
    select from crm_connections where environment_id = ${environment_id} and id = ${id} and identity <> ${identity}`)
  return rows.length > 0
}

/** At another URL, these ids would be other people's records. */
async function hasRecords({ database, environment_id }: Scope, id: string): Promise<boolean> {
  const rows = await database.run(sql`
    select from crm_links where environment_id = ${environment_id} and connection_id = ${id} and remote_id is not null limit 1`)
  return rows.length > 0
}

interface Report {
  account: string
  identity: string | null
  fields: RemoteField[]
  access: Access
}

/** The account of the credentials, and its fields. */
async function askAll(scope: Scope, of: Pick<ConnectionRow, 'id' | 'provider'>, access: Access): Promise<Report> {
  let { credentials, token } = access
  const keep = async (grant: { token: string; credentials?: Record<string, string> }) => {
    token = grant.token
    credentials = grant.credentials ?? credentials
  }
  try {
    return await withCrm(scope, of, access, keep, async (connector, crm) => {
      const { account, identity = null } = await connector.verify(crm)
      const fields = await connector.describe(crm)
      return { account, identity, fields, access: { ...access, credentials, token } }
    })
  } catch (error) {
    if (error instanceof CrmError) throw asApiError(atSetUp(error, connectorOf(of.provider)))
    throw error
  }
}

function sealedSecrets(scope: Scope, id: string, { credentials, token }: Access) {
  return {
    credentials: sealCredentials(scope, id, credentials),
    token: token === null ? null : scope.vault.seal(token, placeOf(scope, id, 'token')),
  }
}
