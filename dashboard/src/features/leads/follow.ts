import type { Event } from '@parley/sdk'
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Mode } from '../../api/call.ts'
import { crmKey } from '../../queries/crm.ts'
import { leadsKey } from '../../queries/leads.ts'

/** How events update leads and their sync status, wherever they're shown. */
export function followLeads(queries: QueryClient, mode: Mode, { type }: Event): void {
  switch (type) {
    case 'lead.qualified':
    case 'lead.updated':
      return readSoon(queries, leadsKey(mode))
    case 'lead.synced':
    case 'lead.sync_failed':
      readSoon(queries, leadsKey(mode))
      return readSoon(queries, crmKey(mode))
  }
}

const waiting = new Set<string>()

/** Reloads them once for everything that happens within a moment: a CRM may get a thousand leads in a row. */
function readSoon(queries: QueryClient, queryKey: QueryKey): void {
  const name = queryKey.join(' ')
  if (waiting.has(name)) return
  waiting.add(name)
  setTimeout(() => {
    waiting.delete(name)
    queries.invalidateQueries({ queryKey })
  }, 300)
}
