import type { Fields, Value } from './connector.ts'

/** The fields that may be written over a record as it is. Forward-only fields that would move back are left out. */
export function forward(
  fields: Fields,
  current: Record<string, unknown>,
  only_forward: Record<string, string[]>,
): { fields: Fields; kept: string[] } {
  const kept = Object.keys(fields).filter(
    (name) => only_forward[name] !== undefined && !advances(only_forward[name], current[name], fields[name]!),
  )
  return { fields: Object.fromEntries(Object.entries(fields).filter(([name]) => !kept.includes(name))), kept }
}

/** A stage outside the list was chosen by someone in the CRM, so it stays. */
function advances(order: string[], current: unknown, next: Value): boolean {
  if (current === null || current === undefined || current === '') return true
  const from = order.indexOf(String(current))
  return from !== -1 && order.indexOf(String(next)) >= from
}
