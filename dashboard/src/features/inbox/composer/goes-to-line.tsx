import type { ReactNode } from 'react'
import { useText } from '../../../text/text.tsx'

export function Line({ children }: { children: ReactNode }) {
  const t = useText()
  return <FieldLine label={t.visitors.goes_to}>{children}</FieldLine>
}

export function FieldLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-1.5 px-3 pt-1.5 text-xs text-muted">
      <span>{label}</span>
      {children}
    </div>
  )
}
