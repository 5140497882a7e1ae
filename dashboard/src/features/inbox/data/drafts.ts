import { useSyncExternalStore } from 'react'
import { onWritten, read, readAll, write } from '../../../stored.ts'
import { type Draft, hasWords, restored } from './draft.ts'
import type { Place } from './outbox.ts'

const prefix = 'parley.draft.'
const listeners = new Set<() => void>()
/** The names of what was begun in this browser, and neither sent nor emptied. Read when it is first asked for. */
let drafts: ReadonlySet<string> | null = null

export const draftName = ({ me, mode, conversation_id }: Place) => `${prefix}${me}.${mode}.${conversation_id}`

/** What this browser would not keep, full or forbidden as its storage is: it lasts as long as the page. */
const unkept = new Map<string, string>()

export function draftAt(name: string): Draft {
  return restored(unkept.get(name) ?? read(name))
}

export function keepDraft(name: string, draft: Draft): void {
  const is_empty = draft.text === '' && draft.email === undefined && draft.other === undefined
  const text = is_empty ? null : JSON.stringify(draft)
  write(name, text)
  if (text === null || read(name) === text) unkept.delete(name)
  else unkept.set(name, text)
  mark(name, hasWords(draft))
}

export function useHasDraft(place: Place): boolean {
  const name = draftName(place)
  return useSyncExternalStore(subscribe, () => names().has(name))
}

export type Change = (before: Draft) => Draft

/** Who shows a draft on this page, and takes what is changed from elsewhere. */
const openDrafts = new Map<string, (change: Change) => Draft>()

export function onDraftChange(name: string, change: (change: Change) => Draft): () => void {
  openDrafts.set(name, change)
  return () => openDrafts.delete(name)
}

/** Of any conversation, whether it is on the page or not. */
export function changeDraft(place: Place, change: Change): Draft {
  const name = draftName(place)
  const changeShown = openDrafts.get(name)
  if (changeShown) return changeShown(change)
  const draft = change(draftAt(name))
  keepDraft(name, draft)
  return draft
}

onWritten((name, text) => {
  if (!name.startsWith(prefix)) return
  unkept.delete(name)
  mark(name, hasWords(restored(text)))
})

function names(): ReadonlySet<string> {
  drafts ??= new Set([...readAll(prefix)].filter(([, text]) => hasWords(restored(text))).map(([name]) => name))
  return drafts
}

function mark(name: string, has_words: boolean): void {
  if (names().has(name) === has_words) return
  const others = [...names()].filter((one) => one !== name)
  drafts = new Set(has_words ? [...others, name] : others)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
