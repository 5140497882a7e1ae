import { setTimeout as pause } from 'node:timers/promises'
import type { Connection } from './with-key.ts'

export interface Api {
  get<T>(path: string): Promise<T>
  post<T>(path: string, body?: object): Promise<T>
  patch<T>(path: string, body: object): Promise<T>
  delete<T>(path: string): Promise<T>
  /** Every page of a list. */
  all<T>(path: string): Promise<T[]>
}

const longest_wait_s = 60
const call_ms = 120_000

/** The service gave no response. Every other call would wait for it, too. */
export class NoResponse extends Error {}

/**
 * Calls the API like any client. Rejections are thrown as an Error with the API's message and a `status`. With several
 * attempts, it waits when asked to.
 */
export function callsTo({ url, key }: Connection, max_attempts = 1): Api {
  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const { ok, status, later, json } = await send(method, path, body)
      if (ok) return json as T
      const body_json = json as { error?: { message: string } } | null
      if (attempt === max_attempts || Number.isNaN(later) || later > longest_wait_s) {
        throw Object.assign(new Error(body_json?.error?.message ?? `${method} ${path} responded with ${status}.`), {
          status,
        })
      }
      await pause(later * 1000)
    }
  }

  async function send(method: string, path: string, body?: object) {
    const limit = AbortSignal.timeout(call_ms)
    try {
      const answer = await fetch(url + path, {
        method,
        headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
        body: body && JSON.stringify(body),
        signal: limit,
      })
      const { ok, status, headers } = answer
      const text = await answer.text()
      return {
        ok,
        status,
        later: Number(headers.get('retry-after') ?? Number.NaN),
        json: ok ? JSON.parse(text) : jsonIn(text),
      }
    } catch (error) {
      if (error instanceof SyntaxError) throw error
      throw new NoResponse(
        limit.aborted
          ? `${url} didn't respond within ${call_ms / 1000} s. It may have done what was asked: look before you repeat it.`
          : `${url} can't be reached: ${causeOf(error)}.`,
      )
    }
  }

  return {
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    patch: (path, body) => call('PATCH', path, body),
    delete: (path) => call('DELETE', path),
    async all<T>(path: string) {
      const objects: T[] = []
      let cursor: string | null = null
      do {
        const query: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`
        const page: { data: T[]; next_cursor: string | null } = await call('GET', `${path}?limit=100${query}`)
        objects.push(...page.data)
        cursor = page.next_cursor
      } while (cursor !== null)
      return objects
    },
  }
}

/** A proxy in between may reject with a web page. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What lies behind "fetch failed". A failed connection to several addresses of one host has no message of its own. */
export function causeOf(error: unknown): string {
  const { message, cause } = error as Error & { cause?: Error & { code?: string } }
  return cause?.message || cause?.code || message
}
