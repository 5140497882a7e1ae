import { expand, type Permission, permissions, presets } from './permissions.ts'

/** From least to most permissions. */
export const roles_by_rank = ['viewer', 'agent', 'admin', 'owner'] as const
export type Role = (typeof roles_by_rank)[number]

/** Permissions for conversations and everything that belongs to them. Administration requires a role instead. */
export const permissionsOf: Record<Role, ReadonlySet<Permission>> = {
  owner: expand(permissions),
  admin: expand(permissions),
  agent: expand([
    'contacts:write',
    'conversations:write',
    'messages:write',
    'leads:write',
    'knowledge:read',
    'events:read',
    'channels:read',
    'crm:read',
    'files:write',
  ]),
  viewer: expand(presets['read-only']!),
}

export function isAtLeast(role: Role, min: Role): boolean {
  return roles_by_rank.indexOf(role) >= roles_by_rank.indexOf(min)
}
