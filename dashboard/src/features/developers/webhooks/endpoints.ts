import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call, type List, type Mode } from '../../../api/call.ts'
import type {
  NewWebhookEndpoint,
  WebhookDelivery,
  WebhookEndpoint,
  WebhookEndpointReplay,
  WebhookEndpointWithSecret,
} from '../../../api/generated/types.ts'

export type { WebhookDelivery, WebhookEndpoint, WebhookEndpointWithSecret }
export type Kinds = NewWebhookEndpoint['events']
export type Draft = Required<Pick<NewWebhookEndpoint, 'url' | 'events'>> & { description: string | null }

const next = ({ next_cursor }: List<unknown>) => next_cursor ?? undefined

export const endpointsQuery = (mode: Mode) =>
  infiniteQueryOptions({
    queryKey: [mode, 'webhook_endpoints', 'list'],
    queryFn: ({ pageParam, signal }) =>
      call<List<WebhookEndpoint>>(`/${mode}/webhook_endpoints`, { query: { limit: 100, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: next,
  })

export const endpointQuery = (mode: Mode, id: string) =>
  queryOptions({
    queryKey: [mode, 'webhook_endpoints', 'one', id],
    queryFn: ({ signal }) => call<WebhookEndpoint>(`/${mode}/webhook_endpoints/${id}`, { signal }),
  })

export const deliveriesQuery = (mode: Mode, id: string, status: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [mode, 'webhook_endpoints', 'deliveries', id, status ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call<List<WebhookDelivery>>(`/${mode}/webhook_endpoints/${id}/deliveries`, {
        query: { limit: 50, status, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: next,
    // A delivery moves on by itself and no event tells of it: while somebody looks, it is looked again.
    refetchInterval: 4000,
  })

/** What can be done with an endpoint. Each act has a key of its own. */
export function endpointCalls(mode: Mode) {
  const path = (id: string, verb = '') => `/${mode}/webhook_endpoints/${id}${verb}`
  return {
    create: ({ key, ...body }: Draft & { key: string }) =>
      call<WebhookEndpointWithSecret>(`/${mode}/webhook_endpoints`, { method: 'POST', body, key }),
    update: ({ id, key, ...body }: Draft & { id: string; key: string }) =>
      call<WebhookEndpoint>(path(id), { method: 'PATCH', body, key }),
    remove: ({ id, key }: { id: string; key: string }) => call(path(id), { method: 'DELETE', key }),
    disable: (id: string, key: string) =>
      call<WebhookEndpoint>(path(id, '/disable'), { method: 'POST', body: {}, key }),
    enable: (id: string, key: string) => call<WebhookEndpoint>(path(id, '/enable'), { method: 'POST', body: {}, key }),
    rotate: ({ id, key, grace_hours }: { id: string; key: string; grace_hours: number }) =>
      call<WebhookEndpointWithSecret>(path(id, '/rotate_secret'), { method: 'POST', body: { grace_hours }, key }),
    test: (id: string, key: string) => call(path(id, '/test'), { method: 'POST', body: {}, key }),
    recover: ({ id, key, since }: { id: string; key: string; since: string }) =>
      call<WebhookEndpointReplay>(path(id, '/replay'), { method: 'POST', body: { since }, key }),
    resend: (id: string, delivery_id: string, key: string) =>
      call(path(id, `/deliveries/${delivery_id}/replay`), { method: 'POST', body: {}, key }),
  }
}

/** A whole program that takes deliveries and checks them. */
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
