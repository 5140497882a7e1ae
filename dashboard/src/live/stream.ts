import { ApiError, base, type Mode, refusal } from '../api/call.ts'
import type { Event } from '../api/generated/types.ts'
import type { PresenceFrame } from './whereabouts.ts'

export type Connection = 'opening' | 'open' | 'cut' | 'refused'

export interface Told {
  /** In order, none missed, none twice. */
  event: (event: Event) => void
  /** From here on events are told; what happened before is to be read anew. */
  reset: () => void
  connection: (connection: Connection) => void
  /** Who is where, which has no number: after a cut it is told anew. */
  presence: (frame: PresenceFrame) => void
}

export interface Stream {
  /** The network is back: tries at once. */
  hurry: () => void
  close: () => void
}

// The service says at least every fifteen seconds that it lives.
const silence_ms = 40_000
const waits_ms = [500, 1000, 2000, 4000, 8000, 15_000]

/** Follows the events of a mode for as long as it is open, and goes on after each cut where it was. */
export function openStream(mode: Mode, told: Told): Stream {
  let is_closed = false
  let seen: string | null = null
  let failures = 0
  let current = new AbortController()
  let wake = () => {}

  async function run(): Promise<void> {
    while (!is_closed) {
      current = new AbortController()
      let wait: number | null = null
      try {
        await follow(current)
      } catch (error) {
        if (is_closed) return
        if (error instanceof ApiError) {
          if (error.status === 401 || error.status === 403) return told.connection('refused')
          // Too old, or deleted: there is no going on from there.
          if (error.status === 410 || error.status === 404) seen = null
          if (error.retry_after_s !== null) wait = error.retry_after_s * 1000
        }
      }
      if (is_closed) return
      told.connection('cut')
      wait ??= waits_ms[Math.min(failures, waits_ms.length - 1)]!
      failures++
      await pause(wait * (0.75 + Math.random() / 2))
    }
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  async function follow(connection: AbortController): Promise<void> {
    let silence: ReturnType<typeof setTimeout> | undefined
    const heard = () => {
      clearTimeout(silence)
      silence = setTimeout(() => connection.abort(), silence_ms)
    }
    heard()
    try {
      const goes_on = seen !== null
      const from = seen === null ? '' : `?after=${encodeURIComponent(seen)}`
      const response = await fetch(`${base}/${mode}/events/stream${from}`, {
        headers: { accept: 'text/event-stream' },
        credentials: 'same-origin',
        cache: 'no-store',
        signal: connection.signal,
      })
      if (!response.ok || !response.body) throw refusal(response, await response.text())
      failures = 0
      told.connection('open')
      if (!goes_on) told.reset()
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
      const read = frames((id, data) => {
        if (data !== null) tellApart(JSON.parse(data) as Event | PresenceFrame)
        if (id !== null) seen = id
      })
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return
        heard()
        read(value)
      }
    } finally {
      clearTimeout(silence)
      connection.abort()
    }
  }

  function tellApart(what: Event | PresenceFrame): void {
    if (what.object === 'presence') told.presence(what)
    else told.event(what)
  }

  run()
  return {
    hurry: () => wake(),
    close: () => {
      is_closed = true
      current.abort()
      wake()
    },
  }
}

/** Reads server-sent events out of pieces of text, wherever these were cut. */
export function frames(told: (id: string | null, data: string | null) => void): (text: string) => void {
  let rest = ''
  let id: string | null = null
  let data: string[] = []
  return (text) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop()!
    for (const line of lines) {
      if (line === '') {
        if (id !== null || data.length > 0) told(id, data.length > 0 ? data.join('\n') : null)
        id = null
        data = []
      } else if (line.startsWith('id:')) id = line.slice(3).trimStart()
      else if (line.startsWith('data:')) data.push(line.slice(5).replace(/^ /, ''))
    }
  }
}
