import type { Connection } from '../db/connection.ts'
import { sql } from '../db/sql.ts'
import { forms, wordsIn } from '../language/words.ts'
import { digitsOf } from './documents.ts'
import { mayBeMisspelt, misspelt, spellings } from './keys.ts'

/** A search word, and the words it may stand for. */
export interface AskedWord {
  text: string
  spaceless: boolean
  forms: string[]
  /** Words that start with it. */
  completions: string[]
  /** Words that differ by one letter. */
  corrections: string[]
}

export interface Question {
  words: AskedWord[]
  /** All its digits, if it looks like a phone number written in groups. */
  phone: string | null
  /** An email address or phone number: no word of a text starts like that. */
  is_address: boolean
}

// Each word costs a lookup in every segment. More than this many don't make a search more precise.
const max_words = 12

export function understand(q: string): Question {
  const words = wordsIn(q)
  const distinct = words.filter(({ text }, n) => words.findIndex((word) => word.text === text) === n)
  const phone = phoneIn(q)
  return { words: distinct.slice(0, max_words).map(askedWord), phone, is_address: phone !== null || /\S@\S/.test(q) }
}

function askedWord({ text, spaceless }: { text: string; spaceless: boolean }): AskedWord {
  return { text, spaceless, forms: forms(text), completions: [], corrections: [] }
}

/** `+44 7700 900-123`, `(0) 7700 900 123`: without leading zeros. */
function phoneIn(q: string): string | null {
  const digits = digitsOf(q).replace(/^0+/, '')
  return /^[\d\s+()./-]+$/.test(q) && /\D/.test(q.trim()) && digits.length >= 4 ? digits : null
}

const max_completions = 8
const max_completions_within = 4
const max_corrections = 8

/**
 * Looks up what the words may stand for: the most frequent words that start with them. The last word may be incomplete, so
 * rare ones are included for it. Each costs a lookup in every segment, and words followed by others are usually complete.
 */
export async function complete(connection: Connection, environment_id: number, { words }: Question): Promise<void> {
  await Promise.all(
    words.map(async (word) => {
      if (word.spaceless) return
      const { text } = word
      const within = sql`environment_id = ${environment_id} and word > ${text} and word < ${`${text}\u{10ffff}`}`
      const last = word === words.at(-1)
      const rows = await connection.query<{ word: string }>(sql`
        (select word from search_words where ${within} and frequency >= 5
         order by frequency desc limit ${last ? max_completions : max_completions_within})
        union
        (select word from search_words where ${within} order by word limit ${last ? max_completions : 0})`)
      word.completions = rows.map((row) => row.word)
    }),
  )
}

/** Looks up words that differ by one letter. Returns whether there are any. */
export async function correct(connection: Connection, environment_id: number, { words }: Question): Promise<boolean> {
  await Promise.all(
    words.map(async (word) => {
      if (word.spaceless || !mayBeMisspelt(word.text)) return
      const keys = spellings(word.text).map((spelling) => misspelt(environment_id, spelling))
      const rows = await connection.query<{ word: string }>(sql`
        select word from search_words
        where environment_id = ${environment_id} and spellings && ${keys}::bigint[] and word <> ${word.text}
        order by frequency desc, word limit ${max_corrections}`)
      word.corrections = rows.map((row) => row.word)
    }),
  )
  return words.some(({ corrections }) => corrections.length > 0)
}
