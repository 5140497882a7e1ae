import type { Expectation } from '../http/precondition.ts'
import type { Resource, Scope } from '../scope.ts'
import { changeConnection } from './change.ts'

export function pauseConnection(scope: Scope, id: string, expected: Expectation): Promise<Resource> {
  const paused_at = new Date().toISOString()
  return changeConnection(scope, id, expected, ({ status }) =>
    status === 'paused' ? null : { set: { status: 'paused', paused_reason: 'manual', paused_at } },
  )
}

export function resumeConnection(scope: Scope, id: string, expected: Expectation): Promise<Resource> {
  return changeConnection(scope, id, expected, ({ status }) =>
    status === 'active'
      ? null
      : { set: { status: 'active', paused_reason: null, paused_at: null }, hidden: { blocked_until: null } },
  )
}
