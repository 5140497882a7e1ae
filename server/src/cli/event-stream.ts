import { setTimeout as pause } from 'node:timers/promises'
import { causeOf } from './api-calls.ts'
import type { Connection } from './with-key.ts'

export interface StreamEvent {
  id: string
  type: string
  /** The event as the service wrote it. */
  json: string
}

interface Following {
  /** The stream's query, such as `?types=message.created`. */
  query: string
  signal: AbortSignal
  opened: () => void
  broke: (reason: string) => void
}

const first_pause_ms = 500
const longest_pause_ms = 8000
/** The service writes a comment every 15 s. Without one, the connection is dead. */
const silence_ms = 60_000

/** Events as the API streams them, until the signal aborts. A stream that breaks resumes after the last event. */
export async function* followEvents({ url, key }: Connection, { query, signal, opened, broke }: Following) {
  let last_id = ''
  let pause_ms = first_pause_ms
  while (!signal.aborted) {
    const silent = new AbortController()
    // Whoever takes the events may need long for one, and nothing is read in the meantime.
    let is_reading = true
    const listening = setTimeout(() => {
      if (is_reading) silent.abort(new Error(`${url} said nothing for ${silence_ms / 1000} s`))
      else listening.refresh()
    }, silence_ms)
    try {
      const headers = { authorization: `Bearer ${key}`, accept: 'text/event-stream', 'last-event-id': last_id }
      const either = AbortSignal.any([signal, silent.signal])
      const answer = await fetch(`${url}/events/stream${query}`, { headers, signal: either, redirect: 'manual' })
      if (answer.status !== 200) await refuse(answer)
      opened()
      pause_ms = first_pause_ms
      for await (const fields of blocksOf(answer, () => listening.refresh())) {
        last_id = fields.get('id') ?? last_id
        const json = fields.get('data')
        if (json === undefined) continue
        is_reading = false
        yield { id: last_id, type: fields.get('event') ?? '', json } satisfies StreamEvent
        is_reading = true
        listening.refresh()
      }
      broke('The service has ended the stream')
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof Refusal) throw error
      broke(causeOf(error))
    } finally {
      clearTimeout(listening)
    }
    await pause(pause_ms, undefined, { signal }).catch(() => {})
    pause_ms = Math.min(pause_ms * 2, longest_pause_ms)
  }
}

/** Retrying wouldn't help. */
class Refusal extends Error {}

async function refuse(answer: Response): Promise<never> {
  const text = await answer.text()
  if (answer.status === 429 || answer.status >= 500) throw new Error(`The service responded with ${answer.status}`)
  throw new Refusal(`The service responded with ${answer.status}: ${messageIn(text)}`)
}

function messageIn(text: string): string {
  try {
    return (JSON.parse(text) as { error: { message: string } }).error.message
  } catch {
    return 'it is not one of ours.'
  }
}

async function* blocksOf(answer: Response, heard: () => void) {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of answer.body as unknown as AsyncIterable<Uint8Array>) {
    heard()
    const blocks = (rest + decoder.decode(bytes, { stream: true })).split('\n\n')
    rest = blocks.pop()!
    for (const block of blocks)
      yield new Map(
        block.split('\n').map((line): [string, string] => [line.split(':', 1)[0]!, line.slice(line.indexOf(':') + 2)]),
      )
  }
}
