import type { Lead, LeadChanges, LeadQualification, LeadSync, LeadSyncState } from '@parley/sdk'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Mode } from '../../api/call.ts'
import { byCursor, pageOf } from '../../api/pages.ts'
import { service } from '../../api/service.ts'
import { leadsKey } from '../../queries/leads.ts'
import type { LeadsSearch } from './leads-search.ts'

export type { Lead, LeadChanges, LeadQualification, LeadSync, LeadSyncState }

export const leadListsKey = (mode: Mode) => [...leadsKey(mode), 'list'] as const

export const leadsQuery = (mode: Mode, search: LeadsSearch) =>
  infiniteQueryOptions({
    queryKey: [...leadListsKey(mode), search] as const,
    queryFn: ({ pageParam, signal }) =>
      pageOf(
        service[mode].leads.list(
          { ...search, sort: 'score', expand: 'contact,sync_states', limit: 50, cursor: pageParam },
          { signal },
        ),
      ),
    ...byCursor,
  })

export const oneLeadQuery = (mode: Mode, id: string) =>
  queryOptions({
    queryKey: [...leadsKey(mode), 'one', id] as const,
    queryFn: ({ signal }) => service[mode].leads.get(id, { expand: 'contact,evidence,sync_states' }, { signal }),
  })

export const qualificationsQuery = (mode: Mode, id: string) =>
  infiniteQueryOptions({
    queryKey: [...leadsKey(mode), 'qualifications', id] as const,
    queryFn: ({ pageParam, signal }) =>
      pageOf(service[mode].leads.listQualifications(id, { limit: 20, cursor: pageParam }, { signal })),
    ...byCursor,
  })

/** Actions for a lead. Each action has its own key. */
export function leadCalls(mode: Mode) {
  return {
    override: ({ id, key, ...body }: LeadChanges & { id: string; key: string }) =>
      service[mode].leads.update(id, body, { idempotency_key: key }),
    sync: ({ id, key, connection_id }: { id: string; key: string; connection_id?: string }) =>
      service[mode].leads.sync(id, { connection_id }, { idempotency_key: key }),
  }
}
