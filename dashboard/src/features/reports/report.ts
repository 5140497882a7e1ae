import type { ConversationReport, ReportFigures } from '@parley/sdk'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Mode } from '../../api/call.ts'
import { byCursor, pageOf } from '../../api/pages.ts'
import { service } from '../../api/service.ts'
import type { CountedSearch, ReportSearch } from './report-search.ts'

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
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone: zoneOf({ zone }),
    dateStyle: 'short',
    numberingSystem: 'latn',
  })
  return parts.format(new Date())
}

/** The browser's, where an address names none that it knows. */
export function zoneOf({ zone = own_zone }: ReportSearch): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return own_zone
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

export const countedQuery = (
  mode: Mode,
  { figure = 'conversations_started', since, until, reason, has_reason, score }: CountedSearch,
) =>
  infiniteQueryOptions({
    queryKey: [mode, 'counted conversations', figure, since, until, reason, has_reason, score],
    queryFn: ({ pageParam, signal }) =>
      pageOf(
        service[mode].reports.listCountedConversations(
          {
            figure,
            since,
            until,
            reason,
            has_reason,
            score: score === undefined ? undefined : Number(score),
            expand: 'contact,last_message',
            cursor: pageParam,
          },
          { signal },
        ),
      ),
    ...byCursor,
  })
