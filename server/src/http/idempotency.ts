import { createHash, hash } from 'node:crypto'
import { begin, type Connection, commit, rollback } from '../db/connection.ts'
import { type Sql, sql } from '../db/sql.ts'
import { ApiError, conflict, type ErrorCode, errorCodes, invalid } from '../errors.ts'
import { type Claim, claimKey, type Resource, type Scope, type StoredAnswer } from '../scope.ts'
import { claimCall, isOtherCall, releaseCall } from './claim-call.ts'
import { failureOf } from './failures.ts'
import { type Keepable, keepAnswer, keepable } from './kept-answers.ts'

/** A stored response, sent again to repeats with the same key. */
export interface KeptAnswer {
  status: number
  body: string
  /** Whether it contains a secret. Then it's encrypted at rest, and decrypted here. */
  sealed: boolean
  location: string | null
  version: number | null
  original_request_id: string | null
}

/** The key in the header, unquoted if it's a string of RFC 8941. Rejected if it's invalid or sent twice. */
export function idempotencyKey(raw_headers: readonly string[]): string | null {
  const sent = raw_headers.filter((_, n) => n % 2 === 1 && raw_headers[n - 1]!.toLowerCase() === 'idempotency-key')
  if (sent.length === 0) return null
  if (sent.length > 1) throw invalid('Idempotency-Key', 'is sent twice.', 'idempotency_key_invalid')
  const text = sent[0]!.trim()
  const key = /^"(?:[^"\\]|\\["\\])*"$/.test(text) ? text.slice(1, -1).replace(/\\(.)/g, '$1') : text
  if (!/^[\x20-\x7e]{1,255}$/.test(key))
    throw invalid('Idempotency-Key', 'must be 1 to 255 printable ASCII characters.', 'idempotency_key_invalid')
  return key
}

/** The same request in another form (other order of fields or parameters) has the same fingerprint. */
export function fingerprint(method: string, path: string, query: Record<string, unknown>, body: unknown): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([method, path, canonical(query), canonical(body)]))
    .digest()
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([name, inner]) => [name, canonical(inner)]))
}

/** What's needed to store a response. */
export type Keeper = Pick<Scope, 'database' | 'environment_id' | 'vault' | 'request_id'>

export function claim(
  { environment_id, vault }: Pick<Keeper, 'environment_id' | 'vault'>,
  key: string,
  principal: string,
  of: Buffer,
  outcome: (result: Resource) => Pick<StoredAnswer, 'status' | 'location'>,
): Claim {
  const lock = BigInt.asIntN(64, BigInt(`0x${hash('sha256', `${environment_id} ${key}`).slice(0, 16)}`))
  const answer: Claim['answer'] = (result) => {
    const { json, secret = false } = result
    const body = secret ? vault.seal(json, placeOf(environment_id, key)).toString('base64') : json
    return { ...outcome(result), body, sealed: secret }
  }
  return { key, principal, lock: lock.toString(), fingerprint: of, answer, is_stored: false }
}

export function placeOf(environment_id: number, key: string): string {
  return `answer ${environment_id} ${key}`
}

/**
 * Does `work` once per key. The operation's own statement stores the response with the change (`write`), under the key's
 * lock and primary key: a crash leaves both or neither, and a repeat fails on the primary key and gets the stored response.
 */
export async function once<At extends Keeper, Result extends Resource>(
  scope: At,
  claimed: Claim,
  work: (scope: At) => Promise<Result>,
): Promise<Result | KeptAnswer> {
  try {
    const result = await work({ ...scope, claim: claimed })
    if (claimed.is_stored) return result
    return (await keep(scope, claimed, keepable(claimed, result))) ?? result
  } catch (thrown) {
    if (isTaken(thrown)) throw inUse()
    if (isAnswered(thrown)) return recall(scope, claimed)
    const error = failureOf(thrown)
    // A caller who may not do it must not learn the earlier result.
    if (error.status >= 500 || error.status === 401 || error.status === 403) throw error
    // This may be a repeat even if no response is stored: its If-Match held the first time.
    const earlier = decided.has(error.status)
      ? await keep(scope, claimed, {
          status: error.status,
          body: keptError(error),
          sealed: false,
          location: null,
          version: null,
          contact_id: null,
        })
      : await find(scope, claimed)
    if (earlier) return earlier
    throw error
  }
}

