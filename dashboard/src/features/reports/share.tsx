import type { ReactNode } from 'react'

/** The heading of a row, above a bar as long as its share. */
export function Share({ of, children }: { of: number; children: ReactNode }) {
  return (
    <span className="flex flex-col gap-1">
      {children}
      <span aria-hidden className="h-1 rounded-full bg-accent" style={{ inlineSize: `${of * 100}%` }} />
    </span>
  )
}
