import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { Retention } from '../../api/generated/administration.ts'
import { useSession } from '../../session/session.ts'
import { useText } from '../../text/text.tsx'
import { Empty, Skeletons } from '../../ui/bits.tsx'
import { Page } from '../../ui/page.tsx'
import { Failed } from '../../ui/problem.tsx'

export function RetentionPage() {
  const t = useText()
  const { user } = useSession()
  if (user.role !== 'owner' && user.role !== 'admin') return <Empty is_page title={t.settings.admins_only} />
  return <Kept />
}

/** What is kept how long, as whoever runs the service has set it. */
function Kept() {
  const t = useText()
  const retention = useQuery({
    queryKey: ['retention'],
    queryFn: ({ signal }) => call<Retention>('/retention', { signal }),
  })
  return (
    <Page title={t.retention.title} lead={t.retention.lead}>
      {retention.isPending && <Skeletons rows={9} className="h-9" />}
      {retention.isError && <Failed error={retention.error} retry={() => retention.refetch()} />}
      {retention.data && <Rows of={retention.data} />}
    </Page>
  )
}

function Rows({ of: { event_days, idempotency_days, request_log_days } }: { of: Retention }) {
  const t = useText()
  const { days } = t.retention
  const rows: [what: keyof typeof t.retention.rows, how_long: string, setting?: string][] = [
    ['contacts', t.retention.until_deleted],
    ['deleted', t.retention.at_once],
    ['events', days(event_days), 'EVENT_DAYS'],
    ['syncs', days(event_days), 'EVENT_DAYS'],
    ['requests', request_log_days === null ? t.retention.off : days(request_log_days), 'REQUEST_LOG_DAYS'],
    ['answers', days(idempotency_days), 'IDEMPOTENCY_DAYS'],
    ['sessions', t.retention.session_ends],
    ['audit', t.retention.for_good],
    ['figures', t.retention.for_good],
  ]
  const head = 'px-4 py-2 text-start text-xs font-medium text-muted'
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{t.retention.title}</caption>
        <thead className="border-b border-line max-sm:sr-only">
          <tr>
            <th scope="col" className={head}>
              {t.retention.what}
            </th>
            <th scope="col" className={head}>
              {t.retention.how_long}
            </th>
            <th scope="col" className={head}>
              {t.retention.setting}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(([what, how_long, setting]) => (
            <tr key={what} className="max-sm:flex max-sm:flex-col max-sm:gap-0.5 max-sm:px-4 max-sm:py-2.5">
              <th scope="row" className="text-start font-normal sm:px-4 sm:py-2.5">
                {t.retention.rows[what]}
              </th>
              <td className="font-medium sm:px-4 sm:py-2.5">{how_long}</td>
              <td className="font-mono text-xs text-muted sm:px-4 sm:py-2.5">{setting}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
