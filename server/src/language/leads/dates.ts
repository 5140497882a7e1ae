import {
  christmas,
  current,
  easter,
  easterFrom,
  ends,
  fillers,
  following,
  months,
  new_year,
  numbers,
  openers,
  ordinals,
  seasons,
  tomorrow,
  type Unit,
  units,
  weekdays,
  within,
} from './calendar.ts'
import type { SentenceOf, Word } from './words.ts'

export interface Moment {
  from: number
  to: number
  /** The day by which it will have been, as `2027-03-31`. */
  day: string
}

const day_ms = 86_400_000

/** In front of its number. */
const calendar_week = new Set(['kw', 'kalenderwoche', 'wk', 'cw'])
const month_ends = ['jahresende', 'jahresendes', 'monatsende', 'monatsendes', 'quartalsende', 'quartalsendes']
/** In Austria and Bavaria, this year. */
const this_year = 'heuer'

/** The words that a day can begin with: most words of a text are none of them, and are passed by at once. */
const begins = new Set([
  ...[christmas, easter, tomorrow, ends, within, following, current].flatMap((words) => [...words]),
  ...[seasons, units, months, weekdays].flatMap((table) => [...table.keys()]),
  ...Array.from(new_year, (words) => words.split(' ')[0]!),
  ...['q1', 'q2', 'q3', 'q4', 'morgen', this_year, ...month_ends, ...calendar_week],
])

/**
 * Days ahead that a sentence names, reckoned from when it was written. What has passed is left out. Where a day was asked
 * for, the name of a month needs nothing that introduces it.
 */
export function momentsIn({ words }: SentenceOf, written_at: Date, was_asked = false): Moment[] {
  const today = Date.UTC(written_at.getUTCFullYear(), written_at.getUTCMonth(), written_at.getUTCDate())
  const moments: Moment[] = []
  for (let at = 0; at < words.length; at++) {
    const moment = momentAt(words, at, today, was_asked)
    if (!moment || moment.ms < today || moment.ms > today + 3 * 366 * day_ms) continue
    moments.push({ from: at, to: moment.to, day: new Date(moment.ms).toISOString().slice(0, 10) })
    at = moment.to - 1
  }
  return moments
}

interface Day {
  to: number
  ms: number
}

function momentAt(words: Word[], at: number, today: number, was_asked: boolean): Day | null {
  const { folded, number } = words[at]!
  const first = folded.charCodeAt(0)
  if (first >= 48 && first <= 57)
    return inFigures(folded, at, today) ?? (number !== null ? dayOfMonth(words, at, number, today) : null)
  if (!begins.has(folded)) return null
  if (christmas.has(folded)) return { to: at + 1, ms: Date.UTC(yearFor(11, 24, today), 11, 24) }
  if (new_year.has(folded) || new_year.has(`${folded} ${words[at + 1]?.folded}`))
    return { to: new_year.has(folded) ? at + 1 : at + 2, ms: Date.UTC(new Date(today).getUTCFullYear() + 1, 0, 1) }
  if (easter.has(folded)) return { to: at + 1, ms: easterFrom(today) }
  const season = seasons.get(folded)
  if (season !== undefined && opensSeason(words, at)) return withYear(words, at + 1, season, null, today)
  if (tomorrow.has(folded)) return { to: at + 1, ms: today + day_ms }
  if (folded === 'morgen' && !/^guten?$/.test(words[at - 1]?.folded ?? '')) return { to: at + 1, ms: today + day_ms }
  if (folded === this_year) return { to: at + 1, ms: endOf('year', today, 0) }
  if (month_ends.includes(folded))
    return {
      to: at + 1,
      ms: endOf(folded.startsWith('j') ? 'year' : folded.startsWith('m') ? 'month' : 'quarter', today, 0),
    }
  if (ends.has(folded)) return endOfSomething(words, at, today)
  if (within.has(folded)) {
    const ahead = inSoMany(words, at, today)
    if (ahead) return ahead
  }
  const nth = units.get(folded) === 'quarter' ? ordinals.get(words[at - 1]?.folded ?? '') : undefined
  if (nth !== undefined) return quarter(words, at, nth, today)
  const next_week = relative(words, at, today)
  if (next_week) return next_week
  if (months.has(folded)) return monthAlone(words, at, today, was_asked)
  if (/^q[1-4]$/.test(folded)) return quarter(words, at, Number(folded[1]), today)
  if (calendar_week.has(folded)) return calendarWeek(words, at, today)
  const weekday = weekdays.get(folded)
  return weekday === undefined ? null : { to: at + 1, ms: nextWeekday(today, weekday) }
}

