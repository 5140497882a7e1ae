import calendar from './calendar.json' with { type: 'json' }

export type Unit = keyof typeof calendar.units

/** How days are named in the languages that are read: folded; months from 0. */
export const months = numbered(calendar.months)
export const weekdays = numbered(calendar.weekdays)
export const seasons = numbered(calendar.seasons)
export const numbers = numbered(calendar.numbers)
/** "Im zweiten Quartal" */
export const ordinals = numbered(calendar.ordinals)
export const units = table(Object.entries(calendar.units) as [Unit, string][])
export const following = wordsFor(calendar.following)
export const current = wordsFor(calendar.current)
export const ends = wordsFor(calendar.ends)
export const fillers = wordsFor(calendar.fillers)
export const openers = wordsFor(calendar.openers)
export const christmas = wordsFor(calendar.christmas)
export const new_year: ReadonlySet<string> = new Set(calendar.new_year)
export const easter = wordsFor(calendar.easter)
export const tomorrow = wordsFor(calendar.tomorrow)
export const within = wordsFor(calendar.within)

function table<Value>(lines: [Value, string][]): ReadonlyMap<string, Value> {
  return new Map(lines.flatMap(([value, words]) => words.split(' ').map((word) => [word, value] as const)))
}

function numbered(lines: Record<string, string>): ReadonlyMap<string, number> {
  return table(Object.entries(lines).map(([value, words]) => [Number(value), words]))
}

function wordsFor(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

/** The next Easter Sunday, by the anonymous Gregorian algorithm. */
export function easterFrom(today: number): number {
  const year = new Date(today).getUTCFullYear()
  const [this_year, next_year] = [easterOf(year), easterOf(year + 1)]
  return this_year >= today ? this_year : next_year
}

function easterOf(year: number): number {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  return Date.UTC(year, month - 1, (h + l - 7 * m + 33 * month + 19) % 32)
}
