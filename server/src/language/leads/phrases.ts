import { foldedWords } from './phrase-words.ts'
import type { SentenceOf, Word } from './words.ts'

/** A phrase found in a sentence: the first of its words and the one behind its last. */
export interface Hit<Kind extends string = string> {
  kind: Kind
  from: number
  to: number
}

interface Entry<Kind extends string> {
  kind: Kind
  words: string[]
}

/** Phrases by their first two words: reading takes two look-ups a word, however many phrases there are. */
export interface Lexicon<Kind extends string> {
  exact: Map<string, Begun<Kind>>
  /** Those whose first word ends in `*`, by its first letters. */
  open: Map<string, Begun<Kind>>
  /** What can begin with a word, once it was asked. */
  cache: Map<string, Begun<Kind>[]>
}

const max_cached = 10_000
const longest_cached = 12
const none: never[] = []

interface Begun<Kind extends string> {
  /** Of one word, or with a second that may be any. */
  always: Entry<Kind>[]
  by_second: Map<string, Entry<Kind>[]>
}

const stem = 4

export function lexicon<Kind extends string>(phrases: Iterable<readonly [Kind, string]>): Lexicon<Kind> {
  const index: Lexicon<Kind> = { exact: new Map(), open: new Map(), cache: new Map() }
  for (const [kind, phrase] of phrases) {
    // A gap is one between words: who writes rules may write anything.
    const words = foldedWords(phrase).filter((word, n, all) => word !== '~' || (n > 0 && /[^~]/.test(all[n + 1] ?? '')))
    const [first, second] = words
    if (first === undefined) continue
    const is_open = first.endsWith('*') && first.length > stem
    const entries = is_open ? under(index.open, first.slice(0, stem)) : under(index.exact, first)
    if (second === undefined || second === '~' || second.endsWith('*')) entries.always.push({ kind, words })
    else entries.by_second.set(second, [...(entries.by_second.get(second) ?? []), { kind, words }])
  }
  return index
}

function under<Kind extends string>(map: Map<string, Begun<Kind>>, key: string): Begun<Kind> {
  const entries = map.get(key) ?? { always: [], by_second: new Map() }
  map.set(key, entries)
  return entries
}

/** All hits; or the first of each kind, where whoever wrote the phrases may have written any number of them. */
export function phrasesIn<Kind extends string>(
  lexicon: Lexicon<Kind>,
  { words }: SentenceOf,
  once?: Set<Kind>,
): Hit<Kind>[] {
  const hits: Hit<Kind>[] = []
  for (let from = 0; from < words.length; from++) {
    const { folded } = words[from]!
    for (const entries of lexicon.cache.get(folded) ?? begunBy(lexicon, folded))
      collectAll(entries, words, from, hits, once)
  }
  return hits
}

function begunBy<Kind extends string>({ exact, open, cache }: Lexicon<Kind>, word: string): Begun<Kind>[] {
  const candidates = [exact.get(word), word.length >= stem ? open.get(word.slice(0, stem)) : undefined]
  const matches = candidates.filter((one) => one !== undefined)
  const result = matches.length > 0 ? matches : none
  if (word.length > longest_cached) return result
  if (cache.size >= max_cached) cache.clear()
  cache.set(word, result)
  return result
}

function collectAll<Kind extends string>(
  { always, by_second }: Begun<Kind>,
  words: Word[],
  from: number,
  hits: Hit<Kind>[],
  once: Set<Kind> | undefined,
): void {
  if (always.length > 0) collect(always, words, from, hits, once)
  const next = by_second.size > 0 ? words[from + 1] : undefined
  const longer = next && by_second.get(next.folded)
  if (longer) collect(longer, words, from, hits, once)
}

function collect<Kind extends string>(
  entries: Entry<Kind>[],
  words: Word[],
  from: number,
  hits: Hit<Kind>[],
  once: Set<Kind> | undefined,
): void {
  for (const { kind, words: phrase } of entries) {
    const to = once?.has(kind) ? null : endOf(phrase, words, from)
    if (to === null) continue
    hits.push({ kind, from, to })
    once?.add(kind)
  }
}

const widest_gap = 4

/** Where the phrase ends that begins here; `~` in it stands for a few words of the same part of the sentence. */
function endOf(phrase: string[], words: Word[], from: number): number | null {
  let at = from
  for (let n = 0; n < phrase.length; n++, at++) {
    if (phrase[n] === '~') {
      const last = at + widest_gap
      n++
      while (at <= last && at < words.length && !isWord(phrase[n]!, words[at]!)) at++
      if (at > last || words[at]?.clause !== words[from]!.clause) return null
    } else if (at >= words.length || !isWord(phrase[n]!, words[at]!)) return null
  }
  return at
}

function isWord(one: string, { folded }: Word): boolean {
  return one.endsWith('*') ? folded.startsWith(one.slice(0, -1)) : folded === one
}
