/** What the reports show, as it stands in the address. */
export interface ReportSearch {
  /** So many days up to today; 28 unless told otherwise. */
  days?: string
  /** Or from one day to another, both of them included. */
  from?: string
  to?: string
  /** That of the browser, unless told otherwise. */
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
