import type { Connection } from '../../db/connection.ts'
import type { BrowserScope } from '../../http/scopes.ts'
import { recordAudit } from '../audit.ts'
import { endSurplusSessions, startSession } from '../sessions.ts'

/** What proved who someone is. A link is one that the service printed, or that a colleague or the operator passed on. */
export type Factor = 'password' | 'link' | SecondFactor
export type SecondFactor = 'app_code' | 'recovery_code'

interface Person {
  id: string
  account_id: string
  name: string
}

/**
 * Signs someone in, and records what proved that it's them. Their row must be locked, or simultaneous sign-ins leave more sessions than
 * one person may have.
 */
export async function beginSession(
  connection: Connection,
  { address, user_agent, request_id }: BrowserScope,
  { id: user_id, account_id, name }: Person,
  factors: readonly Factor[],
): Promise<string> {
  const { id, token } = await startSession(connection, { user_id, address, user_agent })
  const actor = { type: 'user', id: user_id, name } as const
  const entry = { account_id, actor, address, request_id }
  const object = { type: 'session', id }
  await recordAudit(connection, { ...entry, action: 'session.started', object, details: { factors } })
  for (const surplus of await endSurplusSessions(connection, user_id))
    await recordAudit(connection, {
      ...entry,
      action: 'session.ended',
      object: { type: 'session', id: surplus },
      details: { reason: 'too_many_sessions' },
    })
  return token
}
