import { messageReader, queryOf } from '@parley/sdk/transport'
import { errorOf } from './call.ts'

/** What a stream reports besides its events. */
export interface Listening {
  opened(): void
  /** The value of `after` for resuming from here. */
  place(id: string): void
}

// The service sends a heartbeat at least every 15 seconds.
const silence_ms = 40_000

/** The events of one connection, until it ends or is silent for too long. */
export async function* connection<T>(
  at: string,
  path: string,
  { signal, ...query }: { signal?: AbortSignal },
  listening: Listening | undefined,
): AsyncGenerator<T, void, undefined> {
  const control = new AbortController()
  const stop = () => control.abort()
  signal?.addEventListener('abort', stop)
  let silence = setTimeout(stop, silence_ms)
  try {
    const response = await fetch(at + path + queryOf(query), {
      headers: { accept: 'text/event-stream' },
      credentials: 'same-origin',
      cache: 'no-store',
      signal: control.signal,
    })
    if (!response.ok || !response.body) throw await errorOf(response, await response.text(), { method: 'GET', path })
    listening?.opened()
    const reader = response.body.getReader()
    const read = messageReader()
    for (;;) {
      clearTimeout(silence)
      silence = setTimeout(stop, silence_ms)
      const { done, value } = await reader.read()
      if (done) return
      for (const { id, data } of read(value)) {
        if (data !== undefined) yield JSON.parse(data) as T
        if (id !== undefined) listening?.place(id)
      }
    }
  } finally {
    clearTimeout(silence)
    signal?.removeEventListener('abort', stop)
    control.abort()
  }
}
