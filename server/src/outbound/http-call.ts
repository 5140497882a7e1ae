import { Pool } from 'undici'
import { retryAfter } from './answer.ts'
import { type FailureClass, failureClass } from './failure-class.ts'
import { safeConnector } from './safe-connector.ts'

export interface HttpCall {
  method: string
  url: URL
  headers: Record<string, string>
  body: string | Buffer | null
}

export type HttpOutcome =
  | {
      status: number
      headers: Record<string, string>
      text: string
      retry_after_ms: number | null
      duration_ms: number
    }
  | { status: null; failure: FailureClass; duration_ms: number }

export interface Wire {
  send(call: HttpCall, within_ms: number, over?: AbortSignal): Promise<HttpOutcome>
  close(): Promise<void>
}

const connect_ms = 5000
/** The description of Lead in a large Salesforce organization is almost two. */
const max_read = 4 * 1024 * 1024

/** Connections to a URL. Whoever provides them checks each address when connecting. */
export type Lend = (url: URL) => { pool: Pool; giveBack: () => void }

/** Connections that aren't shared. */
export function connectionsTo(
  url: URL,
  rule: Omit<Parameters<typeof safeConnector>[1], 'connect_ms'>,
): ReturnType<Lend> {
  const connect = safeConnector(url, { ...rule, connect_ms })
  const pool = new Pool(url.origin, { connections: 4, pipelining: 1, connect, headersTimeout: 0, bodyTimeout: 0 })
  return { pool, giveBack: () => void pool.destroy().catch(() => {}) }
}

/** Calls other systems at addresses that the operator allows. Doesn't follow redirects. */
export function openWire(lend: Lend): Wire {
  const borrowed = new Map<string, ReturnType<Lend>>()

  function poolTo(url: URL): Pool {
    const known = borrowed.get(url.origin) ?? lend(url)
    borrowed.set(url.origin, known)
    return known.pool
  }

  return {
    async send({ method, url, headers, body }, within_ms, over) {
      const began = performance.now()
      const lasted = () => Math.round(performance.now() - began)
      try {
        const answer = await poolTo(url).request({
          method: method as 'GET',
          path: url.pathname + url.search,
          headers,
          body,
          signal: AbortSignal.any([AbortSignal.timeout(Math.max(1, Math.ceil(within_ms))), ...(over ? [over] : [])]),
        })
        const text = await textOf(answer.body)
        if (text === null) return { status: null, failure: 'bad_response', duration_ms: lasted() }
        const flat = Object.entries(answer.headers).map(([name, value]) => [name, String(value ?? '')])
        return {
          status: answer.statusCode,
          headers: Object.fromEntries(flat),
          text,
          retry_after_ms: retryAfter(answer.headers['retry-after']),
          duration_ms: lasted(),
        }
      } catch (error) {
        return { status: null, failure: failureFrom(error as Error, url), duration_ms: lasted() }
      }
    },
    close: async () => {
      for (const { giveBack } of borrowed.values()) giveBack()
      borrowed.clear()
    },
  }
}

/** Null if it's too long. */
async function textOf(body: AsyncIterable<Buffer>): Promise<string | null> {
  const chunks: Buffer[] = []
  let read = 0
  for await (const chunk of body) {
    read += chunk.length
    if (read > max_read) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function failureFrom(error: Error, { protocol }: URL): FailureClass {
  return ['TimeoutError', 'AbortError'].includes(error.name) ? 'timeout' : failureClass(error, protocol)
}
