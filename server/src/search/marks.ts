import { digitsOf } from './documents.ts'
import type { AskedWord, Question } from './question.ts'
import { forms, type Word, wordsIn } from './words.ts'

export interface Range {
  start: number
  end: number
}

/** Where each of the asked words stands in a text; empty where it does not. */
export function marksIn(text: string, { words }: Question): Range[][] {
  const there = wordsIn(text)
  return words.map((word) => there.flatMap((found) => marksOf(found, word)))
}

/** The whole number, where it holds the digits that are asked for. */
export function marksInPhone(phone_number: string, { words, phone }: Question): Range[][] {
  const digits = digitsOf(phone_number)
  const mark = [{ start: 0, end: phone_number.length }]
  const as_one = phone !== null && digits.includes(phone)
  return words.map(({ text }) => (as_one || (/^\d+$/.test(text) && digits.includes(text)) ? mark : []))
}

function marksOf(found: Word, asked: AskedWord): Range[] {
  if (asked.spaceless) return found.spaceless ? within(found, asked.text) : []
  const means = (form: string) => asked.forms.some((text) => form.startsWith(text)) || asked.corrections.includes(form)
  return !found.spaceless && forms(found.text).some(means) ? [{ start: found.start, end: found.end }] : []
}

function within({ text, start, end }: Word, part: string): Range[] {
  const ranges: Range[] = []
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length))
    ranges.push({ start: start + at, end: start + at + part.length })
  // Folding made it longer or shorter: the places are not those of the text.
  return ranges.length > 0 && text.length !== end - start ? [{ start, end }] : ranges
}
