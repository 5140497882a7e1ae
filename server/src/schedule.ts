import { type Head, sealAudit } from './accounts/audit-chain.ts'
import { pruneSessions } from './accounts/sessions.ts'
import { pruneSignInCodes } from './accounts/sign-in/sign-in-code.ts'
import { checkAlarms, pruneAlarms } from './alarms/check.ts'
import { pruneWebhooks } from './channels/incoming/queue.ts'
import { tellOutOfHours } from './channels/out-of-hours/tell.ts'
import { sweepVisitors } from './channels/sweep-visitors.ts'
import type { Config } from './config/config.ts'
import { pruneBulkChanges } from './conversations/bulk/prune.ts'
import { makeBulkChanges } from './conversations/bulk/run.ts'
import { fillChannels } from './conversations/fill-channels.ts'
import { relabelConversations } from './conversations/labels/relabel.ts'
import { leaveArchivedTeams } from './conversations/leave-team.ts'
import { showDuePictures } from './conversations/pictures.ts'
import { wakeConversations } from './conversations/wake.ts'
import { forgetDeleted } from './crm/forget-deleted.ts'
import { pruneSyncs } from './crm/prune.ts'
import { pullDue } from './crm/pull.ts'
import { pull_every_ms } from './crm/pull-round.ts'
import type { Announcements } from './events/announcements.ts'
import { pruneEvents } from './events/prune.ts'
import { sweepFiles } from './files/sweep.ts'
import { pruneAnswers } from './http/kept-answers.ts'
import { pruneRequests } from './http/prune-requests.ts'
import type { Chore } from './jobs/chore.ts'
import { recur } from './jobs/recur.ts'
import { embedArticles } from './knowledge/meaning/embed-articles.ts'
import { pruneWords } from './knowledge/prune-words.ts'
import { scoreLeads } from './leads/scorings.ts'
import { pruneMails } from './mail/prune.ts'
import { pruneModelCalls } from './models/prune-usage.ts'
import { notifyOfEvents, type Told } from './notifications/follow.ts'
import { gatherMail } from './notifications/gather-mail.ts'
import { pruneNotifications } from './notifications/prune.ts'
import { pushDue } from './notifications/push.ts'
import { pruneServiceAlarms } from './notifications/service-alarms.ts'
import { briefHandovers } from './replies/brief.ts'
import { handOverLate, handOverSwitchedOff } from './replies/hand-over.ts'
import { countEvents } from './reports/follow.ts'
import { retain } from './retention/retain.ts'
import { giveWaiting } from './routing/give.ts'
import type { Means } from './scope.ts'
import { indexEvents } from './search/follow.ts'
import { mergePending } from './search/merge.ts'
import { runTrials } from './trials/run.ts'
import { forgetLateAnswers } from './webhooks/forget.ts'
import { pruneDeletedEndpoints, pruneDeliveries } from './webhooks/prune.ts'
import { watchEndpoints } from './webhooks/watch.ts'

/** Who hears of what chores did. */
interface Heard {
  sealed: (head: Head) => void
  onDelivery: Told
}

export interface Schedule {
  stop(): Promise<void>
}

