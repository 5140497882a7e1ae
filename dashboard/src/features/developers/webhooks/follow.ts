import type { Event } from '@parley/sdk'
import type { QueryClient } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import { endpointsKey } from '../../../queries/webhooks.ts'

/** How events update webhook endpoints. */
export function followEndpoints(queries: QueryClient, mode: Mode, { type }: Event): void {
  if (type === 'webhook_endpoint.disabled' || type === 'webhook_endpoint.failing')
    queries.invalidateQueries({ queryKey: endpointsKey(mode) })
}
