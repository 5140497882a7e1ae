import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { sql } from '../../../db/sql.ts'
import { conflict, invalid, notFound, unavailable } from '../../../errors.ts'
import { write } from '../../../events/record.ts'
import { type Resource, read, type Scope, transact } from '../../../scope.ts'
import { sendAgain } from '../../channels.ts'
import { consentedOf } from '../account.ts'
import { mailboxAgain } from '../channel.ts'
import { requireEmailChannel } from '../journal-list.ts'
import { type Consented, tokenColumns } from './access-token.ts'
import { ConsentProblem } from './consent-problem.ts'
import type { EmailConsent, EmailConsentAnswer, EmailConsentRequest } from './consent-schema.ts'
import { lastingConsent } from './providers.ts'
import { type Grant, requestTokens } from './token-endpoint.ts'

/** Where providers lead back to: a page of the dashboard. */
export const consent_path = '/dashboard/mailbox-consent'

/** A sign-in that somebody began, until the provider leads them back. */
interface Begun {
  readonly state: string
  readonly verifier: string
  readonly redirect_uri: string
  readonly terms: string
  /** Nobody else can end it. */
  readonly actor: string
}

const begun_minutes = 15

/** The context for which a sign-in under way is encrypted. */
export function requestPlace(environment_id: number, channel_id: string): string {
  return `email_consents ${environment_id} ${channel_id} request`
}

/** What is shown of a consent: never a token. */
export async function getConsent(scope: Scope, channel_id: string): Promise<Resource> {
  return consentResource(scope, await requireClient(scope, channel_id))
}

