import type { Call } from './api.ts'
import { attempt, type Settings } from './attempt.ts'
import { pause, waitBefore } from './retry.ts'

/** Sends a request until it is answered for good, or there is no point in trying again. */
export async function request<T>(settings: Settings, method: string, path: string, call: Call): Promise<T> {
  const { max_retries = settings.max_retries, timeout_ms = settings.timeout_ms, signal } = call.options
  const target = settings.base + pathOf(path, call.places ?? {}) + queryOf(call.query ?? {})
  const init = { method, headers: headersOf(settings, method, call), body: call.body && JSON.stringify(call.body) }
  for (let attempts = 1; ; attempts++) {
    try {
      return await attempt<T>(settings.fetch, target, init, { timeout_ms, signal, attempts })
    } catch (error) {
      const wait_ms = attempts > max_retries ? undefined : waitBefore(error, attempts)
      if (wait_ms === undefined) throw error
      await pause(wait_ms, signal)
    }
  }
}

function headersOf({ authorization }: Settings, method: string, { body, options }: Call): Record<string, string> {
  const headers: Record<string, string> = { authorization, accept: 'application/json', 'user-agent': 'parley-sdk' }
  if (body) headers['content-type'] = 'application/json'
  // Made once for all attempts: whatever became of the first, the work is done at most once.
  if (method !== 'GET') headers['idempotency-key'] = options.idempotency_key ?? crypto.randomUUID()
  if (options.if_match !== undefined) headers['if-match'] = options.if_match
  return headers
}

function pathOf(path: string, places: Record<string, string>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = places[name]
    // An empty id would ask for the list instead, and dots would climb out of the path.
    if (typeof value !== 'string' || /^\.{0,2}$/.test(value)) throw new TypeError(`${name} must be an id.`)
    return encodeURIComponent(value)
  })
}

export function queryOf(query: object): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}
