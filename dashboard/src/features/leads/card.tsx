import type { ReactNode } from 'react'

/** A section of a page, with a heading and actions. */
export function Card({ title, act, children }: { title: string; act?: ReactNode; children: ReactNode }) {
  return (
    <section className="rounded-lg border border-line bg-surface p-4">
      <header className="flex min-h-8 flex-wrap items-center justify-between gap-2 pb-2">
        <h2 className="text-base font-semibold">{title}</h2>
        {act}
      </header>
      {children}
    </section>
  )
}
