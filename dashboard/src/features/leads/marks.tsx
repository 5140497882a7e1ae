import { useText } from '../../text/page-text.ts'
import { Badge } from '../../ui/bits.tsx'
import type { LeadSyncState } from './leads.ts'

/** A number to read and a bar to compare. */
export function Score({ score }: { score: number }) {
  const t = useText()
  return (
    <span className="inline-flex items-center gap-2">
      <span className="w-7 text-end text-base font-semibold">
        <span aria-hidden>{score}</span>
        <span className="sr-only">{t.leads.out_of(score)}</span>
      </span>
      <Bar part={score} of={100} />
    </span>
  )
}

export function Bar({ part, of, className = 'w-16' }: { part: number; of: number; className?: string }) {
  return (
    <span
      aria-hidden
      className={`block h-1.5 overflow-hidden rounded-full bg-sunken forced-color-adjust-none ${className}`}
    >
      <span className="block h-full rounded-full bg-accent" style={{ width: `${(100 * part) / of}%` }} />
    </span>
  )
}

/** The sync status in one CRM. */
export function SyncMark({ state }: { state: LeadSyncState }) {
  const t = useText()
  const tones = { synced: 'good', waiting: state.failing_since ? 'warn' : 'accent', failed: 'danger' } as const
  const name = state.name ?? t.crm.providers[state.provider] ?? state.provider
  return <Badge tone={tones[state.state]}>{t.leads.in_state(name, t.leads.sync_states[state.state]!)}</Badge>
}
