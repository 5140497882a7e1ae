import { setTimeout as pause } from 'node:timers/promises'
import type { Config } from '../config.ts'
import { wakeConversations } from '../conversations/wake.ts'
import { pruneEvents } from '../events/prune.ts'
import { pruneAnswers } from '../http/prune-answers.ts'
import type { Services } from '../http/serve.ts'
import { followEvents } from '../search/follow.ts'

interface Chore {
  name: string
  every_ms: number
  run: () => Promise<unknown>
}

export interface Schedule {
  stop(): Promise<void>
}

/** Everything that recurs, on one page. Each may run in any process: what it does is safe to do twice. */
function chores(services: Services, config: Config): Chore[] {
  return [
    {
      name: 'wake snoozed conversations, and those the assistant left waiting',
      every_ms: 1000,
      run: () => wakeConversations(services),
    },
    { name: 'keep what search reads up to date', every_ms: 250, run: () => followEvents(services.database) },
    {
      name: 'forget old answers to idempotency keys',
      every_ms: 600_000,
      run: () => pruneAnswers(services.database, config.idempotency_days),
    },
    { name: 'forget old events', every_ms: 600_000, run: () => pruneEvents(services.database, config.event_days) },
  ]
}

export function startSchedule(
  services: Services,
  config: Config,
  failed: (name: string, error: unknown) => void,
): Schedule {
  const stopping = new AbortController()
  const running = chores(services, config).map(async ({ name, every_ms, run }) => {
    while (!stopping.signal.aborted) {
      await run().catch((error) => failed(name, error))
      // Ends at once when the stop came while the chore was running.
      await pause(every_ms, undefined, { signal: stopping.signal }).catch(() => {})
    }
  })
  return {
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}
