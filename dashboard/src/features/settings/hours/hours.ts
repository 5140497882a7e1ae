import type { Hours, HoursCalendar, HoursException } from '@parley/sdk'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { type Mode, newKey } from '../../../api/call.ts'
import { service } from '../../../api/service.ts'
import { type Versioned, versioned } from '../../../api/versioned.ts'
import { polled } from '../../../queries/freshness.ts'
import { useText } from '../../../text/page-text.ts'
import { say } from '../../../ui/toasts.tsx'
import { isRight, office_week, weekOf } from './week.ts'
import { ownZone } from './zones.ts'

export type { Hours, HoursCalendar }

/** What a person writes of hours: all but what the service says of them. */
export type Draft = Pick<Hours, 'name' | 'time_zone' | 'weekly' | 'exceptions'>
export type Exception = HoursException

export const draftOf = ({ name, time_zone, weekly, exceptions }: Hours): Draft => ({
  name,
  time_zone,
  weekly,
  exceptions,
})

/** Where one begins: an office week, in the zone of this browser. */
export function firstDraft(name: string): Draft {
  return { name, time_zone: ownZone(), weekly: office_week, exceptions: [] }
}

/** Whether somebody is there in the week, and no interval of it is wrong. */
export const isOpenAtAll = (weekly: Draft['weekly']) =>
  weekly.length > 0 && Object.values(weekOf(weekly)).every(isRight)

/** All of them, the oldest first. */
export const hoursQuery = (mode: Mode) =>
  queryOptions({
    queryKey: [mode, 'hours'] as const,
    queryFn: async ({ signal }) => Array.fromAsync(service[mode].hours.list({ order: 'asc', limit: 100 }, { signal })),
    ...polled,
  })

export const versionedHoursQuery = (mode: Mode, id: string) =>
  queryOptions({
    queryKey: [mode, 'hours', id] as const,
    queryFn: ({ signal }) => versioned(service[mode].hours.get(id, { signal })),
    ...polled,
  })

/** The days of a year: of the hours with that ID, or as a draft would have them. */
export const yearQuery = (mode: Mode, of: string | Draft, year: number) => {
  // No year depends on how the hours are called.
  const rules = typeof of === 'string' ? of : { ...of, name: undefined }
  return queryOptions({
    queryKey: [mode, 'hours_calendar', rules, year] as const,
    queryFn: ({ signal }): Promise<HoursCalendar> => {
      const { hours } = service[mode]
      if (typeof rules === 'string') return hours.getCalendar(rules, { year }, { signal })
      return hours.preview({ ...rules, year }, { signal })
    },
    placeholderData: keepPreviousData,
    enabled: typeof of === 'string' || isOpenAtAll(of.weekly),
    staleTime: 30_000,
  })
}

/** Creates them, or changes those that were shown, where nobody else did in between. */
export function useSave(mode: Mode, since: Versioned<Hours> | null, onDone: (after: Versioned<Hours>) => void) {
  const t = useText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (draft: Draft) => {
      const { hours } = service[mode]
      const body = { ...draft, name: draft.name.trim() }
      const idempotency_key = newKey()
      if (!since) return versioned(hours.create(body, { idempotency_key }))
      return versioned(hours.update(since.object.id, body, { idempotency_key, if_match: since.etag ?? undefined }))
    },
    onSuccess: (after) => {
      queries.setQueryData(versionedHoursQuery(mode, after.object.id).queryKey, after)
      queries.invalidateQueries({ ...hoursQuery(mode), exact: true })
      say(t.hours.saved)
      onDone(after)
    },
  })
}

export function useRemove(mode: Mode, id: string, onDone: () => void) {
  const t = useText()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => service[mode].hours.delete(id, { idempotency_key: newKey() }),
    onSuccess: () => {
      queries.invalidateQueries({ ...hoursQuery(mode), exact: true })
      say(t.hours.removed)
      onDone()
    },
  })
}
