import type { Connection } from '../db/connection.ts'
import { sql } from '../db/sql.ts'
import type { Vocabulary } from '../language/vocabulary/vocabulary.ts'
import type { AskedWord } from './asked-word.ts'

const share_of = { misspelt: 0.8, begun: 0.6, half: 0.8, part: 0.6 } as const

interface Guess {
  kind: 'misspelt' | 'begun' | 'half'
  place: number
  word: string
  term: string
}

// Languages that write several words as one: "Rücksendekosten".
const compounding = new Set(['da', 'de', 'fi', 'hu', 'is', 'ja', 'nb', 'nl', 'nn', 'no', 'sv', 'zh'])

// "Wifi" is "Wi-Fi", but "homework" is not of "home" and "work" where words are not written together.
const max_halved = { compounding: 40, other: 6 }
const min_half = { compounding: 3, other: 2 }

/** Reads words that no article has as one letter off from one, as the beginning of one, or as made of others. */
export async function guess(
  connection: Connection,
  environment_id: number,
  language: string,
  vocabulary: Vocabulary,
  words: AskedWord[],
): Promise<void> {
  const lookUp = (of: (word: string) => string[]) => {
    const rows = words.flatMap(({ place, word }) => of(word).map((text) => ({ place, text })))
    return sql`unnest(${rows.map(({ place }) => place)}::integer[], ${rows.map(({ text }) => text)}::text[]) asked (place, text)`
  }
  const within = sql`environment_id = ${environment_id} and language = ${language}`
  const kind = compounding.has(language) ? 'compounding' : 'other'
  const guesses = await connection.query<Guess>(sql`
    select 'misspelt' as kind, place, found.word, found.term from ${lookUp(spellings)}
      cross join lateral (select word as near from article_spellings where ${within} and spelling = asked.text) spelled
      cross join lateral (select word, term from article_words where ${within} and word = near) found
    union all
    select 'begun', place, found.word, found.term from ${lookUp((word) => (Array.from(word).length >= minLetters(word) ? [word] : []))}
      cross join lateral (
        select word, term from article_words where ${within} and word > asked.text and word < asked.text || ${'\u{10ffff}'}
        order by word limit 12) found
    union all
    select 'half', place, half.word, half.term from ${lookUp((word) => (word.length <= max_halved[kind] ? [word] : []))}
      cross join generate_series(${min_half[kind]}::integer, length(text) - ${min_half[kind]}::integer) n
      cross join lateral (
        select word, term, count(*) over () as found from article_words
        where ${within} and word in (left(asked.text, n), substr(asked.text, n + 1))) half
    where found = 2
`)
  for (const word of words) {
    const senses = new Map(word.senses.map((sense) => [sense.term, sense]))
    const add = (term: string, share: number) => {
      if (share > (senses.get(term)?.share ?? 0)) senses.set(term, { term, share, passages: 0 })
    }
    for (const part of parts(word.word, language)) add(vocabulary.stem(part), share_of.part)
    for (const { kind, place, word: meant, term } of guesses)
      if (place === word.place && (kind !== 'misspelt' || isLikely(word.word, meant))) add(term, share_of[kind])
    word.senses = [...senses.values()]
  }
}

/** A character of Chinese says as much as two or three letters. */
function minLetters(word: string): number {
  return /\p{sc=Han}/u.test(word) ? 2 : 4
}

/** The word, and the word with one letter left out, each in turn. */
function spellings(word: string): string[] {
  const letters = Array.from(word)
  if (letters.length < 5 || letters.length > 24) return []
  return [word, ...letters.map((_, n) => letters.toSpliced(n, 1).join(''))]
}

/** Its beginnings, and where words are written together its endings too. */
function parts(word: string, language: string): string[] {
  const letters = Array.from(word)
  const lengths = Array.from({ length: Math.max(letters.length - 1, 0) }, (_, n) => n + 1).filter(
    (length) => length >= minLetters(word),
  )
  if (compounding.has(language))
    return lengths.flatMap((length) => [letters.slice(0, length).join(''), letters.slice(-length).join('')])
  // "rental" is of "rent", but "homework" is not of "home".
  return lengths.filter((length) => length >= letters.length * 0.6).map((length) => letters.slice(0, length).join(''))
}

/** Of short words only those that begin alike, with a letter more or less or two swapped: "paris" is not "parts". */
function isLikely(written: string, meant: string): boolean {
  if (written.length >= 7) return true
  if (written[0] !== meant[0]) return false
  return written.length !== meant.length || written.length >= 6 || sorted(written) === sorted(meant)
}

function sorted(word: string): string {
  return Array.from(word).sort().join('')
}
