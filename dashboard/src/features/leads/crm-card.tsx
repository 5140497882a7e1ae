import type { LeadSyncState } from '@parley/sdk'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type Mode, newKey } from '../../api/call.ts'
import { rowsOf } from '../../api/pages.ts'
import { leadsKey } from '../../queries/leads.ts'
import { useMay } from '../../session/session.ts'
import { useText } from '../../text/page-text.ts'
import { useAgo } from '../../text/time.tsx'
import { Badge, Skeleton } from '../../ui/bits.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Failed } from '../../ui/problem.tsx'
import { say } from '../../ui/toasts.tsx'
import { Card } from './card.tsx'
import { Reason } from './crm/attempt.tsx'
import { type CrmConnection, connectionsQuery, journalKey, journalQuery } from './crm/connections.ts'
import { CrmProblem } from './crm/crm-problem.tsx'
import { Journal } from './crm/journal.tsx'
import { RemoteLink } from './crm/remote-link.tsx'
import { type Lead, leadCalls } from './leads.ts'

/** The lead's sync status in each connected CRM. */
export function CrmCard({ mode, lead, may_write }: { mode: Mode; lead: Lead; may_write: boolean }) {
  const t = useText()
  const may_connect = useMay(mode)('crm:write')
  const found = useInfiniteQuery(connectionsQuery(mode))
  const connections = rowsOf(found.data)
  return (
    <Card title={t.shell.crm}>
      {found.isPending && <Skeleton className="h-12" />}
      {found.isError && connections.length === 0 && <Failed error={found.error} retry={() => found.refetch()} />}
      {found.isSuccess && connections.length === 0 && (
        <div className="text-sm text-muted">
          <p>{t.crm.problems.crm_not_configured}</p>
          {may_connect ? (
            <Link
              to="/$mode/settings/crm"
              params={{ mode }}
              className="inline-flex min-h-6 items-center text-accent-ink underline underline-offset-2"
            >
              {t.crm.set_up}
            </Link>
          ) : (
            <p>{t.crm.only_admins}</p>
          )}
        </div>
      )}
      <ul className="divide-y divide-line">
        {connections.map((connection) => (
          <li key={connection.id} className="py-3 first:pt-0 last:pb-0">
            <OneCrm mode={mode} lead={lead} connection={connection} may_write={may_write} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface Props {
  mode: Mode
  lead: Lead
  connection: CrmConnection
  may_write: boolean
}

function OneCrm({ mode, lead, connection, may_write }: Props) {
  const t = useText()
  const ago = useAgo()
  const queries = useQueryClient()
  const [shows_journal, setShowsJournal] = useState(false)
  const { id, provider, status, paused_reason } = connection
  const name = connection.name ?? t.crm.providers[provider] ?? provider
  const state = lead.sync_states?.find(({ connection_id }) => connection_id === id)
  const link = lead.crm.find(({ connection_id }) => connection_id === id)
  const sync = useMutation({
    mutationFn: () => leadCalls(mode).sync({ id: lead.id, connection_id: id, key: newKey() }),
    onSuccess: ({ status }) => say(t.crm.sync_results[status]!),
    onSettled: () => {
      queries.invalidateQueries({ queryKey: leadsKey(mode) })
      queries.invalidateQueries({ queryKey: journalKey(mode, id) })
    },
  })
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <bdi className="min-w-0 truncate font-medium">{name}</bdi>
        <State state={state} />
      </p>
      <RemoteRecord state={state} link={link} />
      {!state && status === 'active' && <p className="text-muted">{t.crm.syncs_itself}</p>}
      {paused_reason && (
        <p className="rounded-md bg-warn-soft px-3 py-2 text-warn-ink">{t.crm.paused_reasons[paused_reason]}</p>
      )}
      {sync.error ? (
        <CrmProblem mode={mode} error={sync.error} connection_id={id} />
      ) : (
        state?.failing_since && <LastReason mode={mode} lead_id={lead.id} state={state} />
      )}
      {state?.next_try_at && state.failing_since && (
        <p className="text-muted">{t.crm.next_try(ago(state.next_try_at))}</p>
      )}
      <div className="flex flex-wrap gap-2">
        {may_write && status === 'active' && (
          <Button aria-label={`${t.crm.sync_now}: ${name}`} busy={sync.isPending} onClick={() => sync.mutate()}>
            {t.crm.sync_now}
          </Button>
        )}
        <Button kind="quiet" onClick={() => setShowsJournal(true)}>
          {t.crm.journal}
        </Button>
      </div>
      {shows_journal && (
        <Dialog title={t.crm.journal_of(name)} onClose={() => setShowsJournal(false)} wide>
          <Journal mode={mode} connection_id={id} label={t.crm.journal_of(name)} filter={{ lead_id: lead.id }} />
        </Dialog>
      )}
    </div>
  )
}

/** The lead's data in the CRM. */
function RemoteRecord({ state, link }: { state: LeadSyncState | undefined; link: Lead['crm'][number] | undefined }) {
  const t = useText()
  const ago = useAgo()
  return (
    <>
      {state?.remote_id && (
        <p className="text-muted">
          {t.crm.record} <RemoteLink id={state.remote_id} url={state.remote_url} />
        </p>
      )}
      {state?.synced_at && <p className="text-muted">{t.crm.synced(ago(state.synced_at))}</p>}
      {link?.owner && (
        <p className="text-muted">
          {t.crm.owner}: <bdi className="text-ink">{link.owner}</bdi>
        </p>
      )}
      {link?.status && (
        <p className="text-muted">
          {t.crm.their_status}: <bdi className="text-ink">{link.status}</bdi>
        </p>
      )}
    </>
  )
}

function State({ state }: { state: LeadSyncState | undefined }) {
  const t = useText()
  if (!state) return <Badge>{t.crm.not_synced}</Badge>
  const tones = { synced: 'good', waiting: state.failing_since ? 'warn' : 'accent', failed: 'danger' } as const
  return <Badge tone={tones[state.state]}>{t.leads.sync_states[state.state]}</Badge>
}

/** Why the last sync failed, from the sync log. */
function LastReason({ mode, lead_id, state }: { mode: Mode; lead_id: string; state: LeadSyncState }) {
  const found = useInfiniteQuery(journalQuery(mode, state.connection_id, { lead_id }))
  const error = found.data?.pages[0]?.data.find(({ error }) => error !== null)?.error
  return error ? <Reason error={error} /> : null
}
