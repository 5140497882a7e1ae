import type { WebhookDeliveryAttempt } from '@parley/sdk'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Mode, newKey } from '../../../api/call.ts'
import { useMay } from '../../../session/session.ts'
import { useText } from '../../../text/page-text.ts'
import { useAgo, When } from '../../../text/time.tsx'
import { Badge, Code, Skeleton } from '../../../ui/bits.tsx'
import { Button } from '../../../ui/button.tsx'
import { EntryPanel } from '../../../ui/log.tsx'
import { Problem, sayProblem } from '../../../ui/problem.tsx'
import { say } from '../../../ui/toasts.tsx'
import { eventQuery } from '../log/log-event.tsx'
import { DeliveryStatus } from './delivery-status.tsx'
import { deliveriesKey, endpointCalls, type WebhookDelivery, type WebhookEndpoint } from './endpoints.ts'

interface Props {
  mode: Mode
  endpoint: WebhookEndpoint
  delivery: WebhookDelivery
  onClose: () => void
}

export function DeliveryDetail({ mode, endpoint, delivery, onClose }: Props) {
  const t = useText()
  const ago = useAgo()
  const queries = useQueryClient()
  const may_write = useMay(mode)('webhook_endpoints:write')
  const { id, event_id, event_type, reason, attempts, next_attempt_at } = delivery
  const event = useQuery(eventQuery(mode, event_id))
  const resend = useMutation({
    mutationFn: () => endpointCalls(mode).resend(endpoint.id, id, newKey()),
    onSuccess: () => {
      queries.invalidateQueries({ queryKey: deliveriesKey(mode, endpoint.id) })
      say(t.webhooks.resent)
    },
    onError: (error) => sayProblem(error, t),
  })
  return (
    <EntryPanel id={id} title={event_type} onClose={onClose} className="lg:w-96">
      <div className="flex flex-col gap-4 p-4 text-sm">
        <div className="flex flex-wrap items-center gap-2">
          <DeliveryStatus delivery={delivery} />
          {next_attempt_at && <span className="text-muted">{t.webhooks.next_attempt(ago(next_attempt_at))}</span>}
          {may_write && endpoint.status === 'enabled' && (
            <Button busy={resend.isPending} onClick={() => resend.mutate()} className="ms-auto">
              {t.webhooks.resend}
            </Button>
          )}
        </div>
        {reason && <p className="[overflow-wrap:anywhere]">{reason}</p>}
        <ol className="flex flex-col gap-3">
          {attempts.map((attempt, n) => (
            <li key={attempt.at} className="rounded-md border border-line p-3">
              <Attempt n={n + 1} attempt={attempt} />
            </li>
          ))}
        </ol>
        <div>
          <h3 className="pb-1 text-xs font-medium text-muted">{t.webhooks.payload}</h3>
          {event.isPending && <Skeleton className="h-24" />}
          <Problem error={event.error} />
          {event.data && <Code label={t.webhooks.payload} text={JSON.stringify(event.data, null, 2)} />}
        </div>
      </div>
    </EntryPanel>
  )
}

function Attempt({ n, attempt }: { n: number; attempt: WebhookDeliveryAttempt }) {
  const t = useText()
  const { at, duration_ms, status, error, body, manual } = attempt
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{t.webhooks.attempt(n)}</span>
        <Badge tone={error === null ? 'good' : 'danger'}>{status ?? t.webhooks.no_answer}</Badge>
        {manual && <Badge>{t.webhooks.attempt_manual}</Badge>}
        <span className="ms-auto text-xs text-muted">{t.developers.ms(`${duration_ms}`)}</span>
      </p>
      <p className="text-xs text-muted">
        <When at={at} as="exact" />
      </p>
      {error && <p className="pt-1 text-danger-ink">{t.webhooks.attempt_errors[error] ?? error}</p>}
      {status !== null && (
        <details className="pt-1">
          <summary className="min-h-6 rounded-sm text-xs text-accent-ink">{t.webhooks.answer_body}</summary>
          {body ? (
            <div className="pt-1">
              <Code label={t.webhooks.answer_body} text={body} copy={false} />
            </div>
          ) : (
            <p className="text-xs text-muted">{t.webhooks.answer_empty}</p>
          )}
        </details>
      )}
    </>
  )
}
