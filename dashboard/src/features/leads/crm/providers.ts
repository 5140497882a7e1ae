import { queryOptions } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import type { CrmProvider, CrmProviderField } from '../../../api/generated/administration.ts'
import { administration } from '../../../api/service.ts'

export type { CrmProvider, CrmProviderField }

/** The available CRMs and what each requires: changes only with the service's version. */
export const providersQuery = (mode: Mode) =>
  queryOptions({
    queryKey: [mode, 'crm_providers'] as const,
    queryFn: async ({ signal }) => (await administration.crmProviders.list({ mode }, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Its name on the page. For an attribute, its own name. */
export function nameOfSource(from: string, sources: Record<string, string>): string {
  return sources[from] ?? from.replace(/^custom_attributes\./, '')
}
