import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  method: string
  path: string
  headers: IncomingHttpHeaders
  /** The bytes as they came: what was signed. */
  body: Buffer
  at: Date
}

export interface ReceiverAnswer {
  status: number
  headers?: Record<string, string>
  body?: string | Buffer
}

/** Decides by the request and how many came before it; a promise that is never kept is a receiver that hangs. */
export type Answering = (request: Received, n: number) => ReceiverAnswer | Promise<ReceiverAnswer>

export interface Receiver extends AsyncDisposable {
  url: string
  /** In the order in which they were complete. */
  requests: Received[]
  stop(): Promise<void>
}

/** Someone's server that takes webhooks: real HTTP on the loopback, answering 200 unless told otherwise. */
export async function startReceiver(answer: Answering = () => ({ status: 200 })): Promise<Receiver> {
  const requests: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    response.on('error', () => {})
    try {
      for await (const chunk of request) chunks.push(chunk)
    } catch {
      return // The sender went away in the middle: nothing was received.
    }
    const { method = '', url: path = '', headers } = request
    const received = { method, path, headers, body: Buffer.concat(chunks), at: new Date() }
    requests.push(received)
    const { status, headers: extra_headers, body } = await answer(received, requests.length - 1)
    response.writeHead(status, extra_headers).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  async function stop() {
    if (!server.listening) return
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }

  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, requests, stop, [Symbol.asyncDispose]: stop }
}
