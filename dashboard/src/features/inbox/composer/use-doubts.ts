import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { rowsOf } from '../../../api/pages.ts'
import { useSession } from '../../../session/session.ts'
import type { Draft } from '../data/draft.ts'
import { type Message, messagesQuery } from '../data/queries.ts'

/** What somebody is asked about before it is sent, once: a reply that came under the draft, and what is not filled in. */
export function useDoubts(
  mode: Mode,
  conversation_id: string,
  { text, after, private: is_note }: Draft,
  missing: readonly string[],
) {
  const { user } = useSession()
  const [warned, setWarned] = useState<{ doubts: string; send_at?: string | undefined }>({ doubts: '' })
  const found = useInfiniteQuery(messagesQuery(mode, conversation_id))
  const messages = rowsOf(found.data)
  const isByOther = ({ sender }: Message) => sender.type !== 'system' && sender.id !== user.id
  const isReply = (one: Message) => one.direction === 'outbound' && !one.private && isByOther(one)
  const can_clash = after !== undefined && text !== '' && !is_note
  const reply = can_clash ? messages.find((one) => one.id > after && isReply(one)) : undefined
  const doubts = [...(reply ? [reply.id] : []), ...missing].join()
  const is_doubtful = doubts !== ''
  return {
    /** For a draft to remember what it was begun after. */
    newest: messages[0]?.id,
    reply,
    is_doubtful,
    is_warned: is_doubtful && warned.doubts === doubts,
    /** When it was to go out, of what is asked about. */
    warned_at: warned.send_at,
    warn: (send_at?: string) => setWarned({ doubts, send_at }),
  }
}
