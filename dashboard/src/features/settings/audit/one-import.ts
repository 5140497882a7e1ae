import type { AuditEntry } from '../../../api/generated/administration.ts'

const counted = ['created', 'updated', 'unchanged', 'failed'] as const

/** What becomes of contacts in one import, which the service is sent in many requests. */
export type ImportCounts = Record<(typeof counted)[number], number>

/** The requests of one import as one entry: the newest, with what all of them did. */
export function oneOfEachImport(entries: readonly AuditEntry[]): AuditEntry[] {
  const whole = new Map<unknown, AuditEntry>()
  for (const entry of entries) {
    const { action, actor, details, id } = entry
    const is_part = action === 'contact.imported' && details.import_id !== undefined
    const key = is_part ? `${actor.id} ${details.import_id}` : id
    const newer = whole.get(key)
    whole.set(key, newer ? { ...newer, details: { ...newer.details, ...sum(newer, entry) } } : entry)
  }
  return [...whole.values()]
}

export function importCounts({ action, details }: AuditEntry): ImportCounts | null {
  if (action !== 'contact.imported') return null
  return Object.fromEntries(counted.map((name) => [name, Number(details[name] ?? 0)])) as ImportCounts
}

function sum(one: AuditEntry, other: AuditEntry): ImportCounts {
  const [a, b] = [importCounts(one)!, importCounts(other)!]
  return Object.fromEntries(counted.map((name) => [name, a[name] + b[name]])) as ImportCounts
}
