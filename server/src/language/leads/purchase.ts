import type { Amount } from './amounts.ts'
import { months } from './calendar.ts'
import type { Hit } from './phrases.ts'
import { type Finding, isDenied, isOfAnother, type Reading } from './sentence.ts'
import type { Kind } from './vocabulary/kinds.ts'
import { isOneOf } from './vocabulary/single-words.ts'
import type { Word } from './words.ts'

/** What somebody wants to have, by how it is said: "we need twelve desks", "ich suche ein Fahrrad", "we plan to replace …". */
export function purchaseIn(reading: Reading): Finding[] {
  const { has, trouble } = reading
  if (trouble || has.has('refusal') || has.has('unsubscribe') || has.has('job_seeker')) return []
  return [...boughtIn(reading), ...thingsIn(reading)]
}

// "We would like, before the winter comes and with the money of the club, to buy": verbs stand last in German.
const widest_plan = 12

/** A plan, and what is done to have a thing: buy, replace, rent. */
function boughtIn(reading: Reading): Finding[] {
  const { hits } = reading
  if (!reading.has.has('acquire')) return []
  return hits.flatMap((hit) => {
    if (hit.kind !== 'acquire' || isOfAnother(reading, hit.from)) return []
    const plan = hits.find(
      (one) =>
        (one.kind === 'plan' || one.kind === 'wish') &&
        one.from < hit.from &&
        hit.from - one.to <= widest_plan &&
        near(reading, one, hit),
    )
    return plan ? [need(reading, plan.from, hit.to)] : []
  })
}

/** In one part of the sentence or the next: "we would like to, if the price is right, replace". */
function near({ sentence: { words } }: Reading, one: Hit<Kind>, other: Hit<Kind>): boolean {
  return words[other.from]!.clause - words[one.from]!.clause <= 1
}

const isArticle = isOneOf('article')
/** May stand between the wish and what is wanted. */
const isBetween = isOneOf('before_thing')

/** A wish with a number or an article behind it, and a thing that can be bought. */
function thingsIn(reading: Reading): Finding[] {
  const { hits, sentence } = reading
  const { words } = sentence
  const matches: Finding[] = []
  if (!reading.has.has('wish')) return matches
  for (const wish of hits) {
    if (wish.kind !== 'wish' || isOfAnother(reading, wish.from) || isAskedOfUs(words, wish)) continue
    let at = wish.to
    while (at < wish.to + 4 && isBetween(words[at]?.folded) && !isArticle(words[at]!.folded)) at++
    const count = reading.sums.find((sum) => sum.from === at && isCount(sum))
    const behind = count ? count.to : at
    let thing = behind
    while (isArticle(words[thing]?.folded)) thing++
    if (isOne(words[at]?.folded)) matches.push(need(reading, wish.from, at + 1))
    else if ((count || thing > behind || mayBeBare(words[thing])) && isThing(words, thing, wish))
      matches.push(need(reading, wish.from, thing + 1))
  }
  return matches
}

/** "We need packing benches", "wir suchen Schreibtische": no verb, and none of the small words. */
function mayBeBare(word: Word | undefined): boolean {
  return (
    word !== undefined &&
    word.number === null &&
    word.folded.length >= 4 &&
    !infinitive.test(word.folded) &&
    !isSmallWord(word.folded)
  )
}

const isSmallWord = isOneOf('no_bare_thing')
// In the Romance languages. A German one is told by its small letter, and by what is in the list.
const infinitive = /(?:[aei]r|oir|[^aeiou]re|[aei]rse|arme|arnos|ieren)$/

/** "The oak table", where it was asked what somebody is looking for. */
export function thingNamedIn(reading: Reading): Finding[] {
  const { words } = reading.sentence
  const at = words.findIndex(({ folded }) => isArticle(folded) || isDefinite(folded))
  if (at < 0 || at > 2 || !isThing(words, at + 1, { from: at })) return []
  return [need(reading, at, at + 2)]
}

const isDefinite = isOneOf('definite')
const isOne = isOneOf('one')

export function isCount({ currency, max, min }: Amount): boolean {
  return currency === null && Number.isInteger(max) && Number.isInteger(min) && min >= 1 && max <= 1_000_000
}

const isCustomerAddressed = isOneOf('asked_of_us')

/** "Brauchen Sie eine Kopie?" */
function isAskedOfUs(words: Word[], { to }: Hit<Kind>): boolean {
  return isCustomerAddressed(words[to]?.folded)
}

function isThing(words: Word[], at: number, wish: { from: number }): boolean {
  // Some words about it stand before the thing: "a quick answer", "eine schnelle Hilfe".
  const next_words = words.slice(at, at + 3).filter(({ clause }) => clause <= words[wish.from]!.clause)
  return (
    next_words.length > 0 && next_words[0]!.number === null && !next_words.some(({ folded }) => isNothingToBuy(folded))
  )
}

const isNothingToBuy = isOneOf('nothing_to_buy')

function need(reading: Reading, from: number, to: number): Finding {
  const end = Math.min(to, reading.sentence.words.length)
  return { signal: 'need', met: !isDenied(reading, { from, to: end }), from, to: end, weak: true }
}

// Behind these a number counts what is wanted: "replace our 40 chairs", "a quote for 5 counters", "an order of 12".
const before_count = new Set<Kind>(['wish', 'acquire', 'ask', 'topic', 'budget_or_quote'])
const widest_count = 4

/** Whether a number with a thing behind it says how many of that are wanted. */
export function countsThings(reading: Reading, count: Amount): boolean {
  const { hits, sentence } = reading
  const { words } = sentence
  const next = words[count.to]
  if (!isCount(count)) return false
  // "Il nous en faudrait 3, livrés …"
  if (next?.clause !== words[count.from]!.clause)
    return hits.some(({ kind, to }) => kind === 'wish' && to === count.from)
  if (next.number !== null || months.has(next.folded)) return false
  if (next.folded.length < 3 || isNothingToBuy(next.folded) || measures(next.folded)) return false
  const clause = words[count.from]!.clause
  return hits.some(
    (hit) =>
      before_count.has(hit.kind) &&
      hit.to <= count.from &&
      count.from - hit.to <= widest_count &&
      words[hit.from]!.clause === clause &&
      // "Queremos una que haga 2.000 botellas" counts something else.
      !words.slice(hit.to, count.from).some(({ folded }) => isRelative(folded)),
  )
}

const measures = isOneOf('measure')
const isRelative = isOneOf('who_or_that')
