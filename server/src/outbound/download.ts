import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { connectionsTo } from './http-call.ts'
import { readUrl } from './public-address.ts'
import { type Reach, Unreachable } from './safe-connector.ts'

export interface Download {
  /** Sent to this address only: not to one that it redirects to. */
  headers: Record<string, string>
  rule: Pick<Reach, 'allowed' | 'mode'>
  /** Where the bytes go: a new file. */
  path: string
  max_bytes: number
}

/** Gone: it won't be there later, either. */
export type Failure = 'too_large' | 'gone' | 'unavailable'
export type Downloaded = { size: number; sha256: string } | { failure: Failure }

const whole_ms = 60_000
const max_redirects = 3

/** Fetches a file from an address that somebody else named. Each address on the way is checked when it is connected to. */
export async function download(address: string, { headers, ...terms }: Download): Promise<Downloaded> {
  const over = AbortSignal.timeout(whole_ms)
  let next: Step = { location: address }
  for (let steps = 0; steps <= max_redirects && 'location' in next; steps++) {
    const url = urlOf(next.location)
    if (!url) return { failure: 'gone' }
    next = await fetchOnce(url, { ...terms, headers: steps === 0 ? headers : {} }, over)
  }
  return 'location' in next ? { failure: 'gone' } : next
}

type Step = Downloaded | { location: string }

async function fetchOnce(url: URL, { headers, rule, path, max_bytes }: Download, over: AbortSignal): Promise<Step> {
  const { pool, giveBack } = connectionsTo(url, rule)
  try {
    const answer = await pool.request({
      method: 'GET',
      path: url.pathname + url.search,
      headers: { ...headers, 'accept-encoding': 'identity' },
      signal: over,
    })
    // Without a listener, one that nobody reads would end the process when its connection does.
    answer.body.on('error', () => {})
    const { location, 'content-length': announced } = answer.headers
    if (answer.statusCode >= 300 && answer.statusCode < 400 && typeof location === 'string')
      return { location: URL.parse(location, url)?.href ?? '' }
    if (answer.statusCode !== 200) return { failure: isPassing(answer.statusCode) ? 'unavailable' : 'gone' }
    if (Number(announced ?? 0) > max_bytes) return { failure: 'too_large' }
    return await store(answer.body, path, max_bytes)
  } catch (error) {
    return { failure: error instanceof Unreachable && error.code === 'blocked_address' ? 'gone' : 'unavailable' }
  } finally {
    giveBack()
  }
}

async function store(body: Readable, path: string, max_bytes: number): Promise<Downloaded> {
  await using file = await open(path, 'wx', 0o600)
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > max_bytes) return { failure: 'too_large' }
    hash.update(chunk)
    await file.appendFile(chunk)
  }
  return { size, sha256: hash.digest('hex') }
}

function isPassing(status: number): boolean {
  return status >= 500 || status === 408 || status === 425 || status === 429
}

function urlOf(address: string): URL | null {
  try {
    return readUrl(address)
  } catch {
    return null
  }
}
