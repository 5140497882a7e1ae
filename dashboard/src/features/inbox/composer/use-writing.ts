import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { typed, typedNoMore } from '../../../live/sight.ts'
import { useSession } from '../../../session/session.ts'
import { filled, firstName, unfilled } from '../../../text/placeholders.ts'
import { send } from '../data/outbox.ts'
import type { Conversation } from '../data/queries.ts'
import { useDraft } from './draft.ts'
import { useDoubts } from './use-doubts.ts'

const max_length = 10_000

/** A reply or a note while it is written: what stands there, what is missing or too much, and what can be done with it. */
export function useWriting(mode: Mode, conversation: Conversation, field: RefObject<HTMLTextAreaElement | null>) {
  const { user } = useSession()
  const queries = useQueryClient()
  const [draft, setDraft] = useDraft(user.id, mode, conversation.id)
  const { text, private: is_note } = draft
  const [is_busy, setBusy] = useState(false)
  const excess = text.length > max_length ? [...text].length - max_length : 0
  const can_send = text.trim() !== '' && excess <= 0 && !is_busy
  const missing = unfilled(text)
  const { newest, reply, is_doubtful, is_warned, warn } = useDoubts(mode, conversation.id, draft, missing)

  function write(change: (text: string) => string): string {
    // Who put them here may have asked while it was still a reply, or a note: it stays what it is.
    const now = setDraft((before) => ({
      ...before,
      text: change(before.text),
      after: before.text.trim() === '' ? newest : before.after,
    }))
    if (now.text.trim() === '') typedNoMore()
    else typed(now.private ? 'noting' : 'replying')
    return now.text
  }
  /** Writes, and goes to the first place that is to be filled in. */
  function put(change: (text: string) => string): void {
    const words = write(change)
    requestAnimationFrame(() => {
      const hole = unfilled(words)[0]
      const at = hole === undefined ? words.length : words.indexOf(hole)
      field.current?.focus()
      field.current?.setSelectionRange(at, at + (hole?.length ?? 0))
    })
  }
  function insert(content: string): void {
    const words = filled(content, valuesOf(conversation, user))
    put((before) => (before.trim() === '' ? words : `${before.trimEnd()}\n\n${words}`))
  }
  /** In place of what was typed to find it. */
  function replace(from: number, to: number, content: string): void {
    const words = filled(content, valuesOf(conversation, user))
    put((before) => before.slice(0, from) + words + before.slice(to))
  }
  function begin(is_note: boolean): void {
    setDraft((before) => ({ ...before, private: is_note }))
    field.current?.focus()
  }
  function submit(): void {
    if (!can_send) return
    if (is_doubtful && !is_warned) return warn()
    typedNoMore()
    send(queries, { me: user.id, mode, conversation_id: conversation.id }, { content: text.trim(), private: is_note })
    setDraft((before) => ({ private: before.private, text: '' }))
    field.current?.focus()
  }
  const state = { text, is_note, is_busy, excess, can_send, missing, reply, is_warned }
  return { ...state, write, put, insert, replace, begin, submit, setBusy }
}

/** What the places of a canned reply are filled with. */
const valuesOf = ({ contact, subject }: Conversation, user: { name: string }) => ({
  'contact.name': contact?.name,
  'contact.first_name': firstName(contact?.name),
  'contact.email': contact?.email,
  'agent.name': user.name,
  'agent.first_name': firstName(user.name),
  'conversation.subject': subject,
})

export type Written = ReturnType<typeof useWriting>
