import { fold } from './fold.ts'

/** A list of a table as a pattern, the longest first. */
export function anyOf(list: string): string {
  const words = [...new Set(list.split('|').map(literal))].filter((word) => word !== '')
  return words.sort((a, b) => b.length - a.length).join('|')
}

function literal(word: string): string {
  const folded = fold(word)
  return word.trim().endsWith('*') ? `${folded}[^ ]*` : folded
}
