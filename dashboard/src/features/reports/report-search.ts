import type { ListCountedConversationsQuery } from '@parley/sdk'

export type ListedFigure = ListCountedConversationsQuery['figure']

/** Figures that count conversations. The others count messages. */
export const listed_figures: readonly ListedFigure[] = [
  'conversations_started',
  'first_reply',
  'first_reply_by_assistant',
  'first_reply_by_people',
  'resolution',
  'resolution_by_assistant',
  'resolution_by_people',
  'handovers',
  'ratings',
]

/** What the reports show, as stored in the URL. */
export interface ReportSearch {
  /** This many days up to today. 28 by default. */
  days?: string
  /** Or from one day to another, both included. */
  from?: string
  to?: string
  /** The browser's by default. */
  zone?: string
}

const day = /^\d{4}-\d\d-\d\d$/

export const spans = ['7', '28', '90', '365'] as const

export function reportSearch({ days, from, to, zone }: Record<string, unknown>): ReportSearch {
  const is_span = spans.includes(days as '7')
  const is_chosen = typeof from === 'string' && day.test(from) && typeof to === 'string' && day.test(to)
  return {
    ...(is_chosen ? { from, to } : is_span && days !== '28' ? { days: days as string } : {}),
    ...(typeof zone === 'string' && zone !== '' && { zone }),
  }
}

/** The conversations behind a figure, and the reports that led there. */
export interface CountedSearch extends ReportSearch {
  figure?: ListedFigure
  /** Times on a quarter of an hour. `until` is excluded. */
  since?: string
  until?: string
  /** Of handovers. */
  reason?: string
  /** That of the reason, for its words in the page's language. */
  reason_code?: string
  has_reason?: 'false'
  /** Of ratings. */
  score?: string
}

const scores = ['1', '2', '3', '4', '5']

export function countedSearch(search: Record<string, unknown>): CountedSearch {
  const { figure, since, until, reason, reason_code, has_reason, score } = search
  const is_period = isMoment(since) && isMoment(until)
  return {
    ...reportSearch(search),
    ...(listed_figures.includes(figure as ListedFigure) && { figure: figure as ListedFigure }),
    ...(is_period && { since, until }),
    ...(typeof reason === 'string' && reason !== '' && { reason }),
    ...(typeof reason_code === 'string' && reason_code !== '' && { reason_code }),
    ...(has_reason === 'false' && { has_reason }),
    ...(scores.includes(score as string) && { score: score as string }),
  }
}

function isMoment(text: unknown): text is string {
  return typeof text === 'string' && !Number.isNaN(Date.parse(text))
}
