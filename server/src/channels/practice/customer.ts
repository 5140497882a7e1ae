import { createContact } from '../../contacts/contacts.ts'
import { sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import type { Scope } from '../../scope.ts'
import { plainLine } from '../plain-line.ts'

export interface Customer {
  identity_id: string
  contact_id: string
  name: string
}

/**
 * The contact of a customer of a messenger, found or made, and locked: messages of one customer come in one after another. A messenger
 * knows who writes, so a name never joins another contact. Null if they are blocked. Called in a transaction.
 */
export async function customerOf(
  scope: Scope,
  channel_id: string,
  address: string,
  profile_name?: string,
): Promise<Customer | null> {
  const { environment_id, connection } = scope
  const name = plainLine(profile_name ?? address, 255)
  // The contact before the identity, as whoever merges or deletes contacts locks them.
  await connection!.query(sql`
    select from contacts where environment_id = ${environment_id} and id = (
      select contact_id from contact_identities
      where environment_id = ${environment_id} and channel_id = ${channel_id} and address = ${address}) for key share`)
  const [identity] = await connection!.query<{ id: string; contact_id: string | null; is_blocked: boolean }>(sql`
    insert into contact_identities as i (environment_id, id, channel_id, address, name, created_at, last_seen_at)
    values (${environment_id}, ${newId('visitor')}, ${channel_id}, ${address}, ${name}, date_trunc('milliseconds', now()), now())
    on conflict (environment_id, channel_id, address) where address is not null do update set last_seen_at = now()
    returning id, contact_id, blocked_at is not null as is_blocked`)
  const { id: identity_id, contact_id: own_contact_id, is_blocked } = identity!
  if (is_blocked) return null
  if (own_contact_id !== null) return { identity_id, contact_id: own_contact_id, name }
  const contact_id = (await createContact(scope, { name, email: `${identity_id}@no-email.invalid` })).id!
  await connection!.query(sql`
    update contact_identities set contact_id = ${contact_id} where environment_id = ${environment_id} and id = ${identity_id}`)
  return { identity_id, contact_id, name }
}
