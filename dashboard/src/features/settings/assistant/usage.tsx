import { useQuery } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import { localeFor, useLanguage, useText } from '../../../text/page-text.ts'
import { When } from '../../../text/time.tsx'
import { Skeleton } from '../../../ui/bits.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { SettingsCard } from '../settings-card.tsx'
import { type AssistantUsage, usageQuery } from './assistant.ts'

/** What the model took: of the day's budget, and call by call. */
export function Usage({ mode }: { mode: Mode }) {
  const t = useText()
  const language = useLanguage()
  const found = useQuery(usageQuery(mode))
  const number = new Intl.NumberFormat(localeFor(language))
  if (found.isPending) return <Skeleton className="h-40" />
  if (!found.data) return <Failed error={found.error} retry={() => found.refetch()} />
  const { tokens_today, tokens_per_day, calls } = found.data
  const used = t.assistant.usage_today(number.format(tokens_today), number.format(tokens_per_day))
  return (
    <SettingsCard title={t.assistant.usage} lead={used}>
      <meter
        aria-label={used}
        min={0}
        max={Math.max(tokens_per_day, 1)}
        high={tokens_per_day * 0.9}
        value={Math.min(tokens_today, tokens_per_day)}
        className="h-2 w-full"
      />
      {calls.length === 0 ? (
        <p className="pt-3 text-sm text-muted">{t.assistant.usage_empty}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <section tabIndex={0} aria-label={t.assistant.usage_table} className="pane mt-3 overflow-x-auto">
          <Table calls={calls} format={number.format} />
        </section>
      )}
    </SettingsCard>
  )
}

function Table({ calls, format }: { calls: AssistantUsage['calls']; format: (n: number) => string }) {
  const t = useText()
  const { day, purpose, engine, outcome, calls: count, tokens, ms } = t.assistant.columns
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t.assistant.usage_table}</caption>
      <thead className="text-xs text-muted">
        <tr>
          {[day, purpose, engine, outcome].map((name) => (
            <th key={name} scope="col" className="py-1.5 pe-4 text-start font-medium whitespace-nowrap">
              {name}
            </th>
          ))}
          {[count, tokens, ms].map((name) => (
            <th key={name} scope="col" className="py-1.5 ps-4 text-end font-medium whitespace-nowrap">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-t border-line">
        {calls.map((row) => (
          <tr key={`${row.day} ${row.purpose} ${row.engine} ${row.outcome}`}>
            <td className="py-1.5 pe-4 whitespace-nowrap">
              <When at={`${row.day}T12:00:00Z`} as="day" />
            </td>
            <td className="py-1.5 pe-4 whitespace-nowrap">{t.assistant.purposes[row.purpose] ?? row.purpose}</td>
            <td className="max-w-40 truncate py-1.5 pe-4">
              <bdi>{row.engine}</bdi>
            </td>
            <td className="py-1.5 pe-4 whitespace-nowrap">{t.assistant.outcomes[row.outcome] ?? row.outcome}</td>
            <td className="py-1.5 ps-4 text-end">{format(row.calls)}</td>
            <td className="py-1.5 ps-4 text-end">{format(row.input_tokens + row.output_tokens)}</td>
            <td className="py-1.5 ps-4 text-end whitespace-nowrap">
              {row.mean_ms === null ? '–' : t.developers.ms(format(row.mean_ms))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
