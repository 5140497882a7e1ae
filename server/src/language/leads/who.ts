import type { Amount } from './amounts.ts'
import { months } from './calendar.ts'
import { companyIn, isBefore } from './company.ts'
import { phrasesIn } from './phrases.ts'
import { countsThings } from './purchase.ts'
import { type Finding, isDenied, isOfAnother, type Reading } from './sentence.ts'
import { vocabulary } from './vocabulary/index.ts'
import { isOneOf } from './vocabulary/single-words.ts'
import { sentencesIn, type Word } from './words.ts'

const max_seats = 1_000_000
const isBeforeYear = isOneOf('before_year')
const isTimeUnit = isOneOf('time_unit')
/** Who works there, rather than who is to use it. */
const isStaff = isOneOf('staff')

/** How many people are to use it: "25 users", "team of 25", "50 Mitarbeiter". */
export function seatsIn(reading: Reading): Finding[] {
  const { hits, sentence, trouble, sums } = reading
  if (trouble || sums.length === 0) return []
  const counts = sums.filter((amount) => {
    const { currency, max, from } = amount
    const is_year = max >= 2000 && max <= 2100 && isBeforeYear(sentence.words[from - 1]?.folded)
    return currency === null && max >= 2 && max <= max_seats && Number.isInteger(max) && !is_year
  })
  return counts.flatMap((count): Finding[] => {
    const after = hits.some(
      (hit) =>
        hit.kind === 'seats' &&
        hit.from >= count.to &&
        hit.from - count.to <= 2 &&
        hit.to > count.to &&
        // "19k for 80 seats" counts 80.
        !sums.some(({ from }) => from >= count.to && from < hit.from),
    )
    const before = hits.some(({ kind, to }) => kind === 'team' && to <= count.from && count.from - to <= 1)
    const next = sentence.words[count.to]
    const works = !after && next !== undefined && isOwnTrade(reading, count, next)
    const ends = !isTimeUnit(next?.folded)
    const alone = !next || next.clause !== sentence.words[count.from]!.clause
    const we_are = alone && hits.some(({ kind, to }) => kind === 'we_are' && to === count.from)
    const things = !after && !works && !reading.has.has('vendor') && countsThings(reading, count)
    if ((!after && !works && !we_are && !things && !(before && ends)) || isOfAnother(reading, count.from)) return []
    const to = Math.min(count.to + (after || works || things ? 1 : 0), sentence.words.length)
    const value = count.min === count.max ? `${count.max}` : `${count.min}-${count.max}`
    const weak = !(after || things) || isStaff(next!.folded)
    return [{ signal: 'seats', met: !isDenied(reading, count), from: count.from, to, value, weak }]
  })
}

// How words for people by what they do end in these languages, and the common ones that are no people of one's own.
const isTrade = isOneOf('trade')
const isNoTrade = isOneOf('no_trade')
const isForOwn = isOneOf('for_own')

/** "nine receptionists", where somebody speaks of his own people. */
function isOwnTrade({ has, sentence }: Reading, { from }: Amount, { folded, capital }: Word): boolean {
  if (!isTrade(folded) || isNoTrade(folded) || folded.length < 5) return false
  const before = sentence.words[from - 1]?.folded ?? ''
  return (has.has('own_subject') || isForOwn(before)) && !(capital && before === '')
}

/** Only what somebody says of himself: "I am the managing director", never "may I talk to your director". */
export function authorityIn(reading: Reading): Finding[] {
  const { hits, sentence, has } = reading
  if (has.has('job_seeker')) return []
  if (!has.has('title') && !has.has('decider') && !has.has('not_decider') && !has.has('runs')) return []
  const against = hits.find(({ kind }) => kind === 'not_decider')
  if (against) return [{ signal: 'authority', met: false, from: against.from, to: against.to }]
  const decides = hits.find(({ kind }) => kind === 'decider')
  if (decides) return [{ signal: 'authority', met: !isDenied(reading, decides), from: decides.from, to: decides.to }]
  const signs = hits.find((hit) => hit.kind === 'title' && isOwnTitle(reading, hit))
  if (signs) return [{ signal: 'authority', met: true, from: signs.from, to: signs.to, value: textOf(reading, signs) }]
  for (const person of hits.filter(({ kind }) => kind === 'first_person')) {
    const title = hits.find(
      ({ kind, from }) =>
        kind === 'title' &&
        from >= person.to &&
        from - person.to <= 3 &&
        sentence.words[from]!.clause === sentence.words[person.from]!.clause,
    )
    if (!title) continue
    return [
      {
        signal: 'authority',
        met: !isDenied(reading, title),
        from: person.from,
        to: title.to,
        value: textOf(reading, title),
      },
    ]
  }
  const own = hits.find(({ kind }) => kind === 'runs')
  const business = own && hits.find((hit) => hit.kind === 'org' && isBefore(sentence.words, own, hit))
  return own && business ? [{ signal: 'authority', met: true, from: own.from, to: business.to, value: 'owner' }] : []
}

/** "Owner here", "Owner of a small gym", "responsable des achats chez Blanc": with nothing before it in its part of the sentence. */
function isOwnTitle({ hits, sentence: { words } }: Reading, { from, to }: { from: number; to: number }): boolean {
  const begins = words[from - 1]?.clause !== words[from]!.clause
  if (!begins) return false
  return (
    hits.some((hit) => hit.kind === 'first_person_after' && hit.from === to) ||
    worksThere(words, to) ||
    standsBehindName(words, from, to)
  )
}

/** "Ian Bell, director, Bell Timber": a name alone before it, and nothing more said of it. */
function standsBehindName(words: Word[], from: number, to: number): boolean {
  if (words[to] !== undefined && words[to].clause === words[from]!.clause) return false
  const name = words.slice(0, from).filter(({ clause }) => clause === words[from]!.clause - 1)
  return name.length >= 2 && name.length <= 3 && name.every(({ capital }) => capital)
}

const isWorkplaceBehind = isOneOf('works_at')

/** "… des achats chez Blanc" */
function worksThere(words: Word[], to: number): boolean {
  const at = words.findIndex(({ folded }, n) => n >= to && n < to + 4 && isWorkplaceBehind(folded))
  return at >= 0 && words[at]!.clause === words[to - 1]!.clause && words[at + 1]?.capital === true
}

function textOf({ sentence: { words } }: Reading, { from, to }: { from: number; to: number }): string {
  return words
    .slice(from, to)
    .map(({ folded }) => folded)
    .join(' ')
}

// Who assists a director is none.
const assists = isOneOf('assistant')

/** The title and the company in a line of a signature. */
export function signedBy(reading: Reading): Finding[] {
  const { hits, sentence } = reading
  const title = hits.find(({ kind }) => kind === 'title')
  const is_own = title && !sentence.words.slice(0, title.from).some(({ folded }) => assists(folded))
  const companies = companyIn(reading)
  return is_own
    ? [...companies, { signal: 'authority', met: true, from: title.from, to: title.to, value: textOf(reading, title) }]
    : companies
}

/** Whether a job title is one of somebody who decides. */
export function isTitle(text: string): boolean {
  const [sentence] = sentencesIn(text, [{ start: 0, end: text.length }], months)
  return sentence !== undefined && phrasesIn(vocabulary(), sentence).some(({ kind }) => kind === 'title')
}
