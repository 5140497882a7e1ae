import type { Mode } from '../api/call.ts'

/** Whatever was read of articles: their lists, single ones, what was asked of them. */
export const articlesKey = (mode: Mode) => [mode, 'articles'] as const

/** Which articles customers were not helped by. */
export const articleReportsKey = (mode: Mode) => [...articlesKey(mode), 'mend'] as const
