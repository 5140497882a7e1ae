import { findContact } from '../../contacts/contacts.ts'
import { page } from '../../db/page.ts'
import { rendering, type Stored } from '../../db/render.ts'
import { type Sql, sql } from '../../db/sql.ts'
import { notFound } from '../../errors.ts'
import { write } from '../../events/record.ts'
import { isId } from '../../ids.ts'
import { type Resource, read, type Scope } from '../../scope.ts'
import { Identity, type IdentityQuery } from './identity-schema.ts'

const { json } = rendering(Identity)
type IdentityRow = Omit<Stored<Identity>, 'object'>

const columns = sql`
  id, channel_id, contact_id, subject is not null as verified, name, email, phone_number, browser, locale, time_zone, page,
  date_trunc('milliseconds', last_seen_at) as last_seen_at, blocked_at, created_at`

/** Who a contact is on each channel. */
export async function listIdentities(scope: Scope, contact_id: string, query: IdentityQuery) {
  await findContact(scope, contact_id)
  return page(scope, {
    name: `identities of ${contact_id}`,
    query,
    rows: (after, tail) => sql`
      select ${columns} from contact_identities
      where environment_id = ${scope.environment_id} and contact_id = ${contact_id}${after} ${tail}`,
    json,
  })
}

/** Their streams end and their tokens are refused within a second, on every process. */
export function block(scope: Scope, contact_id: string, id: string): Promise<Resource> {
  return setBlocked(scope, contact_id, id, sql`coalesce(blocked_at, date_trunc('milliseconds', now()))`)
}

export function unblock(scope: Scope, contact_id: string, id: string): Promise<Resource> {
  return setBlocked(scope, contact_id, id, sql`null`)
}

async function setBlocked(scope: Scope, contact_id: string, id: string, blocked_at: Sql): Promise<Resource> {
  const own = sql`environment_id = ${scope.environment_id} and contact_id = ${contact_id} and id = ${id}`
  if (!isId('visitor', id)) throw notFound('identity')
  const { claim: _, ...inner } = scope
  const changed = await write(
    inner,
    sql`change as (update contact_identities set blocked_at = ${blocked_at} where ${own} returning id)`,
    [],
    { json: '', id },
  )
  if (changed.length === 0) throw notFound('identity')
  const [row] = await read<IdentityRow>(scope, sql`select ${columns} from contact_identities where ${own}`)
  if (!row) throw notFound('identity')
  return { json: json(row), id, contact_id, volatile: true }
}