/** "by spring", "vor dem Sommer"; not "summer school". */
function opensSeason(words: Word[], at: number): boolean {
  const before = words[at - 1]?.folded ?? ''
  return openers.has(before) || fillers.has(before) || following.has(before) || before === 'dem' || before === 'zum'
}

function inFigures(text: string, at: number, today: number): Day | null {
  const iso = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)
  if (iso) return valid(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3]), at + 1)
  const parts = /^(\d{1,2})[./](\d{1,2})[./](\d{2,4})?$/.exec(text)
  if (!parts) return null
  const [a, b] = [Number(parts[1]), Number(parts[2])]
  // Day first, as in four of the five languages, unless that is no date.
  const [day, month] = b > 12 ? [b, a] : [a, b]
  const year = parts[3] === undefined ? undefined : Number(parts[3].length === 2 ? `20${parts[3]}` : parts[3])
  return valid(year ?? yearFor(month - 1, day, today), month - 1, day, at + 1)
}

/** "31 March 2027", "31. März", "31 de marzo" */
function dayOfMonth(words: Word[], at: number, day: number, today: number): Day | null {
  let to = at + 1
  while (to < at + 3 && /^(?:of|de|st|nd|rd|th|er)$/.test(words[to]?.folded ?? '')) to++
  const month = months.get(words[to]?.folded ?? '')
  return month === undefined ? null : withYear(words, to + 1, month, day, today)
}

/** A month by itself is one only where something says so: "may" and "march" are words as well. */
function monthAlone(words: Word[], at: number, today: number, was_asked: boolean): Day | null {
  const month = months.get(words[at]!.folded)!
  const next = words[at + 1]?.number ?? null
  if (next !== null && next >= 1 && next <= 31 && Number.isInteger(next))
    return withYear(words, at + 2, month, next, today)
  const before = words[at - 1]?.folded ?? ''
  // "antes de abril", "à partir de mars"
  const opener = /^(?:de|d|do|da|of)$/.test(before) ? (words[at - 2]?.folded ?? '') : before
  const introduced = was_asked || openers.has(opener) || opener === 'partir'
  return introduced || isYear(next) ? withYear(words, at + 1, month, null, today) : null
}

function withYear(words: Word[], at: number, month: number, day: number | null, today: number): Day | null {
  const skip = words[at]?.folded === 'de' ? 1 : 0
  const number = words[at + skip]?.number ?? null
  const last = (year: number) => day ?? new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  if (isYear(number)) return valid(number, month, last(number), at + skip + 1)
  const year = yearFor(month, day ?? 31, today)
  return valid(year, month, last(year), at)
}

function endOfSomething(words: Word[], at: number, today: number): Day | null {
  let to = at + 1
  while (to < at + 4 && fillers.has(words[to]?.folded ?? '')) to++
  const word = words[to]?.folded ?? ''
  const month = months.get(word)
  if (month !== undefined) return withYear(words, to + 1, month, null, today)
  const unit = units.get(word)
  if (unit && unit !== 'day')
    return { to: to + 1, ms: endOf(unit, today, following.has(words[to - 1]!.folded) ? 1 : 0) }
  return /^q[1-4]$/.test(word) ? quarter(words, to, Number(word[1]), today) : null
}

