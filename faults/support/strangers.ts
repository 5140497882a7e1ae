import { createAccount } from '../../server/src/accounts/accounts.ts'
import { createKey, revokeKey } from '../../server/src/accounts/api-keys.ts'
import { type Permission, permissions } from '../../server/src/accounts/permissions.ts'
import type { Mode } from '../../server/src/scope.ts'
import type { TestAccount } from '../../server/src/testing/service.ts'
import type { Operation } from './operations.ts'
import { makeWorld, type World } from './world.ts'

export interface Worlds {
  own: World
  /** By how they differ from `own`. */
  foreign: Record<'other mode' | 'other account' | 'other account and mode', World>
}

/** Two accounts with both modes, and in each mode one object of every kind. */
export async function makeWorlds(service: TestAccount): Promise<Worlds> {
  const theirs = await createAccount(service.database, 'Somebody else')
  return {
    // In test mode, every operation works.
    own: await makeWorld(service, 'test'),
    foreign: {
      'other mode': await makeWorld(service, 'live'),
      'other account': await makeWorld(service, 'test', theirs),
      'other account and mode': await makeWorld(service, 'live', theirs),
    },
  }
}

/** A key with all scopes except those that allow this operation. */
export function keyWithout(service: TestAccount, { permissions: needed }: Operation): Promise<string> {
  const granting = new Set(needed.flatMap((scope) => [scope, scope.replace(':read', ':write')]))
  return service.key({ scopes: permissions.filter((scope) => !granting.has(scope)) })
}

/** Keys that don't work, by the error code they get. */
export async function deadKeys(service: TestAccount): Promise<Record<string, string | undefined>> {
  const environment_id = service.environment_ids.live
  const revoked = await createKey(service.database, { ...plain, environment_id, expires_at: null })
  await revokeKey(service.database, revoked.id)
  const past = new Date(Date.now() - 1000).toISOString()
  const expired = await createKey(service.database, { ...plain, environment_id, expires_at: past })
  return {
    api_key_missing: undefined,
    api_key_invalid: `svc_live_${'0'.repeat(44)}`,
    api_key_revoked: revoked.key,
    api_key_expired: expired.key,
  }
}

const plain: { mode: Mode; name: null; scopes: readonly Permission[] } = {
  mode: 'live',
  name: null,
  scopes: permissions,
}

/** An id of the same kind and time that doesn't exist. */
export function unknownLike(id: string): string {
  const end = id.slice(-4)
  return id.slice(0, -4) + (end === 'zzzz' ? 'yyyy' : 'zzzz')
}

export function mapIds(ids: Record<string, string>, change: (id: string) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(ids).map(([name, id]) => [name, change(id)]))
}
