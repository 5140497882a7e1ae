import type { Label } from '@parley/sdk'
import { memo } from 'react'
import type { Mode } from '../../../api/call.ts'
import { visible } from '../../../text/names.ts'
import { useLanguage, useText } from '../../../text/text.tsx'
import { lasting, useNow, When } from '../../../text/time.tsx'
import { Avatar } from '../../../ui/bits.tsx'
import { AlarmClock, Bot, Check, Hourglass, Lock } from '../../../ui/icons.tsx'
import { LabelChip } from '../../../ui/label-chip.tsx'
import { withMentions } from '../../../ui/mention.tsx'
import { PlainLink } from '../../../ui/plain-link.tsx'
import { awaitingSince, isUnread } from '../data/attention.ts'
import { called } from '../data/called.ts'
import { useUnsent } from '../data/outbox.ts'
import type { Conversation } from '../data/queries.ts'
import { wordsOf } from '../data/words-of.ts'
import { AssigneeMark } from './assignee-mark.tsx'
import { DraftMark } from './draft-mark.tsx'
import { PriorityMark } from './priority-mark.tsx'
import { RowPresence } from './row-presence.tsx'

const over_avatar = 'absolute start-2 top-1.5 grid size-10 place-items-center rounded-full'
const when_pointed_at = [
  'opacity-0 focus-within:bg-surface focus-within:opacity-100',
  '[@media(hover:hover)]:group-hover/row:bg-canvas [@media(hover:hover)]:group-hover/row:opacity-100',
].join(' ')

/** What all rows need alike: asked for once by their list, for each row costs time while one scrolls. */
export interface Beside {
  mode: Mode
  me: string
  colors: ReadonlyMap<string, Label['color']>
  addressOf: (id: string) => string
  go: (id: string) => void
}

interface Props {
  beside: Beside
  row: Conversation
  /** Two lines instead of three. */
  is_compact: boolean
  assignee: string | undefined
  is_open: boolean
  /** Undefined where this person may do nothing with it. */
  choose: ((id: string, is_range: boolean) => void) | undefined
  is_chosen: boolean
  /** Others are chosen: the boxes are shown. */
  is_choosing: boolean
}