/** "in two weeks", "dans 3 semaines" */
function inSoMany(words: Word[], at: number, today: number): Day | null {
  for (let to = at + 1; to < at + 4; to++) {
    const one = words[to]
    const count = one?.number ?? numbers.get(one?.folded ?? '')
    const unit = units.get(words[to + 1]?.folded ?? '')
    if (count === undefined || count === null || !unit) continue
    return count <= 1000 && Number.isInteger(count) ? { to: to + 2, ms: ahead(unit, today, count) } : null
  }
  return null
}

/** "next week", "semaine prochaine", "semana que viene", "mês que vem", "diesen Monat" */
function relative(words: Word[], at: number, today: number): Day | null {
  const { folded } = words[at]!
  const next = words[at + 1]?.folded ?? ''
  const unit_after = units.get(next)
  if (unit_after && unit_after !== 'day') {
    if (following.has(folded)) return { to: at + 2, ms: endOf(unit_after, today, 1) }
    if (current.has(folded)) return { to: at + 2, ms: endOf(unit_after, today, 0) }
  }
  const unit = units.get(folded)
  if (!unit || unit === 'day') return null
  if (following.has(next)) return { to: at + 2, ms: endOf(unit, today, 1) }
  const comes = next === 'que' && /^(?:viene|vem)$/.test(words[at + 2]?.folded ?? '')
  return comes ? { to: at + 3, ms: endOf(unit, today, 1) } : null
}

function quarter(words: Word[], at: number, which: number, today: number): Day | null {
  const number = words[at + 1]?.number ?? null
  const year = isYear(number) ? number : yearFor(which * 3 - 1, 31, today)
  return { to: at + (isYear(number) ? 2 : 1), ms: Date.UTC(year, which * 3, 0) }
}

/** "KW 14", "calendar week 14": the Friday of that week by ISO 8601. */
function calendarWeek(words: Word[], at: number, today: number): Day | null {
  const week = words[at + 1]?.number ?? null
  if (week === null || !Number.isInteger(week) || week < 1 || week > 53) return null
  const number = words[at + 2]?.number ?? null
  const year = isYear(number) ? number : new Date(today).getUTCFullYear()
  const ms = fridayOf(year, week)
  if (isYear(number)) return { to: at + 3, ms }
  return { to: at + 2, ms: ms >= today ? ms : fridayOf(year + 1, week) }
}

function fridayOf(year: number, week: number): number {
  const in_first_week = Date.UTC(year, 0, 4)
  const weekday = new Date(in_first_week).getUTCDay() || 7
  return in_first_week + (7 * (week - 1) + 5 - weekday) * day_ms
}

function endOf(unit: Exclude<Unit, 'day'>, today: number, later: number): number {
  const now = new Date(today)
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  if (unit === 'week') return today + (7 - (now.getUTCDay() || 7) + 7 * later) * day_ms
  if (unit === 'month') return Date.UTC(year, month + 1 + later, 0)
  if (unit === 'quarter') return Date.UTC(year, (Math.floor(month / 3) + 1 + later) * 3, 0)
  return Date.UTC(year + 1 + later, 0, 0)
}

function ahead(unit: Unit, today: number, count: number): number {
  if (unit === 'day') return today + count * day_ms
  if (unit === 'week') return today + count * 7 * day_ms
  const now = new Date(today)
  const step = unit === 'month' ? 1 : unit === 'quarter' ? 3 : 12
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + count * step, now.getUTCDate())
}

function nextWeekday(today: number, weekday: number): number {
  const days = (weekday - new Date(today).getUTCDay() + 7) % 7
  return today + (days || 7) * day_ms
}

function yearFor(month: number, day: number, today: number): number {
  const year = new Date(today).getUTCFullYear()
  const end = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return Date.UTC(year, month, Math.min(day, end)) >= today ? year : year + 1
}

function isYear(number: number | null): number is number {
  return number !== null && number >= 2000 && number <= 2100
}

function valid(year: number, month: number, day: number, to: number): Day | null {
  const ms = Date.UTC(year, month, day)
  return month >= 0 && month <= 11 && day >= 1 && new Date(ms).getUTCDate() === day ? { to, ms } : null
}
