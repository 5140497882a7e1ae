import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import type { Mode } from '../../api/call.ts'
import { rowsOf } from '../../api/pages.ts'
import { calledBy } from '../../text/names.ts'
import { type Dictionary, useText } from '../../text/page-text.ts'
import { Empty, Skeletons } from '../../ui/bits.tsx'
import { ConversationRow } from '../../ui/conversation-row.tsx'
import { ArrowLeft, ChartColumn } from '../../ui/icons.tsx'
import { More } from '../../ui/more.tsx'
import { Page } from '../../ui/page.tsx'
import { Failed } from '../../ui/problem.tsx'
import { reasonIn } from './handovers.tsx'
import { useNumbers } from './numbers.ts'
import { countedQuery, zoneOf } from './report.ts'
import { type CountedSearch, type ListedFigure, reportSearch } from './report-search.ts'

/** The conversations behind a figure of the reports. */
export function CountedPage() {
  const t = useText()
  const mode = useParams({ from: '/$mode' }).mode as Mode
  const search = useSearch({ from: '/$mode/reports/conversations' })
  const found = useInfiniteQuery(countedQuery(mode, search))
  const rows = rowsOf(found.data)
  const title = titles(t)[search.figure ?? 'conversations_started']
  return (
    <Page title={title} lead={<Lead search={search} />} above={<BackLink mode={mode} search={search} />}>
      {found.isPending && <Skeletons rows={5} className="h-14" />}
      {found.isError && rows.length === 0 && <Failed error={found.error} retry={() => found.refetch()} />}
      {found.isSuccess && rows.length === 0 && (
        <Empty icon={ChartColumn} title={t.reports.none_listed} hint={t.reports.none_listed_hint} />
      )}
      {rows.length > 0 && (
        <ul
          aria-label={title}
          className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface"
        >
          {rows.map((conversation) => (
            <li key={conversation.id}>
              <ConversationRow mode={mode} conversation={conversation} name={calledBy(conversation.contact)} />
            </li>
          ))}
        </ul>
      )}
      <More of={found} />
    </Page>
  )
}

/** What narrows the figure: the period, a reason, a score. */
function Lead({ search }: { search: CountedSearch }) {
  const t = useText()
  const numbers = useNumbers(zoneOf(search))
  const { since, until, reason = null, reason_code = null, has_reason, score } = search
  const is_of_reason = reason !== null || has_reason !== undefined
  return (
    <>
      {is_of_reason && <bdi className="block [overflow-wrap:anywhere]">{reasonIn(t, reason, reason_code)}</bdi>}
      {score !== undefined && <span className="block">{t.visitors.rated(Number(score))}</span>}
      {since !== undefined && until !== undefined && <span className="block">{numbers.span(since, until)}</span>}
      <span className="block">{t.reports.listed_meaning}</span>
    </>
  )
}

function BackLink({ mode, search }: { mode: Mode; search: CountedSearch }) {
  const t = useText()
  return (
    <Link
      to="/$mode/reports"
      activeOptions={{ exact: true }}
      params={{ mode }}
      search={reportSearch({ ...search })}
      className="inline-flex min-h-6 items-center gap-1 text-sm text-muted hover:text-ink"
    >
      <ArrowLeft size={14} aria-hidden className="rtl:-scale-x-100" />
      {t.shell.reports}
    </Link>
  )
}

const titles = ({ reports: t }: Dictionary): Record<ListedFigure, string> => ({
  conversations_started: t.started,
  first_reply: t.first_reply,
  first_reply_by_assistant: `${t.first_reply} · ${t.the_assistant}`,
  first_reply_by_people: `${t.first_reply} · ${t.people}`,
  resolution: t.resolved,
  resolution_by_assistant: t.solved,
  resolution_by_people: `${t.resolved} · ${t.people}`,
  handovers: t.handovers,
  ratings: t.ratings,
})
