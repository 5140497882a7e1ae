import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { ApiError, type Mode } from '../../../api/call.ts'
import { useMay } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { When } from '../../../text/time.tsx'
import { Empty, Skeletons } from '../../../ui/bits.tsx'
import { Select } from '../../../ui/field.tsx'
import { ArrowLeft, Cable } from '../../../ui/icons.tsx'
import { Page } from '../../../ui/page.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { Backfill } from './backfill.tsx'
import { ConnectionActs } from './connection-acts.tsx'
import { type CrmConnection, connectionQuery } from './connections.ts'
import { ConnectionStatus } from './connections-page.tsx'
import { Journal } from './journal.tsx'
import type { JournalSearch } from './journal-search.ts'
import { MappingCard } from './mapping-card.tsx'

export function ConnectionPage() {
  const t = useText()
  const { mode, connection_id } = useParams({ strict: false }) as { mode: Mode; connection_id: string }
  const may_write = useMay(mode)('crm:write')
  const found = useQuery(connectionQuery(mode, connection_id))
  if (found.isPending) return <Skeletons rows={4} className="h-12" />
  if (found.error instanceof ApiError && found.error.status === 404)
    return <Empty is_page icon={Cable} title={t.crm.gone} />
  if (found.isError && !found.data) return <Failed error={found.error} retry={() => found.refetch()} />
  const connection = found.data
  return (
    <Page
      title={connection.name ?? t.crm.providers[connection.provider] ?? connection.provider}
      act={may_write && <ConnectionActs mode={mode} connection={connection} />}
      lead={
        <Link
          to="/$mode/settings/crm"
          activeOptions={{ exact: true }}
          params={{ mode }}
          className="inline-flex min-h-6 items-center gap-1 hover:text-ink"
        >
          <ArrowLeft size={14} aria-hidden className="rtl:-scale-x-100" />
          {t.crm.all}
        </Link>
      }
    >
      <div className="flex flex-col gap-4">
        <Facts connection={connection} />
        {may_write && <Backfill mode={mode} connection={connection} />}
        <MappingCard mode={mode} connection={connection} may_write={may_write} />
        <Attempts mode={mode} connection={connection} />
      </div>
    </Page>
  )
}

function Facts({ connection }: { connection: CrmConnection }) {
  const t = useText()
  const { provider, account, settings, paused_reason, waiting, failed, created_at, pull } = connection
  const facts = [
    [t.crm.provider, t.crm.providers[provider] ?? provider],
    [t.crm.account, account],
    [t.crm.fields.base_url!, settings.base_url],
    [t.crm.fields.database!, settings.database],
    [t.crm.fields.external_id_field!, settings.external_id_field],
    [t.crm.fields.answers!, provider === 'fake' ? t.crm.moods[`${settings.answers ?? 'well'}`] : undefined],
  ].filter((fact): fact is [string, string] => typeof fact[1] === 'string' && fact[1] !== '')
  return (
    <section className="rounded-lg border border-line bg-surface p-4 text-sm">
      <p className="flex flex-wrap items-center gap-2 pb-3">
        <ConnectionStatus connection={connection} />
        <span className="text-muted" role="status">
          {waiting > 0 ? t.crm.waiting(waiting) : t.crm.nothing_waits}
          {failed > 0 && <> · {t.crm.failed(failed)}</>}
        </span>
      </p>
      {paused_reason && (
        <p
          role="status"
          className={`mb-3 rounded-md px-3 py-2 ${paused_reason === 'unauthorized' ? 'bg-danger-soft text-danger-ink' : 'bg-warn-soft text-warn-ink'}`}
        >
          {t.crm.paused_reasons[paused_reason]}
        </p>
      )}
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="flex min-w-0 gap-2">
            <dt className="shrink-0 text-muted">{name}</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere]">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
        <div className="flex gap-2">
          <dt className="text-muted">{t.crm.since}</dt>
          <dd>
            <When at={created_at} as="day" />
          </dd>
        </div>
        {pull && (
          <div className="flex gap-2">
            <dt className="sr-only">{t.crm.pull}</dt>
            <dd>{t.crm.pull}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

function Attempts({ mode, connection }: { mode: Mode; connection: CrmConnection }) {
  const t = useText()
  const navigate = useNavigate()
  const search = useSearch({ from: '/$mode/settings/crm/$connection_id' })
  return (
    <section className="pt-2">
      <header className="flex flex-wrap items-center justify-between gap-3 pb-3">
        <div>
          <h2 className="text-base font-semibold">{t.crm.journal}</h2>
          <p className="text-sm text-muted">{t.crm.journal_lead}</p>
        </div>
        <Select
          label={t.leads.status}
          choices={{ '': t.crm.journal_all, ...t.crm.attempt_statuses }}
          value={search.status ?? ''}
          onChange={({ target }) =>
            navigate({
              to: '/$mode/settings/crm/$connection_id',
              params: { mode, connection_id: connection.id },
              search: { status: (target.value || undefined) as JournalSearch['status'] },
              replace: true,
              resetScroll: false,
            })
          }
          className="w-auto!"
        />
      </header>
      <Journal mode={mode} connection_id={connection.id} label={t.crm.journal} filter={search} />
    </section>
  )
}
