import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { AlarmName, Check, Notice } from './alarm.ts'

interface Watch {
  checks: readonly Check[]
  tell(notice: Notice): void
  /** Called in each round in which trouble lasts that was told, and once more when it's over. */
  note(alarm: AlarmName, since: Date): void
  /** Called after each round of checks in which nothing was wrong. */
  fine(): void
  service: string
  /** How long trouble may last before somebody is told. */
  after_ms: number
}

interface Trouble {
  since: Date
  is_told: boolean
}

const longest_pause_ms = 15_000

/** Looks at everything again and again, and tells once when trouble has lasted and once when it's over. */
export function startWatch({ checks, tell, note, fine, service, after_ms }: Watch): { stop(): Promise<void> } {
  const troubles = new Map<AlarmName, Trouble>()
  const stopping = new AbortController()
  const place = { host: hostname(), service }

  async function lookAt({ alarm, over, look }: Check): Promise<void> {
    const words = await look().catch(() => null)
    if (stopping.signal.aborted) return
    const trouble = troubles.get(alarm)
    if (words === null) {
      troubles.delete(alarm)
      if (!trouble?.is_told) return
      tell({ type: 'alarm.ended', alarm, text: over, ...since(trouble), ...place })
      note(alarm, trouble.since)
      return
    }
    const lasting = trouble ?? { since: new Date(), is_told: false }
    troubles.set(alarm, lasting)
    if (Date.now() - lasting.since.getTime() < after_ms) return
    if (!lasting.is_told) tell({ type: 'alarm.began', alarm, text: words, ...since(lasting), ...place })
    lasting.is_told = true
    note(alarm, lasting.since)
  }

  async function run(): Promise<void> {
    const every_ms = Math.min(longest_pause_ms, after_ms / 4)
    while (!stopping.signal.aborted) {
      await Promise.all(checks.map(lookAt))
      if (troubles.size === 0) fine()
      await pause(every_ms, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  const running = run()
  return {
    async stop() {
      stopping.abort()
      await running
    },
  }
}

const since = ({ since }: Trouble) => ({ since: since.toISOString() })
