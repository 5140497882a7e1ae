import { createContact } from '../../contacts/contacts.ts'
import type { NewContact } from '../../contacts/schema.ts'
import { sql } from '../../db/sql.ts'
import type { Scope } from '../../scope.ts'
import { type KnownContact, knownContact } from './sign-in.ts'

interface IdentityRow {
  contact_id: string | null
  subject: string | null
  name: string | null
  email: string | null
  phone_number: string | null
}

/** The contact of a visitor who writes. The first message makes one. Called in a transaction. */
export async function contactOf(scope: Scope, visitor_id: string): Promise<string> {
  const { environment_id, connection } = scope
  const [identity] = await connection!.query<IdentityRow>(sql`
    select contact_id, subject, name, email, phone_number from contact_identities
    where environment_id = ${environment_id} and id = ${visitor_id} for update`)
  if (identity!.contact_id !== null) return identity!.contact_id
  const known = await joined(scope, identity!)
  const contact_id = known?.id ?? (await made(scope, visitor_id, identity!))
  await connection!.query(sql`
    update contact_identities set contact_id = ${contact_id}, sees_since = ${known?.named_at ?? null}, wrote_at = case when subject is null then now() end
    where environment_id = ${environment_id} and id = ${visitor_id}`)
  return contact_id
}

/** Only a signed identity joins a known contact. Whoever merely says so gets a contact of their own. */
async function joined(scope: Scope, { subject, email }: IdentityRow): Promise<KnownContact | undefined> {
  return subject === null ? undefined : knownContact(scope, { sub: subject, email })
}

async function made(scope: Scope, visitor_id: string, identity: IdentityRow): Promise<string> {
  const { subject, name, email, phone_number } = identity
  const placeholder = `${visitor_id}@no-email.invalid`
  const plain: NewContact = { name: name ?? 'Visitor', email: placeholder }
  // The address they claim stays with the identity.
  const contact = subject === null ? plain : { ...plain, identifier: subject, phone_number }
  const is_free = subject !== null && email !== null && !(await isTaken(scope, email))
  return (await createContact(scope, is_free ? { ...contact, email } : contact)).id!
}

async function isTaken({ environment_id, connection }: Scope, email: string): Promise<boolean> {
  const rows = await connection!.query(
    sql`select 1 as one from contacts where environment_id = ${environment_id} and email = ${email}`,
  )
  return rows.length > 0
}
