import { deleteContactIf } from '../contacts/delete.ts'
import { sql } from '../db/sql.ts'
import { firstIdAt } from '../ids.ts'
import { type Means, systemScope } from '../scope.ts'
import { isForgotten, isStillRule, type Place } from './due.ts'

export const day_ms = 24 * 3600 * 1000

const batch = 500
// An index of due contacts would make each new contact more expensive, so this scans them.
const between_walks = sql`interval '1 hour'`

/** Erases a contact that has been inactive for long enough and has no conversations. */
export function eraseContact(services: Means, place: Place, days: number, id: string): Promise<boolean> {
  const is_due = sql`${isForgotten(days)} and ${isStillRule(place.environment_id, { contact_days: days })}`
  return deleteContactIf(systemScope(services, place), id, is_due)
}

/** Continues the scan, oldest contacts first. Returns whether there is more to scan now. */
export async function eraseContacts(
  services: Means,
  place: Place,
  days: number,
  goesOn: () => boolean,
  failed: (error: unknown) => void,
): Promise<boolean> {
  const { database } = services
  const { environment_id } = place
  const [walk] = await database.run<{ contacts_through: string }>(sql`
    select contacts_through from retention_settings
    where environment_id = ${environment_id} and contacts_due_at <= now()`)
  if (!walk) return false
  const candidates = await database.run<{ id: string; is_due: boolean }>(sql`
    select id, ${isForgotten(days)} as is_due from contacts
    where environment_id = ${environment_id} and id > ${walk.contacts_through} and id < ${firstIdAt('contact', Date.now() - days * day_ms)}
    order by id limit ${batch}`)
  let through = walk.contacts_through
  for (const { id, is_due } of candidates) {
    if (is_due && !goesOn()) break
    if (is_due) await eraseContact(services, place, days, id).catch(failed)
    through = id
  }
  const is_over = candidates.length < batch && through === (candidates.at(-1)?.id ?? through)
  await database.run(sql`
    update retention_settings set contacts_through = ${is_over ? '' : through},
      contacts_due_at = case when ${is_over}::boolean then now() + ${between_walks} else contacts_due_at end
    where environment_id = ${environment_id} and contacts_through = ${walk.contacts_through}`)
  return !is_over
}
