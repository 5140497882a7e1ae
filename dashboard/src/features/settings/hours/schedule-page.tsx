import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { type ReactNode, useRef, useState } from 'react'
import { ApiError, type Mode } from '../../../api/call.ts'
import { useMay } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Empty, Skeletons } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { ArrowLeft, Clock } from '../../../ui/icons.tsx'
import { Page } from '../../../ui/page.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { draftOf, firstDraft, versionedHoursQuery } from './hours.ts'
import { OpenNow } from './open-now.tsx'
import { RemoveHours } from './remove-hours.tsx'
import { Schedule } from './schedule.tsx'

/** New hours: an office week to begin with. */
export function NewHoursPage() {
  const t = useText()
  const mode = useParams({ from: '/$mode' }).mode as Mode
  const may_change = useMay(mode)('channels:write')
  const navigate = useNavigate()
  const [draft] = useState(() => firstDraft(t.hours.first_name))
  const is_leaving = useRef(false)
  if (!may_change) return <Empty is_page title={t.settings.admins_only} />
  return (
    <Page title={t.hours.add} lead={<Back mode={mode} />}>
      <Schedule
        mode={mode}
        first={draft}
        since={null}
        may_change
        is_leaving={is_leaving}
        onDone={(hours_id) =>
          navigate({ to: '/$mode/settings/hours/$hours_id', params: { mode, hours_id }, replace: true })
        }
      />
    </Page>
  )
}

export function HoursDetailPage() {
  const t = useText()
  const { mode, hours_id } = useParams({ strict: false }) as { mode: Mode; hours_id: string }
  const may = useMay(mode)
  const [is_removing, setRemoving] = useState(false)
  const is_leaving = useRef(false)
  const hours = useQuery({ ...versionedHoursQuery(mode, hours_id), enabled: may('channels:read') })
  if (!may('channels:read')) return <Empty is_page title={t.settings.admins_only} />
  if (hours.isPending) return <Skeletons rows={4} className="h-12" />
  if (hours.error instanceof ApiError && hours.error.status === 404)
    return <Empty is_page icon={Clock} title={t.hours.gone} />
  if (!hours.data) return <Failed error={hours.error} retry={() => hours.refetch()} />
  const { object } = hours.data
  const may_change = may('channels:write')
  return (
    <Page
      title={object.name}
      lead={
        <Back mode={mode}>
          <OpenNow hours={object} />
        </Back>
      }
      act={
        may_change && (
          <Button onClick={() => setRemoving(true)} className="text-danger-ink!">
            {t.hours.remove}
          </Button>
        )
      }
    >
      <Schedule
        key={hours_id}
        mode={mode}
        first={draftOf(object)}
        since={hours.data}
        may_change={may_change}
        is_leaving={is_leaving}
      />
      {is_removing && (
        <RemoveHours mode={mode} hours={object} is_leaving={is_leaving} onClose={() => setRemoving(false)} />
      )}
    </Page>
  )
}

function Back({ mode, children }: { mode: Mode; children?: ReactNode }) {
  const t = useText()
  return (
    <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Link
        to="/$mode/settings/hours"
        params={{ mode }}
        className="inline-flex min-h-6 items-center gap-1 hover:text-ink"
      >
        <ArrowLeft size={14} aria-hidden className="rtl:-scale-x-100" />
        {t.hours.all}
      </Link>
      {children}
    </span>
  )
}
