import type { Readable } from 'node:stream'
import { type Dispatcher, Pool } from 'undici'
import { unavailable } from '../errors.ts'
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
  hash?: string
  headers?: Record<string, string>
}

const connect_ms = 5000
const answer_ms = 30_000

/** Signed requests to a bucket. It's part of the path, which every storage understands. */
export function openBucket(place: S3Place) {
  const base = new URL(place.endpoint)
  const connect = safeConnector(base, { allowed: place.allowed, mode: 'live', connect_ms })
  const pool = new Pool(base.origin, { connections: 16, connect, headersTimeout: answer_ms, bodyTimeout: answer_ms })
  const root = `${base.pathname.replace(/\/$/, '')}/${place.bucket}`

  async function call(method: Dispatcher.HttpMethod, path: string, sending: Sending = {}) {
    const url = new URL(base.origin + root + path)
    const { body, hash = no_body, headers = {} } = sending
    try {
      return await pool.request({
        method,
        path: url.pathname + url.search,
        headers: signed(place, { method, url, headers }, hash),
        body: body ?? null,
      })
    } catch (error) {
      throw failure((error as Error).message)
    }
  }

  /** For requests whose response has nothing to read. */
  async function done(method: Dispatcher.HttpMethod, path: string, sending?: Sending): Promise<void> {
    const answer = await call(method, path, sending)
    if (answer.statusCode >= 300) throw await refusal(answer)
    await answer.body.dump()
  }

  /** Null if there is no such object. The whole of one that ends before the range begins. */
  async function read(path: string, headers: Record<string, string> = {}): Promise<Dispatcher.ResponseData | null> {
    const answer = await call('GET', path, { headers })
    if (answer.statusCode < 300) return answer
    if (answer.statusCode === 416) {
      await answer.body.dump()
      return read(path)
    }
    if (answer.statusCode !== 404 || path.startsWith('?')) throw await refusal(answer)
    await answer.body.dump()
    return null
  }

  return { done, read }
}

async function refusal({ statusCode, body }: Dispatcher.ResponseData) {
  const text = (await body.text().catch(() => '')).slice(0, 500)
  return failure(`${statusCode} ${/<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? ''}`)
}

function failure(reason: string) {
  const error = unavailable('storage_unavailable', "Files can't be stored or read right now. Try again shortly.", 5)
  error.cause = new Error(`The S3 storage failed: ${reason}`)
  return error
}
