import { createHash, timingSafeEqual } from 'node:crypto'
import { sql } from '../../db/sql.ts'
import { ApiError } from '../../errors.ts'
import type { VisitorScope } from '../../http/scopes.ts'
import { type Resource, read } from '../../scope.ts'
import { isFlooded } from '../flood.ts'
import type { Proof } from './proof-schema.ts'

/** Leading zero bits: 131,072 hashes on average, half a second to a second on a phone. */
const difficulty = 17

/** How long a challenge can be solved, and how long what it proved counts. */
const valid_minutes = 10

/**
 * Whoever is unknown and writes for the first time proves some work while the channel is flooded. Of the visitor, only what
 * the database says now counts: a message that was sent and whose response got lost must not be asked for a proof.
 */
export async function requireProof(scope: VisitorScope): Promise<void> {
  const { environment_id, visitor, settings } = scope
  if (settings.flood_check === 'off' || visitor.is_verified || visitor.contact_id !== null) return
  const place = { environment_id: sql`visitor.environment_id`, channel_id: sql`visitor.channel_id` }
  const [stranger] = await read(
    scope,
    sql`
    select 1 as one from contact_identities visitor
    where environment_id = ${environment_id} and id = ${visitor.id} and contact_id is null
      and coalesce(proved_at < now() - make_interval(mins => ${valid_minutes}::integer), true) and ${isFlooded(settings, place)}`,
  )
  if (stranger)
    throw new ApiError(
      'proof_required',
      'Very many new visitors write to this channel at the moment. Solve a challenge from POST /challenge, send it with POST /proof, then repeat this request.',
    )
}

/** Bound to the visitor: what one browser solved is worth nothing to another, so nothing has to be remembered. */
export async function getChallenge(scope: VisitorScope): Promise<Resource> {
  const expires = Math.floor(Date.now() / 1000) + valid_minutes * 60
  const challenge = `${expires}.${difficulty}.${signature(scope, expires, difficulty)}`
  const expires_at = new Date(expires * 1000).toISOString()
  return { json: JSON.stringify({ object: 'challenge', challenge, difficulty, expires_at }), volatile: true }
}

export async function prove(scope: VisitorScope, { challenge, nonce }: Proof): Promise<Resource> {
  const { database, environment_id, visitor } = scope
  const problem = problemOf(scope, challenge, nonce)
  if (problem)
    throw new ApiError('proof_invalid', `${problem} Get a new challenge with POST /challenge and solve that.`)
  await database.write(sql`
    update contact_identities set proved_at = now() where environment_id = ${environment_id} and id = ${visitor.id}`)
  return { json: JSON.stringify({ object: 'done' }) }
}

function problemOf(scope: VisitorScope, challenge: string, nonce: number): string | undefined {
  const [, expires, bits, signed] = /^(\d{1,12})\.(\d{1,2})\.([\w-]{22})$/.exec(challenge) ?? []
  if (signed === undefined || !isSame(signed, signature(scope, Number(expires), Number(bits))))
    return 'The challenge was not made for this visitor.'
  if (Number(expires) * 1000 < Date.now()) return 'The challenge has expired.'
  const hash = createHash('sha256').update(`${challenge}.${nonce}`).digest()
  if (hash.readUInt32BE() >>> (32 - Number(bits)) === 0) return undefined
  return `The SHA-256 of the challenge, a dot and the nonce does not begin with ${bits} zero bits.`
}

function signature({ vault, environment_id, visitor }: VisitorScope, expires: number, bits: number): string {
  const text = `${environment_id} ${visitor.id} ${expires} ${bits}`
  return vault.digest(text, 'challenge of a visitor').subarray(0, 16).toString('base64url')
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other))
}
