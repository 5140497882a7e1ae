import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { Mode } from '../../../api/call.ts'
import { rowsOf } from '../../../api/pages.ts'
import { useMay } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { Badge, Code, Empty, Skeletons } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { Plus, Webhook } from '../../../ui/icons.tsx'
import { More } from '../../../ui/more.tsx'
import { Page } from '../../../ui/page.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { EndpointForm } from './endpoint-form.tsx'
import { endpointsQuery, receiver, type WebhookEndpoint } from './endpoints.ts'

export function EndpointsPage() {
  const t = useText()
  const mode = useParams({ strict: false }).mode as Mode
  const may_write = useMay(mode)('webhook_endpoints:write')
  const [is_adding, setAdding] = useState(false)
  const found = useInfiniteQuery(endpointsQuery(mode))
  const endpoints = rowsOf(found.data)
  const add = may_write && (
    <Button kind="primary" onClick={() => setAdding(true)}>
      <Plus size={15} aria-hidden />
      {t.webhooks.add}
    </Button>
  )
  return (
    <Page title={t.webhooks.title} lead={t.webhooks.lead} act={endpoints.length > 0 && add}>
      {found.isPending && <Skeletons rows={3} className="h-12" />}
      {found.isError && <Failed error={found.error} retry={() => found.refetch()} />}
      {found.isSuccess && endpoints.length === 0 && (
        <Empty icon={Webhook} title={t.webhooks.empty} hint={t.webhooks.empty_hint}>
          <div className="flex flex-col items-center gap-4">
            {add}
            <div className="w-full">
              <Code label={t.webhooks.sample} text={receiver} />
            </div>
          </div>
        </Empty>
      )}
      {endpoints.length > 0 && (
        <ul
          aria-label={t.webhooks.table}
          className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface"
        >
          {endpoints.map((endpoint) => (
            <li key={endpoint.id}>
              <Row mode={mode} endpoint={endpoint} />
            </li>
          ))}
        </ul>
      )}
      <More of={found} />
      {is_adding && <EndpointForm mode={mode} onClose={() => setAdding(false)} />}
    </Page>
  )
}

function Row({ mode, endpoint }: { mode: Mode; endpoint: WebhookEndpoint }) {
  const t = useText()
  const { id, url, description, events } = endpoint
  return (
    <Link
      to="/$mode/settings/developers/webhooks/$endpoint_id"
      params={{ mode, endpoint_id: id }}
      search={{}}
      className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 -outline-offset-2 hover:bg-canvas"
    >
      <span className="min-w-0 flex-1 basis-64">
        <span dir="ltr" className="block truncate text-start font-mono text-sm">
          {url}
        </span>
        {description && <bdi className="block truncate text-xs text-muted">{description}</bdi>}
      </span>
      <span className="text-sm text-muted">
        {events.includes('*') ? t.webhooks.every_event : t.webhooks.events_told(events.length)}
      </span>
      <EndpointStatus endpoint={endpoint} />
    </Link>
  )
}

export function EndpointStatus({ endpoint: { status, failing_since } }: { endpoint: WebhookEndpoint }) {
  const t = useText()
  const tone = status === 'disabled' ? 'plain' : failing_since ? 'danger' : 'good'
  return (
    <Badge tone={tone}>
      {status === 'enabled' && failing_since ? t.webhooks.delivery_status.failed : t.webhooks.status[status]}
    </Badge>
  )
}
