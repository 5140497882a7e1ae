import { useSyncExternalStore } from 'react'
import { onWritten, readAll, write } from '../../../stored.ts'
import type { Place } from './outbox.ts'

const prefix = 'parley.draft.'
const listeners = new Set<() => void>()
/** The names of what was begun in this browser, and neither sent nor emptied. Read when it is first asked for. */
let drafts: ReadonlySet<string> | null = null

export const draftName = ({ me, mode, conversation_id }: Place) => `${prefix}${me}.${mode}.${conversation_id}`

export function keepDraft(name: string, draft: { text: string }): void {
  const text = draft.text === '' ? null : JSON.stringify(draft)
  write(name, text)
  mark(name, text)
}

export function useHasDraft(place: Place): boolean {
  const name = draftName(place)
  return useSyncExternalStore(subscribe, () => names().has(name))
}

onWritten((name, text) => {
  if (name.startsWith(prefix)) mark(name, text)
})

function names(): ReadonlySet<string> {
  drafts ??= new Set([...readAll(prefix)].filter(([, text]) => hasWords(text)).map(([name]) => name))
  return drafts
}

function mark(name: string, text: string | null): void {
  const has_words = text !== null && hasWords(text)
  if (names().has(name) === has_words) return
  const others = [...names()].filter((one) => one !== name)
  drafts = new Set(has_words ? [...others, name] : others)
  for (const listener of listeners) listener()
}

function hasWords(text: string): boolean {
  try {
    return `${JSON.parse(text).text}`.trim() !== ''
  } catch {
    return false
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
