import { sql } from '../db/sql.ts'
import { isNotFound } from '../errors.ts'
import { type Means, type Mode, systemScope } from '../scope.ts'
import { changeConversation, type Decision } from './change.ts'
import type { ConversationRow } from './conversation.ts'
import { needs_reply } from './needs-reply.ts'

const batch = 100

interface Due {
  id: string
  environment_id: number
  account_id: string
  mode: Mode
  /** The database's clock found it due and decides again: by a clock that is behind, it would stay snoozed. */
  now: string
}

/** Wakes conversations whose snooze has ended. */
export async function wakeConversations(services: Means): Promise<void> {
  const due = await services.database.run<Due>(sql`
    select due.id, environment_id, account_id, mode, now() as now
    from (select id, environment_id from conversations where snoozed_until <= now() order by snoozed_until limit ${batch}) due
    join environments on environments.id = environment_id`)
  await eachOf(due, ({ id, now, ...place }) =>
    changeConversation(systemScope(services, place), id, null, (before) => wake(before, new Date(now))),
  )
}

/** Decides on the current conversation: someone may have been faster. */
function wake(before: ConversationRow, now: Date): Decision {
  const { snoozed_until, handled_by, unread_count } = before
  if (snoozed_until === null || Date.parse(snoozed_until) > now.getTime()) return { set: {}, events: [] }
  const waking = { snoozed_until: null, resolved_at: null }
  const events = ['conversation.status_changed'] as Decision['events']
  if (handled_by === 'human') return { events, set: { ...waking, status: 'open' } }
  return { events, set: { ...waking, status: 'pending', ...(unread_count > 0 && needs_reply) } }
}

/**
 * Does a scheduled job's work on each of a batch. A failing one doesn't delay the others, and a deleted one isn't a failure.
 */
export async function eachOf<T>(batch: readonly T[], work: (one: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = []
  for (const one of batch)
    await work(one).catch((error: unknown) => {
      if (!isNotFound(error)) failures.push(error)
    })
  if (failures.length > 0) throw failures[0]
}
