import { useText } from '../../../text/page-text.ts'
import type { Role } from './people.ts'

/** Roles as they are called, for a choice. */
export function useRoleChoices(roles: readonly Role[]): Record<string, string> {
  const t = useText()
  return Object.fromEntries(roles.map((role) => [role, t.account.roles[role] ?? role]))
}
