import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { typed, typedNoMore } from '../../../live/sight.ts'
import { useSession } from '../../../session/session.ts'
import { firstName, unfilled } from '../../../text/placeholders.ts'
import type { ToSend } from '../data/acts.ts'
import { asNote, type Choices, type Draft } from '../data/draft.ts'
import { send } from '../data/outbox.ts'
import type { Conversation } from '../data/queries.ts'
import { takeFiles } from '../data/uploads.ts'
import { useDraft } from './draft.ts'
import { putting } from './putting.ts'
import { useDoubts } from './use-doubts.ts'
import { useFiles } from './use-files.ts'
import { useHeld } from './use-held.ts'

const max_length = 10_000

/** A reply or a note while it is written: what stands there, what is missing or too much, and what can be done with it. */
export function useWriting(mode: Mode, conversation: Conversation, field: RefObject<HTMLTextAreaElement | null>) {
  const { user } = useSession()
  const queries = useQueryClient()
  const [draft, setDraft] = useDraft(user.id, mode, conversation.id)
  const { text, private: is_note, email } = draft
  const [is_busy, setBusy] = useState(false)
  const excess = text.length > max_length ? [...text].length - max_length : 0
  const place = { me: user.id, mode, conversation_id: conversation.id }
  const files = useFiles(place)
  const holdBack = useHeld()
  const can_send = isWhole(draft, files) && excess <= 0 && !is_busy
  const missing = unfilled(text)
  const { newest, reply, is_doubtful, is_warned, warned_at, warn } = useDoubts(mode, conversation.id, draft, missing)

  function write(change: (text: string) => string): string {
    // Who put them here may have asked while it was still a reply, or a note: it stays what it is.
    const now = setDraft((before) => ({
      ...before,
      text: change(before.text),
      after: before.text.trim() === '' ? newest : before.after,
    }))
    tellTyping(now)
    return now.text
  }
  const { put, insert, replace } = putting(field, write, valuesOf(conversation, user))
  function begin(is_note: boolean): void {
    setDraft((before) => asNote(before, is_note))
    field.current?.focus()
  }
  function choose(choices: Choices): void {
    setDraft(({ email, ...before }) => {
      const entries = Object.entries({ ...email, ...choices }).filter(([, value]) => value !== undefined)
      return entries.length > 0 ? { ...before, email: Object.fromEntries(entries) } : before
    })
  }
  /** By what sends it, at once or, as an email, at its time: whether it went out. */
  function submitBy(send: (what: ToSend) => void, send_at?: string): boolean {
    // An address that is only half there: the browser goes to it and says so.
    if (field.current?.form?.reportValidity() === false) return false
    const is_held = is_doubtful && !is_warned
    if (can_send && is_held) warn(send_at)
    if (!can_send || is_held) return false
    typedNoMore()
    const what = { content: text.trim(), attachments: takeFiles(place) }
    send(
      conversation.channel === 'email' && !is_note
        ? holdBack(what, email, send_at ?? (is_warned ? warned_at : undefined))
        : what,
    )
    setDraft(({ private: is_note, other }) => ({ private: is_note, text: '', other }))
    field.current?.focus()
    return true
  }
  const sendNow = ({ sender, ...what }: ToSend) =>
    send(queries, place, { ...what, private: is_note }, { sender: sender?.() })
  const submit = () => submitBy(sendNow)
  const submitAt = (send_at: string) => submitBy(sendNow, send_at)
  const state = { text, is_note, is_busy, excess, can_send, missing, reply, is_warned, place, files, email, newest }
  return { ...state, write, put, insert, replace, begin, choose, submit, submitAt, submitBy, setBusy }
}

/** Something is written or chosen, all of it is there, and it goes to somebody. */
function isWhole({ text, private: is_note, email }: Draft, files: ReturnType<typeof useFiles>): boolean {
  const has_content = text.trim() !== '' || files.chosen.length > 0 || (email?.forward !== undefined && !is_note)
  return has_content && files.chosen.every(({ state }) => state === 'done') && (is_note || email?.to?.length !== 0)
}

function tellTyping(now: { text: string; private: boolean }): void {
  if (now.text.trim() === '') typedNoMore()
  else typed(now.private ? 'noting' : 'replying')
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
