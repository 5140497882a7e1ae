import type { ReactNode } from 'react'
import { useText } from '../../text/page-text.ts'
import { FigureLink } from './figure-link.tsx'
import type { Numbers } from './numbers.ts'
import type { ConversationReport, Duration } from './report.ts'
import type { ListedFigure } from './report-search.ts'

const max_growth = 10

/** The key figures, each compared with the previous period. */
export function Tiles({ report, numbers }: { report: ConversationReport; numbers: Numbers }) {
  const t = useText()
  const { totals: now, previous } = report
  const before = previous.totals
  // For a new service, each tile would say the same.
  const is_first = before.conversations_started === 0 && before.messages_received === 0
  const timed = (figure: 'first_reply' | 'resolution', now: Duration, before: Duration) => ({
    figure,
    count: now.count,
    value: now.median_seconds === null ? null : numbers.duration(now.median_seconds),
    hint: now.p90_seconds === null ? null : t.reports.nine_in_ten(numbers.duration(now.p90_seconds)),
    now: now.median_seconds,
    before: before.median_seconds,
    words: numbers.duration,
  })
  const counted = (figure: ListedFigure | null, now: number, before: number) => ({
    figure,
    count: now,
    value: numbers.whole(now),
    hint: null,
    now,
    before,
    words: numbers.whole,
  })
  // A change by thousands of percent says less than the figure it's compared with.
  const inComparison = (now: number, before: number, words: (n: number) => string) =>
    now / before < max_growth
      ? t.reports.than_before(numbers.change((now - before) / before))
      : t.reports.previously(words(before))
  const share = now.solved_by_assistant_share
  const tiles = [
    {
      name: t.reports.started,
      ...counted('conversations_started', now.conversations_started, before.conversations_started),
    },
    { name: t.reports.received, ...counted(null, now.messages_received, before.messages_received) },
    { name: t.reports.first_reply, ...timed('first_reply', now.first_reply, before.first_reply) },
    { name: t.reports.resolution, ...timed('resolution', now.resolution, before.resolution) },
    {
      name: t.reports.solved,
      figure: 'resolution_by_assistant' as const,
      count: now.resolution_by_assistant.count,
      value: share === null ? null : numbers.part(share),
      hint: t.reports.of_resolved(
        numbers.whole(now.resolution_by_assistant.count),
        numbers.whole(now.resolution.count),
      ),
      now: share,
      before: before.solved_by_assistant_share,
      words: numbers.part,
    },
    { name: t.reports.handovers, ...counted('handovers', now.handovers, before.handovers) },
  ]
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-3">
      {tiles.map(({ name, figure, count, value, hint, now, before, words }) => (
        <Tile
          key={name}
          name={name}
          value={
            figure === null ? (
              value
            ) : (
              <FigureLink figure={figure} of={report} count={count}>
                {value ?? t.reports.nothing_measured}
              </FigureLink>
            )
          }
          hint={hint}
        >
          {now !== null && before !== null && before > 0
            ? inComparison(now, before, words)
            : !is_first && t.reports.nothing_before}
        </Tile>
      ))}
    </dl>
  )
}

interface TileProps {
  name: string
  value: ReactNode
  hint: string | null
  children: ReactNode
}

function Tile({ name, value, hint, children }: TileProps) {
  return (
    <div className="flex min-w-0 flex-col gap-0.5 bg-surface p-4">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="text-xl font-semibold">{value}</dd>
      {hint && <dd className="text-xs text-muted">{hint}</dd>}
      {children && <dd className="text-xs text-muted">{children}</dd>}
    </div>
  )
}
