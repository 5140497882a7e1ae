/** What the audit log shows, as it stands in the address. */
export interface AuditSearch {
  action?: string
  actor?: string
  object?: string
  /** Days of the reader, both included. */
  from?: string
  to?: string
  open?: string
}

const names = ['action', 'actor', 'object', 'from', 'to', 'open'] as const

export function auditSearch(given: Record<string, unknown>): AuditSearch {
  return Object.fromEntries(
    names.flatMap((name) => (typeof given[name] === 'string' && given[name] !== '' ? [[name, given[name]]] : [])),
  )
}
