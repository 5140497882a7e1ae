import type { Logger } from 'pino'
import { signInCodeMail } from './accounts/sign-in/sign-in-code-mail.ts'
import { alarmRoute } from './alarms/mail-route.ts'
import { continuityMail } from './channels/email/continuity/compose.ts'
import { startMailboxWorker } from './channels/email/mailbox-worker.ts'
import { startWebhookIntake } from './channels/incoming/worker.ts'
import { startOutgoingWorker } from './channels/outgoing/worker.ts'
import type { Config } from './config/config.ts'
import { startCrmWorker } from './crm/worker.ts'
import type { Notices } from './db/notices.ts'
import type { Announcements } from './events/announcements.ts'
import type { Metrics } from './http/metrics.ts'
import { timeOf } from './ids.ts'
import { sign_in_code } from './mail/plan-sign-in-code.ts'
import { startMailWorker } from './mail/worker.ts'
import { notificationMail } from './notifications/compose-mail.ts'
import type { News } from './notifications/news.ts'
import { parseAllowed } from './outbound/public-address.ts'
import { startReplyWorker } from './replies/worker.ts'
import { startSchedule } from './schedule.ts'
import type { Means } from './scope.ts'
import { startWebhookWorker } from './webhooks/worker.ts'

/** What the parts of a process share. */
export interface Parts {
  config: Config
  means: Means
  notices: Notices
  announcements: Announcements
  news: News
  metrics: Metrics
  logger: Logger
}

/** Starts the schedule and the workers. Each one pushes its stop onto the stack. */
export function startBackgroundWork(parts: Parts, running: AsyncDisposableStack): void {
  const { config, means: services, announcements, news, metrics, logger } = parts
  const warn = (words: string) => (err: unknown) => logger.warn({ err }, words)

  const schedule = startSchedule(
    services,
    config,
    (chore, err) => logger.warn({ err, chore }, 'A chore failed; trying again later.'),
    // In logs stored elsewhere, this reveals a chain that was rebuilt.
    {
      sealed: ({ account_id, number, hash }) => logger.info({ account: account_id, audit_head: `${number}:${hash}` }),
      onDelivery: news.tell,
      subscribe: announcements.subscribe,
    },
  )
  running.defer(schedule.stop)
  const webhooks = startWebhookWorker({
    services,
    announcements,
    allowed: parseAllowed(config.webhook_allowed_networks, services.settings.own_place),
    attempted: ({ error }, event_id) => {
      metrics.attempted(error ?? 'delivered')
      if (error === null) metrics.delivered((Date.now() - Date.parse(timeOf(event_id))) / 1000)
    },
    failed: warn('Webhooks could not be worked on; trying again.'),
  })
  running.defer(webhooks.stop)
  const crm = startCrmWorker({
    services,
    announcements,
    ended: metrics.synced,
    failed: warn('Leads could not be synced; trying again.'),
  })
  running.defer(crm.stop)
  startMail(parts, running)
  const replies = startReplyWorker({
    services,
    announcements,
    ended: metrics.replied,
    failed: warn('The assistant could not answer; a person is asked to.'),
  })
  running.defer(replies.stop)
}

function startMail(
  { config, means: services, announcements, metrics, logger }: Parts,
  running: AsyncDisposableStack,
): void {
  const mail = startMailWorker({
    services,
    announcements,
    composers: {
      notifications: notificationMail(linkBase(config)),
      alarms: notificationMail(linkBase(config)),
      continuity: continuityMail(linkBase(config)),
      [sign_in_code]: signInCodeMail,
    },
    routes: { alarms: alarmRoute },
    failed: (err) => logger.warn({ err }, 'Mail could not be worked on; trying again.'),
  })
  running.defer(mail.stop)
  const mailboxes = startMailboxWorker({
    services,
    poll_ms: config.email_poll_ms,
    onOutcome: metrics.received,
    failed: (err) => logger.warn({ err }, 'A mailbox could not be read; trying again.'),
  })
  running.defer(mailboxes.stop)
  const outgoing = startOutgoingWorker({
    services,
    announcements,
    failed: (err) => logger.warn({ err }, 'Messages of a channel could not be sent; trying again.'),
  })
  running.defer(outgoing.stop)
  const incoming = startWebhookIntake({
    services,
    announcements,
    failed: (err) => logger.warn({ err }, 'What a messenger sent could not be taken in; trying again.'),
  })
  running.defer(incoming.stop)
}

/** What links in mail begin with. */
function linkBase({ public_url, host, port }: Config): string {
  return public_url || `http://${host}:${port}`
}
