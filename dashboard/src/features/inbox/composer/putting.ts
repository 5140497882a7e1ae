import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { filled, unfilled } from '../../../text/placeholders.ts'
import type { Selected } from './markdown-edits.ts'

type Spot = Pick<Selected, 'start' | 'end'>

/** Ways to put text into the field, whose places are filled with `values`. */
export function putting(
  field: RefObject<HTMLTextAreaElement | null>,
  write: (change: (text: string) => string) => string,
  values: Parameters<typeof filled>[1],
) {
  /** Writes, and goes on at `spot` of the new text. At once: whoever types on is already there. */
  function put(change: (text: string) => string, spot: (text: string) => Spot = firstPlace): void {
    const words = flushSync(() => write(change))
    const { start, end } = spot(words)
    field.current?.focus()
    field.current?.setSelectionRange(start, end)
  }
  function insert(content: string): void {
    const words = filled(content, values)
    put((before) => (before.trim() === '' ? words : `${before.trimEnd()}\n\n${words}`))
  }
  /** In place of what was typed to find it. */
  function replace(from: number, to: number, content: string): void {
    const words = filled(content, values)
    const { start, end } = firstPlace(words)
    put(
      (before) => before.slice(0, from) + words + before.slice(to),
      () => ({ start: from + start, end: from + end }),
    )
  }
  return { put, insert, replace }
}

/** The first place that is to be filled in, otherwise the end. */
function firstPlace(words: string): Spot {
  const hole = unfilled(words)[0]
  const start = hole === undefined ? words.length : words.indexOf(hole)
  return { start, end: start + (hole?.length ?? 0) }
}
