import { setTimeout as pause } from 'node:timers/promises'
import type { Postmaster } from './postmaster.ts'

export interface Supervised {
  stop(): Promise<void>
  /** Resolves with a reason if the server ends for good without being asked to. */
  exited: Promise<string>
}

const first_pause_ms = 50
const longest_pause_ms = 2_000
const started_after_ms = 1_000 // It was no failed start: the next pause is short again.
const steady_after_ms = 10_000 // It is out of trouble: patience is whole again.

/** Restarts the server whenever it ends, until `stop`: a full disk or a killed process is temporary, the service stays up. */
export function supervise(
  first: Postmaster,
  start: (abort: AbortSignal) => Promise<Postmaster>,
  patience_ms: number,
  log: (words: string) => void,
): Supervised {
  const stopping = new AbortController()
  let current: Postmaster | undefined = first
  let stopped: Promise<void> | undefined
  let pause_ms = first_pause_ms
  let troubled_since: number | undefined

  const watching = keepRunning()
  const exited = new Promise<string>((resolve) => {
    watching.then((words) => words && resolve(words))
  })
  const stopOnce = async () => {
    stopping.abort()
    await current?.stop()
    await watching
  }
  return { exited, stop: () => (stopped ??= stopOnce()) }

  async function keepRunning(): Promise<string | undefined> {
    let words = ''
    for (;;) {
      if (current) {
        const began = performance.now()
        words = await current.ended
        current = undefined
        const lived_ms = performance.now() - began
        if (lived_ms > started_after_ms) pause_ms = first_pause_ms
        if (lived_ms > steady_after_ms) troubled_since = undefined
      }
      if (stopping.signal.aborted) return undefined
      troubled_since ??= performance.now()
      if (performance.now() - troubled_since > patience_ms) return words
      log(`The embedded PostgreSQL is gone and is started again. ${words}`)
      await pause(pause_ms, undefined, { signal: stopping.signal, ref: false }).catch(() => {})
      pause_ms = Math.min(pause_ms * 2, longest_pause_ms)
      if (stopping.signal.aborted) return undefined
      try {
        current = await start(stopping.signal)
        if (stopping.signal.aborted) await current.stop()
        else log('The embedded PostgreSQL is back.')
      } catch (error) {
        words = (error as Error).message
      }
    }
  }
}
