import assert from 'node:assert/strict'
import { type IncomingMessage, request } from 'node:http'
import { checkAnswer } from './contract.ts'
import type { StreamEvent } from './events-of.ts'
import { eventually } from './service.ts'

export interface Listener extends AsyncDisposable {
  /** The events in order of arrival, with the `id` and `event` of the stream. */
  events: { id: string; type: string; event: StreamEvent; at: number }[]
  /** Everything received, verbatim. */
  text(): string
  /** The last `id:` received, with or without an event. */
  last_id(): string | undefined
  /** Resolves when the service has ended the stream. */
  ended: Promise<void>
  /** To pause and resume reading. */
  socket: IncomingMessage['socket']
  stop(): Promise<void>
}

/** Opens an event stream as any client would, and collects what it sends. */
export async function listen(
  base: string,
  key: string,
  query = '',
  headers: Record<string, string> = {},
): Promise<Listener> {
  const outgoing = request(`${base}/events/stream${query}`, {
    headers: { authorization: `Bearer ${key}`, ...headers },
    agent: false,
  })
  const answered = new Promise<IncomingMessage>((resolve, reject) =>
    outgoing.on('response', resolve).on('error', reject).end(),
  )
  const incoming = await answered
  const named = new Headers(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]))
  checkAnswer('GET', `/events/stream${query}`, incoming.statusCode!, named, null)
  assert.equal(incoming.statusCode, 200)
  const events: Listener['events'] = []
  let text = ''
  let rest = ''
  let last_id: string | undefined
  incoming.setEncoding('utf8').on('data', (part: string) => {
    text += part
    const blocks = (rest + part).split('\n\n')
    rest = blocks.pop()!
    for (const block of blocks) {
      const fields = new Map(
        block.split('\n').map((line) => [line.split(':', 1)[0]!, line.slice(line.indexOf(':') + 2)]),
      )
      last_id = fields.get('id') ?? last_id
      const data = fields.get('data')
      if (data !== undefined)
        events.push({
          id: fields.get('id')!,
          type: fields.get('event')!,
          event: JSON.parse(data),
          at: performance.now(),
        })
    }
  })
  const ended = new Promise<void>((resolve) => incoming.on('close', resolve).on('error', () => {}))
  await eventually(async () => assert.match(text, /^: connected\nretry: \d+\n(id: \S+\n)?\n/))
  const stop = async () => {
    outgoing.destroy()
    await ended
  }
  return {
    events,
    text: () => text,
    last_id: () => last_id,
    ended,
    socket: incoming.socket,
    stop,
    [Symbol.asyncDispose]: stop,
  }
}
