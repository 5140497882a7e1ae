import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useText } from '../../../text/text.tsx'
import { say } from '../../../ui/toasts.tsx'
import type { InboxSearch } from './filters.ts'
import { idsOf, withTail } from './held.ts'
import { opens_next } from './preferences.ts'

type Ids = readonly string[]

/** The list beside the conversation, as it was when the work in it began. */
let began: Ids = []
let present: ReadonlySet<string> = new Set()
/** Opened by going on: the work that began goes on with it. */
let expected: string | undefined

/** Told by the list beside the conversation. Those who left it may still be among the rows. */
export function useListed(rows: readonly { id: string }[], left: ReadonlySet<string>, open: string | undefined): void {
  useEffect(() => {
    const ids = idsOf(rows)
    present = new Set(ids.filter((id) => !left.has(id)))
    began = withTail(began, ids)
  }, [rows, left])
  const begin = useEffectEvent(() => {
    began = idsOf(rows)
  })
  useEffect(() => {
    if (open === undefined || open !== expected) begin()
    expected = undefined
  }, [open])
  useEffect(
    () => () => {
      began = []
    },
    [],
  )
}

/**
 * Goes on after a conversation is done, where the person wants that: to the one below it in the list as it was when the work
 * began, or back to the list after the last. Called before the conversation leaves the list.
 */
export function useGoOn(mode: Mode, id: string, search: InboxSearch): () => void {
  const t = useText()
  const navigate = useNavigate()
  return () => {
    const at = began.indexOf(id)
    if (!opens_next.get() || at === -1) return
    const next = began.slice(at + 1).find((one) => present.has(one))
    expected = next
    if (next !== undefined)
      navigate({ to: '/$mode/inbox/$conversation_id', params: { mode, conversation_id: next }, search })
    else {
      navigate({ to: '/$mode/inbox', params: { mode }, search })
      say(t.lists.all_done)
    }
  }
}
