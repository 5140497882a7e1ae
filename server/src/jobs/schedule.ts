import { setTimeout as pause } from 'node:timers/promises'
import { type Head, sealAudit } from '../accounts/audit-chain.ts'
import { pruneSessions } from '../accounts/sessions.ts'
import type { Config } from '../config.ts'
import { fillChannels } from '../conversations/fill-channels.ts'
import { relabelConversations } from '../conversations/labels/relabel.ts'
import { wakeConversations } from '../conversations/wake.ts'
import { forgetDeleted } from '../crm/forget-deleted.ts'
import { pruneSyncs } from '../crm/prune.ts'
import { pullDue } from '../crm/pull.ts'
import { pull_every_ms } from '../crm/pull-round.ts'
import { pruneEvents } from '../events/prune.ts'
import { pruneAnswers } from '../http/kept-answers.ts'
import { pruneRequests } from '../http/prune-requests.ts'
import { embedArticles } from '../knowledge/meaning/embed-articles.ts'
import { pruneWords } from '../knowledge/prune-words.ts'
import { scoreLeads } from '../leads/scorings.ts'
import { pruneModelCalls } from '../models/prune-usage.ts'
import { briefHandovers } from '../replies/brief.ts'
import { handOverLate, handOverSwitchedOff } from '../replies/hand-over.ts'
import { countEvents } from '../reports/follow.ts'
import { retain } from '../retention/retain.ts'
import type { Means } from '../scope.ts'
import { indexEvents } from '../search/follow.ts'
import { mergePending } from '../search/merge.ts'
import { forgetLateAnswers } from '../webhooks/forget.ts'
import { pruneDeletedEndpoints, pruneDeliveries } from '../webhooks/prune.ts'
import { watchEndpoints } from '../webhooks/watch.ts'

interface Chore {
  name: string
  every_ms: number
  /** The share of time it may use: if both cores are busy, its work is at the expense of requests. */
  share_when_busy?: number
  /** The pause if `run` reports more work. */
  behind_ms?: number
  /** Aborts on stop, which waits for it. */
  run: (stopping: AbortSignal) => Promise<unknown>
}

export interface Schedule {
  stop(): Promise<void>
}

