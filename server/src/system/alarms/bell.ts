import { setTimeout as pause } from 'node:timers/promises'
import type { ServiceAlarm } from '../../notifications/service-alarms.ts'

const pause_ms = 2000

interface Bell {
  write(alarm: ServiceAlarm): Promise<void>
  failed(error: unknown): void
}

/** Keeps what owners are to be told until the database takes it: it may be what fails. */
export function openBell({ write, failed }: Bell) {
  const waiting = new Map<string, ServiceAlarm>()
  const stopping = new AbortController()
  let writing: Promise<void> | null = null

  async function writeAll(): Promise<void> {
    for (let failures = 0; waiting.size > 0 && !stopping.signal.aborted; ) {
      const [key, alarm] = waiting.entries().next().value!
      try {
        await write(alarm)
        // It may have been seen again in the meantime.
        if (waiting.get(key) === alarm) waiting.delete(key)
        failures = 0
      } catch (error) {
        if (failures++ === 0) failed(error)
        await pause(pause_ms, undefined, { signal: stopping.signal }).catch(() => {})
      }
    }
    writing = null
  }

  return {
    note(kind: ServiceAlarm['kind'], began_at: Date): void {
      waiting.set(`${kind} ${began_at.getTime()}`, { kind, began_at, seen_at: new Date() })
      writing ??= writeAll()
    },
    async stop(): Promise<void> {
      stopping.abort()
      await writing
    },
  }
}
