import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import type { RefObject } from 'react'
import type { Mode } from '../../api/call.ts'
import { rowsOf } from '../../api/pages.ts'
import { alarmPlace, alarmSentence } from '../../queries/alarm.ts'
import { visible } from '../../text/names.ts'
import { useText } from '../../text/page-text.ts'
import { useLanguage } from '../../text/text.tsx'
import { short, useNow, When } from '../../text/time.tsx'
import { Empty, Skeletons } from '../../ui/bits.tsx'
import { IconButton } from '../../ui/button.tsx'
import {
  AtSign,
  Bell,
  CheckCheck,
  Hourglass,
  MessageSquare,
  Settings,
  TriangleAlert,
  UserCheck,
} from '../../ui/icons.tsx'
import { More } from '../../ui/more.tsx'
import { Popover } from '../../ui/popover.tsx'
import { Failed, sayProblem } from '../../ui/problem.tsx'
import { markNotificationsRead, type Notification, notificationsQuery, waitingQuery } from './queries.ts'
import { useFirst, WaitingRow } from './waiting-row.tsx'

interface Props {
  mode: Mode
  button: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Everything somebody was told lately, newest first. */
export function Center({ mode, button, onClose }: Props) {
  const t = useText()
  const queries = useQueryClient()
  const list = useInfiniteQuery(notificationsQuery(mode))
  const waiting = useQuery(waitingQuery(mode))
  // They come together: the first row gets the focus, and stays the first.
  const rows = waiting.data ? rowsOf(list.data) : []
  const { count = 0, newest = [] } = waiting.data ?? {}
  const all = count === 1 ? [...newest, ...rows] : rows
  const readAll = useMutation({
    mutationFn: () => markNotificationsRead(queries, mode),
    onError: (error) => sayProblem(error, t),
  })
  return (
    <Popover label={t.shell.notifications} button={button} onClose={onClose} className="w-96">
      <div className="sticky top-0 z-10 flex items-center gap-1 border-b border-line bg-raised py-1.5 ps-4 pe-2">
        <h2 className="flex-1 text-base font-semibold">{t.shell.notifications}</h2>
        <IconButton
          icon={CheckCheck}
          label={t.notifications.read_all}
          disabled={count === 0 && !rows.some(({ read_at }) => read_at === null)}
          busy={readAll.isPending}
          onClick={() => readAll.mutate()}
        />
        <Link
          to="/$mode/settings/notifications"
          params={{ mode }}
          onClick={onClose}
          aria-label={t.notifications.settings}
          title={t.notifications.settings}
          className="grid size-8 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink"
        >
          <Settings size={16} aria-hidden />
        </Link>
      </div>
      {(list.isPending || waiting.isPending) && <Skeletons rows={4} className="h-12" />}
      {list.isError && !list.data && <Failed error={list.error} retry={() => list.refetch()} />}
      {waiting.isError && !waiting.data && <Failed error={waiting.error} retry={() => waiting.refetch()} />}
      {list.data && waiting.data && count === 0 && rows.length === 0 && (
        <Empty icon={Bell} title={t.notifications.none} hint={t.notifications.none_hint} />
      )}
      <ul className="divide-y divide-line">
        {list.data && count > 1 && <WaitingRow mode={mode} count={count} newest={newest} onClose={onClose} />}
        {(list.data ? all : []).map((one, n) => (
          <Row key={one.id} mode={mode} notification={one} is_first={n === 0 && count < 2} onClose={onClose} />
        ))}
      </ul>
      <div className="pb-3">
        <More of={list} />
      </div>
    </Popover>
  )
}

const icons = {
  assigned: UserCheck,
  mentioned: AtSign,
  customer_replied: MessageSquare,
  customer_waiting: Hourglass,
  handover_waiting: Hourglass,
  delivery_failed: TriangleAlert,
  alarm: TriangleAlert,
}

interface RowProps {
  mode: Mode
  notification: Notification
  is_first: boolean
  onClose: () => void
}

function Row({ mode, notification, is_first, onClose }: RowProps) {
  const t = useText()
  const queries = useQueryClient()
  const { id, kind, excerpt, events, created_at, read_at } = notification
  const Icon = icons[kind] ?? Bell
  const said = useSaid(notification)
  const link = useFirst(is_first)
  return (
    <li>
      <Link
        ref={link}
        {...placeOf(mode, notification)}
        onClick={() => {
          onClose()
          if (read_at === null) markNotificationsRead(queries, mode, { notification_id: id }).catch(() => {})
        }}
        className="flex gap-3 px-4 py-2.5 outline-offset-[-2px] hover:bg-sunken"
      >
        <Icon size={16} aria-hidden className={`mt-0.5 shrink-0 ${read_at ? 'text-muted' : 'text-accent-ink'}`} />
        <span className="min-w-0 flex-1">
          <span className={`block text-sm ${read_at ? '' : 'font-medium'}`}>
            {said}
            {events > 1 && <span className="text-muted"> · {t.notifications.events(events)}</span>}
          </span>
          {excerpt && (
            <span dir="auto" className="line-clamp-2 text-sm text-muted [overflow-wrap:anywhere]">
              {plain(excerpt)}
            </span>
          )}
          <span className="text-xs text-muted">
            <When at={created_at} />
          </span>
        </span>
        {read_at === null && (
          <span className="mt-1.5 size-2 shrink-0 rounded-full bg-accent">
            <span className="sr-only">{t.notifications.unread}</span>
          </span>
        )}
      </Link>
    </li>
  )
}

function useSaid({ kind, alarm, service_alarm, contact_name, actor_name }: Notification): string {
  const [t, now, language] = [useText(), useNow(), useLanguage()]
  if (service_alarm) {
    const { says, lasts, over } = t.notifications.service_alarms
    const what = says[service_alarm.kind] ?? service_alarm.kind
    const [from, until] = [service_alarm.began_at, service_alarm.ended_at].map((at) => at && short(at, now, language))
    return until ? over(what, from!, until) : lasts(what, from!)
  }
  if (alarm !== null) {
    return `${alarmSentence(t, alarm)} ${t.notifications.alarms.since(short(alarm.began_at, now, language))}`
  }
  if (kind === 'alarm') return ''
  return t.notifications.says[kind](visible(contact_name) ?? t.inbox.senders.contact, actor_name)
}

/** Where it is answered or mended. */
function placeOf(mode: Mode, { alarm, service_alarm, conversation_id }: Notification) {
  if (service_alarm) return linkOptions({ to: '/$mode/settings/system', params: { mode } })
  if (alarm === null)
    return linkOptions({
      to: '/$mode/inbox/$conversation_id',
      params: { mode, conversation_id: conversation_id ?? '' },
      search: {},
    })
  return alarmPlace(mode, alarm)
}

/** Mentions as people read them. */
const plain = (text: string) => text.replaceAll(/@\[([^\][\n]+)\]\(svcusr_\w*\)?/g, '@$1')
