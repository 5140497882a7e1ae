import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '../db/sql.ts'
import type { Means } from '../scope.ts'
import { deleteConversations } from './delete-conversations.ts'
import type { Place, Rules } from './due.ts'
import { eraseContact, eraseContacts } from './erase-contacts.ts'
import { forgetAgain } from './forget-again.ts'

const max_ms = 2000
// The pause between two batches, as a multiple of a batch's duration, so that requests aren't slowed down.
const longest_rest_ms = 200

type PlaceRules = Place & Rules

/**
 * Deletes what an environment no longer keeps, for a limited time. Any process may do it, several at a time: each batch is
 * its own transaction, skips what others have locked, and checks again under its locks what is due.
 */
export async function retain(services: Means, stopping: AbortSignal): Promise<void> {
  const until = performance.now() + max_ms
  const goesOn = () => performance.now() < until && !stopping.aborted
  const failures: unknown[] = []
  const failed = (error: unknown) => void failures.push(error)
  await forgetAgain(services).catch(failed)
  const todo = await settingsOf(services)
  while (todo.length > 0 && goesOn()) {
    const one = todo.shift()!
    const began = performance.now()
    if (await step(services, one, goesOn, failed).catch(failed)) todo.push(one)
    if (todo.length > 0) await pause(Math.min(performance.now() - began, longest_rest_ms))
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some data past its retention could not be deleted.')
}

/** Reports still count existing data: until they're done, nothing is deleted. */
function settingsOf({ database }: Means): Promise<PlaceRules[]> {
  return database.run<PlaceRules>(sql`
    select environment_id, account_id, mode, conversation_days, contact_days, kept_label
    from retention_settings join environments on environments.id = environment_id
      join report_progress using (environment_id)
    where (conversation_days is not null or contact_days is not null) and filled_through is null`)
}

/** One batch of one environment. Returns whether there may be more. A failure doesn't delay anything else. */
async function step(
  services: Means,
  one: PlaceRules,
  goesOn: () => boolean,
  failed: (error: unknown) => void,
): Promise<boolean> {
  const { conversation_days, contact_days, kept_label, environment_id, account_id, mode } = one
  const place = { environment_id, account_id, mode }
  const rule = conversation_days === null ? null : { days: conversation_days, kept_label }
  const left = rule ? await deleteConversations(services, place, rule, goesOn, failed) : []
  if (contact_days === null) return left.length > 0
  for (const id of new Set(left)) await eraseContact(services, place, contact_days, id).catch(failed)
  return (await eraseContacts(services, place, contact_days, goesOn, failed)) || left.length > 0
}