/** All recurring work, on one page. Any process may run each, because running twice is safe. */
function chores(services: Means, config: Config, { sealed, onDelivery }: Heard): Chore[] {
  const { database } = services
  return [
    { name: 'wake snoozed conversations', every_ms: 1000, run: () => wakeConversations(services) },
    { name: 'tell accounts what fails, and what works again', every_ms: 15_000, run: () => checkAlarms(services) },
    {
      name: 'give conversations the new names of labels',
      every_ms: 1000,
      behind_ms: 50,
      share_when_busy: 0.3,
      run: () => relabelConversations(services),
    },
    {
      name: 'change conversations in bulk',
      every_ms: 500,
      follows_events: true,
      behind_ms: 10,
      share_when_busy: 0.3,
      run: (stopping) => makeBulkChanges(services, stopping),
    },
    {
      name: 'give conversations of earlier versions their channel',
      every_ms: 5000,
      behind_ms: 10,
      share_when_busy: 0.1,
      run: () => fillChannels(services),
    },
    {
      name: 'chain what was written to the audit log',
      every_ms: 1000,
      run: async () => (await sealAudit(database)).forEach(sealed),
    },
    { name: 'hand over what the assistant left waiting', every_ms: 1000, run: () => handOverLate(services) },
    {
      name: 'hand over what the assistant has in hand where it is switched off',
      every_ms: 1000,
      run: () => handOverSwitchedOff(services),
    },
    {
      name: 'give what waits in teams to people',
      every_ms: 250,
      follows_events: true,
      behind_ms: 50,
      run: () => giveWaiting(services),
    },
    { name: 'move what was reopened in archived teams', every_ms: 5000, run: () => leaveArchivedTeams(services) },
    { name: 'tell customers when somebody is back', every_ms: 500, behind_ms: 10, run: () => tellOutOfHours(services) },
    {
      name: 'tell people what they take over',
      every_ms: 500,
      follows_events: true,
      run: () => briefHandovers(services),
    },
    {
      name: 'rehearse what the assistant would do',
      every_ms: 500,
      follows_events: true,
      behind_ms: 10,
      share_when_busy: 0.3,
      run: (stopping) => runTrials(services, stopping),
    },
    {
      name: 'keep what search reads up to date',
      every_ms: 250,
      follows_events: true,
      behind_ms: 10,
      // Measured: without a share, creating contacts runs at 0.55 of its speed.
      share_when_busy: 0.2,
      run: () => indexEvents(database),
    },
    {
      name: 'merge what search was given into its index',
      every_ms: 1000,
      share_when_busy: 0.2,
      run: () => mergePending(database),
    },
    {
      name: 'count for reports',
      every_ms: 1000,
      follows_events: true,
      share_when_busy: 0.05,
      run: () => countEvents(database),
    },
    {
      name: 'notify people',
      every_ms: 250,
      follows_events: true,
      behind_ms: 10,
      share_when_busy: 0.1,
      run: () => notifyOfEvents(database, config, onDelivery),
    },
    {
      name: 'push what is due to browsers',
      every_ms: 500,
      behind_ms: 10,
      run: (stopping) => pushDue(services, stopping),
    },
    { name: 'gather what is to be emailed', every_ms: 1000, behind_ms: 10, run: () => gatherMail(services) },
    forget('old answers to idempotency keys', () => pruneAnswers(database, config.idempotency_days)),
    forget('old entries of the log of requests', () => pruneRequests(database, config.request_log_days)),
    forget('bulk changes that can no longer be undone', () => pruneBulkChanges(database, config.event_days)),
    {
      name: 'warn of webhook endpoints that fail, and disable them in the end',
      every_ms: 60_000,
      run: () => watchEndpoints(services),
    },
    {
      name: 'empty what receivers answered about contacts that were deleted meanwhile',
      every_ms: 20_000,
      run: () => forgetLateAnswers(database),
    },
    { name: 'delete the rest of deleted endpoints', every_ms: 60_000, run: () => pruneDeletedEndpoints(database) },
    {
      name: 'turn articles into vectors, where a model for that is set',
      every_ms: 2000,
      run: (stopping) => embedArticles(services, stopping),
    },
    { name: 'forget words that no article has any more', every_ms: 6 * 3_600_000, run: () => pruneWords(database) },
    {
      name: 'remove what hangs on deleted CRM connections',
      every_ms: 30_000,
      run: () => forgetDeleted(database, 5000),
    },
    {
      name: 'read owner and status of synced leads back from CRMs',
      every_ms: pull_every_ms,
      run: (stopping) => pullDue(services, stopping),
    },
    {
      name: 'score leads by rules that were changed',
      every_ms: 500,
      follows_events: true,
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
      name: 'decode pictures that nobody waited for',
      every_ms: 1000,
      behind_ms: 10,
      run: () => showDuePictures(services),
    },
    {
      name: 'delete files that nobody attached, and the bytes of deleted ones',
      every_ms: 5000,
      behind_ms: 10,
      share_when_busy: 0.1,
      run: () => sweepFiles(services),
    },
    forget('sessions and throttles that are long over, and visitors who only looked', () =>
      Promise.all([pruneSessions(database), pruneSignInCodes(database), sweepVisitors(database, config)]),
    ),
    forget('old events, and what was noted of them', async () => {
      const prunes = [pruneSyncs, pruneModelCalls, pruneNotifications, pruneMails, pruneAlarms, pruneServiceAlarms]
      for (const prune of [...prunes, pruneWebhooks]) await prune(database, config.event_days)
      // First, because a delivery is useless without its event.
      await pruneDeliveries(database, config.event_days)
      await pruneEvents(database, config.event_days)
    }),
  ]
}

/** What is old enough may wait for its end. */
function forget(what: string, run: Chore['run']): Chore {
  return { name: `forget ${what}`, every_ms: 600_000, run }
}

export function startSchedule(
  services: Means,
  config: Config,
  failed: (name: string, error: unknown) => void,
  { subscribe, ...listeners }: Heard & Pick<Announcements, 'subscribe'>,
): Schedule {
  const stopping = new AbortController()
  const parts = { subscribe, stopping: stopping.signal, failed }
  const running = chores(services, config, listeners).map((chore) => recur(chore, parts))
  return {
    async stop() {
      stopping.abort()
      await Promise.all(running.map((loop) => loop.stop()))
    },
  }
}