/** All recurring work, on one page. Any process may run each, because running twice is safe. */
function chores(services: Means, config: Config, sealed: (head: Head) => void): Chore[] {
  return [
    {
      name: 'wake snoozed conversations',
      every_ms: 1000,
      run: () => wakeConversations(services),
    },
    {
      name: 'give conversations the new names of labels',
      every_ms: 1000,
      behind_ms: 50,
      share_when_busy: 0.3,
      run: () => relabelConversations(services),
    },
    {
      name: 'give conversations of earlier versions their channel',
      every_ms: 1000,
      behind_ms: 10,
      share_when_busy: 0.1,
      run: () => fillChannels(services),
    },
    {
      name: 'chain what was written to the audit log',
      every_ms: 1000,
      run: async () => (await sealAudit(services.database)).forEach(sealed),
    },
    {
      name: 'hand over what the assistant left waiting',
      every_ms: 1000,
      run: () => handOverLate(services),
    },
    {
      name: 'hand over what the assistant has in hand where it is switched off',
      every_ms: 1000,
      run: () => handOverSwitchedOff(services),
    },
    {
      name: 'tell people what they take over',
      every_ms: 500,
      run: () => briefHandovers(services),
    },
    {
      name: 'keep what search reads up to date',
      every_ms: 250,
      behind_ms: 10,
      // Measured: without a share, creating contacts runs at 0.55 of its speed.
      share_when_busy: 0.2,
      run: () => indexEvents(services.database),
    },
    {
      name: 'merge what search was given into its index',
      every_ms: 1000,
      share_when_busy: 0.2,
      run: () => mergePending(services.database),
    },
    {
      name: 'count for reports',
      every_ms: 1000,
      share_when_busy: 0.05,
      run: () => countEvents(services.database),
    },
    {
      name: 'forget old answers to idempotency keys',
      every_ms: 600_000,
      run: () => pruneAnswers(services.database, config.idempotency_days),
    },
    {
      name: 'warn of webhook endpoints that fail, and disable them in the end',
      every_ms: 60_000,
      run: () => watchEndpoints(services),
    },
    {
      name: 'empty what receivers answered about contacts that were deleted meanwhile',
      every_ms: 20_000,
      run: () => forgetLateAnswers(services.database),
    },
    {
      name: 'delete what is left of deleted webhook endpoints',
      every_ms: 60_000,
      run: () => pruneDeletedEndpoints(services.database),
    },
    {
      name: 'forget old entries of the journal of syncs with CRMs',
      every_ms: 600_000,
      run: () => pruneSyncs(services.database, config.event_days),
    },
    {
      name: 'forget old calls of language models',
      every_ms: 600_000,
      run: () => pruneModelCalls(services.database, config.event_days),
    },
    {
      name: 'turn articles into vectors, where a model for that is set',
      every_ms: 2000,
      run: (stopping) => embedArticles(services, stopping),
    },
    {
      name: 'forget words that no article has any more',
      every_ms: 6 * 3_600_000,
      run: () => pruneWords(services.database),
    },
    {
      name: 'remove what hangs on deleted CRM connections',
      every_ms: 30_000,
      run: () => forgetDeleted(services.database, 5000),
    },
    {
      name: 'read owner and status of synced leads back from CRMs',
      every_ms: pull_every_ms,
      run: (stopping) => pullDue(services, stopping),
    },
    {
      name: 'score leads by rules that were changed',
      every_ms: 500,
      behind_ms: 10,
      share_when_busy: 0.2,
      run: (stopping) => scoreLeads(services, stopping),
    },
    {
      name: 'delete conversations and contacts that are not to be kept any longer',
      every_ms: 5000,
      share_when_busy: 0.1,
      run: (stopping) => retain(services, stopping),
    },
    {
      name: 'forget old entries of the log of requests',
      every_ms: 600_000,
      run: () => pruneRequests(services.database, config.request_log_days),
    },
    {
      name: 'forget sessions and throttles that are long over',
      every_ms: 600_000,
      run: () => pruneSessions(services.database),
    },
    {
      name: 'forget old events',
      every_ms: 600_000,
      run: async () => {
        // First, because a delivery is useless without its event.
        await pruneDeliveries(services.database, config.event_days)
        await pruneEvents(services.database, config.event_days)
      },
    },
  ]
}

export function startSchedule(
  services: Means,
  config: Config,
  failed: (name: string, error: unknown) => void,
  sealed: (head: Head) => void,
): Schedule {
  const stopping = new AbortController()
  const running = chores(services, config, sealed).map(
    async ({ name, every_ms, behind_ms = every_ms, share_when_busy = 1, run }) => {
      while (!stopping.signal.aborted) {
        const began = performance.now()
        const more = await run(stopping.signal).catch((error) => failed(name, error))
        const took = performance.now() - began
        await rest(
          { least_ms: more === true ? behind_ms : every_ms, most_ms: took / share_when_busy - took },
          stopping.signal,
        )
      }
    },
  )
  return {
    async stop() {
      stopping.abort()
      await Promise.all(running)
    },
  }
}

const busy_from = 0.6
const slice_ms = 50
const longest_rest_ms = 5000

/** Waits, and goes on waiting while the process is busy with other things: what is late is caught up with as soon as it isn't. */
async function rest(
  { least_ms, most_ms }: { least_ms: number; most_ms: number },
  stopping: AbortSignal,
): Promise<void> {
  const until = performance.now() + Math.min(most_ms, longest_rest_ms)
  for (let wait_ms = least_ms; !stopping.aborted; wait_ms = Math.min(slice_ms, until - performance.now())) {
    // While the chore itself rests: what it does is not what others are busy with.
    const before = performance.eventLoopUtilization()
    // Ends at once when the stop came while the chore was running.
    await pause(wait_ms, undefined, { signal: stopping }).catch(() => {})
    const is_busy = performance.eventLoopUtilization(before).utilization > busy_from
    if (!is_busy || performance.now() >= until) return
  }
}
