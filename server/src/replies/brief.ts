import { changeConversation } from '../conversations/change.ts'
import { findConversation } from '../conversations/conversation.ts'
import type { Handover } from '../conversations/schema.ts'
import { eachOf } from '../conversations/wake.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { NumberedEvent } from '../events/sequencer.ts'
import { type Means, type Mode, type Scope, systemScope } from '../scope.ts'
import { briefing } from './briefing.ts'
import { readExchange } from './exchange.ts'

/** Queues the summary of a handover in the transaction that numbers its event. */
export function queueBriefs(handed_over: NumberedEvent[]): Sql[] {
  // In key order, like everyone who locks several.
  return [
    sql`
    insert into handovers_to_brief (environment_id, conversation_id, due_at)
    select environment_id, conversation_id, clock_timestamp() from (
      -- Handed over twice in one batch it is one: the same row twice would fail, and with it the numbering of events.
      select distinct environment_id, conversation_id
      from unnest(${handed_over.map(({ environment_id }) => environment_id)}::integer[],
        ${handed_over.map(({ about }) => about)}::text[]) as told (environment_id, conversation_id)
      where conversation_id is not null) told
    order by environment_id, conversation_id
    on conflict (environment_id, conversation_id) do update set due_at = excluded.due_at, tries = 0`,
  ]
}

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
 * Writes the briefing for a handover that wasn't started by the assistant. Done afterward, because a handover waits for
 * nothing. Retried half a minute after a failure. Returns whether there may be more.
 */
export async function briefHandovers(services: Means): Promise<boolean> {
  const due = await services.database.run<Due>(sql`
    with due as (
      select environment_id, conversation_id from handovers_to_brief where due_at <= now()
      order by due_at limit ${batch}::integer for no key update skip locked),
    taken as (
      update handovers_to_brief job set due_at = now() + interval '30 seconds', tries = tries + 1
      from due where job.environment_id = due.environment_id and job.conversation_id = due.conversation_id
      returning job.*)
    select environment_id, account_id, mode, conversation_id, to_json(due_at) #>> '{}' as due_at
    from taken join environments on environments.id = environment_id where tries <= ${max_tries}`)
  await eachOf(due, async (job) => {
    const scope = systemScope(services, job)
    await brief({ ...scope, actor: { type: 'assistant', id: null, name: null } }, job.conversation_id).catch(
      (error) => {
        if ((error as { code?: string }).code !== 'resource_not_found') throw error
      },
    )
    // Handed over again in the meantime: that's another job.
    await services.database.run(sql`
      delete from handovers_to_brief where environment_id = ${job.environment_id} and conversation_id = ${job.conversation_id}
        and due_at = ${job.due_at}::timestamptz`)
  })
  await services.database.run(sql`delete from handovers_to_brief where due_at <= now() and tries > ${max_tries}`)
  return due.length === batch
}

async function brief(scope: Scope, id: string): Promise<void> {
  const { handover } = await findConversation(scope, id)
  if (handover === null || isBriefed(handover)) return
  const exchange = await readExchange(scope, id)
  if (exchange.messages.length === 0) return
  const known = await briefing(exchange)
  await changeConversation(scope, id, null, (before) => {
    if (before.handover === null || isBriefed(before.handover)) return { set: {}, events: [] }
    const handover = JSON.parse(before.handover) as Handover
    return { set: { handover: JSON.stringify({ ...handover, ...known }) }, events: ['conversation.updated'] }
  })
}

function isBriefed(handover: string): boolean {
  return (JSON.parse(handover) as Handover).summary !== null
}
