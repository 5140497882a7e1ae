import type { RefObject } from 'react'
import { type Format, formatted } from './markdown-edits.ts'
import type { Written } from './use-writing.ts'

/** Formats what is selected in the field. */
export function useFormat(field: RefObject<HTMLTextAreaElement | null>, { text, put }: Written) {
  return (format: Format): void => {
    const element = field.current!
    const { selectionStart: start, selectionEnd: end } = element
    const after = formatted({ text, start, end }, format)
    put(
      () => after.text,
      () => after,
    )
  }
}
