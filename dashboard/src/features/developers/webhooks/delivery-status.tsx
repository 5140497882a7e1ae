import { useText } from '../../../text/page-text.ts'
import { Badge } from '../../../ui/bits.tsx'
import type { WebhookDelivery } from './endpoints.ts'

export function DeliveryStatus({ delivery: { status } }: { delivery: WebhookDelivery }) {
  const t = useText()
  const tones = { pending: 'accent', delivered: 'good', failed: 'danger', canceled: 'plain' } as const
  return <Badge tone={tones[status]}>{t.webhooks.delivery_status[status]}</Badge>
}
