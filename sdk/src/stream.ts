import { infoOf, parse, type Settings } from './attempt.ts'
import { ConnectionError, errorOf, ParleyError } from './errors.ts'
import { messageReader } from './messages.ts'
import { queryOf } from './request.ts'
import { pause, waitBefore } from './retry.ts'

export interface StreamOptions {
  /** Ends the stream, and with it the loop over it. */
  signal?: AbortSignal
}

const first_retry_ms = 2000
// The service says something every 15 seconds: a connection that says nothing for so long is dead.
const most_silent_ms = 45_000

/**
 * Events as they happen, for as long as somebody loops. A stream that breaks is opened again behind the last event seen,
 * after a moment that grows while it fails: none is missed, none comes twice. What will not pass is thrown.
 */
export async function* follow<T>(
  settings: Settings,
  path: string,
  { signal, ...query }: StreamOptions & object,
): AsyncGenerator<T, void, undefined> {
  const target = settings.base + path + queryOf(query)
  const place: Place = { id: undefined, retry_ms: first_retry_ms }
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
  /** What the stream said last of where it stands. */
  id: string | undefined
  /** How long the service wants to be left alone after a break. */
  retry_ms: number
}

/** What comes on one connection; undefined is a sign of life. */
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
    if (!response.ok) throw errorOf(infoOf(response, 1), parse(await response.text()))
    if (!response.headers.get('content-type')?.startsWith('text/event-stream') || !response.body)
      throw new ConnectionError('answer_unreadable', 'The answer is not a stream of events.')
    yield undefined
    const reader = response.body.getReader()
    const read = messageReader()
    for (;;) {
      clearTimeout(silence)
      silence = setTimeout(stop, most_silent_ms)
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

function headersOf({ authorization }: Settings, { id }: Place): Record<string, string> {
  return {
    authorization,
    accept: 'text/event-stream',
    'user-agent': 'parley-sdk',
    ...(id !== undefined && { 'last-event-id': id }),
  }
}
