import { PassThrough, type Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type Dispatcher, Pool } from 'undici'
import { unavailable } from '../errors.ts'
import { Late, timeFor } from '../outbound/deadline.ts'
import type { Allowed } from '../outbound/public-address.ts'
import { safeConnector } from '../outbound/safe-connector.ts'
import { no_body, type S3Credentials, signed } from './sign-s3.ts'

export interface S3Place extends S3Credentials {
  /** Such as `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string
  bucket: string
  /** What the names of all objects begin with. */
  prefix: string
  allowed: Allowed
}

interface Sending {
  body?: Readable
  /** How many bytes that is. */
  size?: number
  hash?: string
  headers?: Record<string, string>
}

const connect_ms = 5000
/** Without a byte in either direction. */
const answer_ms = 30_000
/** Whoever downloads a file may be on a very slow line. */
const slowest_reader = 4 * 1024

/** Signed requests to a bucket. It's part of the path, which every storage understands. */
export function openBucket(place: S3Place) {
  const base = new URL(place.endpoint)
  const connect = safeConnector(base, { allowed: place.allowed, mode: 'live', connect_ms })
  const pool = new Pool(base.origin, { connections: 16, connect, headersTimeout: answer_ms, bodyTimeout: answer_ms })
  const root = `${base.pathname.replace(/\/$/, '')}/${place.bucket}`

  async function call(method: Dispatcher.HttpMethod, path: string, sending: Sending = {}) {
    const url = new URL(base.origin + root + path)
    const { body, size = 0, hash = no_body, headers = {} } = sending
    const limit = new AbortController()
    const late = setTimeout(() => limit.abort(new Late('It took too long.')), answer_ms + timeFor(size))
    try {
      return await pool.request({
        method,
        path: url.pathname + url.search,
        headers: signed(place, { method, url, headers }, hash),
        body: body ?? null,
        signal: limit.signal,
      })
    } catch (error) {
      throw failure((error as Error).message)
    } finally {
      clearTimeout(late)
    }
  }

  /** For requests whose response has nothing to read. */
  async function done(method: Dispatcher.HttpMethod, path: string, sending?: Sending): Promise<void> {
    const answer = await call(method, path, sending)
    if (answer.statusCode >= 300) throw await refusal(answer)
    await dropped(answer)
  }

  /** Null if there is no such object. The whole of one that ends before the range begins. */
  async function read(path: string, headers: Record<string, string> = {}): Promise<Dispatcher.ResponseData | null> {
    const answer = await call('GET', path, { headers })
    if (answer.statusCode < 300) return answer
    if (answer.statusCode === 416) {
      await dropped(answer)
      return read(path)
    }
    if (answer.statusCode !== 404 || path.startsWith('?')) throw await refusal(answer)
    await dropped(answer)
    return null
  }

  return { done, read }
}

/** The body of a response. It ends in time, and as everything else here if it fails. */
export function bytesOf({ headers, body }: Dispatcher.ResponseData): Readable {
  const whole_ms = answer_ms + timeFor(Number(headers['content-length'] ?? 0), slowest_reader)
  const bytes = new PassThrough()
  const late = setTimeout(() => bytes.destroy(failure('It took too long.')), whole_ms)
  body.on('error', (error) => bytes.destroy(failure(error.message)))
  bytes.on('close', () => {
    clearTimeout(late)
    body.destroy()
  })
  return body.pipe(bytes)
}

/** The status has said it all. What follows is read for the sake of the connection. */
async function dropped({ body }: Dispatcher.ResponseData): Promise<void> {
  await body.dump({ limit: 16 * 1024, signal: AbortSignal.timeout(answer_ms) }).catch(() => {})
}

async function refusal(answer: Dispatcher.ResponseData) {
  const words = (await text(bytesOf(answer)).catch(() => '')).slice(0, 500)
  return failure(`${answer.statusCode} ${/<Code>(\w+)<\/Code>/.exec(words)?.[1] ?? ''}`)
}

function failure(reason: string) {
  const error = unavailable('storage_unavailable', "Files can't be stored or read right now. Try again shortly.", 5)
  error.cause = new Error(`The S3 storage failed: ${reason}`)
  return error
}
