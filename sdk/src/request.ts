import { pathOf, queryOf } from './address.ts'
import type { Call } from './api.ts'
import { attempt, type Settings } from './attempt.ts'
import { pause, waitBefore } from './retry.ts'

/** Sends a request, and retries it as long as that may help. */
export async function request<T>(settings: Settings, method: string, path: string, call: Call): Promise<T> {
  const { max_retries = settings.max_retries, timeout_ms = settings.timeout_ms, signal } = call.options
  const target = settings.base + pathOf(path, call.places) + queryOf(call.query)
  const init = { method, headers: headersOf(settings, method, call), body: bodyOf(call) }
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

function bodyOf({ body, part }: Call): RequestInit['body'] {
  if (part) return part.bytes as NonNullable<RequestInit['body']>
  return body instanceof FormData ? body : body && JSON.stringify(body)
}

function headersOf(settings: Settings, method: string, { body, part, options }: Call): Record<string, string> {
  const headers: Record<string, string> = { ...callerOf(settings), accept: 'application/json' }
  // The boundary of a form is chosen when it's sent.
  if (body && !(body instanceof FormData)) headers['content-type'] = 'application/json'
  if (part) {
    headers['content-type'] = 'application/octet-stream'
    headers['content-range'] = part.range
  }
  // One key for all attempts: whatever happened to the first, the write is done at most once.
  if (method !== 'GET') headers['idempotency-key'] = options.idempotency_key ?? crypto.randomUUID()
  if (options.if_match !== undefined) headers['if-match'] = options.if_match
  return headers
}

/** Who calls, and with which program. */
export function callerOf({ authorization, user_agent }: Settings): Record<string, string> {
  return { ...(authorization !== undefined && { authorization }), ...(user_agent && { 'user-agent': user_agent }) }
}
