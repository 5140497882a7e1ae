import { queryOptions } from '@tanstack/react-query'
import type { Mode } from '../api/call.ts'
import { firstOf } from '../api/pages.ts'
import { service } from '../api/service.ts'

/** Whatever was read of leads: lists, single ones, those of contacts. */
export const leadsKey = (mode: Mode) => [mode, 'leads'] as const

/** Leads by the contact they are of. */
export const leadsOfContactsKey = (mode: Mode) => [...leadsKey(mode), 'of_contact'] as const

export const leadOfContactQuery = (mode: Mode, contact_id: string) =>
  queryOptions({
    queryKey: [...leadsOfContactsKey(mode), contact_id] as const,
    queryFn: ({ signal }) => firstOf(service[mode].leads.list({ contact_id, limit: 1 }, { signal })),
  })

export const qualify = (mode: Mode, contact_id: string, key: string) =>
  service[mode].leads.qualify({ contact_id }, { idempotency_key: key })
