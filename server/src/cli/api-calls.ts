import { setTimeout as pause } from 'node:timers/promises'
import type { Connection } from './with-key.ts'

export interface Api {
  get<T>(path: string): Promise<T>
  post<T>(path: string, body?: object): Promise<T>
  patch<T>(path: string, body: object): Promise<T>
  delete(path: string): Promise<void>
  /** Every page of a list. */
  all<T>(path: string): Promise<T[]>
}

const longest_wait_s = 60
const call_ms = 120_000

/**
 * Calls the API like any client. Rejections are thrown as an Error with the API's message and a `status`. With several
 * attempts, it waits when asked to.
 */
export function callsTo({ url, key }: Connection, max_attempts = 1): Api {
  async function call<T>(method: string, path: string, body?: object): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const answer = await fetch(url + path, {
        method,
        headers: { authorization: `Bearer ${key}`, ...(body && { 'content-type': 'application/json' }) },
        body: body && JSON.stringify(body),
        signal: AbortSignal.timeout(call_ms),
      })
      if (answer.ok) return (await answer.json()) as T
      // A proxy in between may reject with a web page.
      const body_json = (await answer.json().catch(() => null)) as { error?: { message: string } } | null
      const later = Number(answer.headers.get('retry-after') ?? Number.NaN)
      if (attempt === max_attempts || Number.isNaN(later) || later > longest_wait_s) {
        const { status } = answer
        throw Object.assign(new Error(body_json?.error?.message ?? `${method} ${path} responded with ${status}.`), {
          status,
        })
      }
      await pause(later * 1000)
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
