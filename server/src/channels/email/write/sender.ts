import { createContact } from '../../../contacts/contacts.ts'
import { sql } from '../../../db/sql.ts'
import { newId } from '../../../ids.ts'
import { read, type Scope } from '../../../scope.ts'
import { plainLine } from '../../plain-line.ts'
import type { Author } from '../author.ts'

/** Who wrote a mail. */
export interface Sender {
  contact_id: string
  name: string
  /** Null if the mail doesn't say. */
  address: string | null
  /** Whether nobody was known by the address before. */
  is_new: boolean
}

/** As contacts have it. */
const contact_email = /^[^\s@]+@[^\s@]+$/
const max_name = 255

/** Blocked on one channel, a sender is blocked on all that know them by the same address. */
export async function isBlocked(scope: Scope, { address }: Author): Promise<boolean> {
  if (address === null) return false
  const rows = await read(
    scope,
    sql`
    select 1 as one from contact_identities
    where environment_id = ${scope.environment_id} and address = ${address.address} and blocked_at is not null limit 1`,
  )
  return rows.length > 0
}

/**
 * The contact with the author's address, found or made; without an address, one of its own. Only a verified address makes a verified
 * identity: anyone can write any address into a mail. Called in a transaction.
 */
export async function senderOf(scope: Scope, channel_id: string, author: Author): Promise<Sender> {
  const { environment_id, connection } = scope
  const address = author.address?.address ?? null
  const subject = author.is_verified ? address : null
  const author_name = plainLine(author.name ?? '', max_name) || null
  const [identity] = await connection!.query<{ id: string; contact_id: string | null }>(sql`
    insert into contact_identities as i (environment_id, id, channel_id, address, subject, email, name, created_at, last_seen_at)
    values (${environment_id}, ${newId('visitor')}, ${channel_id}, ${address}, ${subject}, ${address}, ${author_name},
      date_trunc('milliseconds', now()), now())
    on conflict (environment_id, channel_id, address) where address is not null do update set
      subject = coalesce(i.subject, excluded.subject), name = coalesce(excluded.name, i.name),
      last_seen_at = case when i.subject is null or excluded.subject is not null then now() else i.last_seen_at end
    returning id, contact_id`)
  const name = author_name ?? plainLine(address ?? 'Unknown sender', max_name)
  const { id, contact_id: existing_id } = identity!
  const { id: contact_id, is_new } =
    existing_id === null ? await contactWith(scope, id, address, name) : { id: existing_id, is_new: false }
  if (existing_id === null)
    await connection!.query(sql`
      update contact_identities set contact_id = ${contact_id} where environment_id = ${environment_id} and id = ${id}`)
  return { contact_id, name, address, is_new }
}

async function contactWith(
  scope: Scope,
  identity_id: string,
  address: string | null,
  name: string,
): Promise<{ id: string; is_new: boolean }> {
  const { claim: _, ...inner } = scope
  const is_usable = address !== null && address.length <= 254 && contact_email.test(address)
  const create = async (email: string) => ({ id: (await createContact(inner, { name, email })).id!, is_new: true })
  if (!is_usable) return create(`${identity_id}@no-email.invalid`)
  const email = address.toLowerCase()
  const [existing] = await scope.connection!.query<{ id: string }>(
    sql`select id from contacts where environment_id = ${scope.environment_id} and email = ${email}`,
  )
  return existing ? { id: existing.id, is_new: false } : create(email)
}

/** Whether the sender is the conversation's contact, got mail of it before, or was brought in by a participant whose domain vouches for them. */
export async function isParticipant(scope: Scope, conversation_id: string, sender: Sender): Promise<boolean> {
  const counts = sql`(direction = 'outbound' or ((email ->> 'is_verified')::boolean and (email ->> 'is_participant')::boolean))`
  const rows = await read(
    scope,
    sql`
    select 1 as one from conversations
    where environment_id = ${scope.environment_id} and id = ${conversation_id} and contact_id = ${sender.contact_id}
    union all
    select 1 as one from messages, json_array_elements((email -> 'to')::json) as recipient
    where environment_id = ${scope.environment_id} and conversation_id = ${conversation_id} and email is not null
      and ${counts} and recipient ->> 'address' = ${sender.address}
    union all
    select 1 as one from messages, json_array_elements((email -> 'cc')::json) as recipient
    where environment_id = ${scope.environment_id} and conversation_id = ${conversation_id} and email is not null
      and ${counts} and recipient ->> 'address' = ${sender.address}
    limit 1`,
  )
  return rows.length > 0
}
