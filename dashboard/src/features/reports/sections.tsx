import { useText } from '../../text/page-text.ts'
import { Bars, Legend, times } from './bars.tsx'
import type { Numbers } from './numbers.ts'
import type { ConversationReport, Duration, ReportFigures } from './report.ts'
import { Section, Table, Twin } from './section.tsx'

interface Props {
  report: ConversationReport
  numbers: Numbers
}

export function Volume({ report, numbers }: Props) {
  const t = useText()
  const { name, tick } = useIntervals({ report, numbers })
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
        scale={numbers.short}
        bars={report.intervals.map(({ since, figures }) => ({
          label: name(since),
          tick: tick(since),
          parts: [figures.conversations_started],
          words: columns.map(([words, of]) => `${words}: ${numbers.whole(of(figures))}`).join(' · '),
        }))}
      />
      <Twin
        caption={t.reports.volume}
        columns={[t.reports.when, ...columns.map(([words]) => words)]}
        rows={report.intervals.map(({ since, figures }) => [
          name(since),
          ...columns.map(([, of]) => numbers.whole(of(figures))),
        ])}
      />
    </Section>
  )
}

export function Replies({ report, numbers }: Props) {
  const t = useText()
  const { totals, previous } = report
  return (
    <Section title={t.reports.first_reply} meaning={t.reports.first_reply_meaning}>
      <Timed
        caption={t.reports.first_reply}
        numbers={numbers}
        rows={[
          [t.reports.everybody, totals.first_reply, previous.totals.first_reply],
          [t.reports.the_assistant, totals.first_reply_by_assistant, previous.totals.first_reply_by_assistant],
          [t.reports.people, totals.first_reply_by_people, previous.totals.first_reply_by_people],
        ]}
      />
      <p className="text-xs text-muted">{t.reports.people_over_time}</p>
      <Times report={report} numbers={numbers} label={t.reports.people_over_time} of="first_reply_by_people" />
    </Section>
  )
}

export function Resolutions({ report, numbers }: Props) {
  const t = useText()
  const { totals, previous } = report
  const { name, tick } = useIntervals({ report, numbers })
  const legend = [t.reports.the_assistant, t.reports.people]
  return (
    <Section title={t.reports.resolution} meaning={t.reports.resolution_meaning}>
      <Timed
        caption={t.reports.resolution}
        numbers={numbers}
        rows={[
          [t.reports.everybody, totals.resolution, previous.totals.resolution],
          [t.reports.the_assistant, totals.resolution_by_assistant, previous.totals.resolution_by_assistant],
          [t.reports.people, totals.resolution_by_people, previous.totals.resolution_by_people],
        ]}
      />
      <Legend names={legend} />
      <Bars
        label={t.reports.resolved}
        scale={numbers.short}
        bars={report.intervals.map(({ since, figures: { resolution_by_assistant, resolution_by_people } }) => ({
          label: name(since),
          tick: tick(since),
          parts: [resolution_by_assistant.count, resolution_by_people.count],
          words: `${legend[0]}: ${numbers.whole(resolution_by_assistant.count)} · ${legend[1]}: ${numbers.whole(resolution_by_people.count)}`,
        }))}
      />
      <Twin
        caption={t.reports.resolved}
        columns={[t.reports.when, ...legend]}
        rows={report.intervals.map(({ since, figures }) => [
          name(since),
          numbers.whole(figures.resolution_by_assistant.count),
          numbers.whole(figures.resolution_by_people.count),
        ])}
      />
    </Section>
  )
}

/** Medians over time. */
function Times({ report, numbers, label, of }: Props & { label: string; of: 'first_reply_by_people' }) {
  const t = useText()
  const { name, tick } = useIntervals({ report, numbers })
  const words = ({ count, median_seconds }: Duration) =>
    median_seconds === null
      ? t.reports.nothing_measured
      : `${numbers.duration(median_seconds)} (${numbers.whole(count)})`
  return (
    <>
      <Bars
        label={label}
        scale={numbers.duration}
        steps={times}
        bars={report.intervals.map(({ since, figures }) => ({
          label: name(since),
          tick: tick(since),
          parts: [figures[of].median_seconds ?? 0],
          words: words(figures[of]),
        }))}
      />
      <Twin
        caption={label}
        columns={[t.reports.when, t.reports.median, t.reports.p90, t.reports.measured]}
        rows={report.intervals.map(({ since, figures }) => {
          const { count, median_seconds, p90_seconds } = figures[of]
          return [name(since), told(median_seconds, numbers), told(p90_seconds, numbers), numbers.whole(count)]
        })}
      />
    </>
  )
}

interface TimedProps {
  caption: string
  rows: readonly [who: string, now: Duration, before: Duration][]
  numbers: Numbers
}

function Timed({ caption, rows, numbers }: TimedProps) {
  const t = useText()
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="-mx-3 overflow-x-auto rounded-md"
    >
      <Table
        caption={caption}
        columns={[t.reports.by, t.reports.median, t.reports.p90, t.reports.before, t.reports.measured]}
        rows={rows.map(([who, now, before]) => [
          who,
          told(now.median_seconds, numbers),
          told(now.p90_seconds, numbers),
          told(before.median_seconds, numbers),
          numbers.whole(now.count),
        ])}
      />
    </section>
  )
}

export function Handovers({ report, numbers }: Props) {
  const t = useText()
  const { handover_reasons: reasons, totals } = report
  const max_count = Math.max(1, ...reasons.map(({ count }) => count))
  return (
    <Section title={t.reports.reasons} meaning={t.reports.reasons_meaning}>
      {reasons.length === 0 ? (
        <p className="text-sm text-muted">{t.reports.no_handovers}</p>
      ) : (
        <Table
          caption={t.reports.reasons}
          columns={[t.reports.reason, t.reports.share, t.reports.handovers]}
          rows={reasons.map(({ reason, reason_code, count }) => [
            <span key="reason" className="flex flex-col gap-1">
              <bdi className="[overflow-wrap:anywhere]">
                {reason_code ? t.inbox.handover_reasons[reason_code] : (reason ?? t.reports.no_reason)}
              </bdi>
              <span
                aria-hidden
                className="h-1 rounded-full bg-accent"
                style={{ inlineSize: `${(count / max_count) * 100}%` }}
              />
            </span>,
            numbers.part(count / Math.max(totals.handovers, 1)),
            numbers.whole(count),
          ])}
        />
      )}
    </Section>
  )
}

function told(seconds: number | null, numbers: Numbers): string {
  return seconds === null ? '–' : numbers.duration(seconds)
}

function useIntervals({ report: { interval }, numbers }: Props) {
  return interval === 'hour' ? { name: numbers.hour, tick: numbers.hour } : { name: numbers.full, tick: numbers.day }
}
