import { pathOf, queryOf } from './address.ts'
import type { Call } from './api.ts'
import { attempt, type Settings } from './attempt.ts'
import { user_agent } from './generated/version.ts'
import { pause, waitBefore } from './retry.ts'

/** Sends a request, and retries it as long as that may help. */
export async function request<T>(settings: Settings, method: string, path: string, call: Call): Promise<T> {
  const { max_retries = settings.max_retries, timeout_ms = settings.timeout_ms, signal } = call.options
  const target = settings.base + pathOf(path, call.places) + queryOf(call.query)
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
  const headers: Record<string, string> = { authorization, accept: 'application/json', 'user-agent': user_agent }
  if (body) headers['content-type'] = 'application/json'
  // One key for all attempts: whatever happened to the first, the write is done at most once.
  if (method !== 'GET') headers['idempotency-key'] = options.idempotency_key ?? crypto.randomUUID()
  if (options.if_match !== undefined) headers['if-match'] = options.if_match
  return headers
}
