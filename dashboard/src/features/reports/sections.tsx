import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../../text/page-text.ts'
import { counts, times, timeTicks, valueTicks } from './axis.ts'
import { Bars, Legend } from './bars.tsx'
import { FigureLink } from './figure-link.tsx'
import type { Numbers } from './numbers.ts'
import type { ConversationReport, Duration, ReportFigures } from './report.ts'
import type { ListedFigure } from './report-search.ts'
import { Section, Twin, WideTable } from './section.tsx'

export interface Props {
  report: ConversationReport
  numbers: Numbers
}

export function Volume({ report, numbers }: Props) {
  const t = useText()
  const { name, axis } = useIntervals({ report, numbers }, 'conversations_started')
  const columns: [words: string, of: (figures: ReportFigures) => number][] = [
    [t.reports.started, ({ conversations_started }) => conversations_started],
    [t.reports.received, ({ messages_received }) => messages_received],
    [t.reports.sent_by_assistant, ({ messages_sent_by_assistant }) => messages_sent_by_assistant],
    [t.reports.sent_by_people, ({ messages_sent_by_people }) => messages_sent_by_people],
  ]
  return (
    <Section title={t.reports.volume} meaning={t.reports.volume_meaning}>
      <Bars
        label={t.reports.volume}
        unit={t.reports.started}
        {...axis}
        values={valueTicks(Math.max(...report.intervals.map(({ figures }) => figures.conversations_started)), counts)}
        valueIn={numbers.short}
        bars={report.intervals.map(({ since, figures }) => ({
          label: name(since),
          parts: [figures.conversations_started],
          words: columns.map(([words, of]) => `${words}: ${numbers.whole(of(figures))}`).join(' · '),
        }))}
      />
      <Twin
        caption={t.reports.volume}
        columns={[t.reports.when, ...columns.map(([words]) => words)]}
        rows={report.intervals.map((interval) => [
          name(interval.since),
          <Count
            key="started"
            figure="conversations_started"
            of={interval}
            count={interval.figures.conversations_started}
            numbers={numbers}
          />,
          ...columns.slice(1).map(([, of]) => numbers.whole(of(interval.figures))),
        ])}
      />
    </Section>
  )
}

export function Replies({ report, numbers }: Props) {
  const t = useText()
  return (
    <Section title={t.reports.first_reply} meaning={t.reports.first_reply_meaning}>
      <Durations
        caption={t.reports.first_reply}
        report={report}
        numbers={numbers}
        rows={[
          [t.reports.everybody, 'first_reply'],
          [t.reports.the_assistant, 'first_reply_by_assistant'],
          [t.reports.people, 'first_reply_by_people'],
        ]}
      />
      <p className="text-xs text-muted">{t.reports.people_over_time}</p>
      <Medians report={report} numbers={numbers} label={t.reports.people_over_time} of="first_reply_by_people" />
    </Section>
  )
}

export function Resolutions({ report, numbers }: Props) {
  const t = useText()
  const { name, axis } = useIntervals({ report, numbers }, 'resolution')
  const legend = [t.reports.the_assistant, t.reports.people]
  return (
    <Section title={t.reports.resolution} meaning={t.reports.resolution_meaning}>
      <Durations
        caption={t.reports.resolution}
        report={report}
        numbers={numbers}
        rows={[
          [t.reports.everybody, 'resolution'],
          [t.reports.the_assistant, 'resolution_by_assistant'],
          [t.reports.people, 'resolution_by_people'],
        ]}
      />
      <Legend names={legend} />
      <Bars
        label={t.reports.resolved}
        unit={t.reports.resolved}
        {...axis}
        values={valueTicks(Math.max(...report.intervals.map(({ figures }) => figures.resolution.count)), counts)}
        valueIn={numbers.short}
        bars={report.intervals.map(({ since, figures: { resolution_by_assistant, resolution_by_people } }) => ({
          label: name(since),
          parts: [resolution_by_assistant.count, resolution_by_people.count],
          words: `${legend[0]}: ${numbers.whole(resolution_by_assistant.count)} · ${legend[1]}: ${numbers.whole(resolution_by_people.count)}`,
        }))}
      />
      <Twin
        caption={t.reports.resolved}
        columns={[t.reports.when, ...legend]}
        rows={report.intervals.map((interval) => [
          name(interval.since),
          ...(['resolution_by_assistant', 'resolution_by_people'] as const).map((figure) => (
            <Count
              key={figure}
              figure={figure}
              of={interval}
              count={interval.figures[figure].count}
              numbers={numbers}
            />
          )),
        ])}
      />
    </Section>
  )
}

