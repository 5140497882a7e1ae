import { useState } from 'react'
import type { Mode } from '../../api/call.ts'
import { read, write } from '../../ui/stored.ts'

export interface Draft {
  text: string
  private: boolean
}

const empty: Draft = { text: '', private: false }

/** What is being written, kept in the browser until it is sent. */
export function useDraft(me: string, mode: Mode, conversation_id: string): [Draft, (draft: Draft) => void] {
  const name = `parley.draft.${me}.${mode}.${conversation_id}`
  const [draft, setDraft] = useState(() => restored(read(name)))
  return [
    draft,
    (next) => {
      setDraft(next)
      write(name, next.text === '' ? null : JSON.stringify(next))
    },
  ]
}

function restored(text: string | null): Draft {
  if (text === null) return empty
  try {
    const { text: words, private: is_private } = JSON.parse(text)
    return { text: `${words}`, private: is_private === true }
  } catch {
    return empty
  }
}
