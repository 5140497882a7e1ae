import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/text.tsx'
import { say } from '../../../ui/toasts.tsx'
import type { InboxSearch } from './filters.ts'
import { opens_next } from './preferences.ts'

let listed: readonly string[] = []

/** Told by the list beside the conversation. */
export function useListed(rows: readonly { id: string }[]): void {
  useEffect(() => {
    listed = rows.map(({ id }) => id)
    return () => {
      listed = []
    }
  }, [rows])
}

/**
 * Goes on after a conversation is done, where the person wants that: to the one below it in the list, or back to the list after the
 * last. Called before the conversation leaves the list.
 */
export function useGoOn(mode: Mode, id: string, search: InboxSearch): () => void {
  const t = useText()
  const navigate = useNavigate()
  return () => {
    const at = listed.indexOf(id)
    if (!opens_next.get() || at === -1) return
    const next = listed[at + 1]
    if (next !== undefined)
      navigate({ to: '/$mode/inbox/$conversation_id', params: { mode, conversation_id: next }, search })
    else {
      navigate({ to: '/$mode/inbox', params: { mode }, search })
      say(t.lists.all_done)
    }
  }
}
