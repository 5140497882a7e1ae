import { type ReactNode, useEffect } from 'react'
import { useText } from '../text/text.tsx'

/** What stands in the title of the window. */
export function useTitle(page: string): void {
  const t = useText()
  const title = t.common.page_title(page)
  useEffect(() => {
    document.title = title
  }, [title])
}

/** A page of its own width: a heading, what it is for, what one can do, and the rest. */
export function Page({
  title,
  lead,
  act,
  wide,
  children,
}: {
  title: string
  lead?: ReactNode
  act?: ReactNode
  /** Two columns need the room. */
  wide?: boolean
  children: ReactNode
}) {
  useTitle(title)
  return (
    <main className="pane flex-1">
      <div className={`mx-auto w-full px-4 py-6 sm:px-8 ${wide ? 'max-w-7xl' : 'max-w-5xl'}`}>
        <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 pb-5">
          <div className="min-w-0 flex-1 basis-64">
            <h1 className="text-xl font-semibold">{title}</h1>
            {lead && <p className="max-w-2xl pt-0.5 text-sm text-muted">{lead}</p>}
          </div>
          {act}
        </header>
        {children}
      </div>
    </main>
  )
}
