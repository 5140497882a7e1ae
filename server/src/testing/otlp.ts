import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface ExportedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  status: { code?: number }
  attributes: Record<string, unknown>
}

/** A collector that takes traces over OTLP/HTTP in JSON. */
export async function startCollector(port = 0) {
  const spans: ExportedSpan[] = []
  const bodies: string[] = []
  const heads: Record<string, unknown>[] = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    bodies.push(body)
    heads.push({ ...request.headers, path: request.url })
    spans.push(...spansIn(body))
    response.setHeader('content-type', 'application/json').end('{}')
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const address = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    spans,
    bodies,
    heads,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface Attribute {
  key: string
  value: Record<string, unknown>
}

function spansIn(body: string): ExportedSpan[] {
  const { resourceSpans } = JSON.parse(body)
  return resourceSpans.flatMap(
    ({ scopeSpans }: { scopeSpans: { spans: (ExportedSpan & { attributes: Attribute[] })[] }[] }) =>
      scopeSpans.flatMap(({ spans }) =>
        spans.map((span) => ({
          ...span,
          attributes: Object.fromEntries(span.attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
        })),
      ),
  )
}
