import { type ClipboardEvent, type DragEvent, useState } from 'react'
import { useMay } from '../../../session/session.ts'
import type { Place } from '../data/outbox.ts'
import { addFiles, useUploads } from '../data/uploads.ts'

/** Files for the message being written, from a button, the clipboard, or dropped on it. */
export function useFiles(place: Place) {
  const may_attach = useMay(place.mode)('files:write')
  const chosen = useUploads(place)
  const [is_over, setOver] = useState(false)
  const [are_too_many, setTooMany] = useState(false)
  const add = (files: File[]) => {
    if (may_attach && files.length > 0) setTooMany(!addFiles(place, files))
  }
  const holdsFiles = (event: DragEvent) => may_attach && event.dataTransfer.types.includes('Files')
  return {
    may_attach,
    chosen,
    is_over,
    are_too_many: are_too_many && chosen.length > 0,
    add,
    paste(event: ClipboardEvent) {
      const files = [...event.clipboardData.files]
      // A program may put a picture of its text beside the text, which is what is meant.
      if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return
      event.preventDefault()
      add(files)
    },
    target: {
      onDragOver(event: DragEvent) {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave(event: DragEvent<HTMLElement>) {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
      },
      onDrop(event: DragEvent) {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setOver(false)
        add([...event.dataTransfer.files])
      },
    },
  }
}

export type FilesOf = ReturnType<typeof useFiles>
