import { useSearch } from '@tanstack/react-router'
import { useContext } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useShortcut } from '../../../keyboard/shortcuts.ts'
import { useMay, useSession } from '../../../session/session.ts'
import { useText } from '../../../text/text.tsx'
import { Button } from '../../../ui/button.tsx'
import { Check, Hand, RotateCcw } from '../../../ui/icons.tsx'
import { useActs } from '../data/acts.ts'
import { useGoOn } from '../data/next.ts'
import type { Conversation } from '../data/queries.ts'
import { Choosing } from '../data/selection.ts'

/** What is done most often with a conversation stands in words. */
export function Actions({ mode, conversation }: { mode: Mode; conversation: Conversation }) {
  const may_write = useMay(mode)('conversations:write')
  return may_write ? <Allowed mode={mode} conversation={conversation} /> : null
}

function Allowed({ mode, conversation }: { mode: Mode; conversation: Conversation }) {
  const t = useText()
  const { user } = useSession()
  const acts = useActs(mode, conversation)
  const [is_choosing] = useContext(Choosing)
  const goOn = useGoOn(mode, conversation.id, useSearch({ from: '/$mode/inbox' }))
  const resolve = () => {
    goOn()
    acts.resolve()
  }
  const { status, assignee } = conversation
  const is_resolved = status === 'resolved'
  const can_claim = !is_resolved && assignee !== user.id
  const is_anothers = assignee !== null
  const claim = is_anothers ? acts.takeOver : acts.claim
  useShortcut('resolve', is_choosing ? null : is_resolved ? acts.reopen : resolve)
  useShortcut('claim', can_claim && !is_choosing ? claim : null)
  return (
    <>
      {can_claim && (
        <Button onClick={claim}>
          <Hand size={14} aria-hidden />
          <span className="@max-lg:sr-only">{is_anothers ? t.conversation.take_over : t.inbox.claim}</span>
        </Button>
      )}
      {is_resolved ? (
        <Button onClick={acts.reopen}>
          <RotateCcw size={14} aria-hidden />
          <span className="@max-lg:sr-only">{t.inbox.reopen}</span>
        </Button>
      ) : (
        <Button onClick={resolve}>
          <Check size={14} aria-hidden />
          <span className="@max-lg:sr-only">{t.inbox.resolve}</span>
        </Button>
      )}
    </>
  )
}
