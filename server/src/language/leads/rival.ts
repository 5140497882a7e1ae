import { months, weekdays } from './calendar.ts'
import type { Hit } from './phrases.ts'
import { type Finding, isDenied, isOfAnother, type Reading } from './sentence.ts'
import type { Kind } from './vocabulary/kinds.ts'
import { isOneOf } from './vocabulary/single-words.ts'
import type { Word } from './words.ts'

/** A competitor by its name: "switching from Northdesk", "Northdesk quoted us 22k". No list of names is needed. */
export function rivalIn(reading: Reading): Finding[] {
  const { hits, has, sentence } = reading
  for (const hit of hits) {
    if (hit.kind !== 'rival_before' && hit.kind !== 'rival_after') continue
    const at = hit.kind === 'rival_before' ? nameBehind(sentence.words, hit) : nameBefore(sentence.words, hit)
    if (at === null || isOfAnother(reading, at) || isDenied(reading, hit)) continue
    const from = Math.min(at, hit.from)
    return [rival(reading, from, Math.max(at + 1, hit.to), at)]
  }
  const at = has.has('rival_context') ? nameAnywhere(reading) : -1
  return at < 0 || isOfAnother(reading, at) ? [] : [rival(reading, at, at + 1, at)]
}

function rival({ sentence: { words } }: Reading, from: number, to: number, at: number): Finding {
  return { signal: 'competitor', met: true, from, to, value: words[at]!.folded }
}

/** In a language that writes only names with a capital letter, a name beside such words is enough. */
function nameAnywhere({ sentence: { words }, hits }: Reading): number {
  if (words.some(({ folded }) => isGerman(folded))) return -1
  const context = hits.filter(({ kind }) => kind === 'rival_context')
  return words.findIndex(
    (word, at) =>
      at > 0 &&
      isName(word) &&
      !words[at - 1]!.capital &&
      !isBeforeOthers(words[at - 1]!.folded) &&
      words[at - 1]!.clause === word.clause &&
      context.some(({ from }) => words[from]!.clause === word.clause),
  )
}

const isGerman = isOneOf('telling_word')
/** What follows is a place, a person, the contact's own company or something to work together with. */
const isBeforeOthers = isOneOf('before_no_rival')
const isSmallWord = isOneOf('before_rival')
const max_small_words = 2

function nameBehind(words: Word[], { from, to }: Hit<Kind>): number | null {
  let at = to
  while (at < to + max_small_words && isSmallWord(words[at]?.folded)) at++
  const word = words[at]
  return word !== undefined && word.clause === words[from]!.clause && isName(word) ? at : null
}

function nameBefore(words: Word[], { from }: Hit<Kind>): number | null {
  const word = words[from - 1]
  return word !== undefined && word.clause === words[from]!.clause && isName(word) ? from - 1 : null
}

/** What many use that nobody sells against, and what is written with a capital letter without being a name. */
const isNoRival = isOneOf('no_rival')

function isName({ capital, folded, number }: Word): boolean {
  return (
    capital &&
    number === null &&
    folded.length > 1 &&
    !isNoRival(folded) &&
    !months.has(folded) &&
    !weekdays.has(folded)
  )
}
