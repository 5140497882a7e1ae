import type { NewWebhookEndpoint, WebhookDelivery, WebhookEndpoint, WebhookEndpointWithSecret } from '@parley/sdk'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Mode } from '../../../api/call.ts'
import { byCursor, pageOf } from '../../../api/pages.ts'
import { service } from '../../../api/service.ts'
import { endpointsKey } from '../../../queries/webhooks.ts'

export type { WebhookDelivery, WebhookEndpoint, WebhookEndpointWithSecret }
export type Kinds = NewWebhookEndpoint['events']
export type Draft = Required<Pick<NewWebhookEndpoint, 'url' | 'events'>> & { description: string | null }

export const endpointsQuery = (mode: Mode) =>
  infiniteQueryOptions({
    queryKey: [...endpointsKey(mode), 'list'],
    queryFn: ({ pageParam, signal }) =>
      pageOf(service[mode].webhookEndpoints.list({ limit: 100, cursor: pageParam }, { signal })),
    ...byCursor,
  })

export const endpointQuery = (mode: Mode, id: string) =>
  queryOptions({
    queryKey: [...endpointsKey(mode), 'one', id],
    queryFn: ({ signal }) => service[mode].webhookEndpoints.get(id, { signal }),
  })

export const deliveriesKey = (mode: Mode, id: string) => [...endpointsKey(mode), 'deliveries', id] as const

export const deliveriesQuery = (mode: Mode, id: string, status: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...deliveriesKey(mode, id), status ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      pageOf(service[mode].webhookEndpoints.listDeliveries(id, { limit: 50, status, cursor: pageParam }, { signal })),
    ...byCursor,
    // Deliveries progress without events, so they're polled while someone is looking.
    refetchInterval: 4000,
  })

/** Actions for an endpoint. Each action has its own key. */
export function endpointCalls(mode: Mode) {
  const { webhookEndpoints } = service[mode]
  return {
    create: ({ key, ...body }: Draft & { key: string }) => webhookEndpoints.register(body, { idempotency_key: key }),
    update: ({ id, key, ...body }: Draft & { id: string; key: string }) =>
      webhookEndpoints.update(id, body, { idempotency_key: key }),
    remove: ({ id, key }: { id: string; key: string }) => webhookEndpoints.delete(id, { idempotency_key: key }),
    disable: (id: string, key: string) => webhookEndpoints.disable(id, { idempotency_key: key }),
    enable: (id: string, key: string) => webhookEndpoints.enable(id, { idempotency_key: key }),
    rotate: ({ id, key, grace_hours }: { id: string; key: string; grace_hours: number }) =>
      webhookEndpoints.rotateSecret(id, { grace_hours }, { idempotency_key: key }),
    test: (id: string, key: string) => webhookEndpoints.test(id, { idempotency_key: key }),
    recover: ({ id, key, since }: { id: string; key: string; since: string }) =>
      webhookEndpoints.replay(id, { since }, { idempotency_key: key }),
    resend: (id: string, delivery_id: string, key: string) =>
      webhookEndpoints.replayDelivery(id, delivery_id, { idempotency_key: key }),
  }
}

/** A complete program that receives and verifies deliveries. */
export const receiver = `import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { verify } from '@parley/sdk'

createServer(async (request, response) => {
  try {
    const event = await verify(await text(request), request.headers, process.env.WEBHOOK_SECRET)
    console.log(event.type, event.data.object)
    response.writeHead(204).end()
  } catch {
    response.writeHead(400).end()
  }
}).listen(8080)`
