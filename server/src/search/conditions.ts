import { join, type Sql, sql } from '../db/sql.ts'
import { gramsOf } from '../language/words.ts'
import { beginning, longest_beginning, named, whole } from './keys.ts'
import type { AskedWord, Question } from './question.ts'

/** How strictly words match, from best to last resort. */
export const passes = ['exact', 'beginning', 'correction'] as const
export type Pass = (typeof passes)[number]

/** One key of each set must match. */
type Sets = number[][]

/** The documents of the row `segment` that match a search for a contact: by its words, or as one phone number. */
export function contactCondition({ words, phone }: Question, pass: Pass): Sql {
  const by_words = words.flatMap((word) => sets(word, contactKeys(word, pass), [whole]))
  const by_phone = phone === null ? [] : [[(pass === 'exact' ? whole : beginning)(phone)]]
  return phone === null ? all(by_words) : sql`(${all(by_words)} or ${all(by_phone)})`
}

/** Some of several words may be part of the contact's name, but not all. */
export function textCondition({ words }: Question, pass: Pass, with_names: boolean): Sql {
  const several = with_names && words.length > 1
  const by_words = words.flatMap((word) => {
    const texts = textsMeant(word, pass)
    return sets(
      word,
      [...texts.map(whole), ...(several ? texts.filter(mayBeName).map(named) : [])],
      several ? [whole, named] : [whole],
    )
  })
  const in_text = words.flatMap((word) => (word.spaceless ? gramsOf(word.text) : textsMeant(word, pass)).map(whole))
  return all(several ? [...by_words, in_text] : by_words)
}

function contactKeys({ forms, corrections }: AskedWord, pass: Pass): number[] {
  if (pass === 'exact') return forms.map(whole)
  const keys = forms.map((form) => (form.length > longest_beginning ? whole : beginning)(form))
  return pass === 'beginning' ? keys : [...keys, ...corrections.map(whole)]
}

function textsMeant({ forms, completions, corrections }: AskedWord, pass: Pass): string[] {
  if (pass === 'exact') return forms
  return pass === 'beginning' ? [...forms, ...completions] : [...forms, ...completions, ...corrections]
}

function sets({ spaceless, text }: AskedWord, keys: number[], of_gram: ((gram: string) => number)[]): Sets {
  return spaceless ? gramsOf(text).map((gram) => of_gram.map((key) => key(gram))) : [keys]
}

function all(sets: Sets): Sql {
  const conditions = sets.map(
    (keys) => sql`keys && array(select (segment.number::bigint << 42) | key from unnest(${keys}::bigint[]) key)`,
  )
  return join(conditions, ' and ')
}

/** Names contain no digits, so skipping them there costs nothing. */
function mayBeName(text: string): boolean {
  return !/^\d+$/.test(text)
}
