import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { type CannedReply, cannedRepliesQuery } from '../../../queries/canned-replies.ts'
import { useText } from '../../../text/text.tsx'
import { cannedMatches } from './canned-matches.ts'

/** Whether the key was meant for the menu. */
export type Keys = RefObject<((event: KeyboardEvent) => boolean) | null>

interface Props {
  mode: Mode
  words: string
  field: RefObject<HTMLTextAreaElement | null>
  keys: Keys
  onPick: (reply: CannedReply) => void
  onClose: () => void
}

const max_shown = 8

/** Above the field while a slash is typed: the canned replies that are meant. The focus stays in the field. */
export function SlashMenu({ mode, words, field, keys, onPick, onClose }: Props) {
  const t = useText()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const all = useQuery(cannedRepliesQuery(mode))
  const shown = cannedMatches(all.data ?? [], words).slice(0, max_shown)
  const current = Math.min(at, shown.length - 1)
  useLayoutEffect(() => {
    keys.current = (event) => {
      const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const reply = shown[current]
      if (event.key === 'Escape') onClose()
      else if (reply === undefined || event.ctrlKey || event.metaKey) return false
      else if (move) setAt((current + move + shown.length) % shown.length)
      else if (event.key === 'Enter' || event.key === 'Tab') onPick(reply)
      else return false
      event.preventDefault()
      return true
    }
    return () => {
      keys.current = null
    }
  })
  useLayoutEffect(() => {
    const element = field.current
    if (current < 0 || !element) return
    element.setAttribute('aria-controls', id)
    element.setAttribute('aria-activedescendant', `${id}-${current}`)
    list.current?.children[current]?.scrollIntoView({ block: 'nearest' })
    return () => {
      element.removeAttribute('aria-controls')
      element.removeAttribute('aria-activedescendant')
    }
  }, [field, id, current])
  if (shown.length === 0) return null
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={t.desk.canned}
      className="pane absolute inset-x-0 bottom-full z-30 mb-1 max-h-72 rounded-lg border border-line bg-raised p-1 shadow-raised"
    >
      {shown.map((reply, n) => (
        <Option
          key={reply.id}
          id={`${id}-${n}`}
          reply={reply}
          is_at={n === current}
          point={() => setAt(n)}
          onPick={onPick}
        />
      ))}
    </div>
  )
}

interface OptionProps {
  id: string
  reply: CannedReply
  is_at: boolean
  point: () => void
  onPick: (reply: CannedReply) => void
}

function Option({ id, reply, is_at, point, onPick }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={is_at}
      onPointerMove={() => !is_at && point()}
      // The field keeps the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onPick(reply)}
      onKeyDown={undefined}
      className="flex min-h-8 cursor-pointer items-baseline gap-2 rounded-md px-2 py-1.5 text-sm aria-selected:bg-accent-soft"
    >
      <bdi className="shrink-0 font-mono text-xs text-accent-ink">/{reply.shortcut}</bdi>
      <bdi className="max-w-48 shrink-0 truncate font-medium">{reply.title}</bdi>
      <span dir="auto" className="min-w-0 flex-1 truncate text-muted">
        {reply.content.slice(0, 200)}
      </span>
    </div>
  )
}
