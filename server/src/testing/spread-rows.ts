import { type IdKind, newIdAt } from '../ids.ts'

const day_ms = 24 * 3600 * 1000
const days = 40

/** The id of the n-th of so many objects that were created over 40 days, until now. */
export function idOf(kind: IdKind, n: number, count: number): string {
  return newIdAt(kind, Date.now() - Math.round(((count - n) / count) * days * day_ms))
}

const syllables = ['ba', 'do', 'ki', 'lu', 'me', 'no', 'pa', 'ri', 'so', 'tu']

/** One of a hundred words. */
export function word(n: number): string {
  return `Quill${syllables[Math.floor(n / 10) % 10]}${syllables[n % 10]}`
}
