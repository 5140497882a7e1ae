import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Mode } from '../../api/call.ts'
import { useText } from '../../text/text.tsx'
import { Bell } from '../../ui/icons.tsx'
import { late } from '../../ui/late.tsx'
import { markNotificationsRead, useUnread } from './queries.ts'

const Center = late(async () => (await import('./center.tsx')).Center)

const max_shown = 99

/** What waits for me, and a way to it. */
export function NotificationBell({ mode }: { mode: Mode }) {
  const t = useText()
  const button = useRef<HTMLButtonElement>(null)
  const [is_open, setOpen] = useState(false)
  const count = useUnread(mode)
  const shown = count > max_shown ? `${max_shown}+` : `${count}`
  const label = count === 0 ? t.shell.notifications : t.shell.notifications_unread(shown)
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={is_open}
        onClick={() => setOpen(!is_open)}
        className="relative grid size-8 shrink-0 place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink"
      >
        <Bell size={16} aria-hidden />
        {count > 0 && (
          <span
            aria-hidden
            className="absolute -end-0.5 -top-0.5 rounded-full bg-danger px-1 text-[0.625rem] leading-4 font-semibold text-on-accent tabular-nums"
          >
            {shown}
          </span>
        )}
      </button>
      {is_open && <Center mode={mode} button={button} onClose={() => setOpen(false)} />}
    </>
  )
}

/** What is told about a conversation is read as soon as it is on the screen. `news` grows with each notification. */
export function useReadWhereOpen(mode: Mode, news: number): void {
  const queries = useQueryClient()
  const { conversation_id } = useParams({ strict: false })
  const has_unread = useUnread(mode) > 0
  useEffect(() => {
    if (conversation_id === undefined || !has_unread || news < 0) return
    const read = () => {
      // If it fails, the next notification or visit tries again.
      if (!document.hidden) markNotificationsRead(queries, mode, { conversation_id }).catch(() => {})
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [queries, mode, conversation_id, has_unread, news])
}
