import type { Label, NewLabel } from '@parley/sdk'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { type Mode, newKey } from '../api/call.ts'
import { service } from '../api/service.ts'

export type { Label, NewLabel }

export const label_colors: readonly Label['color'][] = [
  'gray',
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'purple',
  'pink',
]

// Whoever labels conversations with order numbers has more than anybody looks through.
const max_pages = 10

/** The newest thousand, by name. */
export const labelsQuery = (mode: Mode) =>
  queryOptions({
    queryKey: [mode, 'labels'] as const,
    queryFn: async ({ signal }) => {
      const all: Label[] = []
      for await (const label of service[mode].labels.list({ limit: 100 }, { signal })) {
        all.push(label)
        if (all.length === max_pages * 100) break
      }
      return all.sort((a, b) => a.name.localeCompare(b.name))
    },
    // Colleagues and programs make them, and no event tells.
    staleTime: 30_000,
  })

/** The color of each label by its name. Those that are not read yet, or gone, are gray. */
export function useLabelColors(mode: Mode): ReadonlyMap<string, Label['color']> {
  return useQuery({ ...labelsQuery(mode), select: colorsOf }).data ?? none
}

const none: ReadonlyMap<string, Label['color']> = new Map()
const colorsOf = (labels: Label[]): ReadonlyMap<string, Label['color']> =>
  new Map(labels.map(({ name, color }) => [name, color]))

export const createLabel = (mode: Mode, body: NewLabel) =>
  service[mode].labels.create(body, { idempotency_key: newKey() })

export const updateLabel = (mode: Mode, id: string, body: Partial<NewLabel>) =>
  service[mode].labels.update(id, body, { idempotency_key: newKey() })

export const deleteLabel = (mode: Mode, id: string) => service[mode].labels.delete(id)

export const mergeLabel = (mode: Mode, id: string, into: string) =>
  service[mode].labels.merge(id, { into }, { idempotency_key: newKey() })
