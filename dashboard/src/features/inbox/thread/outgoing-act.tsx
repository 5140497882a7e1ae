import { useQueryClient } from '@tanstack/react-query'
import { useText } from '../../../text/text.tsx'
import type { Act } from '../data/act.ts'
import { discard, type Place, sendAgain } from '../data/outbox.ts'
import type { Outgoing } from '../data/outgoing.ts'
import { TextButton } from './outgoing-item.tsx'

/** A change of mine that the service does not have yet. */
export function OutgoingAct({ place, outgoing, act }: { place: Place; outgoing: Outgoing; act: Act }) {
  const t = useText()
  const queries = useQueryClient()
  const { key, state, code } = outgoing
  return (
    <p
      role={state === 'failed' ? 'alert' : 'status'}
      className="flex flex-wrap justify-center gap-x-2 text-center text-xs"
    >
      <span className="font-medium">{useActWords(act)}</span>
      {state === 'failed' ? (
        <>
          <span className="text-danger-ink">
            {t.inbox.states.failed}.{' '}
            {code === undefined ? t.inbox.failed_hint : (t.errors.codes[code] ?? t.errors.unknown)}
          </span>
          <TextButton onClick={() => sendAgain(queries, place, key)}>{t.common.retry}</TextButton>
          <TextButton onClick={() => discard(place, key)}>{t.inbox.discard}</TextButton>
        </>
      ) : (
        <span className="text-muted">
          {state === 'sending' ? t.inbox.states.sending : t.conversation.waiting_to_send}
        </span>
      )}
    </p>
  )
}

function useActWords(act: Act): string {
  const t = useText()
  if ('accept' in act) return t.inbox.claim
  if ('status' in act) return t.conversation.property(t.conversation.change_status, t.inbox.statuses[act.status])
  const { labels, priority } = act.changes
  if (labels) return t.conversation.property(t.inbox.labels, labels.join(', '))
  return priority ? t.conversation.property(t.inbox.priority, t.inbox.priorities[priority]) : t.inbox.assignee
}
