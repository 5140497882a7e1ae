import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { Mode } from '../../api/call.ts'
import { visible } from '../../text/names.ts'
import { useText } from '../../text/page-text.ts'
import { apart } from '../../text/plural.ts'
import { useLanguage } from '../../text/text.tsx'
import { When } from '../../text/time.tsx'
import { Hourglass } from '../../ui/icons.tsx'
import type { Notification } from './queries.ts'

/** As far as they are counted. */
const max_count = 100

interface Props {
  mode: Mode
  count: number
  newest: readonly Notification[]
  onClose: () => void
}

/** Customers who wait for anybody, and the way to all of them: the one who has waited longest first. */
export function WaitingRow({ mode, count, newest, onClose }: Props) {
  const t = useText()
  const link = useFirst(true)
  const language = useLanguage()
  const names = newest.map(({ contact_name }) => apart(visible(contact_name) ?? t.inbox.senders.contact))
  return (
    <li>
      <Link
        ref={link}
        to="/$mode/inbox"
        params={{ mode }}
        search={{ view: 'unassigned', sort: 'waiting' }}
        onClick={onClose}
        className="flex gap-3 px-4 py-2.5 outline-offset-[-2px] hover:bg-sunken"
      >
        <Hourglass size={16} aria-hidden className="mt-0.5 shrink-0 text-accent-ink" />
        <span className="min-w-0 flex-1">
          <span className="block text-sm font-medium">
            {count < max_count ? t.notifications.waiting(count) : t.notifications.waiting_many(max_count - 1)}
          </span>
          <span className="line-clamp-2 text-sm text-muted [overflow-wrap:anywhere]">
            {t.notifications.waiting_newest(new Intl.ListFormat(language, { type: 'unit' }).format(names))}
          </span>
          <span className="text-xs text-muted">{newest[0] && <When at={newest[0].created_at} />}</span>
        </span>
        <span className="mt-1.5 size-2 shrink-0 rounded-full bg-accent">
          <span className="sr-only">{t.notifications.unread}</span>
        </span>
      </Link>
    </li>
  )
}

/** For the first row: the list comes after its panel, which has the focus until then. */
export function useFirst(is_first: boolean) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (is_first && document.activeElement?.getAttribute('role') === 'dialog') link.current?.focus()
  }, [is_first])
  return link
}
