import { openWire, type Wire } from '../outbound/http-call.ts'
import type { Scope } from '../scope.ts'
import { type ClientParts, openClient } from './client.ts'
import { accessOf, type ConnectionRow, keepToken } from './connection.ts'
import { type Access, type Connector, type Crm, CrmError, type Provider } from './connector.ts'
import { connectorOf } from './connectors.ts'
import { asApiError, atSetUp } from './failure.ts'
import type { moods } from './practice/practice.ts'
import { practiceWire } from './practice/practice-wire.ts'
import { redacting } from './redact.ts'
import { lender } from './shared-pools.ts'

/** The time limit for a CRM while a caller waits. */
export const patience_ms = 9500

export function wireTo(
  scope: Scope,
  provider: Provider,
  connection_id: string,
  settings: Record<string, unknown>,
): Wire {
  if (provider === 'fake')
    return practiceWire(
      scope.database,
      { environment_id: scope.environment_id, connection_id },
      settings.answers as (typeof moods)[number] | undefined,
    )
  return openWire(lender(scope.mode, scope.settings.crm_allowed_networks, scope.settings.own_place))
}

/** Queries a CRM about itself while a caller waits. Failures become API errors. */
export async function ask<T>(
  scope: Scope,
  connection: ConnectionRow,
  question: (connector: Connector, crm: Crm) => Promise<T>,
): Promise<T> {
  try {
    return await inquire(scope, connection, question)
  } catch (error) {
    if (error instanceof CrmError) throw asApiError(atSetUp(error, connectorOf(connection.provider)))
    throw error
  }
}

/** The same, but returns the CRM's failures as they are. */
export async function inquire<T>(
  scope: Scope,
  connection: ConnectionRow,
  question: (connector: Connector, crm: Crm) => Promise<T>,
): Promise<T> {
  const access = await accessOf(scope, connection)
  return withCrm(scope, connection, access, (grant) => keepToken(scope, connection, grant), question)
}

export async function withCrm<T>(
  scope: Scope,
  { id, provider }: { id: string; provider: Provider },
  access: Access,
  keep: ClientParts['keep'],
  question: (connector: Connector, crm: Crm) => Promise<T>,
): Promise<T> {
  const connector = connectorOf(provider)
  const wire = wireTo(scope, provider, id, access.settings)
  try {
    const crm = openClient({ connector, access, wire, until: performance.now() + patience_ms, calls: [], keep })
    return await question(redacting(connector, crm), crm)
  } finally {
    await wire.close()
  }
}
