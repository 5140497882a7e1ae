import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, type List, type Mode } from '../../../api/call.ts'
import type {
  CrmBackfill,
  CrmConnection,
  CrmConnectionChanges,
  CrmConnectionTest,
  CrmDryRun,
  CrmField,
  LeadSyncRecord,
  NewCrmConnection,
} from '../../../api/generated/types.ts'

export type { CrmConnection, CrmDryRun, CrmField, LeadSyncRecord }
export type Mapping = CrmConnection['mapping']
export type Provider = NewCrmConnection['provider']
export type SyncStatus = LeadSyncRecord['status']

const pages = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor }: List<unknown>) => next_cursor ?? undefined,
}

export const connectionsQuery = (mode: Mode) =>
  infiniteQueryOptions({
    queryKey: [mode, 'crm', 'list'] as const,
    queryFn: ({ pageParam, signal }) =>
      call<List<CrmConnection>>(`/${mode}/crm_connections`, { query: { limit: 100, cursor: pageParam }, signal }),
    ...pages,
  })

export const connectionQuery = (mode: Mode, id: string) =>
  queryOptions({
    queryKey: [mode, 'crm', 'one', id] as const,
    queryFn: ({ signal }) => call<CrmConnection>(`/${mode}/crm_connections/${id}`, { signal }),
    // What waits grows less by itself and no event tells of each: while something waits, it is looked again.
    refetchInterval: ({ state }) => (state.data && state.data.waiting > 0 ? 1500 : 15_000),
  })

/** Asks the CRM itself: not more often than somebody looks. */
export const fieldsQuery = (mode: Mode, id: string) =>
  queryOptions({
    queryKey: [mode, 'crm_fields', id] as const,
    queryFn: async ({ signal }) => {
      const { data } = await call<List<CrmField>>(`/${mode}/crm_connections/${id}/fields`, { signal })
      return data
    },
    staleTime: 5 * 60_000,
    retry: false,
  })

export interface JournalFilter {
  lead_id?: string
  status?: SyncStatus
}

export const journalQuery = (mode: Mode, id: string, filter: JournalFilter) =>
  infiniteQueryOptions({
    queryKey: [mode, 'crm', 'journal', id, filter] as const,
    queryFn: ({ pageParam, signal }) =>
      call<List<LeadSyncRecord>>(`/${mode}/crm_connections/${id}/syncs`, {
        query: { ...filter, limit: 20, cursor: pageParam },
        signal,
      }),
    ...pages,
  })

/** What can be done with a connection. Each act has a key of its own. */
export function connectionCalls(mode: Mode) {
  const path = (id: string, verb = '') => `/${mode}/crm_connections/${id}${verb}`
  return {
    create: ({ key, ...body }: NewCrmConnection & { key: string }) =>
      call<CrmConnection>(`/${mode}/crm_connections`, { method: 'POST', body, key }),
    update: ({ id, key, ...body }: CrmConnectionChanges & { id: string; key: string }) =>
      call<CrmConnection>(path(id), { method: 'PATCH', body, key }),
    remove: ({ id, key }: { id: string; key: string }) => call(path(id), { method: 'DELETE', key }),
    test: (id: string, key: string) => call<CrmConnectionTest>(path(id, '/test'), { method: 'POST', body: {}, key }),
    pause: (id: string, key: string) => call<CrmConnection>(path(id, '/pause'), { method: 'POST', body: {}, key }),
    resume: (id: string, key: string) => call<CrmConnection>(path(id, '/resume'), { method: 'POST', body: {}, key }),
    backfill: ({ id, key, which }: { id: string; key: string; which: 'all' | 'failed' }) =>
      call<CrmBackfill>(path(id, '/backfill'), { method: 'POST', body: { which }, key }),
    dryRun: (id: string, lead_id: string) =>
      call<CrmDryRun>(path(id, '/dry_run'), { method: 'POST', body: { lead_id } }),
  }
}
