import type { ConversationReport, Duration, ReportFigures } from './report.ts'

type Row = readonly (string | number | null)[]

const durations = [
  'first_reply',
  'first_reply_by_assistant',
  'first_reply_by_people',
  'resolution',
  'resolution_by_assistant',
  'resolution_by_people',
] as const
const counts = [
  'conversations_started',
  'messages_received',
  'messages_sent_by_assistant',
  'messages_sent_by_people',
  'handovers',
  'solved_by_assistant_share',
] as const

/** Every figure of every interval, by its API name. */
export function fileOf({ intervals }: ConversationReport): Row[] {
  const names = [
    'since',
    'until',
    ...counts,
    ...durations.flatMap((name) => [`${name}_count`, `${name}_median_seconds`, `${name}_p90_seconds`]),
  ]
  const rows = intervals.map(({ since, until, figures }) => [since, until, ...cells(figures)])
  return [names, ...rows]
}

function cells(figures: ReportFigures): Row {
  const timed = ({ count, median_seconds, p90_seconds }: Duration) => [count, median_seconds, p90_seconds]
  return [...counts.map((name) => figures[name]), ...durations.flatMap((name) => timed(figures[name]))]
}
