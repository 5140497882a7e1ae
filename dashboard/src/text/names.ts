import { apart } from './plural.ts'

/** Names in a row, as the language joins them. */
export function names(language: string) {
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  return (those: readonly string[]): string => list.format(Array.from(those, apart))
}
