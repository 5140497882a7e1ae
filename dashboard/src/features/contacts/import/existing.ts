import { queryOptions } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import { pageOf } from '../../../api/pages.ts'
import { service } from '../../../api/service.ts'
import { patiently } from '../patiently.ts'
import { batchesOf } from './batches.ts'
import { type Attributes, contactOf } from './mapping.ts'
import type { Plan } from './run.ts'

/** The attributes of the newest contacts: those in use. */
export const attributesQuery = (mode: Mode) =>
  queryOptions({
    queryKey: [mode, 'attributes_in_use'] as const,
    queryFn: async ({ signal }): Promise<Attributes> => {
      const { data } = await pageOf(service[mode].contacts.list({ limit: 50 }, { signal }))
      const kinds = new Map<string, 'string' | 'number' | 'boolean'>()
      for (const [name, value] of data.flatMap(({ custom_attributes }) => Object.entries(custom_attributes)))
        if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
          kinds.set(name, typeof value as 'string')
      return new Map([...kinds].sort(([a], [b]) => (a < b ? -1 : 1)))
    },
    staleTime: 0,
    gcTime: 0,
  })

export interface Preview {
  created: number
  /** Already exists. */
  existing: number
  /** Rows with the address of an earlier row. */
  repeated: number
}

/** What the import would do, as computed by the service before storing anything. */
export const previewQuery = (plan: Plan) =>
  queryOptions({
    queryKey: [plan.mode, 'import_preview', plan.file, plan.mapping] as const,
    queryFn: ({ signal }) => preview(plan, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

async function preview({ mode, rows, headers, mapping, attributes }: Plan, signal: AbortSignal): Promise<Preview> {
  const seen = new Set<string>()
  const counts = { created: 0, existing: 0, repeated: 0 }
  for (const { items } of batchesOf(rows, (row) => contactOf(row, headers, mapping, attributes))) {
    const fresh = items.filter(
      ({ given: { email } }) => !seen.has(email.toLowerCase()) && seen.add(email.toLowerCase()),
    )
    counts.repeated += items.length - fresh.length
    if (fresh.length === 0) continue
    const body = { contacts: fresh.map(({ given }) => given), existing: 'skip', dry_run: true } as const
    const answer = await patiently(() => service[mode].contacts.import(body, { signal }), { signal, waiting: () => {} })
    counts.created += answer.created
    counts.existing += answer.unchanged
  }
  return counts
}
