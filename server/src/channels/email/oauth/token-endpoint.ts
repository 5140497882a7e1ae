import { connectionsTo, openWire } from '../../../outbound/http-call.ts'
import { parseAllowed, readUrl } from '../../../outbound/public-address.ts'
import type { Scope } from '../../../scope.ts'
import type { KeptClient } from './client.ts'
import { ConsentProblem } from './consent-problem.ts'

export interface Grant {
  readonly access_token: string
  /** Null: the one before stays. */
  readonly refresh_token: string | null
  readonly lasts_s: number
  /** Who signed in, if the provider says so. */
  readonly address: string | null
}

const whole_ms = 10_000
const max_token = 16 * 1024
const usual_s = 3600
const longest_s = 24 * 3600

/** A refusal that no further try changes: somebody has to sign in again (RFC 6749, 5.2; Microsoft and OpenID add the others). */
const ended = new Set(['invalid_grant', 'interaction_required', 'login_required', 'consent_required'])
const of_client = new Set(['invalid_client', 'unauthorized_client', 'invalid_scope', 'unsupported_grant_type'])

/** Asks a provider for tokens. It is reached as all mail servers are: where the operator allows it, and without redirects. */
export async function requestTokens(
  { settings }: Pick<Scope, 'settings'>,
  { oauth, client_secret }: KeptClient,
  form: Record<string, string>,
): Promise<Grant> {
  const allowed = parseAllowed(settings.mail_allowed_networks, settings.own_place)
  const wire = openWire((url) => connectionsTo(url, { allowed, mode: 'live' }))
  const fields = new URLSearchParams({ ...form, client_id: oauth.client_id })
  if (client_secret !== null) fields.set('client_secret', client_secret)
  const headers = { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' }
  try {
    const url = readUrl(oauth.token_url)
    const answer = await wire.send({ method: 'POST', url, headers, body: fields.toString() }, whole_ms)
    if (answer.status === null) throw new ConsentProblem('token_unavailable', answer.failure)
    const json = parsed(answer.text)
    if (answer.status === 200) return grantOf(json)
    throw refusal(answer.status, json)
  } finally {
    await wire.close()
  }
}

function refusal(status: number, json: Record<string, unknown>): ConsentProblem {
  const error = wordOf(json.error)
  const detail = codeIn(json.error_description) ?? error ?? `HTTP ${status}`
  if (status >= 500 || error === null) return new ConsentProblem('token_unavailable', detail)
  if (ended.has(error)) return new ConsentProblem('consent_ended', detail)
  return new ConsentProblem(of_client.has(error) ? 'client_refused' : 'token_unavailable', detail)
}

function grantOf({ access_token, refresh_token, expires_in, id_token }: Record<string, unknown>): Grant {
  if (!isToken(access_token)) throw new ConsentProblem('token_unavailable', 'no access token')
  const lasts_s = Number(expires_in)
  return {
    access_token,
    refresh_token: isToken(refresh_token) ? refresh_token : null,
    lasts_s: lasts_s > 0 ? Math.min(lasts_s, longest_s) : usual_s,
    address: addressIn(id_token),
  }
}

/** What could end a line or a field of the login is no token. */
function isToken(value: unknown): value is string {
  return typeof value === 'string' && value.length <= max_token && /^[!-~]+$/.test(value)
}

/** Shown to people, and nothing more. It comes from the provider itself, over TLS, so its signature adds nothing (OpenID Connect Core, 3.1.3.7). */
function addressIn(id_token: unknown): string | null {
  if (!isToken(id_token)) return null
  const { email, preferred_username } = parsed(Buffer.from(id_token.split('.')[1] ?? '', 'base64url').toString('utf8'))
  const isAddress = (value: unknown) => typeof value === 'string' && /^[^\s@\p{C}]+@[^\s@\p{C}]{1,190}$/u.test(value)
  return ([email, preferred_username].find(isAddress) as string | undefined)?.slice(0, 254) ?? null
}

function parsed(text: string): Record<string, unknown> {
  try {
    const json: unknown = JSON.parse(text)
    return typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

function wordOf(value: unknown): string | null {
  return typeof value === 'string' && /^[a-z_]{1,64}$/.test(value) ? value : null
}

/** Of what a provider explains, only its number is shown: the rest might repeat what was sent. */
function codeIn(description: unknown): string | null {
  return typeof description === 'string' ? (/\bAADSTS\d{1,10}\b/.exec(description)?.[0] ?? null) : null
}
