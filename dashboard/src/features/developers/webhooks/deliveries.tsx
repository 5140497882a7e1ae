import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Mode } from '../../../api/call.ts'
import { rowsOf } from '../../../api/pages.ts'
import { useText } from '../../../text/page-text.ts'
import { When } from '../../../text/time.tsx'
import { Empty, Skeletons } from '../../../ui/bits.tsx'
import { Select } from '../../../ui/field.tsx'
import { More } from '../../../ui/more.tsx'
import { Failed } from '../../../ui/problem.tsx'
import { DeliveryDetail } from './delivery-detail.tsx'
import type { DeliverySearch } from './delivery-search.ts'
import { DeliveryStatus } from './delivery-status.tsx'
import { deliveriesQuery, type WebhookDelivery, type WebhookEndpoint } from './endpoints.ts'

export function Deliveries({ mode, endpoint }: { mode: Mode; endpoint: WebhookEndpoint }) {
  const t = useText()
  const navigate = useNavigate()
  const search = useSearch({ from: '/$mode/settings/developers/webhooks/$endpoint_id' })
  const found = useInfiniteQuery(deliveriesQuery(mode, endpoint.id, search.status))
  const deliveries = rowsOf(found.data)
  const opened = deliveries.find(({ id }) => id === search.open)
  const show = (changes: DeliverySearch) =>
    navigate({
      to: '/$mode/settings/developers/webhooks/$endpoint_id',
      params: { mode, endpoint_id: endpoint.id },
      search: { ...search, ...changes },
      replace: true,
      resetScroll: false,
    })
  return (
    <section>
      <header className="flex items-center justify-between gap-3 pb-3">
        <h2 className="text-lg font-semibold">{t.webhooks.deliveries}</h2>
        <Select
          label={t.webhooks.columns.status}
          choices={{ '': t.webhooks.deliveries_all, ...t.webhooks.delivery_status }}
          value={search.status ?? ''}
          onChange={({ target }) =>
            show({ status: (target.value || undefined) as DeliverySearch['status'], open: undefined })
          }
          className="w-auto!"
        />
      </header>
      {found.isPending && <Skeletons rows={5} className="h-9" />}
      {found.isError && deliveries.length === 0 && <Failed error={found.error} retry={() => found.refetch()} />}
      {found.isSuccess && deliveries.length === 0 && (
        <Empty title={search.status ? t.webhooks.deliveries_none : t.webhooks.deliveries_empty} />
      )}
      {deliveries.length > 0 && (
        <div className="flex flex-col gap-4 lg:flex-row lg:items-start">
          <div className="min-w-0 flex-1">
            <ul
              aria-label={t.webhooks.table_deliveries}
              className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface"
            >
              {deliveries.map((delivery) => (
                <li key={delivery.id}>
                  <Row
                    delivery={delivery}
                    is_open={delivery.id === search.open}
                    onOpen={() => show({ open: delivery.id })}
                  />
                </li>
              ))}
            </ul>
            <More of={found} />
          </div>
          {opened && (
            <DeliveryDetail
              mode={mode}
              endpoint={endpoint}
              delivery={opened}
              onClose={() => show({ open: undefined })}
            />
          )}
        </div>
      )}
    </section>
  )
}

function Row({ delivery, is_open, onOpen }: { delivery: WebhookDelivery; is_open: boolean; onOpen: () => void }) {
  const t = useText()
  const { event_type, attempts, created_at } = delivery
  return (
    <button
      type="button"
      data-entry={delivery.id}
      aria-expanded={is_open}
      onClick={onOpen}
      className="flex min-h-9 w-full flex-wrap items-center gap-x-3 px-3 py-1.5 text-start -outline-offset-2 hover:bg-sunken aria-expanded:bg-accent-soft"
    >
      <span className="w-24 shrink-0">
        <DeliveryStatus delivery={delivery} />
      </span>
      <span className="min-w-0 flex-1 basis-40 truncate font-mono text-xs">{event_type}</span>
      <span className="shrink-0 text-xs text-muted">{t.webhooks.attempts(attempts.length)}</span>
      <span className="shrink-0 text-xs text-muted">
        <When at={created_at} as="exact" />
      </span>
    </button>
  )
}
