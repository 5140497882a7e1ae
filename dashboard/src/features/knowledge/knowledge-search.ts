export const views = ['articles', 'unanswered', 'mend', 'try'] as const
export type View = (typeof views)[number]

const statuses = ['draft', 'published'] as const

/** What the page shows, as stored in the URL. Defaults are left out. */
export interface KnowledgeSearch {
  view?: View
  q?: string
  status?: (typeof statuses)[number]
  language?: string
  /** The question for the assistant. */
  ask?: string
}

export function knowledgeSearch({ view, q, status, language, ask }: Record<string, unknown>): KnowledgeSearch {
  return {
    ...(views.includes(view as View) && view !== 'articles' && { view: view as View }),
    ...(typeof q === 'string' && q !== '' && { q: q.slice(0, 255) }),
    ...(statuses.includes(status as 'draft') && { status: status as 'draft' }),
    ...(typeof language === 'string' && /^[a-z]{2}$/.test(language) && { language }),
    ...(typeof ask === 'string' && ask !== '' && { ask }),
  }
}
