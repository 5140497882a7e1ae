import tables from './amounts.json' with { type: 'json' }
import type { SentenceOf } from './words.ts'

export interface Amount {
  from: number
  to: number
  min: number
  max: number
  /** ISO 4217. Null if none was named. */
  currency: string | null
  /** Whether it was counted in thousands: "30k", "five grand". Money is, more often than other things. */
  in_thousands: boolean
}

/** By ISO 4217; the dollar sign alone is taken for the American one. */
const currencies = byWord(tables.currencies, (code) => code)
const multiples = byWord(tables.multiples, Number)
/** Words for numbers that mean nothing else in another of the languages ("dos", "once", "neuf" do). */
const counts = byWord(tables.counts, Number)

/** "95 TEUR" */
const thousands_of = new Set(['teur', 'keur'])

/** The words that a sum can begin with. */
const opens = new Set([...currencies.keys(), ...counts.keys()])

const links = new Set(['to', 'tot', 'and', 'bis', 'und', 'a', 'et', 'y', 'e', 'ou', 'o', 'or', 'oder'])

/** Sums of money and bare numbers: `€5,000`, `5.000 €`, `10k`, `zwischen 5 und 10 Tsd. Euro`, `10 mil reais`. */
export function amountsIn(sentence: SentenceOf): Amount[] {
  const { words } = sentence
  const amounts: Amount[] = []
  for (let at = 0; at < words.length; at++) {
    const { number, folded } = words[at]!
    const one = number !== null || opens.has(folded) ? amountAt(sentence, at) : null
    if (!one) continue
    const joined = links.has(words[one.to]?.folded ?? '') ? one.to + 1 : one.to
    const other = joined < words.length && closeTo(sentence, one.to, joined) ? amountAt(sentence, joined) : null
    if (other && other.max * 1e3 >= one.max && (joined > one.to || rises(one, other))) {
      // "5-10k": what stands behind the second number is meant for the first as well.
      const factor = one.factor === 1 && one.max < other.max / other.factor ? other.factor : 1
      const currency = one.currency ?? other.currency
      const in_thousands = one.in_thousands || other.in_thousands
      amounts.push({ from: one.from, to: other.to, min: one.max * factor, max: other.max, currency, in_thousands })
      at = other.to - 1
    } else {
      const { from, to, max, currency, in_thousands } = one
      amounts.push({ from, to, min: max, max, currency, in_thousands })
      at = one.to - 1
    }
  }
  return amounts
}

function byWord<Value>(table: Record<string, string>, read: (key: string) => Value): ReadonlyMap<string, Value> {
  return new Map(
    Object.entries(table).flatMap(([key, words]) => words.split(' ').map((word) => [word, read(key)] as const)),
  )
}

/** A number joined to the next by a dash alone, as in an invoice's, is a range only where it rises. */
function rises(one: Amount & { factor: number }, other: Amount & { factor: number }): boolean {
  return other.max > one.max || other.factor > one.factor
}

export function amountText({ min, max, currency }: Amount): string {
  const range = min === max ? `${max}` : `${min}-${max}`
  return currency === null ? range : `${range} ${currency}`
}

function closeTo({ words }: SentenceOf, end: number, next: number): boolean {
  return next > end || words[next]!.start - words[end - 1]!.end <= 3
}

function amountAt({ words }: SentenceOf, at: number): (Amount & { factor: number }) | null {
  let to = at
  let currency: string | null = null
  const before = currencies.get(words[to]?.folded ?? '')
  if (before !== undefined) {
    currency = words[to]!.folded === '$' && words[at - 1]?.folded === 'r' ? 'BRL' : before
    to++
  }
  const number = words[to]?.number ?? counts.get(words[to]?.folded ?? '') ?? null
  if (number === null) return null
  to++
  const units = words[to - 1]!.number === null && number >= 20 && number <= 90 ? unitsAt(words, to) : null
  if (units) to = units.to
  const whole = number + (units?.value ?? 0)
  let factor = 1
  for (; to < words.length && to < at + 6; to++) {
    const { folded, start } = words[to]!
    // "m" alone is metres unless it touches the number; "2 million".
    const multiple = folded === 'm' && start > words[to - 1]!.end ? undefined : multiples.get(folded)
    if (multiple === undefined) break
    factor *= multiple
  }
  if (words[to]?.folded === 'de') {
    // "un millón de euros"
    if (currencies.has(words[to + 1]?.folded ?? '')) to++
  }
  // "… faudrait 3, livrés en mars": no pounds behind a comma.
  const after = words[to]?.clause === words[to - 1]!.clause ? currencies.get(words[to]!.folded) : undefined
  if (currency === null && after !== undefined) {
    currency = after
    if (thousands_of.has(words[to]!.folded)) factor *= 1e3
    to++
  } else if (currency === null && words[to]?.folded === 'r' && words[to + 1]?.folded === '$') currency = 'BRL'
  return { from: at, to, min: whole * factor, max: whole * factor, currency, factor, in_thousands: factor === 1e3 }
}

/** The "five" of "twenty-five" and of "treinta y cinco". */
function unitsAt(words: SentenceOf['words'], at: number): { value: number; to: number } | null {
  const place = /^(?:and|et|y|e|und)$/.test(words[at]?.folded ?? '') ? at + 1 : at
  const value = words[place]?.number === null ? counts.get(words[place]!.folded) : undefined
  return value !== undefined && value < 10 ? { value, to: place + 1 } : null
}
