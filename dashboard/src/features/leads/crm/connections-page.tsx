import { useInfiniteQuery, usePrefetchQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { rowsOf } from '../../../api/pages.ts'
import { useMay } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Badge, Empty, Skeletons } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { Cable, Plus } from '../../../ui/icons.tsx'
import { More } from '../../../ui/more.tsx'
import { Page } from '../../../ui/page.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { ConnectionForm } from './connection-form.tsx'
import { type CrmConnection, connectionsQuery } from './connections.ts'
import { providersQuery } from './providers.ts'

export function ConnectionsPage() {
  const t = useText()
  const mode = useParams({ strict: false }).mode as Mode
  const may_write = useMay(mode)('crm:write')
  const [is_adding, setAdding] = useState(false)
  const found = useInfiniteQuery(connectionsQuery(mode))
  const connections = rowsOf(found.data)
  usePrefetchQuery(providersQuery(mode))
  const add = may_write && (
    <Button kind="primary" onClick={() => setAdding(true)}>
      <Plus size={15} aria-hidden />
      {t.crm.connect}
    </Button>
  )
  return (
    <Page title={t.shell.crm} lead={t.crm.lead} act={connections.length > 0 && add}>
      {found.isPending && <Skeletons rows={3} className="h-12" />}
      {found.isError && connections.length === 0 && <Failed error={found.error} retry={() => found.refetch()} />}
      {found.isSuccess && connections.length === 0 && (
        <Empty icon={Cable} title={t.crm.empty} hint={mode === 'test' ? t.crm.empty_test : t.crm.empty_hint}>
          {add || <p className="text-sm text-muted">{t.crm.only_admins}</p>}
        </Empty>
      )}
      {connections.length > 0 && (
        <ul
          aria-label={t.crm.table}
          className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface"
        >
          {connections.map((connection) => (
            <li key={connection.id}>
              <Row mode={mode} connection={connection} />
            </li>
          ))}
        </ul>
      )}
      <More of={found} />
      {is_adding && <ConnectionForm mode={mode} onClose={() => setAdding(false)} />}
    </Page>
  )
}

function Row({ mode, connection }: { mode: Mode; connection: CrmConnection }) {
  const t = useText()
  const { id, provider, name, account, waiting, failed } = connection
  const vendor = t.crm.providers[provider] ?? provider
  return (
    <Link
      to="/$mode/settings/crm/$connection_id"
      params={{ mode, connection_id: id }}
      search={{}}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 -outline-offset-2 hover:bg-canvas"
    >
      <span className="min-w-0 flex-1 basis-48">
        <bdi className="block truncate text-base font-medium">{name ?? vendor}</bdi>
        <span className="block truncate text-xs text-muted">
          {name !== null && <>{vendor} · </>}
          <bdi>{account}</bdi>
        </span>
      </span>
      <span className="flex flex-wrap gap-1">
        {waiting > 0 && <Badge tone="accent">{t.crm.waiting(waiting)}</Badge>}
        {failed > 0 && <Badge tone="danger">{t.crm.failed(failed)}</Badge>}
      </span>
      <ConnectionStatus connection={connection} />
    </Link>
  )
}

export function ConnectionStatus({ connection: { status, paused_reason } }: { connection: CrmConnection }) {
  const t = useText()
  const tone = status === 'active' ? 'good' : paused_reason === 'unauthorized' ? 'danger' : 'warn'
  return <Badge tone={tone}>{t.crm.status[status]}</Badge>
}
