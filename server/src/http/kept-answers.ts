import type { Connection } from '../db/connection.ts'
import type { Database } from '../db/database.ts'
import { type Sql, sql } from '../db/sql.ts'
import type { Claim, Resource, Scope, StoredAnswer } from '../scope.ts'

/** A response as stored for repeated requests. */
export interface Keepable extends StoredAnswer {
  readonly version: number | null
  /** The contact it's about: deleting the contact empties it. */
  readonly contact_id: string | null
}

/** The statement that stores a response under its Idempotency-Key, if `condition` holds. */
export function keepAnswer(
  { environment_id, request_id }: Pick<Scope, 'environment_id' | 'request_id'>,
  { key, principal, fingerprint }: Claim,
  { status, body, sealed, location, version, contact_id }: Keepable,
  condition: Sql,
): Sql {
  return sql`
      insert into idempotent_answers (environment_id, key, principal, fingerprint, status, body, sealed, location, version, request_id, contact_id)
      select ${environment_id}::integer, ${key}, ${principal}, ${fingerprint}::bytea, ${status}::smallint, ${body}, ${sealed}::boolean, ${location},
        ${version}::integer, ${request_id}, ${contact_id}
      where ${condition}`
}

export function keepable(claimed: Claim, result: Resource): Keepable {
  return { ...claimed.answer(result), version: result.version ?? null, contact_id: result.contact_id ?? null }
}

// The response to repeats of a request about the contact from now on.
const gone = JSON.stringify({ code: 'resource_not_found', message: 'What this request made was deleted since.' })
const batch = 5000

/** The statement that empties stored responses about a contact. The requests stay known. */
export function forgettingAnswers(environment_id: number, contact_id: string, condition: Sql): Sql {
  return sql`
    update idempotent_answers set status = 404, body = ${gone}, location = null, version = null, contact_id = null
    where environment_id = ${environment_id} and contact_id = ${contact_id} and ${condition}`
}

/** After a merge, responses about one contact belong to the other, and are deleted with it. */
export async function moveAnswers(connection: Connection, environment_id: number, from: string, to: string) {
  await connection.query(sql`
    update idempotent_answers set contact_id = ${to} where environment_id = ${environment_id} and contact_id = ${from}`)
}

/** The key of a visitor's request as it's stored: nobody must meet the keys of others, and least of all those of the business. */
export function keyOfVisitor(visitor_id: string, key: string): string {
  return `${visitor_id} ${key}`
}

/** After a sign-in, what a visitor sent before it is repeated by whom they are now, with another token. */
export async function moveVisitorsAnswers(connection: Connection, environment_id: number, from: string, to: string) {
  const before = keyOfVisitor(from, '')
  await connection.query(sql`
    update idempotent_answers answer set key = ${keyOfVisitor(to, '')} || substr(key, ${before.length + 1}::integer), principal = null
    where environment_id = ${environment_id} and key > ${before} and key < ${`${before}\u{7f}`} and not sealed
      and not exists (
        select from idempotent_answers taken
        where taken.environment_id = answer.environment_id and taken.key = ${keyOfVisitor(to, '')} || substr(answer.key, ${before.length + 1}::integer))`)
}

/** Deletes stored responses older than this many days. */
export async function pruneAnswers(database: Database, days: number): Promise<void> {
  // Claims of processes that died.
  await database.run(sql`delete from idempotent_claims where leased_until < now() - interval '1 hour'`)
  let deleted = batch
  while (deleted === batch) {
    const rows = await database.run(sql`
      delete from idempotent_answers where ctid = any (array(
        select ctid from idempotent_answers where created_at < now() - make_interval(days => ${days}) limit ${batch}))
      returning 1`)
    deleted = rows.length
  }
}
