import { type Dictionary, useLanguage, useText } from '../../../text/page-text.ts'
import type { Language } from '../../../text/text.tsx'
import { ago, lasting } from '../../../text/time.tsx'
import { Badge } from '../../../ui/bits.tsx'
import { bytes } from '../../../ui/bytes.ts'
import type { Check } from './system.ts'

const tones = { ok: 'good', problem: 'danger', unknown: 'plain' } as const

/** How the service itself stands. */
export function Checks({ checks }: { checks: readonly Check[] }) {
  const [t, language] = [useText(), useLanguage()]
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line">
      {checks.map((check) => (
        <li key={check.name} className="flex flex-wrap items-start gap-x-4 gap-y-0.5 px-4 py-2.5 text-sm">
          <span className="flex-1 sm:basis-44">{t.system.checks[check.name] ?? check.name}</span>
          <span className="order-last flex basis-full flex-col text-muted sm:order-none sm:flex-1 sm:basis-52">
            {factOf(t, language, check)}
            {check.state === 'problem' && <span className="text-xs">{t.system.ask}</span>}
          </span>
          <span className="flex justify-end sm:basis-32">
            <Badge tone={tones[check.state]}>{t.system.states[check.state]}</Badge>
          </span>
        </li>
      ))}
    </ul>
  )
}

function factOf(t: Dictionary, language: Language, { name, state, value, unit }: Check): string {
  const words = t.system
  if (name === 'database') return state === 'ok' ? words.responds : words.full
  if (name === 'backup' && value === null) return words.no_backup
  if (value === null) return words.not_known
  if (unit === 'bytes') return words.free(bytes(value, language))
  const now = Date.now()
  const since = new Date(now - value * 1000).toISOString()
  if (name === 'backup') return words.last(ago(since, now, language, t.common.just_now))
  if (unit === 'count') return value === 0 ? words.on_time : words.overdue(value)
  const is_behind = name === 'search' || name === 'events'
  if (value === 0) return is_behind ? words.up_to_date : words.idle
  return (is_behind ? words.behind : words.waiting)(lasting(since, now, language))
}
