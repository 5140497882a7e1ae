import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the server does with one request. */
export type Act = (response: ServerResponse, request: IncomingMessage) => void

export interface Liar {
  base_url: string
  /** The requests that came, in order. */
  heard: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[]
  stop(): Promise<void>
}

/** A real server that plays one act after the other, the last one for ever. */
export async function startLiar(...acts: Act[]): Promise<Liar> {
  const heard: Liar['heard'] = []
  const server = createServer(async (request, response) => {
    const act = acts[Math.min(heard.length, acts.length - 1)]!
    const entry = { method: request.method!, url: request.url!, headers: request.headers, body: '' }
    heard.push(entry)
    for await (const chunk of request) entry.body += chunk
    act(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    base_url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    heard,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const service_headers = { 'service-request-id': 'req_01h455vb4pex5vsknk084sn02q', 'service-api-version': 'v1' }

export function answer(status: number, body: unknown, headers: Record<string, string> = {}): Act {
  return (response) => {
    response.writeHead(status, { ...service_headers, 'content-type': 'application/json', ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
}

export function failure(status: number, code: string, headers: Record<string, string> = {}): Act {
  const error = { type: 'service/api_error', code, message: 'No.', request_id: service_headers['service-request-id'] }
  return answer(status, { error }, headers)
}

export const hang: Act = () => {}
export const reset: Act = (_, request) => request.socket.resetAndDestroy()
/** Half of an answer, and the connection is gone. */
export const cutOff: Act = (response, request) => {
  response.writeHead(200, { ...service_headers, 'content-length': '1000' })
  response.write('{"object":"contact",', () => request.socket.resetAndDestroy())
}
