import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { isAdmin, useSession } from '../../../session/session.ts'
import { type Dictionary, useText } from '../../../text/page-text.ts'
import { Empty, Skeletons } from '../../../ui/bits.tsx'
import { Page } from '../../../ui/page.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { SettingsCard } from '../settings-card.tsx'
import { AccountStorage } from '../storage.tsx'
import { type Retention, retentionQuery } from './retention.ts'
import { RulesForm } from './rules-form.tsx'

export function RetentionPage() {
  const t = useText()
  const { user } = useSession()
  if (!isAdmin(user)) return <Empty is_page title={t.settings.admins_only} />
  return <Kept />
}

type Row = keyof Dictionary['retention']['rows']

/** What is kept how long, as whoever runs the service has set it. */
function Kept() {
  const t = useText()
  const mode = useParams({ from: '/$mode' }).mode as Mode
  const retention = useQuery(retentionQuery(mode))
  return (
    <Page title={t.shell.retention} lead={t.retention.lead}>
      {retention.isPending && <Skeletons rows={9} className="h-9" />}
      {retention.isError && !retention.data && <Failed error={retention.error} retry={() => retention.refetch()} />}
      {retention.data && (
        <div className="flex flex-col gap-6">
          <SettingsCard title={t.retention.yours} lead={t.retention.yours_lead(t.shell[mode])}>
            <RulesForm key={mode} mode={mode} now={retention.data} />
          </SettingsCard>
          <AccountStorage mode={mode} />
          <SettingsCard title={t.retention.others} lead={t.retention.others_lead}>
            <Rows of={retention.data} />
          </SettingsCard>
        </div>
      )}
    </Page>
  )
}

function Rows({ of: { event_days, idempotency_days, request_log_days } }: { of: Retention }) {
  const t = useText()
  const { days } = t.retention
  const rows: [what: Row, how_long: string][] = [
    ['deleted', t.retention.at_once],
    ['events', days(event_days)],
    ['syncs', days(event_days)],
    ['requests', request_log_days === null ? t.retention.off : days(request_log_days)],
    ['answers', days(idempotency_days)],
    ['sessions', t.retention.session_ends],
    ['audit', t.retention.for_good],
    ['figures', t.retention.for_good],
  ]
  return (
    <div className="overflow-hidden rounded-lg border border-line">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{t.shell.retention}</caption>
        <thead className="border-b border-line">
          <tr>
            {[t.retention.what, t.retention.how_long].map((name) => (
              <th key={name} scope="col" className="px-4 py-2 text-start text-xs font-medium text-muted">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(([what, how_long]) => (
            <tr key={what}>
              <th scope="row" className="px-4 py-2.5 text-start align-top font-normal">
                <Named what={what} />
              </th>
              <td className="w-2/5 px-4 py-2.5 align-top font-medium">{how_long}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const places = {
  requests: '/$mode/settings/developers/request-log',
  audit: '/$mode/settings/audit-log',
  figures: '/$mode/reports',
} as const

/** What has a page of its own leads there. */
function Named({ what }: { what: Row }) {
  const t = useText()
  const mode = useParams({ from: '/$mode' }).mode
  const to = what in places ? places[what as keyof typeof places] : undefined
  const words = t.retention.rows[what]
  if (to === undefined) return words
  return (
    <Link to={to} params={{ mode }} search={{}} className="underline underline-offset-2 hover:text-accent-ink">
      {words}
    </Link>
  )
}
