import type { ReactNode } from 'react'
import { useText } from '../../../text/text.tsx'

export function Line({ children }: { children: ReactNode }) {
  const t = useText()
  return (
    <div className="flex flex-wrap items-center gap-1.5 px-3 pt-1.5 text-xs text-muted">
      <span>{t.visitors.goes_to}</span>
      {children}
    </div>
  )
}
