import type { FailureClass } from '../outbound/failure-class.ts'
import type { HttpOutcome, Wire } from '../outbound/http-call.ts'
import {
  type Access,
  type Answer,
  type Call,
  type Connector,
  type Crm,
  CrmError,
  type CrmFailure,
} from './connector.ts'
import { redactor } from './redact.ts'

/** One call, as the sync log stores it. */
export interface CallRecord {
  at: string
  duration_ms: number
  method: string
  path: string
  /** HTTP status. Null if there was no response. */
  status: number | null
  request: string | null
  answer: string | null
}

export interface ClientParts {
  connector: Connector
  access: Access
  wire: Wire
  /** The deadline for all calls, by `performance.now()`. */
  until: number
  /** Aborts running calls. */
  over?: AbortSignal
  /** Receives every call. */
  calls: CallRecord[]
  /** Stores a new token for the next sync. */
  keep: (grant: { token: string; credentials?: Record<string, string> }) => Promise<void>
}

interface HttpAnswer extends Answer {
  retry_after_ms: number | null
  /** An HTML page for people. */
  is_page: boolean
}

// A caller waits ten seconds for the whole sync, so no single response may take more than this.
export const longest_call_ms = 8000
const max_calls = 40

export function openClient(parts: ClientParts): Crm {
  const { connector, wire, calls } = parts
  let { access } = parts
  let renewed = false

  const crm: Crm = {
    get settings() {
      return access.settings
    },
    get credentials() {
      return access.credentials
    },
    get token() {
      return access.token
    },
    async request(call) {
      if (!call.bare && connector.authenticate && access.token === null) await renew()
      const answer = await send(call)
      if (answer.status !== 401 || call.bare || !connector.authenticate || renewed) return judged(call, answer)
      await renew()
      return judged(call, await send(call))
    },
  }

  async function renew(): Promise<void> {
    renewed = true
    const grant = await connector.authenticate!(crm)
    access = { ...access, token: grant.token, credentials: grant.credentials ?? access.credentials }
    await parts.keep(grant)
  }

  async function send(call: Call): Promise<HttpAnswer> {
    const url = addressOf(connector, access, call)
    const body = bodyOf(call)
    const headers = {
      accept: 'application/json',
      'user-agent': 'Parley-CRM/1',
      ...(body !== null && { 'content-type': call.form ? 'application/x-www-form-urlencoded' : 'application/json' }),
      ...call.headers,
      ...(!call.bare && connector.authorize(access, { method: call.method, url, body })),
    }
    const remaining_ms = Math.min(longest_call_ms, parts.until - performance.now())
    if (remaining_ms <= 0 || parts.over?.aborted) throw timedOut()
    if (calls.length >= max_calls) throw new CrmError('rejected', 'The sync needed too many calls.')
    const at = new Date().toISOString()
    const outcome = await wire.send({ method: call.method, url, headers, body }, remaining_ms, parts.over)
    note(call, url, body, outcome, at)
    if (outcome.status === null) throw unanswered(outcome.failure)
    return {
      status: outcome.status,
      headers: outcome.headers,
      json: parsed(outcome.text),
      is_page: outcome.text !== '' && /^text\/html/i.test(outcome.headers['content-type'] ?? ''),
      retry_after_ms: outcome.retry_after_ms,
    }
  }

  function note(call: Call, url: URL, body: string | null, outcome: HttpOutcome, at: string): void {
    const clean = redactor(access)
    calls.push({
      at,
      duration_ms: outcome.duration_ms,
      method: call.method,
      path: clean(url.pathname + url.search)!,
      status: outcome.status,
      // Tokens are secrets, and so are the credentials they're exchanged for.
      request: call.bare ? null : clean(body),
      answer: outcome.status === null ? outcome.failure : call.bare ? null : clean(outcome.text),
    })
  }

  function judged(call: Call, answer: HttpAnswer): Answer {
    const { status, retry_after_ms, is_page } = answer
    // A proxy, or a CRM that's being installed: it says nothing about the record.
    if ([404, 410].includes(status) && is_page)
      throw new CrmError('unavailable', `The response is a web page (${status}), not ${connector.title}'s API.`, {
        status,
        retry_after_ms,
      })
    if ((status >= 200 && status < 300) || call.expect?.includes(status)) return answer
    const { message, fields } = connector.explain?.({ ...answer, json: shortened(answer.json) }) ?? {
      message: null,
      fields: [],
    }
    const clean = redactor(access)
    const words = clean(message) ?? `${connector.title} responded with ${status}.`
    throw new CrmError(kindOf(status), words, {
      status,
      retry_after_ms,
      fields: fields
        .slice(0, max_listed)
        .map(({ name, problem }) => ({ name, problem: clean(problem) ?? 'was rejected.' })),
    })
  }

  return crm
}

export function timedOut(): CrmError {
  return new CrmError('timeout', "The CRM didn't respond in time.")
}

function kindOf(status: number): CrmFailure {
  const kinds: Record<number, CrmFailure> = {
    401: 'unauthorized',
    403: 'forbidden',
    404: 'not_found',
    408: 'timeout',
    409: 'duplicate',
    410: 'not_found',
    425: 'unavailable',
    429: 'rate_limited',
  }
  return kinds[status] ?? (status >= 500 ? 'unavailable' : 'rejected')
}

const words: Record<Exclude<FailureClass, 'timeout'>, string> = {
  dns_error: "The host of the CRM couldn't be resolved.",
  connection_refused: 'The CRM refused the connection.',
  connection_reset: 'The connection to the CRM broke.',
  tls_error: "The connection to the CRM couldn't be encrypted, or its certificate isn't trusted.",
  blocked_address: "The host leads to an address that this service can't call.",
  bad_response: "The CRM's response wasn't valid HTTP, or was too long.",
  http_status: 'The CRM refused.',
}

function unanswered(failure: FailureClass): CrmError {
  return failure === 'timeout' ? timedOut() : new CrmError('unavailable', words[failure])
}

function addressOf({ base_url }: Connector, { settings }: Access, { origin, path, query = {} }: Call): URL {
  const base = String(origin ?? settings.base_url ?? base_url)
  const url = new URL(path === '' ? base : base.replace(/\/+$/, '') + path)
  for (const [name, value] of Object.entries(query)) url.searchParams.append(name, value)
  return url
}

function bodyOf({ json, form }: Call): string | null {
  if (form) return new URLSearchParams(form).toString()
  return json === undefined ? null : JSON.stringify(json)
}

const max_listed = 50
const longest_text = 4000
const deepest = 8

/** A server's own error message, short enough to store and show, whatever it sent. */
function shortened(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.slice(0, longest_text)
  if (typeof value !== 'object' || value === null) return value
  if (depth === deepest) return null
  if (Array.isArray(value)) return value.slice(0, max_listed).map((one) => shortened(one, depth + 1))
  const members = Object.entries(value).slice(0, max_listed)
  return Object.fromEntries(members.map(([name, one]) => [name.slice(0, 200), shortened(one, depth + 1)]))
}

function parsed(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return null
  }
}
