import type { Announcements } from '../../events/announcements.ts'
import { type Loop, startWorker } from '../../jobs/loop.ts'
import { type Means, type Scope, systemScope } from '../../scope.ts'
import type { Webhook } from '../channel.ts'
import type { Happening } from '../hook.ts'
import { kindOf } from '../kinds.ts'
import { decrypted, findHookChannel, type HookChannelRow } from './hook-channel.ts'
import { inletOf } from './inlets.ts'
import { withFiles } from './media.ts'
import {
  claimWebhooks,
  dropWebhook,
  giveBackWebhook,
  isLastTry,
  readHappening,
  retryWebhook,
  type WebhookLease,
  webhook_leases,
} from './queue.ts'

interface Parts {
  services: Means
  announcements: Pick<Announcements, 'subscribe'>
  failed: (error: unknown) => void
}

const max_at_once = 16
const max_at_once_per_channel = 4
const poll_ms = 1000

/**
 * Takes in what messengers sent to the webhooks of channels. Whoever dies in the middle leaves it to another worker: what was taken in
 * already is known by the other side's own names.
 */
export function startWebhookIntake({ services, announcements, failed }: Parts): Loop {
  const { database } = services
  return startWorker<WebhookLease>({
    name: 'channel webhook',
    subscribe: announcements.subscribe,
    poll_ms,
    room: (running) => max_at_once - running.size,
    claim: (limit, running) =>
      claimWebhooks(database, Math.min(limit, max_at_once_per_channel), busyChannels([...running.keys()])),
    work: (lease) =>
      webhook_leases.keep({ database, failed }, lease, (lease_lost) => workOff(services, lease, lease_lost)),
    giveUp: (lease) => retryWebhook(database, lease),
    giveBack: (lease) => giveBackWebhook(database, lease),
    failed,
  })
}

function busyChannels(leases: readonly WebhookLease[]): string[] {
  const counts = Map.groupBy(leases, ({ channel_id }) => channel_id)
  return [...counts].filter(([, { length }]) => length >= max_at_once_per_channel).map(([id]) => id)
}

export async function workOff(services: Means, lease: WebhookLease, lease_lost: AbortSignal): Promise<void> {
  const { database } = services
  const channel = await findHookChannel(database, lease.channel_id)
  const webhook = channel && kindOf(channel.kind).webhook
  // Deleted meanwhile. What a suspended account had acknowledged before is taken in all the same.
  if (!webhook) return dropWebhook(database, lease)
  const happening = await readHappening(database, lease)
  if (!happening || lease_lost.aborted) return
  const scope = { ...systemScope(services, channel), request_id: lease.request_id }
  if (await takeIn(scope, channel, webhook, happening, isLastTry(lease))) await dropWebhook(database, lease)
  else await retryWebhook(database, lease)
}

/** False if it has to be tried again. */
async function takeIn(
  scope: Scope,
  channel: HookChannelRow,
  webhook: Webhook,
  happening: Happening,
  is_last_try: boolean,
): Promise<boolean> {
  const inlet = inletOf(channel.kind)
  if (happening.happening === 'status') {
    await inlet.status(scope, channel.id, happening.report)
    return true
  }
  const { message } = happening
  if (message.media.length > 0 && (await inlet.isSettled(scope, channel.id, message))) return true
  const headersFor = (url: string) => webhook.headersFor?.(decrypted(scope, channel), url) ?? {}
  const whole = await withFiles(scope, channel, message, { headersFor, is_last_try })
  if (whole === null) return false
  await inlet.message(scope, channel.id, whole)
  return true
}
