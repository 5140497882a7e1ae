import assert from 'node:assert/strict'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'

export interface Reply {
  status: number
  headers: IncomingHttpHeaders
  text: string
  ms: number
}

export interface Outgoing {
  method: string
  path: string
  headers?: Record<string, string | string[]>
  body?: string | Buffer
  /** Aborts the request after this time. The caller then doesn't know whether it was processed. */
  give_up_ms?: number
}

/** An HTTP client with its own sockets. Throws network errors and returns responses of any status. */
export function caller(origin: string, max_sockets = 64) {
  const agent = new Agent({ keepAlive: true, maxSockets: max_sockets })
  const { hostname, port } = new URL(origin)
  return {
    close: () => agent.destroy(),
    call({ method, path, headers = {}, body, give_up_ms }: Outgoing): Promise<Reply> {
      const began = performance.now()
      return new Promise((resolve, reject) => {
        const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
        const outgoing = request(
          // Not as a URL, which would be normalized.
          { hostname, port, path, method, headers: { ...length, ...headers }, agent },
          (incoming) => {
            const parts: Buffer[] = []
            const done = () => {
              clearTimeout(timer)
              resolve({
                status: incoming.statusCode!,
                headers: incoming.headers,
                text: Buffer.concat(parts).toString('utf8'),
                ms: performance.now() - began,
              })
            }
            // A stream doesn't end, so its headers are enough.
            if (incoming.headers['content-type'] === 'text/event-stream') {
              done()
              outgoing.destroy()
              return
            }
            incoming.on('data', (part) => parts.push(part))
            incoming.on('error', reject)
            incoming.on('end', done)
          },
        )
        const timer =
          give_up_ms === undefined
            ? undefined
            : setTimeout(() => outgoing.destroy(new Error('The caller gave up.')), give_up_ms)
        outgoing.on('error', (error) => {
          clearTimeout(timer)
          reject(error)
        })
        outgoing.end(body)
      })
    },
  }
}

export type Caller = ReturnType<typeof caller>

export function json(key: string, extra: Record<string, string> = {}): Record<string, string> {
  return { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...extra }
}

/** Checks what every response must have: both service headers and, if it's an error, exactly four fields. Returns the error code. */
export function checkEnvelope({ status, headers, text }: Omit<Reply, 'ms'>, about: string): string | undefined {
  const request_id = headers['service-request-id']
  assert.match(String(request_id), /^req_[0-7][0-9a-z]{25}$/, `${about}: Service-Request-Id is missing on ${status}`)
  assert.equal(headers['service-api-version'], 'v1', `${about}: Service-Api-Version is missing on ${status}`)
  if (status < 400) return undefined
  assert.equal(headers['content-type'], 'application/json; charset=utf-8', `${about}: an error that is not JSON`)
  // An error response to HEAD has no body.
  if (text === '') return undefined
  const { error, ...rest } = JSON.parse(text)
  assert.deepEqual(Object.keys(rest), [], `${about}: fields beside the error`)
  assert.deepEqual(Object.keys(error), ['type', 'code', 'message', 'request_id'], `${about}: the error's fields`)
  assert.match(error.type, /^service\//, about)
  assert.equal(error.request_id, request_id, `${about}: request_id differs from its header`)
  return error.code
}
