import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { onWritten } from '../../../stored.ts'
import { type Draft, restored } from '../data/draft.ts'
import { type Change, draftAt, draftName, keepDraft, onDraftChange } from '../data/drafts.ts'

/**
 * What is being written, kept in the browser until it is sent. A change goes by what is there then, and answers it. Another tab at
 * the same conversation shows it too: what is sent in one cannot be sent again in the other.
 */
export function useDraft(me: string, mode: Mode, conversation_id: string): [Draft, (change: Change) => Draft] {
  const name = draftName({ me, mode, conversation_id })
  const [draft, setDraft] = useState(() => draftAt(name))
  const latest = useRef(draft)
  /** Reply or note, as it was chosen here: what another tab wrote meanwhile does not change it for what is written next. */
  const chosen = useRef(draft.private)
  function change(changed: Change): Draft {
    const next = changed(latest.current)
    chosen.current = next.private
    latest.current = next
    setDraft(next)
    keepDraft(name, next)
    return next
  }
  useEffect(
    () =>
      onWritten((written, text) => {
        if (written !== name) return
        latest.current = text === null ? { text: '', private: chosen.current } : restored(text)
        setDraft(latest.current)
      }),
    [name],
  )
  const changeFromElsewhere = useEffectEvent(change)
  useEffect(() => onDraftChange(name, (one) => changeFromElsewhere(one)), [name])
  return [draft, change]
}
