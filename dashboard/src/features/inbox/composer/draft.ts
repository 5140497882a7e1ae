import { useEffect, useRef, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { onWritten, read } from '../../../stored.ts'
import { draftName, keepDraft, onPutBack } from '../data/drafts.ts'

export interface Draft {
  text: string
  private: boolean
  /** How it goes by email, if not as it would. */
  email?: Choices | undefined
  /** The newest message when it was begun. */
  after?: string
}

export interface Choices {
  to?: string[] | undefined
  cc?: string[] | undefined
  bcc?: string[] | undefined
  subject?: string | undefined
}

const empty: Draft = { text: '', private: false }

type Change = (before: Draft) => Draft

/**
 * What is being written, kept in the browser until it is sent. A change goes by what is there then, and answers it. Another tab at
 * the same conversation shows it too: what is sent in one cannot be sent again in the other.
 */
export function useDraft(me: string, mode: Mode, conversation_id: string): [Draft, (change: Change) => Draft] {
  const name = draftName({ me, mode, conversation_id })
  const [draft, setDraft] = useState(() => restored(read(name)))
  const latest = useRef(draft)
  /** Reply or note, as it was chosen here: what another tab wrote meanwhile does not change it for what is written next. */
  const chosen = useRef(draft.private)
  useEffect(
    () =>
      onWritten((written, text) => {
        if (written !== name) return
        latest.current = text === null ? { text: '', private: chosen.current } : restored(text)
        setDraft(latest.current)
      }),
    [name],
  )
  useEffect(
    () =>
      onPutBack(name, () => {
        latest.current = restored(read(name))
        chosen.current = latest.current.private
        setDraft(latest.current)
      }),
    [name],
  )
  return [
    draft,
    (change) => {
      const next = change(latest.current)
      chosen.current = next.private
      latest.current = next
      setDraft(next)
      keepDraft(name, next)
      return next
    },
  ]
}

function restored(text: string | null): Draft {
  if (text === null) return empty
  try {
    const { text: words, private: is_private, after, to, email } = JSON.parse(text)
    return {
      text: `${words}`,
      private: is_private === true,
      ...(after && { after: `${after}` }),
      // A version before kept recipients alone.
      ...(Array.isArray(to) && { email: { to } }),
      ...(email && { email }),
    }
  } catch {
    return empty
  }
}
