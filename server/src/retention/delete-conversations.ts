import { touched } from '../contacts/contacts.ts'
import { forgetSent } from '../crm/forget-sent.ts'
import { sql } from '../db/sql.ts'
import { forgetResponses } from '../events/forget-responses.ts'
import { write } from '../events/record.ts'
import { type Means, type Scope, systemScope, transact } from '../scope.ts'
import { at_rest_since, isAtRest, isHeld, isStillRule, type Place } from './due.ts'
import { forgetConversations } from './forget.ts'
import { forgetQuotes } from './forget-quotes.ts'

/** Of one contact in one transaction, so that its events are scanned once for all of them. */
const max_together = 20
// A single conversation may have many thousands of messages.
const patience = sql`set local statement_timeout = '120s'`

export interface ConversationRule {
  days: number
  kept_label: string | null
}

interface Due {
  id: string
  contact_id: string
}

/** Deletes conversations that have been inactive for long enough. Returns their contacts. */
export async function deleteConversations(
  services: Means,
  place: Place,
  rule: ConversationRule,
  goesOn: () => boolean,
  failed: (error: unknown) => void,
): Promise<string[]> {
  const due = await services.database.run<Due>(sql`
    select id, contact_id from conversations
    where environment_id = ${place.environment_id} and ${isAtRest(rule.days)} and not ${isHeld(rule.kept_label)}
    order by ${at_rest_since} limit 200`)
  const left: string[] = []
  for (const [contact_id, all] of Map.groupBy(due, ({ contact_id }) => contact_id)) {
    for (let n = 0; n < all.length && goesOn(); n += max_together) {
      const ids = all.slice(n, n + max_together).map(({ id }) => id)
      await deleteTogether(services, place, rule, contact_id, ids).then(
        (deleted) => deleted > 0 && left.push(contact_id),
        // One that can't be deleted doesn't delay the others.
        failed,
      )
    }
  }
  return left
}

/** All or nothing: if the process is killed, they remain as they were. */
async function deleteTogether(
  services: Means,
  place: Place,
  rule: ConversationRule,
  contact_id: string,
  wanted: string[],
): Promise<number> {
  const scope = systemScope(services, place)
  const deleted = await transact(scope, async (scope) => {
    const ids = await stillDue(scope, rule, contact_id, wanted)
    if (ids.length > 0) await deleteThese(scope, contact_id, ids)
    return ids.length
  })
  if (deleted > 0) await forgetResponses(services.database, place.environment_id, contact_id, 'of emptied events')
  return deleted
}

/**
 * Locked in the same order as every deletion: contact, conversations, leads. What others hold locked is left for the next
 * run.
 */
async function stillDue(
  { connection, environment_id }: Scope,
  rule: ConversationRule,
  contact_id: string,
  wanted: string[],
): Promise<string[]> {
  // Sent together, executed one after another.
  const [, contact, rows] = await Promise.all([
    connection!.query(patience),
    connection!.query(sql`
      select 1 as one from contacts where environment_id = ${environment_id} and id = ${contact_id}
      for no key update skip locked`),
    connection!.query<{ id: string }>(sql`
      select id from conversations
      where environment_id = ${environment_id} and id = any (${wanted}) and contact_id = ${contact_id}
        and ${isAtRest(rule.days)} and not ${isHeld(rule.kept_label)}
        and ${isStillRule(environment_id, { conversation_days: rule.days, kept_label: rule.kept_label })}
      order by id for update skip locked`),
    connection!.query(sql`
      select from leads where environment_id = ${environment_id} and contact_id = ${contact_id} for update`),
  ])
  return contact.length === 0 ? [] : rows.map(({ id }) => id)
}

async function deleteThese(scope: Scope, contact_id: string, ids: string[]): Promise<void> {
  const { connection, environment_id } = scope
  const events = ids.map((id) => ({
    type: 'conversation.deleted' as const,
    object: JSON.stringify({ object: 'conversation', id, deleted: true }),
    contact_id,
    about: id,
  }))
  await Promise.all([
    forgetConversations(connection!, environment_id, contact_id, ids),
    connection!.query(
      touched(
        environment_id,
        contact_id,
        sql`(select max(${at_rest_since}) from conversations where environment_id = ${environment_id} and id = any (${ids}))`,
      ),
    ),
    write(
      scope,
      sql`change as (
        delete from conversations where environment_id = ${environment_id} and id = any (${ids}) returning id),
      noted as (
        insert into deleted_conversations (environment_id, id, contact_id)
        select ${environment_id}::integer, id, ${contact_id} from change on conflict do nothing)`,
      events,
      { json: '' },
    ),
    forgetSent(connection!, environment_id, contact_id),
    forgetQuotes(scope, contact_id),
  ])
}
