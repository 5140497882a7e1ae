import type {
  CrmConnection,
  CrmConnectionChanges,
  CrmDryRun,
  CrmField,
  LeadSyncRecord,
  NewCrmConnection,
} from '@parley/sdk'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import { byCursor, pageOf } from '../../../api/pages.ts'
import { service } from '../../../api/service.ts'
import { crmKey } from '../../../queries/crm.ts'

export type { CrmConnection, CrmDryRun, CrmField, LeadSyncRecord }
export type Mapping = CrmConnection['mapping']
export type SyncStatus = LeadSyncRecord['status']

export const connectionsQuery = (mode: Mode) =>
  infiniteQueryOptions({
    queryKey: [...crmKey(mode), 'list'] as const,
    queryFn: ({ pageParam, signal }) =>
      pageOf(service[mode].crmConnections.list({ limit: 100, cursor: pageParam }, { signal })),
    ...byCursor,
  })

export const connectionQuery = (mode: Mode, id: string) =>
  queryOptions({
    queryKey: [...crmKey(mode), 'one', id] as const,
    queryFn: ({ signal }) => service[mode].crmConnections.get(id, { signal }),
    // The number of pending syncs shrinks without events, so it's polled while there are any.
    refetchInterval: ({ state }) => (state.data && state.data.waiting > 0 ? 1500 : 15_000),
  })

/** Queries the CRM itself, only while someone is looking. */
export const fieldsQuery = (mode: Mode, id: string) =>
  queryOptions({
    queryKey: [mode, 'crm_fields', id] as const,
    queryFn: async ({ signal }) => {
      const { data } = await service[mode].crmConnections.listCrmFields(id, { signal })
      return data
    },
    staleTime: 5 * 60_000,
    retry: false,
  })

export interface JournalFilter {
  lead_id?: string
  status?: SyncStatus
}

export const journalKey = (mode: Mode, id: string) => [...crmKey(mode), 'journal', id] as const

export const journalQuery = (mode: Mode, id: string, filter: JournalFilter) =>
  infiniteQueryOptions({
    queryKey: [...journalKey(mode, id), filter] as const,
    queryFn: ({ pageParam, signal }) =>
      pageOf(service[mode].crmConnections.listLeadSyncs(id, { ...filter, limit: 20, cursor: pageParam }, { signal })),
    ...byCursor,
  })

/** Actions for a connection. Each action has its own key. */
export function connectionCalls(mode: Mode) {
  const { crmConnections } = service[mode]
  return {
    create: ({ key, ...body }: NewCrmConnection & { key: string }) =>
      crmConnections.create(body, { idempotency_key: key }),
    update: ({ id, key, ...body }: CrmConnectionChanges & { id: string; key: string }) =>
      crmConnections.update(id, body, { idempotency_key: key }),
    remove: ({ id, key }: { id: string; key: string }) => crmConnections.delete(id, { idempotency_key: key }),
    test: (id: string, key: string) => crmConnections.test(id, { idempotency_key: key }),
    pause: (id: string, key: string) => crmConnections.pause(id, { idempotency_key: key }),
    resume: (id: string, key: string) => crmConnections.resume(id, { idempotency_key: key }),
    backfill: ({ id, key, which }: { id: string; key: string; which: 'all' | 'failed' }) =>
      crmConnections.backfill(id, { which }, { idempotency_key: key }),
    dryRun: (id: string, lead_id: string) => crmConnections.dryRun(id, { lead_id }),
  }
}