export const Row = memo(function Row({
  beside,
  row,
  is_compact,
  assignee,
  is_open,
  choose,
  is_chosen,
  is_choosing,
}: Props) {
  const t = useText()
  const { mode, me, colors } = beside
  const name = called(row, t)
  const at = row.last_message_at ?? row.created_at
  const is_unread = isUnread(row)
  const draft = <DraftMark mode={mode} me={me} conversation_id={row.id} />
  const marks = (
    <>
      {/* Where it moves nothing when it comes: labels follow the preview in compact rows, and begin the line in others. */}
      {is_compact && draft}
      <RowLabels colors={colors} labels={row.labels} max={is_compact ? 1 : 2} />
      {!is_compact && draft}
      <span className="ms-auto flex min-w-0 items-center gap-2 *:shrink-0">
        <RowPresence mode={mode} conversation_id={row.id} />
        <Unsent mode={mode} me={me} conversation_id={row.id} />
        <Awaiting row={row} />
      </span>
    </>
  )
  return (
    <div className="group/row relative h-full">
      <PlainLink
        id={`row-${row.id}`}
        href={beside.addressOf(row.id)}
        go={() => beside.go(row.id)}
        aria-current={is_open ? 'true' : undefined}
        data-marked={is_chosen || is_open || undefined}
        data-compact={is_compact || undefined}
        onClick={(event) => {
          if (!event.shiftKey || !choose) return
          event.preventDefault()
          choose(row.id, true)
        }}
        className="flex h-full gap-3 border-b border-line px-3 py-2.5 data-compact:items-center data-compact:py-1 -outline-offset-2 hover:bg-canvas data-marked:bg-accent-soft"
      >
        <Avatar name={name} />
        <div className="min-w-0 flex-1">
          <div className="flex items-baseline gap-2">
            {is_unread && (
              // Beside the row's words: they stay where they are when it is read.
              <span className="absolute start-0.5 top-1/2 size-2 -translate-y-1/2 rounded-full bg-accent">
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
          {is_compact ? (
            <div className="flex items-center gap-1.5 text-xs text-muted">
              <StatusMark row={row} is_short />
              <PriorityMark priority={row.priority} is_short />
              <Preview row={row} me={me} is_unread={is_unread} />
              {marks}
            </div>
          ) : (
            <>
              {/* It takes room from the preview alone: nothing moves when somebody is assigned. */}
              <div className="flex items-baseline gap-2">
                <Preview row={row} me={me} is_unread={is_unread} />
                {assignee && <AssigneeMark key={assignee} name={assignee} />}
              </div>
              <div className="flex h-5 items-center gap-2 text-xs text-muted">
                <StatusMark row={row} />
                <PriorityMark priority={row.priority} />
                {marks}
              </div>
            </>
          )}
        </div>
      </PlainLink>
      {choose && (
        // Where the letters of the name stand: touched there, or pointed at, the row is chosen.
        <label
          className={`${over_avatar} ${is_choosing ? 'bg-surface group-hover/row:bg-canvas' : when_pointed_at} ${is_chosen || is_open ? 'bg-accent-soft!' : ''}`}
        >
          <input
            type="checkbox"
            aria-label={t.teamwork.choose(name)}
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

/** As many as there is room for; how many more there are is told. */
function RowLabels({ colors, labels, max }: Pick<Beside, 'colors'> & { labels: string[]; max: number }) {
  if (labels.length === 0) return null
  const shown = labels.slice(0, max)
  return (
    // One that has no room wraps out of sight, instead of leaving a dot and a letter of each.
    <span title={labels.join(', ')} className="flex h-5 min-w-16 shrink-8 flex-wrap items-center gap-1 overflow-hidden">
      {shown.map((label) => (
        <LabelChip key={label} name={label} color={colors.get(label)} />
      ))}
      {labels.length > shown.length && <span className="shrink-0">+{labels.length - shown.length}</span>}
    </span>
  )
}

/** Something of mine that the service does not have yet. */
function Unsent({ mode, me, conversation_id }: Pick<Beside, 'mode' | 'me'> & { conversation_id: string }) {
  const t = useText()
  if (useUnsent(me, { mode, conversation_id }) === 0) return null
  return <span className="rounded-sm bg-danger-soft px-1 font-medium text-danger-ink">{t.conversation.not_sent}</span>
}

/** How long the customer waits for a reply, whoever has read it. */
function Awaiting({ row }: { row: Conversation }) {
  const t = useText()
  const [now, language] = [useNow(), useLanguage()]
  const since = awaitingSince(row)
  if (since === null) return null
  const time = lasting(since, now, language)
  return (
    <span
      title={t.conversation.awaiting}
      className="flex items-center gap-1 rounded-sm bg-warn-soft px-1 font-medium text-warn-ink"
    >
      <Hourglass size={11} aria-hidden />
      <span aria-hidden>{time}</span>
      <span className="sr-only">{t.conversation.waiting(time)}</span>
    </span>
  )
}

/** What it is about, and what was said last. */
function Preview({ row, me, is_unread }: { row: Conversation; me: string; is_unread: boolean }) {
  const subject = visible(row.subject)
  return (
    <p className={`flex min-w-0 flex-1 text-sm ${is_unread ? 'text-ink' : 'text-muted'}`}>
      {subject && row.last_message && (
        <>
          <bdi className="max-w-1/2 shrink-0 truncate font-medium text-ink">{subject}</bdi>
          <span aria-hidden className="px-1">
            ·
          </span>
        </>
      )}
      {/* Each runs in its own direction, and is cut at its own end. */}
      <span dir="auto" className="min-w-0 flex-1 truncate">
        <Snippet row={row} me={me} />
      </span>
    </p>
  )
}

function Snippet({ row, me }: { row: Conversation; me: string }) {
  const t = useText()
  const message = row.last_message
  if (!message) return row.subject ?? t.inbox.no_messages
  // A row has one line: what is far beyond it need not be laid out. A mention is much longer than it looks.
  const words = wordsOf(message, t).slice(0, message.private ? 1200 : 160)
  if (message.private)
    return (
      <>
        <Lock size={11} aria-hidden className="me-1 inline align-baseline" />
        <bdi className="sr-only">{t.inbox.note}: </bdi>
        {withMentions(words)}
      </>
    )
  if (message.direction === 'inbound') return words
  const who = message.sender.id === me ? t.inbox.you : (message.sender.name ?? t.inbox.senders[message.sender.type])
  return (
    <>
      <bdi>{who}</bdi>: {words}
    </>
  )
}

function StatusMark({ row: { status }, is_short }: { row: Conversation; is_short?: boolean }) {
  const t = useText()
  if (status === 'open') return null
  const Icon = { pending: Bot, snoozed: AlarmClock, resolved: Check }[status]
  return (
    <span className="flex shrink-0 items-center gap-1">
      <Icon size={12} aria-hidden />
      <span className={is_short ? 'sr-only' : ''}>{t.inbox.statuses[status]}</span>
    </span>
  )
}
