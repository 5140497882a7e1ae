import { forms, type Word, wordsIn } from '../language/words.ts'
import { digitsOf } from './documents.ts'
import type { AskedWord, Question } from './question.ts'

export interface Range {
  start: number
  end: number
}

/** Where each search word occurs in a text. Empty if it doesn't. */
export function marksIn(text: string, { words }: Question): Range[][] {
  const there = wordsIn(text)
  return words.map((word) => there.flatMap((token) => marksOf(token, word)))
}

/** The whole number, if it contains the search digits. */
export function marksInPhone(phone_number: string, { words, phone }: Question): Range[][] {
  const digits = digitsOf(phone_number)
  const mark = [{ start: 0, end: phone_number.length }]
  const as_one = phone !== null && digits.includes(phone)
  return words.map(({ text }) => (as_one || (/^\d+$/.test(text) && digits.includes(text)) ? mark : []))
}

function marksOf(token: Word, query_word: AskedWord): Range[] {
  if (query_word.spaceless) return token.spaceless ? within(token, query_word.text) : []
  const means = (form: string) =>
    query_word.forms.some((text) => form.startsWith(text)) || query_word.corrections.includes(form)
  return !token.spaceless && forms(token.text).some(means) ? [{ start: token.start, end: token.end }] : []
}

function within({ text, start, end }: Word, part: string): Range[] {
  const ranges: Range[] = []
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length))
    ranges.push({ start: start + at, end: start + at + part.length })
  // Folding changed its length, so positions would be wrong.
  return ranges.length > 0 && text.length !== end - start ? [{ start, end }] : ranges
}
