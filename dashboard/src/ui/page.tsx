import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { useText } from '../text/text.tsx'

const marks = { unsent: '', waiting: '' }
const listeners = new Set<() => void>()

/** Goes before the title of every page, until it is marked otherwise. */
export function markTitle(by: keyof typeof marks, words: string): void {
  marks[by] = words
  for (const listener of listeners) listener()
}

/** What stands in the title of the window. */
export function useTitle(page: string): void {
  const t = useText()
  const title = useSyncExternalStore(onMark, () => marks.unsent || marks.waiting) + t.common.page_title(page)
  useEffect(() => {
    document.title = title
  }, [title])
}

function onMark(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A page of its own width: a heading, what it is for, what one can do, and the rest. */
export function Page({
  title,
  lead,
  act,
  above,
  icon,
  wide,
  children,
}: {
  /** The name of something, perhaps, that anybody may have given. */
  title: string
  lead?: ReactNode
  act?: ReactNode
  /** Where one came from. */
  above?: ReactNode
  icon?: ReactNode
  /** Two columns need the room. */
  wide?: boolean
  children: ReactNode
}) {
  useTitle(title)
  return (
    // What only screen readers hear scrolls along: otherwise it would make the window scroll, too.
    <main className="pane relative flex-1">
      <div className={`mx-auto w-full px-4 py-6 sm:px-8 ${wide ? 'max-w-7xl' : 'max-w-5xl'}`}>
        {above && <div className="pb-2">{above}</div>}
        <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 pb-5">
          <div className="min-w-0 flex-1 basis-64">
            <h1 className="flex items-center gap-3 text-xl font-semibold">
              {icon}
              <bdi className="line-clamp-3 min-w-0 [overflow-wrap:anywhere]">{title}</bdi>
            </h1>
            {lead && <p className="max-w-2xl pt-0.5 text-sm text-muted">{lead}</p>}
          </div>
          {act}
        </header>
        {children}
      </div>
    </main>
  )
}
