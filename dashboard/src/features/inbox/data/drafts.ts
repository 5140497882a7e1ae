import { useSyncExternalStore } from 'react'
import { onWritten, read, readAll, write } from '../../../stored.ts'
import type { Place } from './outbox.ts'

const prefix = 'parley.draft.'
const listeners = new Set<() => void>()
/** The names of what was begun in this browser, and neither sent nor emptied. Read when it is first asked for. */
let drafts: ReadonlySet<string> | null = null

export const draftName = ({ me, mode, conversation_id }: Place) => `${prefix}${me}.${mode}.${conversation_id}`

export function keepDraft(name: string, draft: { text: string; email?: unknown }): void {
  const text = draft.text === '' && draft.email === undefined ? null : JSON.stringify(draft)
  write(name, text)
  mark(name, text)
}

export function useHasDraft(place: Place): boolean {
  const name = draftName(place)
  return useSyncExternalStore(subscribe, () => names().has(name))
}

/** Who shows a draft on this page, and is told what was put back into it. */
const openDrafts = new Map<string, () => void>()

export function onPutBack(name: string, listener: () => void): () => void {
  openDrafts.set(name, listener)
  return () => openDrafts.delete(name)
}

/** A message that was taken back stands before what was begun since. */
export function putBack(place: Place, content: string, email: unknown): void {
  const name = draftName(place)
  const since = wordsIn(read(name) ?? '{}')
  keepDraft(name, { text: [content, since].filter((text) => text !== '').join('\n\n'), email })
  openDrafts.get(name)?.()
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
  return wordsIn(text) !== ''
}

function wordsIn(text: string): string {
  try {
    return `${JSON.parse(text).text ?? ''}`.trim()
  } catch {
    return ''
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
