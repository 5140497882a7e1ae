import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface FakeRequest {
  method: string
  path: string
  query: URLSearchParams
  headers: Record<string, string>
  body: string
  /** The body's JSON or form. Undefined if it has none that can be parsed. */
  json: Json | undefined
}

export type Json = { [name: string]: unknown }

export interface Reply {
  status: number
  headers?: Record<string, string>
  json?: unknown
  /** Sent verbatim, instead of `json`. */
  body?: string
}

/** What goes wrong with one call, instead of its normal response. */
export interface Fault extends Partial<Reply> {
  /** Closes the connection before the call is processed, or after that but before the response. */
  drop?: 'before' | 'after'
  delay_ms?: number
  /** Only for a call with this method, or with a path that ends like this. */
  method?: string
  path?: string
}

export interface Serving extends AsyncDisposable {
  url: string
  /** All calls, in order of arrival. */
  requests: FakeRequest[]
  /** Faults for the next calls that match, one each, in this order. */
  next(...faults: Fault[]): void
  stop(): Promise<void>
}

/** A third-party server on the loopback interface: real HTTP, with faults on request. */
export async function serve(answer: (request: FakeRequest) => Reply, port = 0): Promise<Serving> {
  const requests: FakeRequest[] = []
  const faults: Fault[] = []

  async function respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = await read(incoming)
    requests.push(call)
    const fault = take(faults, call)
    if (fault?.drop === 'before') return cut(incoming.socket)
    if (fault?.delay_ms !== undefined) await sleep(fault.delay_ms)
    const faulty = fault?.status !== undefined
    const { status, headers, json, body } = faulty ? { ...fault, status: fault.status! } : answer(call)
    if (fault?.drop === 'after') return cut(incoming.socket)
    const text = body ?? (json === undefined ? '' : JSON.stringify(json))
    const type = text === '' ? {} : { 'content-type': body === undefined ? 'application/json' : 'text/html' }
    response.writeHead(status, { ...type, ...headers }).end(text)
  }

  const server = createServer((incoming, response) => {
    respond(incoming, response).catch(() => cut(incoming.socket))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  async function stop(): Promise<void> {
    if (!server.listening) return
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeAllConnections()
    await closed
  }

  const { port: its } = server.address() as AddressInfo
  const next = (...more: Fault[]): void => void faults.push(...more)
  return { url: `http://127.0.0.1:${its}`, requests: requests, next, stop, [Symbol.asyncDispose]: stop }
}

async function read(incoming: IncomingMessage): Promise<FakeRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const url = new URL(incoming.url ?? '/', 'http://fake')
  const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]))
  const body = Buffer.concat(chunks).toString('utf8')
  const { method = '' } = incoming
  return { method, path: url.pathname, query: url.searchParams, headers, body, json: parse(body, headers) }
}

function parse(body: string, headers: Record<string, string>): Json | undefined {
  const type = headers['content-type'] ?? ''
  if (type.startsWith('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(body))
  if (!type.startsWith('application/json')) return undefined
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

function take(faults: Fault[], { method, path }: FakeRequest): Fault | undefined {
  const at = faults.findIndex(
    (fault) => (fault.method ?? method) === method && (fault.path === undefined || path.endsWith(fault.path)),
  )
  return at === -1 ? undefined : faults.splice(at, 1)[0]
}

function cut(socket: Socket): void {
  socket.destroy()
}
