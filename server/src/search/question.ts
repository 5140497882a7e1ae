import type { Connection } from '../db/connection.ts'
import { sql } from '../db/sql.ts'
import { forms, wordsIn } from '../language/words.ts'
import { digitsOf } from './documents.ts'
import { mayBeMisspelt, misspelt, spellings } from './keys.ts'

/** A word that is asked for, and the words that may be meant by it. */
export interface AskedWord {
  text: string
  spaceless: boolean
  forms: string[]
  /** Words that go on from it. */
  completions: string[]
  /** Words one letter off. */
  corrections: string[]
}

export interface Question {
  words: AskedWord[]
  /** All its digits, where it looks like a phone number written in groups. */
  phone: string | null
  /** An email address or a phone number: no words of a text begin so. */
  is_address: boolean
}

// Each word costs a lookup in every segment; more than this many do not make a search more exact.
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

/** `+44 7700 900-123`, `(0) 7700 900 123`: without the zeros that are dialled in front. */
function phoneIn(q: string): string | null {
  const digits = digitsOf(q).replace(/^0+/, '')
  return /^[\d\s+()./-]+$/.test(q) && /\D/.test(q.trim()) && digits.length >= 4 ? digits : null
}

const max_completions = 8
const max_completions_within = 4
const max_corrections = 8

/**
 * Looks up what may be meant: the commonest words that go on from those asked. The last word may still be being typed: for
 * it, rare ones too. Each costs a lookup in every segment, and words that are followed by others are mostly finished.
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

/** Looks up the words one letter off from those asked; answers whether there are any. */
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
