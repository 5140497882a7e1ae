import { type Answer, type Call, type Connector, type Crm, CrmError, type CrmFailure } from './connector.ts'
import type { FakeCrm } from './fakes/fake.ts'

const within_ms = 400

/** The least that a connector needs to reach its CRM: the contract of `Crm`, without a journal and without the address check. */
export function door(connector: Connector, fake: FakeCrm): Crm {
  const crm: Crm = { settings: fake.settings, credentials: fake.credentials, token: null, request }

  async function request(call: Call): Promise<Answer> {
    if (!call.bare && crm.token === null && connector.authenticate) await renew()
    const answer = await send(call)
    if (answer.status !== 401 || call.bare || !connector.authenticate) return judged(answer, call)
    await renew()
    return judged(await send(call), call)
  }

  async function renew(): Promise<void> {
    crm.token = (await connector.authenticate!(crm)).token
  }

  async function send({ method, path, query, headers, json, form, bare }: Call): Promise<Answer> {
    const url = new URL(`${String(fake.settings.base_url).replace(/\/$/, '')}${path}`)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
    const body = form ? new URLSearchParams(form).toString() : json === undefined ? null : JSON.stringify(json)
    const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
    const proof = bare ? {} : connector.authorize(crm, { method, url, body })
    try {
      const response = await fetch(url, {
        method,
        headers: { accept: 'application/json', ...(body !== null && { 'content-type': type }), ...headers, ...proof },
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(within_ms),
      })
      const text = await response.text()
      return { status: response.status, headers: Object.fromEntries(response.headers), json: parsed(text) }
    } catch (error) {
      if ((error as Error).name === 'TimeoutError') throw new CrmError('timeout', 'It did not answer in time.')
      throw new CrmError('unavailable', 'The connection broke.')
    }
  }

  function judged(answer: Answer, { expect = [] }: Call): Answer {
    const { status, headers } = answer
    if ((status >= 200 && status < 300) || expect.includes(status)) return answer
    const { message, fields } = connector.explain?.(answer) ?? { message: null, fields: [] }
    const seconds = Number(headers['retry-after'])
    const retry_after_ms = Number.isFinite(seconds) ? seconds * 1000 : null
    throw new CrmError(
      kinds[status] ?? (status >= 500 ? 'unavailable' : 'rejected'),
      message ?? `It answered ${status}.`,
      {
        status,
        fields,
        retry_after_ms,
      },
    )
  }

  return crm
}

const kinds: Record<number, CrmFailure> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'duplicate',
  429: 'rate_limited',
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
