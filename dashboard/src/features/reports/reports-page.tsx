import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { Mode } from '../../api/call.ts'
import { useText } from '../../text/page-text.ts'
import { When } from '../../text/time.tsx'
import { Empty, Skeletons } from '../../ui/bits.tsx'
import { Button } from '../../ui/button.tsx'
import { ChartColumn, Download } from '../../ui/icons.tsx'
import { Page } from '../../ui/page.tsx'
import { Failed } from '../../ui/problem.tsx'
import { saveCsv } from '../../ui/save-file.ts'
import { fileOf } from './columns.ts'
import { Handovers } from './handovers.tsx'
import { useNumbers } from './numbers.ts'
import { PeriodPicker } from './period-picker.tsx'
import { Ratings } from './ratings.tsx'
import { type ConversationReport, reportQuery, spanOf } from './report.ts'
import type { ReportSearch } from './report-search.ts'
import { Section } from './section.tsx'
import { Replies, Resolutions, Volume } from './sections.tsx'
import { Tiles } from './tiles.tsx'
import { Week } from './week.tsx'

const late_ms = 60_000

export function ReportsPage() {
  const t = useText()
  const navigate = useNavigate()
  const mode = useParams({ from: '/$mode' }).mode as Mode
  const search = useSearch({ from: '/$mode/reports' })
  const span = spanOf(search)
  const report = useQuery(reportQuery(mode, span))
  const show = (next: ReportSearch) => navigate({ to: '/$mode/reports', params: { mode }, search: next, replace: true })
  return (
    <Page
      title={t.shell.reports}
      lead={t.reports.lead}
      act={
        report.data && (
          <Button onClick={() => saveCsv(`parley-report-${span.from}-${span.to}.csv`, fileOf(report.data))}>
            <Download size={14} aria-hidden />
            {t.reports.save}
          </Button>
        )
      }
    >
      <PeriodPicker search={search} span={span} show={show} />
      {report.isPending && <Skeletons rows={5} className="h-24" />}
      {report.isError && !report.data && <Failed error={report.error} retry={() => report.refetch()} />}
      {report.data && (
        <div aria-busy={report.isPlaceholderData} className="aria-busy:opacity-60">
          <Figures report={report.data} />
        </div>
      )}
    </Page>
  )
}

function Figures({ report }: { report: ConversationReport }) {
  const t = useText()
  const numbers = useNumbers(report.time_zone)
  const { totals, previous, counted_until, busiest_hours } = report
  const happened = (figures: typeof totals) =>
    figures.conversations_started + figures.messages_received + figures.resolution.count + figures.handovers > 0
  if (counted_until !== null && !happened(totals) && !happened(previous.totals))
    return <Empty icon={ChartColumn} title={t.reports.empty} hint={t.reports.empty_hint} />
  const is_late = counted_until !== null && Date.now() - Date.parse(counted_until) > late_ms
  return (
    <div className="flex flex-col gap-4">
      {(counted_until === null || is_late) && (
        <p role="status" className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn-ink">
          {counted_until === null ? (
            t.reports.counting
          ) : (
            <>
              {t.reports.counted_until} <When at={counted_until} as="moment" />
            </>
          )}
        </p>
      )}
      <p className="text-xs text-muted">
        {t.reports.compared(
          numbers.full(report.since),
          numbers.full(new Date(Date.parse(report.until) - 1).toISOString()),
          numbers.full(previous.since),
        )}
      </p>
      <Tiles report={report} numbers={numbers} />
      <Volume report={report} numbers={numbers} />
      <div className="grid gap-4 lg:grid-cols-2">
        <Replies report={report} numbers={numbers} />
        <Resolutions report={report} numbers={numbers} />
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        <Handovers report={report} numbers={numbers} />
        <Ratings report={report} numbers={numbers} />
      </div>
      <Section title={t.reports.busiest} meaning={t.reports.busiest_meaning(report.time_zone)}>
        <Week busiest={busiest_hours} numbers={numbers} />
      </Section>
    </div>
  )
}
