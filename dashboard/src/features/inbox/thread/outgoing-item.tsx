import { useQueryClient } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useSession } from '../../../session/session.ts'
import { useText } from '../../../text/text.tsx'
import { discard, type Place, sendAgain } from '../data/outbox.ts'
import type { Outgoing } from '../data/outgoing.ts'
import { Body, Bubble } from './message-item.tsx'

/** A message of mine that the service does not have yet. */
export function OutgoingItem({ place, outgoing }: { place: Place; outgoing: Outgoing }) {
  const t = useText()
  const { user } = useSession()
  const queries = useQueryClient()
  const { key, content, private: is_note, state, code, attachments = [] } = outgoing
  return (
    <Bubble
      id={key}
      name={t.inbox.you}
      avatar={user.name}
      is_first
      is_mine
      is_note={is_note}
      foot={
        state !== 'failed' ? (
          <span role="status">{state === 'sending' ? t.inbox.states.sending : t.conversation.waiting_to_send}</span>
        ) : (
          <span role="alert" className="flex flex-wrap items-center justify-end gap-x-2">
            <span className="text-danger-ink">
              <strong className="font-medium">{t.inbox.states.failed}.</strong>{' '}
              {code ? (t.errors.codes[code] ?? t.errors.unknown) : t.inbox.failed_hint}
            </span>
            <TextButton onClick={() => sendAgain(queries, place, key)}>{t.common.retry}</TextButton>
            <TextButton onClick={() => discard(place, key)}>{t.inbox.discard}</TextButton>
          </span>
        )
      }
    >
      <Body mode={place.mode} conversation_id={place.conversation_id} content={content} attachments={attachments} />
    </Bubble>
  )
}

export function TextButton(rest: ComponentProps<'button'>) {
  return <button type="button" {...rest} className="min-h-6 font-medium text-accent-ink underline underline-offset-2" />
}
