import { personalDataIn } from '../models/personal-data.ts'

/** A text without addresses and numbers of people, and without the contact's own names. */
export function masked(text: string, names: readonly string[]): string {
  let result = ''
  let from = 0
  for (const { kind, start, end } of personalDataIn(text)) {
    result += `${text.slice(from, start)}[${kind}]`
    from = end
  }
  return withoutNames(result + text.slice(from), names)
}

const min_length = 3

function withoutNames(text: string, names: readonly string[]): string {
  const words = new Set(names.flatMap((name) => name.split(/\s+/u)).filter(({ length }) => length >= min_length))
  return words.size === 0 ? text : text.replace(/[\p{L}\p{M}'’-]+/gu, (word) => (words.has(word) ? '[NAME]' : word))
}
