import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { useSession } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Empty, Skeletons } from '../../../ui/bits.tsx'
import { CircleCheck, TriangleAlert } from '../../../ui/icons.tsx'
import { Page } from '../../../ui/page.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { SettingsCard } from '../settings-card.tsx'
import { OpenAlarms, PastAlarms } from './alarms.tsx'
import { Checks } from './checks.tsx'
import { alarmsQuery, systemQuery } from './system.ts'

export function SystemPage() {
  const t = useText()
  const { user } = useSession()
  if (user.role !== 'owner') return <Empty is_page title={t.settings.owners_only} />
  return <State />
}

/** Whether everything works, what doesn't, and what didn't. */
function State() {
  const t = useText()
  const mode = useParams({ from: '/$mode' }).mode as Mode
  const [system, open, past] = [
    useQuery(systemQuery(mode)),
    useQuery(alarmsQuery(mode, true)),
    useQuery(alarmsQuery(mode, false)),
  ]
  const failed = [system, open, past].find(({ isError, data }) => isError && !data)
  return (
    <Page title={t.shell.system} lead={t.system.lead} act={<WhoIsTold mode={mode} />}>
      {failed && <Failed error={failed.error} retry={() => failed.refetch()} />}
      {!failed && !(system.data && open.data && past.data) && <Skeletons rows={9} className="h-9" />}
      {system.data && open.data && past.data && (
        <div className="flex flex-col gap-6">
          <Verdict problems={open.data.length + system.data.checks.filter(({ state }) => state === 'problem').length} />
          <SettingsCard title={t.system.alarms}>
            <OpenAlarms mode={mode} alarms={open.data} />
          </SettingsCard>
          <SettingsCard title={t.system.service} lead={t.system.service_lead(t.shell[mode])}>
            <Checks checks={system.data.checks} />
            <p dir="ltr" className="pt-3 text-xs text-muted rtl:text-end">
              {t.system.version(system.data.version)}
            </p>
          </SettingsCard>
          <SettingsCard title={t.system.past} lead={t.system.past_lead}>
            <PastAlarms alarms={past.data} />
          </SettingsCard>
        </div>
      )}
    </Page>
  )
}

function WhoIsTold({ mode }: { mode: Mode }) {
  const t = useText()
  return (
    <Link
      to="/$mode/settings/notifications"
      params={{ mode }}
      className="text-sm font-medium text-accent-ink underline underline-offset-2 hover:no-underline"
    >
      {t.notifications.settings}
    </Link>
  )
}

function Verdict({ problems }: { problems: number }) {
  const t = useText()
  const [Icon, tone] =
    problems === 0
      ? ([CircleCheck, 'bg-good-soft text-good-ink'] as const)
      : ([TriangleAlert, 'bg-danger-soft text-danger-ink'] as const)
  return (
    <p role="status" className={`flex items-center gap-2 rounded-lg px-4 py-3 text-base font-semibold ${tone}`}>
      <Icon size={18} aria-hidden className="shrink-0" />
      {problems === 0 ? t.system.works : t.system.problems(problems)}
    </p>
  )
}
