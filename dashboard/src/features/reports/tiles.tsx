import type { ReactNode } from 'react'
import { type Dictionary, useText } from '../../text/page-text.ts'
import { FigureLink } from './figure-link.tsx'
import type { Numbers } from './numbers.ts'
import type { ConversationReport, Duration } from './report.ts'
import type { ListedFigure } from './report-search.ts'

const max_growth = 10

/** The key figures, each compared with the previous period. */
export function Tiles({ report, numbers }: { report: ConversationReport; numbers: Numbers }) {
  const t = useText()
  const before = report.previous.totals
  // For a new service, each tile would say the same.
  const is_first = before.conversations_started === 0 && before.messages_received === 0
  // A change by thousands of percent says less than the figure it's compared with.
  const inComparison = (now: number, before: number, words: (n: number) => string) =>
    now / before < max_growth
      ? t.reports.than_before(numbers.change((now - before) / before))
      : t.reports.previously(words(before))
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-3">
      {tilesOf(report, numbers, t).map(({ name, figure, count, hint, now, before, words }) => {
        const value = now === null ? t.reports.nothing_measured : words(now)
        return (
          <Tile
            key={name}
            name={name}
            value={
              figure === null ? (
                value
              ) : (
                <FigureLink figure={figure} of={report} count={count}>
                  {value}
                </FigureLink>
              )
            }
            hint={hint}
          >
            {now !== null && before !== null && before > 0
              ? inComparison(now, before, words)
              : !is_first && t.reports.nothing_before}
          </Tile>
        )
      })}
    </dl>
  )
}

function tilesOf({ totals: now, previous }: ConversationReport, numbers: Numbers, { reports: t }: Dictionary) {
  const before = previous.totals
  const counted = (figure: ListedFigure | null, now: number, before: number) => ({
    figure,
    count: now,
    hint: null,
    now,
    before,
    words: numbers.whole,
  })
  const timed = (figure: 'first_reply' | 'resolution', now: Duration, before: Duration) => ({
    figure,
    count: now.count,
    hint: now.p90_seconds === null ? null : t.nine_in_ten(numbers.duration(now.p90_seconds)),
    now: now.median_seconds,
    before: before.median_seconds,
    words: (seconds: number) => numbers.duration(seconds),
  })
  return [
    {
      name: t.started,
      ...counted('conversations_started', now.conversations_started, before.conversations_started),
    },
    { name: t.received, ...counted(null, now.messages_received, before.messages_received) },
    { name: t.first_reply, ...timed('first_reply', now.first_reply, before.first_reply) },
    { name: t.resolution, ...timed('resolution', now.resolution, before.resolution) },
    {
      name: t.solved,
      figure: 'resolution_by_assistant' as const,
      count: now.resolution_by_assistant.count,
      hint: t.of_resolved(numbers.whole(now.resolution_by_assistant.count), numbers.whole(now.resolution.count)),
      now: now.solved_by_assistant_share,
      before: before.solved_by_assistant_share,
      words: numbers.part,
    },
    { name: t.handovers, ...counted('handovers', now.handovers, before.handovers) },
  ]
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
