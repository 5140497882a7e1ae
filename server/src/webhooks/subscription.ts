import { events } from '../accounts/disclosures.ts'
import { permissions as all, type Permission } from '../accounts/permissions.ts'
import { invalid } from '../errors.ts'
import type { EventType } from '../events/catalog.ts'
import { permissionFor } from '../events/events.ts'
import { requirePermission } from '../http/authenticate.ts'
import type { ApiCaller } from '../http/caller.ts'

/** Who decides what an endpoint receives. */
export type Subscriber = Pick<ApiCaller, 'permissions' | 'disclosed'>
export type Kind = EventType | '*'

/** The event types of an endpoint, without duplicates. */
export function kindsOf(events: readonly Kind[]): Kind[] {
  const kinds = [...new Set(events)]
  if (kinds.length > 1 && kinds.includes('*')) throw invalid('events', 'must be event types, or only "*".')
  return kinds
}

/**
 * An endpoint receives complete events, so whoever sets its destination must be allowed to read them, including future
 * types.
 */
export function requireReadable(kinds: readonly Kind[], { permissions, disclosed }: Subscriber): void {
  for (const kind of kinds) {
    for (const permission of neededFor(kind)) requirePermission({ permissions }, permission)
    for (const permission of events[kind] ?? []) requirePermission({ permissions: disclosed }, permission)
  }
}

function neededFor(kind: Kind): Permission[] {
  return kind === '*' ? all.filter((permission) => permission.endsWith(':read')) : [permissionFor(kind)]
}
