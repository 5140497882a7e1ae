import { type ReactNode, type Ref, useEffect, useRef } from 'react'
import { useShortcut } from '../keyboard/shortcuts.ts'
import { useText } from '../text/text.tsx'
import { When } from '../text/time.tsx'
import { Button, IconButton } from './button.tsx'
import { X } from './icons.tsx'

interface Logged {
  id: string
  created_at: string
}

interface Props<Entry extends Logged> {
  label: string
  entries: readonly Entry[]
  open: string | undefined
  onOpen: (id: string) => void
  /** What stands in a row before the moment. */
  row: (entry: Entry) => ReactNode
  /** How many wait to be shown, for somebody is reading. */
  waiting: number
  onShow: () => void
  ref: Ref<HTMLDivElement>
}

/** The entries of a log, newest first. What is new while somebody reads waits above, and moves nothing. */
export function LogList<Entry extends Logged>(props: Props<Entry>) {
  const { label, entries, open, onOpen, row, waiting, onShow, ref } = props
  const t = useText()
  return (
    <div ref={ref} className="@container relative">
      <div role="status" className="pointer-events-none sticky top-2 z-10 flex h-0 justify-center">
        {waiting > 0 && (
          <Button kind="primary" onClick={onShow} className="pointer-events-auto h-8 -translate-y-4 shadow-raised">
            {t.common.new_entries(waiting)}
          </Button>
        )}
      </div>
      <ul aria-label={label} className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {entries.map((entry) => (
          <li key={entry.id}>
            <button
              type="button"
              data-entry={entry.id}
              aria-expanded={open === entry.id}
              onClick={() => onOpen(entry.id)}
              className="flex min-h-9 w-full flex-wrap items-center gap-x-3 px-3 py-1.5 text-start text-sm -outline-offset-2 hover:bg-sunken aria-expanded:bg-accent-soft @2xl:flex-nowrap"
            >
              {row(entry)}
              <span className="min-w-16 shrink-0 text-end text-xs text-muted">
                <When at={entry.created_at} as="exact" />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** An entry's fields, beside the list. */
export function LogEntry({ children, ...panel }: Omit<EntryPanelProps, 'className'>) {
  return (
    <EntryPanel {...panel}>
      <dl className="flex flex-col gap-3 p-4 text-sm">{children}</dl>
    </EntryPanel>
  )
}

interface EntryPanelProps {
  id: string
  title: string
  onClose: () => void
  className?: string
  children: ReactNode
}

/** Details of an entry, beside the list. On a narrow screen, below it. */
export function EntryPanel({ id, title, onClose, className = 'lg:w-80', children }: EntryPanelProps) {
  const t = useText()
  const close = useClosing(id, onClose)
  const heading = useRef<HTMLHeadingElement>(null)
  // Scrolls it into view on a narrow screen, and has it read out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each entry.
  useEffect(() => {
    heading.current?.focus()
  }, [id])
  return (
    <section className={`w-full shrink-0 rounded-lg border border-line bg-surface lg:sticky lg:top-4 ${className}`}>
      <header className="flex items-center justify-between gap-2 border-b border-line py-1.5 ps-4 pe-2">
        <h2 ref={heading} tabIndex={-1} className="truncate text-sm font-semibold outline-none">
          {title}
        </h2>
        <IconButton icon={X} label={t.common.close} onClick={close} />
      </header>
      {children}
    </section>
  )
}

/** Closes an entry by button or key, and returns focus to its row. */
function useClosing(id: string, onClose: () => void): () => void {
  const close = () => {
    onClose()
    document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(id)}"]`)?.focus()
  }
  useShortcut('back', close)
  return close
}

export function Told({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{term}</dt>
      <dd className="min-w-0 pt-0.5">{children}</dd>
    </div>
  )
}
