import { Link } from '@tanstack/react-router'
import { AlarmClock, Bot, Check, Lock } from 'lucide-react'
import { memo } from 'react'
import type { Mode } from '../../../api/call.ts'
import { useSession } from '../../../session/session.ts'
import { useLanguage, useText } from '../../../text/text.tsx'
import { lasting, useNow, When } from '../../../text/time.tsx'
import { Avatar } from '../../../ui/bits.tsx'
import { awaitingSince, isUnread } from '../data/attention.ts'
import { called } from '../data/called.ts'
import type { InboxSearch } from '../data/filters.ts'
import { useUnsent } from '../data/outbox.ts'
import type { Conversation } from '../data/queries.ts'
import { PriorityMark } from './priority-mark.tsx'
import { RowPresence } from './row-presence.tsx'

export const row_height = 74

const over_avatar = 'absolute start-2 top-1.5 grid size-10 place-items-center rounded-full'
const when_pointed_at = [
  'opacity-0 focus-within:bg-surface focus-within:opacity-100',
  '[@media(hover:hover)]:group-hover/row:bg-canvas [@media(hover:hover)]:group-hover/row:opacity-100',
].join(' ')

interface Props {
  mode: Mode
  search: InboxSearch
  row: Conversation
  assignee: string | undefined
  is_open: boolean
  /** Undefined where this person may do nothing with it. */
  choose: ((id: string, is_range: boolean) => void) | undefined
  is_chosen: boolean
  /** Others are chosen: the boxes are shown. */
  is_choosing: boolean
}

export const Row = memo(function Row({ mode, search, row, assignee, is_open, choose, is_chosen, is_choosing }: Props) {
  const t = useText()
  const name = called(row, t)
  const at = row.last_message_at ?? row.created_at
  const is_unread = isUnread(row)
  return (
    <div className="group/row relative h-full">
      <Link
        id={`row-${row.id}`}
        to="/$mode/inbox/$conversation_id"
        params={{ mode, conversation_id: row.id }}
        search={search}
        aria-current={is_open ? 'true' : undefined}
        data-marked={is_chosen || is_open || undefined}
        onClick={(event) => {
          if (!event.shiftKey || !choose) return
          event.preventDefault()
          choose(row.id, true)
        }}
        className="flex h-full gap-3 border-b border-line px-3 py-2.5 -outline-offset-2 hover:bg-canvas data-marked:bg-accent-soft"
      >
        <Avatar name={name} />
        <div className="min-w-0 flex-1">
          <div className="flex items-baseline gap-2">
            {is_unread && (
              <span className="size-2 shrink-0 self-center rounded-full bg-accent">
                <span className="sr-only">{t.conversation.unread}</span>
              </span>
            )}
            <bdi data-name className={`min-w-0 flex-1 truncate text-sm ${is_unread ? 'font-semibold' : 'font-medium'}`}>
              {name}
            </bdi>
            <span className="shrink-0 text-xs text-muted">
              <When at={at} as="short" />
            </span>
          </div>
          <p dir="auto" className={`truncate text-sm ${is_unread ? 'text-ink' : 'text-muted'}`}>
            <Snippet row={row} />
          </p>
          <div className="flex h-5 items-center gap-2 text-xs text-muted">
            <StatusMark row={row} />
            <PriorityMark priority={row.priority} />
            {row.labels.length > 0 && (
              <span className="min-w-14 truncate">
                {row.labels.map((label) => (
                  <bdi key={label} className="me-1.5">
                    #{label}
                  </bdi>
                ))}
              </span>
            )}
            <span className="ms-auto flex min-w-0 items-center gap-2 *:shrink-0">
              <RowPresence mode={mode} conversation_id={row.id} />
              {assignee && <bdi className="max-w-24 min-w-6 shrink! truncate">{assignee}</bdi>}
              <Unsent mode={mode} conversation_id={row.id} />
              <Awaiting row={row} />
            </span>
          </div>
        </div>
      </Link>
      {choose && (
        // Where the letters of the name stand: touched there, or pointed at, the row is chosen.
        <label
          className={`${over_avatar} ${is_choosing ? 'bg-surface group-hover/row:bg-canvas' : when_pointed_at} ${is_chosen || is_open ? 'bg-accent-soft!' : ''}`}
        >
          <input
            type="checkbox"
            aria-label={t.desk.choose(name)}
            checked={is_chosen}
            onClick={(event) => choose(row.id, event.shiftKey)}
            onChange={() => {}}
            className="size-4 accent-(--accent)"
          />
        </label>
      )}
    </div>
  )
})

/** Something of mine that the service does not have yet. */
function Unsent({ mode, conversation_id }: { mode: Mode; conversation_id: string }) {
  const t = useText()
  const { user } = useSession()
  if (useUnsent(user.id, { mode, conversation_id }) === 0) return null
  return <span className="rounded-sm bg-danger-soft px-1 font-medium text-danger-ink">{t.conversation.not_sent}</span>
}

/** How long the customer waits for a reply, whoever has read it. */
function Awaiting({ row }: { row: Conversation }) {
  const t = useText()
  const [now, language] = [useNow(), useLanguage()]
  const since = awaitingSince(row)
  if (since === null) return null
  return (
    <span title={t.conversation.awaiting} className="rounded-sm bg-warn-soft px-1 font-medium text-warn-ink">
      {t.conversation.waiting(lasting(since, now, language))}
    </span>
  )
}

function Snippet({ row }: { row: Conversation }) {
  const t = useText()
  const { user } = useSession()
  const message = row.last_message
  if (!message) return row.subject ?? t.inbox.no_messages
  // A row has one line: what is far beyond it need not be laid out.
  const words = message.content.slice(0, 160)
  if (message.private)
    return (
      <>
        <Lock size={11} aria-hidden className="me-1 inline align-baseline" />
        <bdi className="sr-only">{t.inbox.note}: </bdi>
        {words}
      </>
    )
  if (message.direction === 'inbound') return words
  const who =
    message.sender.id === user.id ? t.inbox.you : (message.sender.name ?? t.inbox.senders[message.sender.type])
  return (
    <>
      <bdi>{who}</bdi>: {words}
    </>
  )
}

function StatusMark({ row: { status } }: { row: Conversation }) {
  const t = useText()
  if (status === 'open') return null
  const Icon = { pending: Bot, snoozed: AlarmClock, resolved: Check }[status]
  return (
    <span className="flex shrink-0 items-center gap-1">
      <Icon size={12} aria-hidden />
      {t.inbox.statuses[status]}
    </span>
  )
}
