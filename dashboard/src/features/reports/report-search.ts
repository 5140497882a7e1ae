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
