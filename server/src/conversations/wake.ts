import { sql } from '../db/sql.ts'
import { ApiError } from '../errors.ts'
import type { Services } from '../http/serve.ts'
import { type Scope, systemScope } from '../scope.ts'
import { changeConversation, type Decision } from './change.ts'
import type { ConversationRow } from './conversation.ts'
import { toPerson } from './handover.ts'
import { deadline } from './status.ts'

const batch = 100

interface Due {
  id: string
  environment_id: number
  account_id: string
  mode: 'live' | 'test'
  /** The database's clock, which found it due, decides again: by one that is behind it would sleep on. */
  now: string
}

/** Wakes conversations whose snooze is over, and gives to a person what the assistant left unanswered: nothing is stuck. */
export async function wakeConversations(services: Services): Promise<void> {
  const due = await services.database.run<Due>(sql`
    select due.id, environment_id, account_id, mode, now() as now
    from (
      (select id, environment_id from conversations where snoozed_until <= now() order by snoozed_until limit ${batch})
      union all
      (select id, environment_id from conversations where assistant_due_at <= now() order by assistant_due_at limit ${batch})) due
    join environments on environments.id = environment_id`)
  for (const { id, now, ...place } of due) {
    const scope = systemScope(services, place)
    await changeConversation(scope, id, null, (before) => wake(before, scope, new Date(now))).catch(ignoreGone)
  }
}

/** Decided on what the conversation is by now: somebody may have been faster. */
function wake(before: ConversationRow, scope: Scope, now: Date): Decision {
  const is_due = (moment: string | null) => moment !== null && Date.parse(moment) <= now.getTime()
  if (is_due(before.assistant_due_at))
    return toPerson(before, scope.actor, { reason: 'The assistant gave no answer in time.' })
  if (!is_due(before.snoozed_until)) return { set: {}, events: [] }
  const waking = { snoozed_until: null, resolved_at: null }
  const events = ['conversation.status_changed'] as Decision['events']
  if (before.handled_by === 'human') return { events, set: { ...waking, status: 'open' } }
  const assistant_due_at = before.unread_count > 0 ? deadline(now) : null
  return { events, set: { ...waking, status: 'pending', assistant_due_at } }
}

function ignoreGone(error: unknown): void {
  if (!(error instanceof ApiError && error.code === 'resource_not_found')) throw error
}