/** Begins a sign-in: the newest of a channel counts. */
export async function beginConsent(scope: Scope, channel_id: string): Promise<Resource> {
  const { client, terms, address } = await requireClient(scope, channel_id)
  const { oauth } = client
  const [state, verifier] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')]
  const redirect_uri = redirectOf(scope)
  const request: Begun = { state: digest(state), verifier, redirect_uri, terms, actor: actorOf(scope) }
  const { environment_id, vault, database } = scope
  const sealed = vault.seal(JSON.stringify(request), requestPlace(environment_id, channel_id))
  const [row] = await database.run<{ expires_at: string }>(sql`
    insert into email_consents as c (environment_id, channel_id, request, requested_at)
    values (${environment_id}, ${channel_id}, ${sealed}::bytea, date_trunc('milliseconds', now()))
    on conflict (environment_id, channel_id) do update set request = excluded.request, requested_at = excluded.requested_at
    returning requested_at + ${begun_minutes}::integer * interval '1 minute' as expires_at`)
  const url = new URL(oauth.authorization_url)
  const query = {
    response_type: 'code',
    client_id: oauth.client_id,
    redirect_uri,
    scope: oauth.scopes.join(' '),
    state,
    code_challenge: digest(verifier),
    code_challenge_method: 'S256',
    login_hint: address,
    ...lastingConsent(oauth.provider),
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const answer: EmailConsentRequest = {
    object: 'email_consent.request',
    authorization_url: url.href,
    state,
    redirect_uri,
    expires_at: row!.expires_at,
  }
  return { json: JSON.stringify(answer), secret: true }
}

/** Exchanges the code that came back for tokens, and stores them. Each state works once, and for whoever began. */
export async function completeConsent(
  scope: Scope,
  channel_id: string,
  { state, code }: EmailConsentAnswer,
): Promise<Resource> {
  const consented = await requireClient(scope, channel_id)
  const request = await takeBegun(scope, consented, state)
  const { redirect_uri, verifier } = request
  const form = { grant_type: 'authorization_code', code, redirect_uri, code_verifier: verifier }
  const grant = await requestTokens(scope, consented.client, form).catch(asApiError)
  if (grant.refresh_token === null)
    throw conflict(
      'email_consent_refused',
      'The provider gave no consent that lasts (no refresh token). Check the scopes of the client: most providers want offline_access.',
    )
  return storeConsent(scope, consented, { ...grant, refresh_token: grant.refresh_token })
}

/** Forgets the tokens. The provider still lists the consent until its owner takes it back there. */
export function endConsent(scope: Scope, channel_id: string): Promise<Resource> {
  return transact(scope, async (scope) => {
    const { environment_id } = scope
    const consented = await requireClient(scope, channel_id)
    const none = { ...consentOf(scope, undefined), object: 'email_consent' } as const
    const result = { json: JSON.stringify(none), id: consented.channel_id }
    await write(
      withoutClaim(scope),
      sql`change as (
        update email_consents set request = null, requested_at = null, terms = null, tokens = null, access_ends_at = null, refresh_at = null,
          address = null, granted_at = null, ended_at = null, end_code = null, refreshing_until = null, generation = generation + 1
        where environment_id = ${environment_id} and channel_id = ${channel_id} returning channel_id as id),
        mailbox as (${mailboxAgain(scope, channel_id)})`,
      [],
      result,
    )
    return result
  })
}

async function storeConsent(
  scope: Scope,
  consented: Client,
  grant: Grant & { refresh_token: string },
): Promise<Resource> {
  const { channel_id, terms } = consented
  await transact(scope, async (scope) => {
    const { environment_id, connection } = scope
    const rows = await write(
      withoutClaim(scope),
      sql`change as (
        update email_consents set ${tokenColumns(scope, channel_id, grant)}, terms = ${terms}, address = ${grant.address},
          granted_at = date_trunc('milliseconds', now())
        where environment_id = ${environment_id} and channel_id = ${channel_id} returning channel_id as id),
        mailbox as (${mailboxAgain(scope, channel_id)}), ${sendAgain(scope, channel_id)}`,
      [],
      { json: '{}', id: channel_id },
    )
    if (rows.length === 0) throw noSuchRequest()
    await connection!.query(sql`
      update channels set send_problem = null, send_problem_at = null where environment_id = ${environment_id} and id = ${channel_id}`)
  })
  return consentResource(scope, consented)
}

type Client = Consented & { address: string }

async function requireClient(scope: Scope, channel_id: string): Promise<Client> {
  await requireEmailChannel(scope, channel_id)
  const consented = await consentedOf(scope, channel_id)
  if (consented === undefined) throw notFound('channel')
  if (consented === null) throw invalid('channel_id', 'must be a channel with `email.oauth`: set the client first.')
  return consented
}

/** What was begun with this state, once. A wrong state leaves it as it is. */
async function takeBegun(scope: Scope, { channel_id, terms }: Client, state: string): Promise<Begun> {
  const { environment_id, database, vault } = scope
  const here = sql`environment_id = ${environment_id} and channel_id = ${channel_id} and request is not null`
  const [row] = await database.run<{ request: string }>(sql`
    select encode(request, 'hex') as request from email_consents
    where ${here} and requested_at > now() - ${begun_minutes}::integer * interval '1 minute'`)
  if (!row) throw noSuchRequest()
  const sealed = Buffer.from(row.request, 'hex')
  const request: Begun = JSON.parse(vault.open(sealed, requestPlace(environment_id, channel_id)))
  const is_same = timingSafeEqual(Buffer.from(request.state), Buffer.from(digest(state)))
  if (!is_same || request.actor !== actorOf(scope) || request.terms !== terms) throw noSuchRequest()
  const rows = await database.run(sql`
    update email_consents set request = null, requested_at = null where ${here} and request = ${sealed}::bytea returning 1 as one`)
  if (rows.length === 0) throw noSuchRequest()
  return request
}

function noSuchRequest() {
  return conflict(
    'email_consent_invalid',
    'This sign-in was not begun by you for this channel, was used already, or took too long. Begin again.',
  )
}

function asApiError(error: unknown): never {
  if (!(error instanceof ConsentProblem)) throw error
  if (error.code === 'token_unavailable') throw unavailable('mailbox_unavailable', error.message, 30)
  if (error.code === 'consent_ended')
    throw conflict('email_consent_refused', 'The provider refused the sign-in. Begin again.')
  throw conflict('email_consent_refused', error.message)
}

interface ConsentRow {
  readonly terms: string | null
  readonly address: string | null
  readonly granted_at: string | null
  readonly ended_at: string | null
}

async function consentResource(scope: Scope, { channel_id, terms }: Client): Promise<Resource> {
  const [row] = await read<ConsentRow>(
    scope,
    sql`
    select terms, address, granted_at, date_trunc('milliseconds', ended_at) as ended_at from email_consents
    where environment_id = ${scope.environment_id} and channel_id = ${channel_id}`,
  )
  const consent = consentOf(scope, row?.terms === terms ? row : undefined)
  return { json: JSON.stringify(consent), id: channel_id, volatile: true }
}

function consentOf(scope: Scope, row: ConsentRow | undefined): EmailConsent {
  const { address = null, granted_at = null, ended_at = null } = row ?? {}
  const status = granted_at === null ? 'none' : ended_at === null ? 'granted' : 'ended'
  return { object: 'email_consent', status, address, granted_at, ended_at, redirect_uri: redirectOf(scope) }
}

function redirectOf({ base_url, settings }: Scope): string {
  return `${base_url ?? settings.public_url}${consent_path}`
}

function actorOf({ actor }: Scope): string {
  return `${actor.type} ${actor.id}`
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** What is recorded is that it happened: the stored response of a repeat is the operation's own. */
function withoutClaim({ claim: _, ...scope }: Scope): Scope {
  return scope
}