/** The same for work that calls external services, when no transaction may be open: with a lease. */
export async function onceCalling<At extends Keeper, Result extends Resource>(
  scope: At,
  claimed: Claim,
  work: (scope: At) => Promise<Result>,
): Promise<Result | KeptAnswer> {
  const earlier = await find(scope, claimed)
  if (earlier) return earlier
  if (!(await claimCall(scope, claimed))) throw (await isOtherCall(scope, claimed)) ? reused() : inUse()
  try {
    // The first request may have finished between the lookup and the claim.
    return (await find(scope, claimed)) ?? (await once(scope, claimed, work))
  } finally {
    // The work is done and its response stored. The claim expires by itself.
    await releaseCall(scope, claimed).catch(() => {})
  }
}

// Errors that describe the state the request met are stored. Any other is tried again.
const decided = new Set([404, 409, 422])

function isTaken(error: unknown): boolean {
  return (error as { code?: string }).code === 'PY409'
}

function isAnswered(error: unknown): boolean {
  return (error as { constraint?: string }).constraint === 'idempotent_answers_pkey'
}

function inUse(): ApiError {
  const error = conflict(
    'idempotency_key_in_use',
    'A request with this Idempotency-Key is still in progress. Try again shortly.',
  )
  error.headers['retry-after'] = '1'
  return error
}

function reused(): ApiError {
  return new ApiError(
    'idempotency_key_reused',
    'This Idempotency-Key was used for another request or by another caller. Use a new key for a new request.',
  )
}

/** Stores a response that the operation's statement didn't store. Returns the earlier one if there is one. */
function keep(scope: Keeper, claimed: Claim, answer: Keepable): Promise<KeptAnswer | undefined> {
  return scope.database.session(async (connection) => {
    try {
      await Promise.all([connection.query(begin), connection.query(claimKey(claimed))])
      const kept = await connection.query(
        sql`${insertion(scope, claimed, answer)} on conflict do nothing returning key`,
      )
      await connection.query(commit)
      return kept.length > 0 ? undefined : recall(scope, claimed)
    } catch (error) {
      await connection.query(rollback)
      throw isTaken(error) ? inUse() : error
    }
  })
}

/** Stores a response in the transaction that does the work, so that a repeat fails there and is undone. */
export async function keepWith(
  connection: Connection,
  { claim: claimed, ...keeper }: Keeper & { claim?: Claim },
  result: Resource,
): Promise<void> {
  if (!claimed) return
  await connection.query(insertion(keeper, claimed, keepable(claimed, result)))
  claimed.is_stored = true
}

/** Only if the contact it contains still exists. */
function insertion(keeper: Keeper, claimed: Claim, answer: Keepable): Sql {
  const { contact_id } = answer
  return keepAnswer(
    keeper,
    claimed,
    answer,
    sql`${contact_id}::text is null or exists (
      select from contacts where environment_id = ${keeper.environment_id} and id = ${contact_id} for key share)`,
  )
}

async function recall(scope: Keeper, claimed: Claim): Promise<KeptAnswer> {
  const answer = await find(scope, claimed)
  if (!answer) throw inUse()
  return answer
}

async function find(scope: Keeper, claimed: Claim): Promise<KeptAnswer | undefined> {
  const { principal } = claimed
  const [row] = await scope.database.read<KeptAnswer & { same: boolean; has_principal: boolean }>(sql`
    select status::integer, body, sealed, location, version, request_id as original_request_id, principal is not null as has_principal,
      fingerprint = ${claimed.fingerprint} and coalesce(principal = ${principal}, true) as same
    from idempotent_answers where environment_id = ${scope.environment_id} and key = ${claimed.key}`)
  if (row && !row.same) throw reused()
  if (!row?.sealed) return row
  const place = placeOf(scope.environment_id, claimed.key)
  const body = scope.vault.open(Buffer.from(row.body, 'base64'), place)
  return { ...row, body: row.has_principal ? body : withoutSecrets(body) }
}

/** An earlier version didn't record who received them. */
function withoutSecrets(body: string): string {
  const shown = Object.entries(JSON.parse(body)).map(([name, value]) => [name, secrets.has(name) ? null : value])
  return JSON.stringify(Object.fromEntries(shown))
}

const secrets = new Set(['secret', 'key', 'link'])

/** An error is stored without its request id, because each response has its own. */
function keptError(error: ApiError): string {
  return JSON.stringify({ code: error.code, message: error.message })
}

export function replayedError(answer: KeptAnswer): ApiError {
  const { code, message } = JSON.parse(answer.body) as { code: ErrorCode; message: string }
  if (!(code in errorCodes)) throw new Error(`An unknown error code was kept: ${code}`)
  return new ApiError(code, message)
}
