import { Eye, PenLine } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Mode } from '../../api/call.ts'
import { type Present, usePresent } from '../../live/presence.ts'
import { useSession } from '../../session/session.ts'
import { type Dictionary, useText } from '../../text/text.tsx'
import { Avatar } from '../../ui/bits.tsx'

function useOthers(mode: Mode, conversation_id: string): Present[] {
  const { user } = useSession()
  return usePresent(mode, conversation_id).filter(({ user_id }) => user_id !== user.id)
}

const most_shown = 3

/** Who else looks at the conversation. */
export function Onlookers({ mode, conversation_id }: { mode: Mode; conversation_id: string }) {
  const t = useText()
  const others = useOthers(mode, conversation_id)
  if (others.length === 0) return null
  const names = others.map(({ name }) => name)
  return (
    <span
      role="img"
      aria-label={t.desk.also_here(names)}
      title={t.desk.also_here(names)}
      className="flex shrink-0 items-center -space-x-1.5 rtl:space-x-reverse"
    >
      {others.slice(0, most_shown).map(({ user_id, name }) => (
        <span key={user_id} className="rounded-full ring-2 ring-surface">
          <Avatar name={name} size="sm" />
        </span>
      ))}
      {others.length > most_shown && (
        <span aria-hidden className="ps-2.5 text-xs font-normal text-muted">
          +{others.length - most_shown}
        </span>
      )}
    </span>
  )
}

/** Above what one writes: somebody else writes, too. Told aloud once, not with each pause for thought. */
export function Writers({ mode, conversation_id }: { mode: Mode; conversation_id: string }) {
  const t = useText()
  const others = useOthers(mode, conversation_id)
  const words = wordsOf(others, t)
  const aloud = useAloud(others, t)
  return (
    <>
      <p role="status" className="sr-only">
        {aloud}
      </p>
      {words && (
        <p aria-hidden className="flex items-center gap-1.5 px-4 pb-1.5 text-xs text-muted">
          <PenLine size={12} className="shrink-0 motion-safe:animate-pulse" />
          <span className="truncate">{words}</span>
        </p>
      )}
    </>
  )
}

function wordsOf(others: readonly Present[], t: Dictionary): string {
  const replying = others.filter(({ doing }) => doing === 'replying').map(({ name }) => name)
  if (replying.length > 0) return t.desk.replying(replying)
  const noting = others.filter(({ doing }) => doing === 'noting').map(({ name }) => name)
  return noting.length > 0 ? t.desk.noting(noting) : ''
}

const quiet_ms = 60_000

function useAloud(others: readonly Present[], t: Dictionary): string {
  const heard = useRef(new Map<string, number>())
  const [aloud, setAloud] = useState('')
  useEffect(() => {
    const fresh = others.filter(({ user_id, doing }) => {
      if (doing === 'looking') return false
      const name = `${user_id} ${doing}`
      const last = heard.current.get(name) ?? Number.NEGATIVE_INFINITY
      heard.current.set(name, performance.now())
      return performance.now() - last > quiet_ms
    })
    if (fresh.length > 0) setAloud(wordsOf(fresh, t))
    else if (wordsOf(others, t) === '') setAloud('')
  }, [others, t])
  return aloud
}

/** In a row of the list, quietly: nearly all of them are without anybody, and ask no further. */
export function RowPresence({ mode, conversation_id }: { mode: Mode; conversation_id: string }) {
  const is_empty = usePresent(mode, conversation_id).length === 0
  return is_empty ? null : <RowOthers mode={mode} conversation_id={conversation_id} />
}

function RowOthers({ mode, conversation_id }: { mode: Mode; conversation_id: string }) {
  const t = useText()
  const others = useOthers(mode, conversation_id)
  if (others.length === 0) return null
  const words = wordsOf(others, t) || t.desk.also_here(others.map(({ name }) => name))
  const Icon = others.some(({ doing }) => doing !== 'looking') ? PenLine : Eye
  return (
    <span title={words} className="flex shrink-0 items-center text-accent-ink">
      <Icon size={13} aria-hidden />
      <span className="sr-only">{words}</span>
    </span>
  )
}
