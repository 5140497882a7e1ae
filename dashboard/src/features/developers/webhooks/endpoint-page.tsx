import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { type Mode, newKey } from '../../../api/call.ts'
import { endpointsKey } from '../../../queries/webhooks.ts'
import { useMay } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { useAgo } from '../../../text/time.tsx'
import { Badge, Skeletons } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmTyped } from '../../../ui/confirm-typed.tsx'
import { ArrowLeft } from '../../../ui/icons.tsx'
import { Page } from '../../../ui/page.tsx'
import { Failed, sayProblem } from '../../../ui/problem.tsx'
import { announcing, say } from '../../../ui/toasts.tsx'
import { Deliveries } from './deliveries.tsx'
import { EndpointForm } from './endpoint-form.tsx'
import { endpointCalls, endpointQuery, endpointsQuery, type WebhookEndpoint } from './endpoints.ts'
import { EndpointStatus } from './endpoints-page.tsx'
import { Recover } from './recover.tsx'
import { RotateSecret } from './rotate-secret.tsx'

export function EndpointPage() {
  const t = useText()
  const { mode, endpoint_id } = useParams({ strict: false }) as { mode: Mode; endpoint_id: string }
  const found = useQuery(endpointQuery(mode, endpoint_id))
  if (found.isPending) return <Skeletons rows={4} className="h-12" />
  if (found.isError) return <Failed error={found.error} retry={() => found.refetch()} />
  return (
    <Page
      title={found.data.description ?? new URL(found.data.url).host}
      act={<Acts mode={mode} endpoint={found.data} />}
      lead={
        <Link
          to="/$mode/settings/developers/webhooks"
          activeOptions={{ exact: true }}
          params={{ mode }}
          className="inline-flex min-h-6 items-center gap-1 hover:text-ink"
        >
          <ArrowLeft size={14} aria-hidden className="rtl:-scale-x-100" />
          {t.webhooks.table}
        </Link>
      }
    >
      <Facts endpoint={found.data} />
      <Deliveries mode={mode} endpoint={found.data} />
    </Page>
  )
}

function Facts({ endpoint }: { endpoint: WebhookEndpoint }) {
  const t = useText()
  const ago = useAgo()
  const { url, description, events, status, disabled_reason, failing_since } = endpoint
  const trouble =
    status === 'disabled'
      ? disabled_reason && t.webhooks.disabled_reasons[disabled_reason]
      : failing_since && t.webhooks.failing_since(ago(failing_since))
  return (
    <section className="mb-6 rounded-lg border border-line bg-surface p-4">
      <p className="flex flex-wrap items-center gap-2">
        <code dir="ltr" className="min-w-0 font-mono text-sm font-medium [overflow-wrap:anywhere]">
          {url}
        </code>
        <EndpointStatus endpoint={endpoint} />
      </p>
      {description && (
        <p className="pt-1 text-sm text-muted [overflow-wrap:anywhere]">
          <bdi>{description}</bdi>
        </p>
      )}
      {trouble && (
        <p role="status" className="mt-2 rounded-md bg-danger-soft px-3 py-2 text-sm text-danger-ink">
          {trouble}
        </p>
      )}
      <ul className="flex flex-wrap gap-1.5 pt-3">
        {events.map((kind) => (
          <li key={kind}>
            <Badge>{kind === '*' ? t.webhooks.every_event : kind}</Badge>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Acts({ mode, endpoint }: { mode: Mode; endpoint: WebhookEndpoint }) {
  const t = useText()
  const queries = useQueryClient()
  const may_write = useMay(mode)('webhook_endpoints:write')
  const calls = endpointCalls(mode)
  const [open, setOpen] = useState<'edit' | 'rotate' | 'recover' | 'delete' | null>(null)
  const { id, status } = endpoint
  const act = useMutation({
    mutationFn: async ({ verb }: { verb: 'test' | 'enable' | 'disable'; is_undo?: boolean }) => {
      await calls[verb](id, newKey())
    },
    ...announcing,
    onSuccess: (_, { verb, is_undo }, announced) => {
      queries.invalidateQueries({ queryKey: endpointsKey(mode) })
      const other = verb === 'enable' ? 'disable' : 'enable'
      const undo = verb === 'test' || is_undo ? undefined : () => act.mutate({ verb: other, is_undo: true })
      const words = { test: t.webhooks.test_sent, enable: t.webhooks.enabled_now, disable: t.webhooks.disabled_now }
      announced.say(words[verb], { undo })
    },
    onError: (error) => sayProblem(error, t),
  })
  if (!may_write) return null
  return (
    <div className="flex flex-wrap gap-2">
      {status === 'enabled' && (
        <Button busy={act.isPending && act.variables.verb === 'test'} onClick={() => act.mutate({ verb: 'test' })}>
          {t.webhooks.test}
        </Button>
      )}
      <Button onClick={() => setOpen('edit')}>{t.webhooks.edit}</Button>
      <Button onClick={() => setOpen('rotate')}>{t.webhooks.secret_rotate}</Button>
      {status === 'enabled' && <Button onClick={() => setOpen('recover')}>{t.webhooks.recover}</Button>}
      <Button onClick={() => act.mutate({ verb: status === 'enabled' ? 'disable' : 'enable' })}>
        {status === 'enabled' ? t.webhooks.disable : t.webhooks.enable}
      </Button>
      <Button onClick={() => setOpen('delete')} className="text-danger-ink!">
        {t.webhooks.delete}
      </Button>
      {open === 'edit' && <EndpointForm mode={mode} endpoint={endpoint} onClose={() => setOpen(null)} />}
      {open === 'rotate' && <RotateSecret mode={mode} id={id} onClose={() => setOpen(null)} />}
      {open === 'recover' && <Recover mode={mode} id={id} onClose={() => setOpen(null)} />}
      {open === 'delete' && <Remove mode={mode} endpoint={endpoint} onClose={() => setOpen(null)} />}
    </div>
  )
}

function Remove({ mode, endpoint, onClose }: { mode: Mode; endpoint: WebhookEndpoint; onClose: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [key] = useState(newKey)
  const remove = useMutation({
    mutationFn: endpointCalls(mode).remove,
    onSuccess: async () => {
      await navigate({ to: '/$mode/settings/developers/webhooks', params: { mode } })
      queries.removeQueries(endpointQuery(mode, endpoint.id))
      queries.invalidateQueries(endpointsQuery(mode))
      say(t.webhooks.deleted)
    },
  })
  return (
    <ConfirmTyped
      title={t.webhooks.delete_title}
      lead={
        <>
          <p>{t.webhooks.delete_lead}</p>
          <p dir="ltr" className="pt-2 font-mono text-xs text-ink [overflow-wrap:anywhere]">
            {endpoint.url}
          </p>
        </>
      }
      word={new URL(endpoint.url).host}
      act={t.webhooks.delete}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate({ id: endpoint.id, key })}
      onClose={onClose}
    />
  )
}