/** Medians over time. */
function Medians({ report, numbers, label, of }: Props & { label: string; of: 'first_reply_by_people' }) {
  const t = useText()
  const { name, axis } = useIntervals({ report, numbers }, of)
  const values = valueTicks(Math.max(...report.intervals.map(({ figures }) => figures[of].median_seconds ?? 0)), times)
  const words = ({ count, median_seconds }: Duration) =>
    median_seconds === null
      ? t.reports.nothing_measured
      : `${numbers.duration(median_seconds)} (${numbers.whole(count)})`
  return (
    <>
      <Bars
        label={label}
        unit={t.reports.median}
        {...axis}
        values={values}
        valueIn={(seconds) => numbers.duration(seconds, values.at(-1))}
        bars={report.intervals.map(({ since, figures }) => ({
          label: name(since),
          parts: [figures[of].median_seconds ?? 0],
          words: words(figures[of]),
        }))}
      />
      <Twin
        caption={label}
        columns={[t.reports.when, t.reports.median, t.reports.p90, t.reports.measured]}
        rows={report.intervals.map((interval) => {
          const { count, median_seconds, p90_seconds } = interval.figures[of]
          return [
            name(interval.since),
            inWords(median_seconds, numbers),
            inWords(p90_seconds, numbers),
            <Count key="count" figure={of} of={interval} count={count} numbers={numbers} />,
          ]
        })}
      />
    </>
  )
}

interface DurationsProps extends Props {
  caption: string
  rows: readonly [who: string, figure: ListedFigure & keyof ReportFigures][]
}

function Durations({ caption, rows, report, numbers }: DurationsProps) {
  const t = useText()
  return (
    <WideTable
      className="-mx-2 overflow-x-auto sm:-mx-3 rounded-md"
      caption={caption}
      columns={[t.reports.by, t.reports.median, t.reports.p90, t.reports.before, t.reports.measured]}
      rows={rows.map(([who, figure]) => {
        const [now, before] = [report.totals[figure] as Duration, report.previous.totals[figure] as Duration]
        return [
          who,
          inWords(now.median_seconds, numbers),
          inWords(now.p90_seconds, numbers),
          inWords(before.median_seconds, numbers),
          <Count key="count" figure={figure} of={report} count={now.count} numbers={numbers} />,
        ]
      })}
    />
  )
}

interface CountProps {
  figure: ListedFigure
  of: { since: string; until: string }
  count: number
  numbers: Numbers
}

function Count({ numbers, ...link }: CountProps): ReactNode {
  return <FigureLink {...link}>{numbers.whole(link.count)}</FigureLink>
}

function inWords(seconds: number | null, numbers: Numbers): string {
  return seconds === null ? '–' : numbers.duration(seconds)
}

/** What the hours or days are called, and how a chart shows them. */
function useIntervals({ report, numbers }: Props, figure: ListedFigure) {
  const navigate = useNavigate()
  const { mode } = useParams({ from: '/$mode' })
  const search = useSearch({ from: '/$mode/reports' })
  const { interval, intervals, time_zone } = report
  const starts = intervals.map(({ since }) => since)
  return {
    name: interval === 'hour' ? numbers.hour : numbers.full,
    axis: {
      ticks: timeTicks(starts, interval, time_zone, (at, is_day) => (is_day ? numbers.day(at) : numbers.time(at))),
      open(bar: number) {
        const { since, until } = intervals[bar]!
        navigate({
          to: '/$mode/reports/conversations',
          params: { mode },
          search: { ...search, figure, since, until },
        })
      },
    },
  }
}
