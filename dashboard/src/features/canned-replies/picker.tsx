import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { Mode } from '../../api/call.ts'
import { useText } from '../../text/text.tsx'
import { Empty, Skeletons } from '../../ui/bits.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Failed } from '../../ui/problem.tsx'
import { type CannedReply, cannedRepliesQuery, matching } from './canned-replies.ts'

interface Props {
  mode: Mode
  onPick: (reply: CannedReply) => void
  onClose: () => void
}

const most_shown = 50

/** Finds a canned reply by a few letters of its shortcut, its title or its words. */
export function CannedPicker({ mode, onPick, onClose }: Props) {
  const t = useText()
  const id = useId()
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const all = useQuery(cannedRepliesQuery(mode))
  const shown = matching(all.data ?? [], words).slice(0, most_shown)
  const current = Math.min(at, shown.length - 1)
  function move(to: number) {
    const next = (to + shown.length) % Math.max(shown.length, 1)
    setAt(next)
    list.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <Dialog title={t.desk.canned} onClose={onClose} wide>
      <div className="flex items-center gap-2 border-b border-line pb-2">
        <Search size={16} aria-hidden className="text-muted" />
        <input
          data-first
          role="combobox"
          aria-label={t.desk.canned_search}
          placeholder={t.desk.canned_search}
          aria-expanded
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={current >= 0 ? `${id}-${current}` : undefined}
          dir="auto"
          value={words}
          onChange={({ target }) => {
            setWords(target.value)
            setAt(0)
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            if (event.key === 'ArrowDown') move(current + 1)
            else if (event.key === 'ArrowUp') move(current - 1)
            else if (event.key === 'Enter') shown[current] && onPick(shown[current])
            else return
            event.preventDefault()
          }}
          className="min-h-9 min-w-0 flex-1 bg-transparent text-base outline-none"
        />
      </div>
      {all.isPending && <Skeletons rows={3} className="h-10" />}
      {all.isError && <Failed error={all.error} retry={() => all.refetch()} />}
      {all.isSuccess && shown.length === 0 && (
        <Empty title={all.data.length === 0 ? t.desk.canned_none : t.desk.canned_not_found}>
          <Link
            to="/$mode/settings/canned-replies"
            params={{ mode }}
            className="text-sm font-medium text-accent-ink underline underline-offset-2"
          >
            {t.desk.canned_manage}
          </Link>
        </Empty>
      )}
      <div ref={list} id={id} role="listbox" aria-label={t.desk.canned} className="pane mt-2 max-h-[50dvh]">
        {shown.map((reply, n) => (
          <div
            key={reply.id}
            id={`${id}-${n}`}
            role="option"
            tabIndex={-1}
            aria-selected={n === current}
            onPointerMove={() => n !== current && setAt(n)}
            onClick={() => onPick(reply)}
            onKeyDown={undefined}
            className="cursor-pointer rounded-md px-2 py-1.5 text-sm aria-selected:bg-accent-soft aria-selected:text-accent-ink"
          >
            <p className="flex items-baseline gap-2">
              <bdi className="truncate font-medium">{reply.title}</bdi>
              <bdi className="shrink-0 font-mono text-xs text-muted">/{reply.shortcut}</bdi>
            </p>
            <p dir="auto" className="truncate text-muted">
              {reply.content.slice(0, 200)}
            </p>
          </div>
        ))}
      </div>
    </Dialog>
  )
}
