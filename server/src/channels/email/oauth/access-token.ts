import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '../../../db/sql.ts'
import { read, type Scope } from '../../../scope.ts'
import type { KeptClient } from './client.ts'
import { ConsentProblem } from './consent-problem.ts'
import { type Grant, requestTokens } from './token-endpoint.ts'

interface Tokens {
  readonly access_token: string
  readonly refresh_token: string
}

interface TokenRow {
  readonly tokens: string | null
  readonly terms: string | null
  readonly is_ended: boolean
  readonly end_code: string | null
  readonly generation: string
  /** Whether it's time for new ones, and whether the access token still works. */
  readonly is_due: boolean
  readonly is_valid: boolean
}

export interface Consented {
  readonly channel_id: string
  readonly client: KeptClient
  readonly terms: string
}

/** Longer than an answer of the provider may take. */
const lease_s = 30
const wait_ms = 20_000
const look_again_ms = 200
const retry_s = 30
/** So long before its end, an access token is replaced; of one that lasts less than twice as long, at half its time. */
const margin_s = 300

/** The context for which tokens are encrypted. */
export function tokensPlace(environment_id: number, channel_id: string): string {
  return `email_consents ${environment_id} ${channel_id} tokens`
}

/**
 * An access token that works now. `old_token`: the one that the mail server didn't take. Of all processes, one at a time asks the provider
 * for new tokens, and the others wait for them: a provider that rotates refresh tokens ends the consent if an old one comes again.
 */
export async function accessToken(scope: Scope, consented: Consented, old_token: string | null): Promise<string> {
  const until = performance.now() + wait_ms
  for (;;) {
    const row = await findTokens(scope, consented)
    const tokens = opened(scope, consented.channel_id, row)
    const is_refused = tokens.access_token === old_token
    if (!is_refused && row.is_valid && !row.is_due) return tokens.access_token
    if (await claim(scope, consented.channel_id, row)) {
      const token = await refresh(scope, consented, row, tokens, is_refused)
      if (token !== null) return token
    } else if (!is_refused && row.is_valid) return tokens.access_token
    if (performance.now() >= until) throw new ConsentProblem('token_unavailable')
    await pause(look_again_ms)
  }
}

async function findTokens(scope: Scope, { channel_id, terms }: Consented): Promise<TokenRow & { tokens: string }> {
  const [row] = await read<TokenRow>(
    scope,
    sql`
    select encode(tokens, 'hex') as tokens, terms, ended_at is not null as is_ended, end_code,
      generation::text as generation, coalesce(refresh_at <= now(), true) as is_due, coalesce(access_ends_at > now(), false) as is_valid
    from email_consents where environment_id = ${scope.environment_id} and channel_id = ${channel_id}`,
  )
  if (row?.terms !== terms) throw new ConsentProblem('consent_needed')
  if (row.is_ended || row.tokens === null) throw new ConsentProblem('consent_ended', row.end_code)
  return { ...row, tokens: row.tokens }
}

function opened({ vault, environment_id }: Scope, channel_id: string, { tokens }: { tokens: string }): Tokens {
  return JSON.parse(vault.open(Buffer.from(tokens, 'hex'), tokensPlace(environment_id, channel_id)))
}

/** The right to ask for new tokens. It ends by itself if its process dies. */
async function claim({ database, environment_id }: Scope, channel_id: string, { generation }: TokenRow) {
  const rows = await database.run(sql`
    update email_consents set refreshing_until = now() + ${lease_s}::integer * interval '1 s'
    where environment_id = ${environment_id} and channel_id = ${channel_id} and generation = ${generation}::bigint
      and (refreshing_until is null or refreshing_until < now()) returning 1 as one`)
  return rows.length > 0
}

/** Null if somebody signed in anew meanwhile. */
async function refresh(
  scope: Scope,
  { channel_id, client }: Consented,
  row: TokenRow,
  { refresh_token, access_token }: Tokens,
  is_refused: boolean,
): Promise<string | null> {
  const { database, environment_id } = scope
  const here = sql`environment_id = ${environment_id} and channel_id = ${channel_id} and generation = ${row.generation}::bigint`
  try {
    const grant = await requestTokens(scope, client, { grant_type: 'refresh_token', refresh_token })
    const rows = await database.run(sql`
      update email_consents set ${tokenColumns(scope, channel_id, { ...grant, refresh_token: grant.refresh_token ?? refresh_token })}
      where ${here} returning 1 as one`)
    return rows.length > 0 ? grant.access_token : null
  } catch (error) {
    const end = error instanceof ConsentProblem && error.code === 'consent_ended' ? error : null
    await database.run(
      end
        ? sql`update email_consents set tokens = null, ended_at = now(), end_code = ${end.detail}, refreshing_until = null where ${here}`
        : sql`update email_consents set refresh_at = now() + ${retry_s}::integer * interval '1 s', refreshing_until = null where ${here}`,
    )
    // The provider has a bad moment. What it gave before still works.
    if (!end && row.is_valid && !is_refused) return access_token
    throw error
  }
}

/** New tokens, as a part of the statement that stores them: both at once, or neither. */
export function tokenColumns(
  { vault, environment_id }: Scope,
  channel_id: string,
  { access_token, refresh_token, lasts_s }: Pick<Grant, 'access_token' | 'lasts_s'> & { refresh_token: string },
) {
  const tokens: Tokens = { access_token, refresh_token }
  const sealed = vault.seal(JSON.stringify(tokens), tokensPlace(environment_id, channel_id))
  const fresh_s = lasts_s - Math.min(margin_s, lasts_s / 2)
  return sql`tokens = ${sealed}::bytea, access_ends_at = now() + ${lasts_s}::float8 * interval '1 s',
    refresh_at = now() + ${fresh_s}::float8 * interval '1 s', generation = generation + 1, refreshing_until = null, ended_at = null, end_code = null`
}
