import type { Announcements } from '../events/announcements.ts'
import { type Loop, startWorker } from '../jobs/loop.ts'
import { type Means, type Scope, systemScope } from '../scope.ts'
import { failureOf } from './failure.ts'
import { claimMails, finishMail, giveBackMail, type MailLease, mail_leases } from './lease.ts'
import { routeFor } from './server.ts'
import { domainOf } from './settings.ts'
import { type Mail, sendMail } from './smtp.ts'

/** The words of a mail as of now. Null if there is nothing left to say. */
export type Compose = (scope: Scope, mail: MailLease) => Promise<Omit<Mail, 'message_id'> | null>

interface Parts {
  services: Means
  announcements: Pick<Announcements, 'subscribe'>
  /** Who writes which kind of mail. */
  composers: Readonly<Record<string, Compose>>
  /** Kinds that take another way than what the account chose. */
  routes?: Readonly<Record<string, typeof routeFor>>
  failed: (error: unknown) => void
}

const max_at_once = 8
const poll_ms = 1000

/**
 * Sends mail that is due. At least once: a process that dies after the server took a mail, and before that was written down, is
 * followed by one that sends it again under the same Message-ID.
 */
export function startMailWorker({ services, announcements, composers, routes = {}, failed }: Parts): Loop {
  const { database } = services
  return startWorker<MailLease>({
    name: 'mail',
    subscribe: announcements.subscribe,
    poll_ms,
    room: (running) => max_at_once - running.size,
    claim: (limit) => claimMails(database, limit),
    work: (lease) =>
      mail_leases.keep({ database, failed }, lease, async (lease_lost) => {
        const outcome = await send(lease)
        if (!lease_lost.aborted) await finishMail(database, lease, outcome)
      }),
    giveUp: (lease) => finishMail(database, lease, { failure: 'server_refused', may_pass: true }),
    giveBack: (lease) => giveBackMail(database, lease),
    failed,
  })

  async function send(lease: MailLease): Promise<Parameters<typeof finishMail>[2]> {
    const scope = systemScope(services, lease)
    const route = await (routes[lease.kind] ?? routeFor)(scope, lease.environment_id)
    // Nothing leaves test mode.
    if (!route || lease.mode === 'test') return 'moot'
    const mail = await composers[lease.kind]?.(scope, lease)
    if (!mail) return 'moot'
    const message_id = `<${lease.id}@${domainOf(route.server.from_address)}>`
    try {
      await sendMail(route.server, route.allowed, { ...mail, message_id })
      return 'sent'
    } catch (error) {
      const { code, may_pass } = failureOf(error)
      return { failure: code, may_pass }
    }
  }
}
