import type { ReactNode } from 'react'

/** A part of the panel beside the thread. */
export function Section({ title, act, children }: { title: string; act?: ReactNode; children: ReactNode }) {
  return (
    <section className="px-5 py-4">
      <header className="flex min-h-7 items-center justify-between gap-2 pb-1">
        <h2 className="text-sm font-semibold">{title}</h2>
        {act}
      </header>
      {children}
    </section>
  )
}
