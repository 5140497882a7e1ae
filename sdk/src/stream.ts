import { queryOf } from './address.ts'
import type { StreamOptions } from './api.ts'
import { infoOf, parse, type Settings } from './attempt.ts'
import { ConnectionError, errorOf, ParleyError } from './errors.ts'
import { messageReader } from './messages.ts'
import { callerOf } from './request.ts'
import { pause, waitBefore } from './retry.ts'

const first_retry_ms = 2000
// The service sends at least a comment every 15 seconds, so a connection that is silent this long is dead.
const max_silent_ms = 45_000

/**
 * Events as they happen, for as long as the caller iterates. After a break it reconnects behind the last event seen, with
 * growing delays while that fails: no event is missed or seen twice. Errors that a retry can't fix are thrown.
 */
export async function* follow<T>(
  settings: Settings,
  path: string,
  { signal, last_event_id, ...query }: StreamOptions & object,
): AsyncGenerator<T, void, undefined> {
  const target = settings.base + path + queryOf(query)
  const place: Place = { id: last_event_id, retry_ms: first_retry_ms }
  let failures = 0
  while (!signal?.aborted) {
    try {
      for await (const data of connection(settings, target, place, signal)) {
        failures = 0
        if (data !== undefined) yield data as T
      }
    } catch (error) {
      if (signal?.aborted) return
      const wait_ms = waitBefore(error, ++failures)
      if (wait_ms === undefined) throw error
      await pause(wait_ms, signal).catch(() => {})
      continue
    }
    await pause(place.retry_ms, signal).catch(() => {})
  }
}

interface Place {
  /** The last event ID of the stream. */
  id: string | undefined
  /** How long the service asks clients to wait before they reconnect. */
  retry_ms: number
}

/** The data of one connection; undefined means that it is alive. */
async function* connection(settings: Settings, target: string, place: Place, signal: AbortSignal | undefined) {
  const control = new AbortController()
  const stop = () => control.abort()
  signal?.addEventListener('abort', stop)
  let silence = setTimeout(stop, settings.timeout_ms)
  try {
    const response = await settings.fetch(target, {
      headers: headersOf(settings, place),
      signal: control.signal,
      redirect: 'manual',
      cache: 'no-store',
    })
    if (!response.ok) throw errorOf(infoOf(response, 1), parse(await response.text()), response.headers)
    if (!response.headers.get('content-type')?.startsWith('text/event-stream') || !response.body)
      throw new ConnectionError('answer_unreadable', 'The answer is not a stream of events.')
    yield undefined
    const reader = response.body.getReader()
    const read = messageReader()
    for (;;) {
      clearTimeout(silence)
      silence = setTimeout(stop, max_silent_ms)
      const { done, value } = await reader.read()
      if (done) return
      for (const { id, retry_ms, data } of read(value)) {
        if (id !== undefined) place.id = id
        if (retry_ms !== undefined) place.retry_ms = retry_ms
        if (data === undefined) continue
        clearTimeout(silence)
        yield JSON.parse(data) as unknown
      }
    }
  } catch (error) {
    if (error instanceof SyntaxError) throw new ConnectionError('answer_unreadable', 'An event is not JSON.', error)
    if (error instanceof ParleyError) throw error
    throw new ConnectionError('connection_failed', 'The stream could not be opened, or broke.', error)
  } finally {
    clearTimeout(silence)
    signal?.removeEventListener('abort', stop)
    control.abort()
  }
}

function headersOf(settings: Settings, { id }: Place): Record<string, string> {
  return {
    ...callerOf(settings),
    accept: 'text/event-stream',
    ...(id !== undefined && { 'last-event-id': id }),
  }
}
