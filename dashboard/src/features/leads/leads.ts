import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, type List, type Mode } from '../../api/call.ts'
import type { Lead, LeadChanges, LeadQualification, LeadSync, LeadSyncState } from '../../api/generated/types.ts'
import type { LeadsSearch } from './leads-search.ts'

export type { Lead, LeadChanges, LeadQualification, LeadSync, LeadSyncState }

const pages = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next_cursor }: List<unknown>) => next_cursor ?? undefined,
}

export const leadsQuery = (mode: Mode, search: LeadsSearch) =>
  infiniteQueryOptions({
    queryKey: [mode, 'leads', 'list', search] as const,
    queryFn: ({ pageParam, signal }) =>
      call<List<Lead>>(`/${mode}/leads`, {
        query: { ...search, expand: 'contact,sync_states', limit: 50, cursor: pageParam },
        signal,
      }),
    ...pages,
  })

export const oneLeadQuery = (mode: Mode, id: string) =>
  queryOptions({
    queryKey: [mode, 'leads', 'one', id] as const,
    queryFn: ({ signal }) =>
      call<Lead>(`/${mode}/leads/${id}`, { query: { expand: 'contact,evidence,sync_states' }, signal }),
  })

export const qualificationsQuery = (mode: Mode, id: string) =>
  infiniteQueryOptions({
    queryKey: [mode, 'leads', 'qualifications', id] as const,
    queryFn: ({ pageParam, signal }) =>
      call<List<LeadQualification>>(`/${mode}/leads/${id}/qualifications`, {
        query: { limit: 20, cursor: pageParam },
        signal,
      }),
    ...pages,
  })

/** What can be done with a lead. Each act has a key of its own. */
export function leadCalls(mode: Mode) {
  return {
    judge: ({ contact_id, key }: { contact_id: string; key: string }) =>
      call<LeadQualification>(`/${mode}/leads/qualify`, { method: 'POST', body: { contact_id }, key }),
    override: ({ id, key, ...body }: LeadChanges & { id: string; key: string }) =>
      call<Lead>(`/${mode}/leads/${id}`, { method: 'PATCH', body, key }),
    sync: ({ id, key, connection_id }: { id: string; key: string; connection_id?: string }) =>
      call<LeadSync>(`/${mode}/leads/${id}/sync`, { method: 'POST', body: { connection_id }, key }),
  }
}
