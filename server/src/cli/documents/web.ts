import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { gunzipSync, inflateSync } from 'node:zlib'
import { type Dispatcher, Pool } from 'undici'
import { retryAfter } from '../../outbound/answer.ts'
import { failureClass } from '../../outbound/failure-class.ts'
import { type Allowed, hostOf } from '../../outbound/public-address.ts'
import { safeConnector } from '../../outbound/safe-connector.ts'

export interface Fetched {
  /** The final URL, after redirects. */
  url: URL
  type: string
  bytes: Buffer
}

export interface Web {
  /** Fetches a URL. Throws an Error if it can't be fetched; its `cause` is the status, or `redirects`. */
  get(url: URL, max_bytes: number, heed?: Heed): Promise<Fetched>
  /** Waits this long between two requests from now on, if that is longer than before. */
  rest(ms: number): void
  close(): Promise<void>
}

/** Where redirects may lead. */
export interface Heed {
  /** To other hosts as well. Without it, never. */
  anywhere?: boolean
  /** Called before each URL. Throws if it may not be read. */
  permit?: (url: URL) => Promise<void>
}

export const agent = 'Parley-Import'

const connect_ms = 10_000
const answer_ms = 30_000
const max_redirects = 5
const max_attempts = 3
const longest_wait_ms = 60_000
const usual_wait_ms = 2000

/** One request at a time, with a pause in between, to addresses that the operator allows. */
export function openWeb(allowed: Allowed, rest_ms: number): Web {
  let resting_ms = rest_ms
  const pools = new Map<string, Pool>()
  let last = Number.NEGATIVE_INFINITY

  function poolTo(url: URL): Pool {
    let pool = pools.get(url.origin)
    if (!pool) {
      // As in test mode: what is read is public, and may be http.
      const connect = safeConnector(url, { allowed, mode: 'test', connect_ms })
      pool = new Pool(url.origin, { connections: 1, connect, headersTimeout: answer_ms, bodyTimeout: answer_ms })
      pools.set(url.origin, pool)
    }
    return pool
  }

  async function ask(url: URL): Promise<Dispatcher.ResponseData> {
    await pause(Math.max(0, last + resting_ms - performance.now()))
    const headers = {
      accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.5',
      'accept-encoding': 'gzip, deflate',
      'user-agent': `${agent}/1`,
    }
    return poolTo(url)
      .request({ method: 'GET', path: url.pathname + url.search, headers, signal: AbortSignal.timeout(answer_ms) })
      .catch((error) => {
        throw explained(error, url)
      })
      .finally(() => {
        last = performance.now()
      })
  }

  /** A busy server is called again when it says so. */
  async function askPatiently(url: URL): Promise<Dispatcher.ResponseData> {
    for (let attempt = 1; ; attempt++) {
      const answer = await ask(url)
      if (![429, 503].includes(answer.statusCode) || attempt === max_attempts) return answer
      await answer.body.dump()
      await pause(Math.min(retryAfter(answer.headers['retry-after']) ?? usual_wait_ms * attempt, longest_wait_ms))
    }
  }

  return {
    async get(url, max_bytes, { anywhere = false, permit } = {}) {
      let at = url
      for (let redirects = 0; ; redirects++) {
        await permit?.(at)
        const answer = await askPatiently(at)
        const { statusCode: status, headers, body } = answer
        if (status >= 300 && status < 400 && typeof headers.location === 'string') {
          await body.dump()
          if (redirects === max_redirects) throw new Error('it is redirected again and again.', { cause: 'redirects' })
          at = redirected(headers.location, at, anywhere)
          continue
        }
        if (status !== 200) {
          await body.dump()
          throw new Error(`its server responded with ${status}.`, { cause: status })
        }
        const sent = await read(body, max_bytes, (error) => explained(error, at))
        const bytes = unpacked(sent, String(headers['content-encoding'] ?? ''), max_bytes)
        return { url: at, type: String(headers['content-type'] ?? '').toLowerCase(), bytes }
      }
    },
    rest(ms) {
      resting_ms = Math.max(resting_ms, ms)
    },
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.destroy()))
    },
  }
}

const reasons: Partial<Record<string, string>> = {
  dns_error: "its host can't be resolved.",
  connection_refused: 'nothing is listening there.',
  tls_error: "its certificate isn't trusted.",
  timeout: `it didn't respond within ${answer_ms / 1000} s.`,
  blocked_address:
    'it leads to an address in a private network. Allow it with --allow-network or IMPORT_ALLOWED_NETWORKS.',
}

function explained(error: Error, url: URL): Error {
  return new Error(reasons[failureClass(error, url.protocol)] ?? "it can't be reached.")
}

function redirected(location: string, from: URL, anywhere: boolean): URL {
  const to = URL.parse(location, from)
  if (!to || !/^https?:$/.test(to.protocol) || (!anywhere && (hostOf(to) !== hostOf(from) || isDowngrade(from, to))))
    throw new Error('it is redirected to another host.')
  return to
}

function isDowngrade(from: URL, to: URL): boolean {
  return from.protocol === 'https:' && to.protocol === 'http:'
}

async function read(body: Readable, max_bytes: number, failure: (error: Error) => Error): Promise<Buffer> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of body) {
      length += chunk.length
      if (length > max_bytes) break
      chunks.push(chunk)
    }
  } catch (error) {
    throw failure(error as Error)
  }
  if (length > max_bytes) throw tooLarge(max_bytes)
  return Buffer.concat(chunks)
}

/**
 * Also for a file that is itself compressed, such as sitemap.xml.gz. A few bytes can expand to gigabytes, so the limit
 * applies here, too.
 */
function unpacked(bytes: Buffer, encoding: string, max_bytes: number): Buffer {
  const options = { maxOutputLength: max_bytes }
  try {
    const decoded = /deflate/i.test(encoding) ? inflateSync(bytes, options) : bytes
    return decoded[0] === 0x1f && decoded[1] === 0x8b ? gunzipSync(decoded, options) : decoded
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(max_bytes)
    throw new Error('its compression is not supported.')
  }
}

function tooLarge(max_bytes: number): Error {
  return new Error(`it is larger than ${max_bytes / 1024 / 1024} MiB.`)
}
