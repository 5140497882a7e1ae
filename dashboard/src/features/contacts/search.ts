export const sinceChoices = ['week', 'month', 'quarter', 'year'] as const
export type Since = (typeof sinceChoices)[number]

/** What the contact list shows, as stored in the URL. Defaults are left out. */
export interface ContactsSearch {
  q?: string
  since?: Since
  order?: 'asc'
}

export function contactsSearch({ q, since, order }: Record<string, unknown>): ContactsSearch {
  return {
    ...(typeof q === 'string' && q.trim() !== '' && { q: q.slice(0, 255) }),
    ...(sinceChoices.includes(since as Since) && { since: since as Since }),
    ...(order === 'asc' && { order }),
  }
}

/** For one contact: the list, or the conversation that led here. */
export interface ContactSearch extends ContactsSearch {
  conversation?: string
}

export function contactSearch({ conversation, ...search }: Record<string, unknown>): ContactSearch {
  return {
    ...contactsSearch(search),
    ...(typeof conversation === 'string' && conversation !== '' && { conversation }),
  }
}

const days: Record<Since, number> = { week: 7, month: 30, quarter: 90, year: 365 }

/** The API query. A day starts at local midnight, so the same filter is the same list all day. */
export interface ContactsFilter {
  q?: string
  created_after?: string
  order?: 'asc'
}

export function filterOf({ q, since, order }: ContactsSearch, now = new Date()): ContactsFilter {
  return {
    ...(q && { q }),
    ...(since && { created_after: daysBefore(now, days[since]) }),
    ...(order && { order }),
  }
}

function daysBefore(now: Date, count: number): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - count).toISOString()
}
