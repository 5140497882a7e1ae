import { changeConversation, type Fence, Fenced } from '../../conversations/change.ts'
import { draftMessage } from '../../conversations/messages/messages.ts'
import { eachOf } from '../../conversations/wake.ts'
import { sql } from '../../db/sql.ts'
import { nextOpen } from '../../hours/open.ts'
import { type Means, type Mode, type Scope, systemScope } from '../../scope.ts'
import { rightTo } from '../email/who-answers.ts'
import type { Kind } from '../kinds.ts'
import { type Waiting, waitingIn } from './waiting.ts'
import { replyFor, textFor } from './words.ts'

interface Due {
  environment_id: number
  account_id: string
  mode: Mode
  conversation_id: string
  due_at: string
}

const batch = 20
const max_tries = 5

/**
 * Tells customers who wrote outside working hours when somebody is back. Returns whether there may be more. Tried again half a minute
 * after a failure.
 */
export async function tellOutOfHours(services: Means): Promise<boolean> {
  const due = await services.database.run<Due>(sql`
    with due as (
      select environment_id, conversation_id from out_of_hours_due where due_at <= now()
      order by due_at limit ${batch}::integer for no key update skip locked),
    taken as (
      update out_of_hours_due job set due_at = now() + interval '30 seconds', tries = tries + 1
      from due where job.environment_id = due.environment_id and job.conversation_id = due.conversation_id
      returning job.*)
    select environment_id, account_id, mode, conversation_id, to_json(due_at) #>> '{}' as due_at
    from taken join environments on environments.id = environment_id where tries <= ${max_tries}`)
  await eachOf(due, async (job) => {
    const scope = systemScope(services, job)
    const waiting = await waitingIn(scope, job.conversation_id)
    if (waiting?.is_with_assistant) return later(scope, job)
    if (waiting) await tell(scope, job, waiting)
    // Another message in the meantime is another job.
    await services.database.run(sql`delete from out_of_hours_due where ${keyOf(job)}`)
  })
  await services.database.run(sql`delete from out_of_hours_due where due_at <= now() and tries > ${max_tries}`)
  return due.length === batch
}

const keyOf = ({ environment_id, conversation_id, due_at }: Due) =>
  sql`environment_id = ${environment_id} and conversation_id = ${conversation_id} and due_at = ${due_at}::timestamptz`

/** The assistant goes first: what it says is answer enough. */
function later({ database }: Scope, job: Due) {
  return database.run(sql`
    update out_of_hours_due set tries = 0, due_at = greatest(now() + interval '1 second', least(now() + interval '5 seconds', (
      select assistant_due_at from conversations
      where conversations.environment_id = out_of_hours_due.environment_id and id = conversation_id)))
    where ${keyOf(job)}`)
}

async function tell(scope: Scope, job: Due, waiting: Waiting): Promise<void> {
  const { rules, now, written_at, replies, last_message_id, message_id } = waiting
  const at = nextOpen(rules, now)
  if (at === now || nextOpen(rules, written_at) === written_at) return
  const content = textFor(await replyFor(replies, waiting), waiting, { at, time_zone: rules.time_zone, now })
  if (content === null) return
  await changeConversation(scope, job.conversation_id, null, (before) => {
    if (before.last_message_id !== last_message_id || before.status !== 'open' || before.handled_by !== 'human')
      return { set: {}, events: [] }
    const message = draftMessage({
      ...{ conversation_id: before.id, channel: before.channel as Kind, after: before.last_message_id },
      ...{ sender: { type: 'system', id: null, name: null }, content, in_reply_to: message_id },
    })
    // Nothing else changes: they still wait, and nobody has answered.
    const set = { last_message_id: message.id, last_message_at: message.created_at }
    return { message, events: [], set, fence: fenceOf(job, waiting) }
  }).catch((error) => {
    if (!(error instanceof Fenced)) throw error
  })
}

/** Of two processes, one has the job, and of two conversations of a sender, one has the right to an automatic mail. */
function fenceOf(job: Due, waiting: Waiting): Fence {
  const right = waiting.channel === 'email' ? rightTo(job.environment_id, waiting.channel_id, waiting.address) : null
  return {
    held: () => sql`
      job as materialized (select from out_of_hours_due where ${keyOf(job)} for update),
      held as materialized (${right ? right.held(sql`exists (select from job)`) : sql`select from job`})`,
    done: (message_id) => sql`
      job_done as (delete from out_of_hours_due where ${keyOf(job)} and exists (select from change))${
        right ? sql`, ${right.use(message_id!)}` : sql``
      }`,
  }
}
