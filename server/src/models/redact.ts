import { personalDataIn } from './personal-data.ts'

/** Removes personal data from a call and restores it in the answer. */
export interface Redactor {
  /** The text with placeholders. The same value always gets the same placeholder. */
  hide<T>(value: T): T
  /** The text with placeholders resolved. `invented` names a placeholder that stands for nothing. */
  restore(value: unknown): { value: unknown; invented: string | null }
}

/** For one call: its material determines what placeholders look like, so that none is ambiguous. */
export function redactorFor(material: unknown): Redactor {
  const tag = tagFor(JSON.stringify(material) ?? '')
  const placeholders = new Map<string, string>()
  const meant = new Map<string, string>()
  const counts = new Map<string, number>()

  function placeholderFor(text: string, kind: string): string {
    const known = placeholders.get(text)
    if (known) return known
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    const name = `${kind}_${tag}${count}`
    placeholders.set(text, `[${name}]`)
    meant.set(name, text)
    return `[${name}]`
  }

  function hidden(text: string): string {
    let result = ''
    let from = 0
    for (const { kind, start, end } of personalDataIn(text)) {
      result += text.slice(from, start) + placeholderFor(text.slice(start, end), kind)
      from = end
    }
    return result + text.slice(from)
  }

  // A model may lose the brackets, or escape their content for Markdown.
  const pattern = new RegExp(
    `(\\\\?\\[)?(?<![A-Za-z0-9])(EMAIL|IBAN|CARD|PHONE|NUMBER)\\\\?_${tag}(\\d{1,9})(?![A-Za-z0-9])(\\\\?\\])?`,
    'gi',
  )

  function restored(text: string, missing: (name: string) => void): string {
    return text.replace(
      pattern,
      (match: string, open: string | undefined, kind: string, count: string, close?: string) => {
        const name = `${kind.toUpperCase()}_${tag}${Number(count)}`
        const original = meant.get(name)
        if (original === undefined) {
          missing(name)
          return match
        }
        return `${open && !close ? open : ''}${original}${close && !open ? close : ''}`
      },
    )
  }

  return {
    hide: <T>(value: T) => mapTexts(value, hidden) as T,
    restore(value) {
      let invented: string | null = null
      const note = (name: string) => {
        invented ??= name
      }
      return {
        value: mapTexts(
          value,
          (text) => restored(text, note),
          // A field may be called phone_1.
          (name) => (name.includes('[') ? restored(name, note) : name),
        ),
        invented,
      }
    },
  }
}

/** Every string in a value, including its keys. */
export function mapTexts(value: unknown, change: (text: string) => string, change_name = change): unknown {
  if (typeof value === 'string') return change(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change, change_name))
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [change_name(name), mapTexts(one, change, change_name)]),
  )
}

/** Nothing in the material looks like a placeholder with this suffix. */
function tagFor(text: string): string {
  const like = /(?:EMAIL|IBAN|CARD|PHONE|NUMBER)\\*_([A-Z]*)\d/gi
  const taken = new Set(Array.from(text.matchAll(like), ([, tag]) => tag!.toUpperCase()))
  let n = 0
  while (taken.has(lettersOf(n))) n++
  return lettersOf(n)
}

/** Nothing, A, B, … Z, AA, … */
function lettersOf(n: number): string {
  return n <= 0 ? '' : lettersOf(Math.floor((n - 1) / 26)) + String.fromCharCode(65 + ((n - 1) % 26))
}
