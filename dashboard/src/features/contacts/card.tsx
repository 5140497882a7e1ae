import type { ReactNode } from 'react'

/** A section of a contact's page. */
export function Card({ title, act, children }: { title: string; act?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="min-w-0 rounded-lg border border-line bg-surface">
      <header className="flex min-h-11 items-center justify-between gap-2 border-b border-line px-4">
        <h2 className="text-sm font-semibold">{title}</h2>
        {act}
      </header>
      {children}
    </section>
  )
}
