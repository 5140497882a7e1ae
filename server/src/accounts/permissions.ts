const areas = [
  'contacts',
  'conversations',
  'messages',
  'leads',
  'webhook_endpoints',
  'events',
  'knowledge',
  'channels',
  'crm',
  'files',
] as const

export type Area = (typeof areas)[number]
export type Permission = `${Area}:read` | `${Area}:write`

export const permissions: readonly Permission[] = areas.flatMap((area) => [`${area}:read`, `${area}:write`] as const)

/** Presets, by their name on the command line and in the dashboard. */
export const presets: Record<string, readonly Permission[]> = {
  full: permissions,
  'read-only': permissions.filter((permission) => permission.endsWith(':read')),
}

export function isPermission(word: string): word is Permission {
  return (permissions as readonly string[]).includes(word)
}

/** Writing implies reading. */
export function expand(granted: readonly string[]): ReadonlySet<Permission> {
  const all = granted.filter(isPermission)
  return new Set(all.flatMap((permission) => [permission, permission.replace(':write', ':read') as Permission]))
}
