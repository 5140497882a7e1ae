import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface CrmSink {
  url: string
  /** How often each lead was created. Updates don't count. */
  made: Map<string, number>
  /** Responses with 429. */
  refused: number
  /** Rejects every nth call, or none if 0. */
  refuse_every: number
  close(): Promise<void>
}

/** A receiver that accepts leads as fast as they come, and now and then responds with 429. */
export async function startCrmSink(): Promise<CrmSink> {
  let calls = 0
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const { type, lead_id, remote_id } = JSON.parse(body)
    if (sink.refuse_every > 0 && ++calls % sink.refuse_every === 0) {
      sink.refused++
      response.writeHead(429, { 'retry-after': '1' }).end()
      return
    }
    if (type === 'lead.upsert' && remote_id === null) sink.made.set(lead_id, (sink.made.get(lead_id) ?? 0) + 1)
    response.writeHead(200, { 'content-type': 'application/json' }).end(`{"remote_id":"R-${lead_id}"}`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const sink: CrmSink = {
    url: `http://127.0.0.1:${port}/`,
    made: new Map(),
    refused: 0,
    refuse_every: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return sink
}
