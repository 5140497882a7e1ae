import { type RefObject, useRef, useState } from 'react'
import type { Keys } from './typed-menu.tsx'

type Find = (text: string, caret: number) => { from: number; words: string } | null

/** What is typed after a slash or another sign, while it is typed. */
export function useTyped(field: RefObject<HTMLTextAreaElement | null>, text: string, find: Find) {
  const keys: Keys = useRef(null)
  const [caret, setCaret] = useState<number | null>(null)
  const [left, setLeft] = useState<number | null>(null)
  const found = caret === null ? null : find(text, caret)
  if (left !== null && found === null) setLeft(null)
  return {
    keys,
    /** Nothing where it was left by Escape. */
    typed: found && found.from !== left ? found : null,
    /** The caret may be elsewhere. */
    look: () => setCaret(field.current?.selectionEnd ?? null),
    blur: () => setCaret(null),
    leave: () => setLeft(found?.from ?? null),
  }
}
