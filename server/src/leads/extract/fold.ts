/** A word as it is compared: in lower case and without accents. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  return /[^ -~]/.test(lower) ? lower.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss') : lower
}

/** A phrase as its words are compared. */
export function foldedWords(phrase: string): string[] {
  return Array.from(phrase.matchAll(/[\p{L}\p{M}\p{N}]+\*?|~/gu), ([text]) => fold(text))
}
