import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { transaction } from '../db/transaction.ts'
import { recordAudit } from './audit.ts'
import { networksOf } from './networks.ts'

export interface FailedSignIn {
  /** Whose password or code was tried. Null if nobody has that address. */
  user: { id: string; account_id: string } | null
  /** The error's `code`. */
  reason: string
  address: string
  request_id: string
}

export interface FailedSignIns {
  note(failure: FailedSignIn): void
  stop(): Promise<void>
}

interface Group extends FailedSignIn {
  user: NonNullable<FailedSignIn['user']>
  attempts: number
  due_at: number
}

/** The first one is in the audit log after a second. Similar ones from the same network follow as one entry per minute. */
const first_after_ms = 1000
const then_every_ms = 60_000
const look_every_ms = 500
/** With more networks and users than this at once, the log still says who was tried, but no longer from where. */
const max_groups = 1000

/**
 * Reports failed sign-ins: each one in the log, so that an attacker can be blocked, and aggregated in the audit log, so that
 * nobody can flood it.
 */
export function startFailedSignIns(database: Database, logger: Logger): FailedSignIns {
  const groups = new Map<string, Group>()
  let writing = Promise.resolve()
  const warn = (err: unknown) => logger.warn({ err }, 'Failed sign-ins could not be noted in the audit log.')

  async function write(is_due: (group: Group) => boolean): Promise<void> {
    for (const [key, group] of groups) {
      if (!is_due(group)) continue
      const { attempts } = group
      if (attempts === 0) groups.delete(key)
      else await record(database, group).catch(warn)
      group.attempts -= attempts
      group.due_at = performance.now() + then_every_ms
    }
  }

  const clock = setInterval(() => {
    writing = writing.then(() => write(({ due_at }) => due_at <= performance.now()))
  }, look_every_ms)

  return {
    note({ user, reason, address, request_id }) {
      const { id, account_id } = user ?? {}
      logger.warn(
        { event: 'sign_in_failed', request_id, address, reason, account: account_id, user: id },
        'Sign-in failed.',
      )
      if (!user) return
      const is_full = groups.size >= max_groups
      const key = `${user.id} ${reason} ${is_full ? '' : networksOf(address)[0]}`
      const group = groups.get(key) ?? {
        user,
        reason,
        address,
        request_id,
        attempts: 0,
        due_at: performance.now() + first_after_ms,
      }
      group.attempts++
      groups.set(key, group)
    },
    async stop() {
      clearInterval(clock)
      await writing
      await write(() => true)
    },
  }
}

async function record(database: Database, { user, reason, address, request_id, attempts }: Group): Promise<void> {
  const entry = {
    account_id: user.account_id,
    action: 'session.refused',
    actor: { type: 'system', id: null, name: 'sign-in' } as const,
    object: { type: 'user', id: user.id },
    details: { reason, attempts },
    address,
    request_id,
  }
  await transaction(database, (connection) => recordAudit(connection, entry))
}
