import { type RefObject, useRef, useState } from 'react'
import { slashBefore } from './markdown-edits.ts'
import type { Keys } from './slash-menu.tsx'

/** What is typed after a slash, while it is typed. */
export function useSlash(field: RefObject<HTMLTextAreaElement | null>, text: string) {
  const keys: Keys = useRef(null)
  const [caret, setCaret] = useState<number | null>(null)
  const [left, setLeft] = useState<number | null>(null)
  const found = caret === null ? null : slashBefore(text, caret)
  if (left !== null && found === null) setLeft(null)
  return {
    keys,
    /** Nothing where it was left by Escape. */
    slash: found && found.from !== left ? found : null,
    /** The caret may be elsewhere. */
    look: () => setCaret(field.current?.selectionEnd ?? null),
    blur: () => setCaret(null),
    leave: () => setLeft(found?.from ?? null),
  }
}
