import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  method: string
  path: string
  headers: IncomingHttpHeaders
  /** The raw bytes, because those are signed. */
  body: Buffer
  at: Date
}

export interface ReceiverAnswer {
  status: number
  headers?: Record<string, string>
  body?: string | Buffer
}

/** `n` is the number of earlier requests. A promise that never resolves is a receiver that hangs. */
export type Answering = (request: Received, n: number) => ReceiverAnswer | Promise<ReceiverAnswer>

export interface Receiver extends AsyncDisposable {
  url: string
  /** In order of completion. */
  requests: Received[]
  /** How many responses have been handed to the network. */
  answered(): number
  stop(): Promise<void>
}

/** A webhook receiver on the loopback interface, over real HTTP. Responds with 200 by default. */
export async function startReceiver(answer: Answering = () => ({ status: 200 })): Promise<Receiver> {
  const requests: Received[] = []
  let answered = 0
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    response.on('error', () => {})
    try {
      for await (const chunk of request) chunks.push(chunk)
    } catch {
      return // The sender disconnected halfway, so there is no request.
    }
    const { method = '', url: path = '', headers } = request
    const received = { method, path, headers, body: Buffer.concat(chunks), at: new Date() }
    requests.push(received)
    const { status, headers: extra_headers, body } = await answer(received, requests.length - 1)
    response.once('finish', () => answered++)
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
  return { url: `http://127.0.0.1:${port}/`, requests, answered: () => answered, stop, [Symbol.asyncDispose]: stop }
}
