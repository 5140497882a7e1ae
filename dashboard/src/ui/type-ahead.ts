import { folded } from '../text/folded.ts'

/** What is typed into a list without a pause: it leads to the entry that begins so. */
export interface Typing {
  words: string
  at_ms: number
}

export const nothing_typed: Typing = { words: '', at_ms: Number.NEGATIVE_INFINITY }

type Key = Pick<KeyboardEvent, 'key' | 'timeStamp' | 'ctrlKey' | 'metaKey' | 'altKey'>

const pause_ms = 1000

/** With one key more; undefined where it writes nothing. A space begins no name: it presses what has the focus. */
export function typedOn(
  { words, at_ms }: Typing,
  { key, timeStamp, ctrlKey, metaKey, altKey }: Key,
): Typing | undefined {
  // Ctrl and Alt together are AltGr, which writes letters.
  if (key.length !== 1 || metaKey || (ctrlKey && !altKey)) return undefined
  const before = timeStamp - at_ms < pause_ms ? words : ''
  return before === '' && key === ' ' ? undefined : { words: before + key, at_ms: timeStamp }
}

/**
 * The entry that is meant; -1 where there is none. It begins so; else one of its words does, such as a family name. One letter, again and
 * again, goes from each to the next.
 */
export function entryFor(words: string, texts: readonly string[], current: number): number {
  const typed = folded(words)
  const next = (matches: (text: string) => boolean, from: number) =>
    texts.map((_, n) => (from + n) % texts.length).find((n) => matches(folded(texts[n]!).trimStart())) ?? -1
  const from = typed.length === 1 ? current + 1 : current
  const found = next((text) => text.startsWith(typed), from)
  if (found !== -1) return found
  if (new Set(typed).size === 1) return next((text) => text.startsWith(typed[0]!), current + 1)
  return next((text) => text.includes(` ${typed}`), from)
}
