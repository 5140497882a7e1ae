/**
 * One of these phrases in any case, as part of an expression whose other parts tell capitals from small letters. Spelled out
 * letter by letter: once a process has compiled about a megabyte of expressions, V8 compiles further ones without optimizing
 * them, and then `(?i:a|b)` matches in the written case alone (seen in Node.js 26.10, and with `--no-regexp-optimization`).
 */
export function inAnyCase(phrases: readonly string[]): string {
  return `(?:${longestFirst(phrases).map(spelled).join('|') || '(?!)'})`
}

export function literal(phrase: string): string {
  return phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

export function longestFirst(phrases: readonly string[]): string[] {
  return phrases.toSorted((a, b) => b.length - a.length)
}

function spelled(phrase: string): string {
  return Array.from(phrase, (letter) => {
    const cases = [...new Set([letter, letter.toLowerCase(), letter.toUpperCase()])].filter((one) => one.length === 1)
    return cases.length > 1 ? `[${cases.join('')}]` : literal(letter)
  }).join('')
}
