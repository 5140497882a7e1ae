import type { Scope } from '../scope.ts'
import { openWire, type Wire } from '../webhooks/http-call.ts'
import { accessOf, type ConnectionRow, keepToken } from './connection.ts'
import { type Access, type Connector, type Crm, CrmError, type Provider } from './connector.ts'
import { connectorOf } from './connectors.ts'
import { type DoorParts, openDoor } from './door.ts'
import { asApiError, atSetUp } from './failure.ts'
import type { moods } from './practice/practice.ts'
import { practiceWire } from './practice/practice-wire.ts'
import { redacting } from './redact.ts'
import { lender } from './shared-pools.ts'

/** How long somebody who waits for an answer waits for a CRM. */
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
  return openWire(lender(scope.mode, scope.settings.webhook_allowed_networks))
}

/** Asks a CRM something about itself while a caller waits; its failures are errors of the API. */
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

/** The same, with the CRM's failures as they are. */
export async function inquire<T>(
  scope: Scope,
  connection: ConnectionRow,
  question: (connector: Connector, crm: Crm) => Promise<T>,
): Promise<T> {
  const access = await accessOf(scope, connection)
  return withCrm(scope, connection, access, (got) => keepToken(scope, connection, got), question)
}

export async function withCrm<T>(
  scope: Scope,
  { id, provider }: { id: string; provider: Provider },
  access: Access,
  keep: DoorParts['keep'],
  question: (connector: Connector, crm: Crm) => Promise<T>,
): Promise<T> {
  const connector = connectorOf(provider)
  const wire = wireTo(scope, provider, id, access.settings)
  try {
    const crm = openDoor({ connector, access, wire, until: performance.now() + patience_ms, calls: [], keep })
    return await question(redacting(connector, crm), crm)
  } finally {
    await wire.close()
  }
}
