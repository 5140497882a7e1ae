import type { ConversationReport, ReportFigures } from '@parley/sdk'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Mode } from '../../api/call.ts'
import { service } from '../../api/service.ts'
import type { ReportSearch } from './report-search.ts'

export type { ConversationReport, ReportFigures }
export type Duration = ReportFigures['first_reply']

export const own_zone = Intl.DateTimeFormat().resolvedOptions().timeZone

const day_ms = 86_400_000

/** Both days are included. */
export interface Span {
  from: string
  to: string
  zone: string
}

export function spanOf({ days = '28', from, to, zone = own_zone }: ReportSearch): Span {
  if (from !== undefined && to !== undefined) return { from, to, zone }
  const today = todayIn(zone)
  return { from: later(today, 1 - Number(days)), to: today, zone }
}

export function daysIn({ from, to }: Span): number {
  return (Date.parse(to) - Date.parse(from)) / day_ms + 1
}

export function later(day: string, days: number): string {
  return new Date(Date.parse(day) + days * day_ms).toISOString().slice(0, 10)
}

function todayIn(zone: string): string {
  try {
    const parts = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short', numberingSystem: 'latn' })
    return parts.format(new Date())
  } catch {
    return new Date().toISOString().slice(0, 10)
  }
}

/** Hourly for short periods. */
export const intervalOf = (span: Span) => (daysIn(span) <= 2 ? 'hour' : 'day')

export const reportQuery = (mode: Mode, span: Span) =>
  queryOptions({
    queryKey: [mode, 'report', span],
    queryFn: ({ signal }) =>
      service[mode].reports.reportConversations(
        { since: span.from, until: later(span.to, 1), time_zone: span.zone, interval: intervalOf(span) },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 10_000,
    // Today's figures keep growing. While past data is being counted, all figures do.
    refetchInterval: ({ state }) => (state.data?.counted_until === null ? 2000 : 30_000),
  })
