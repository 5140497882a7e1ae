import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { useMay } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Empty, Skeletons } from '../../../ui/bits.tsx'
import { Clock, Plus } from '../../../ui/icons.tsx'
import { Page } from '../../../ui/page.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { type Hours, hoursQuery } from './hours.ts'
import { OpenNow } from './open-now.tsx'
import { zoneName } from './zones.ts'

/** When somebody answers: each set of hours, for one channel or many. */
export function HoursPage() {
  const t = useText()
  const mode = useParams({ from: '/$mode' }).mode as Mode
  const may = useMay(mode)
  return may('channels:read') ? <HoursList mode={mode} /> : <Empty is_page title={t.settings.admins_only} />
}

function HoursList({ mode }: { mode: Mode }) {
  const t = useText()
  const may_change = useMay(mode)('channels:write')
  const all = useQuery(hoursQuery(mode))
  const has_some = all.data !== undefined && all.data.length > 0
  return (
    <Page
      title={t.shell.hours}
      lead={t.hours.lead}
      act={may_change && has_some && <Add mode={mode}>{t.hours.add}</Add>}
    >
      {all.isPending && <Skeletons rows={3} className="h-14" />}
      {all.isError && !all.data && <Failed error={all.error} retry={() => all.refetch()} />}
      {all.data?.length === 0 && (
        <Empty icon={Clock} title={t.hours.none} hint={t.hours.none_hint}>
          {may_change && <Add mode={mode}>{t.hours.begin}</Add>}
        </Empty>
      )}
      {has_some && (
        <ul aria-label={t.shell.hours} className="divide-y divide-line rounded-lg border border-line bg-surface">
          {all.data.map((hours) => (
            <Row key={hours.id} mode={mode} hours={hours} />
          ))}
        </ul>
      )}
    </Page>
  )
}

function Add({ mode, children }: { mode: Mode; children: string }) {
  return (
    <Link
      to="/$mode/settings/hours/new"
      params={{ mode }}
      className="inline-flex min-h-8 items-center gap-1.5 rounded-md bg-accent px-3 py-1 text-sm font-medium text-on-accent hover:bg-accent-hover"
    >
      <Plus size={15} aria-hidden />
      {children}
    </Link>
  )
}

function Row({ mode, hours }: { mode: Mode; hours: Hours }) {
  return (
    <li>
      <Link
        to="/$mode/settings/hours/$hours_id"
        params={{ mode, hours_id: hours.id }}
        className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 -outline-offset-2 hover:bg-canvas"
      >
        <span className="min-w-0 flex-1 basis-48">
          <bdi className="block truncate text-base font-medium">{hours.name}</bdi>
          <bdi className="block truncate text-xs text-muted">{zoneName(hours.time_zone)}</bdi>
        </span>
        <OpenNow hours={hours} />
      </Link>
    </li>
  )
}
