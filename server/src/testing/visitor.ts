import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { checkWidget } from './contract.ts'
import { type Answer, eventually, type TestAccount } from './service.ts'

/** A visitor's browser, as a website or an app of one's own calls `/widget/api`. Checks every response against its document. */
export interface VisitorClient {
  token: string
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  patch(path: string, body: unknown, headers?: Record<string, string>): Promise<Answer>
  delete(path: string, headers?: Record<string, string>): Promise<Answer>
  /** Sends a body as it is, such as a file. */
  send(method: string, path: string, init?: Raw): Promise<Answer>
}

interface Raw {
  body?: string | Buffer
  headers?: Record<string, string>
}

export const website = 'https://shop.example'

/** A channel of the kind `widget` that `website` may use. */
export async function widgetChannel(
  { client }: Pick<TestAccount, 'client'>,
  widget: Record<string, unknown> = {},
  handled_by: 'assistant' | 'human' = 'human',
): Promise<string> {
  const api = await client()
  const body = { kind: 'widget', name: 'Shop', handled_by, widget: { origins: [website], ...widget } }
  const { status, body: channel } = await api.post('/channels', body)
  assert.equal(status, 201)
  return channel.id
}

export function visitorClient({ url }: { url: string }, token = ''): VisitorClient {
  function sendJson(method: string, path: string, body: unknown, headers: Record<string, string> = {}) {
    if (body === undefined) return send(method, path, { headers })
    return send(method, path, {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
    })
  }

  async function send(method: string, path: string, { body, headers }: Raw = {}): Promise<Answer> {
    const answer = await fetch(`${url}/widget/api${path}`, {
      method,
      body: body as string,
      headers: { ...(token !== '' && { authorization: `Bearer ${token}` }), ...headers },
    })
    const text = await answer.text()
    const parsed = text === '' ? null : JSON.parse(text)
    checkWidget(method, path, answer.status, answer.headers, parsed)
    return { status: answer.status, headers: answer.headers, body: parsed }
  }
  return {
    token,
    get: (path, headers) => sendJson('GET', path, undefined, headers),
    post: (path, body, headers) => sendJson('POST', path, body, headers),
    patch: (path, body, headers) => sendJson('PATCH', path, body, headers),
    delete: (path, headers) => sendJson('DELETE', path, undefined, headers),
    send,
  }
}

/** A new visitor of a channel. */
export async function visit(
  account: { url: string },
  channel_id: string,
  about: Record<string, unknown> = {},
): Promise<VisitorClient & { visitor: Answer['body'] }> {
  const { status, body } = await visitorClient(account).post('/visitors', { channel_id, ...about })
  assert.equal(status, 201, JSON.stringify(body))
  return { ...visitorClient(account, body.token), visitor: body }
}

/** Signs an identity as a business does, or as a forger would. Add the channel as `aud`. */
export function signedIdentity(
  key: string,
  claims: Record<string, unknown> = {},
  header: Record<string, unknown> = {},
) {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const now_s = Math.floor(Date.now() / 1000)
  const text = `${part({ alg: 'HS256', typ: 'JWT', ...header })}.${part({ iat: now_s, exp: now_s + 3600, ...claims })}`
  return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}

export interface VisitorStream extends AsyncDisposable {
  // biome-ignore lint/suspicious/noExplicitAny: tests look into events of every kind.
  events: { id: string | undefined; type: string; data: any }[]
  last_id(): string | undefined
  ended: Promise<void>
  stop(): Promise<void>
}

/** Opens the stream of a visitor. */
export async function streamOf(
  { url }: { url: string },
  { token }: Pick<VisitorClient, 'token'>,
  last_event_id?: string,
): Promise<VisitorStream> {
  const ending = new AbortController()
  const answer = await fetch(`${url}/widget/api/stream`, {
    headers: { authorization: `Bearer ${token}`, ...(last_event_id && { 'last-event-id': last_event_id }) },
    signal: ending.signal,
  })
  assert.equal(answer.status, 200)
  const events: VisitorStream['events'] = []
  let text = ''
  let rest = ''
  let last_id: string | undefined
  const ended = (async () => {
    for await (const part of answer.body!.pipeThrough(new TextDecoderStream())) {
      text += part
      const blocks = (rest + part).split('\n\n')
      rest = blocks.pop()!
      for (const block of blocks) {
        const fields = new Map(
          block.split('\n').map((line) => [line.split(':', 1)[0], line.slice(line.indexOf(':') + 2)]),
        )
        last_id = fields.get('id') ?? last_id
        const data = fields.get('data')
        if (data !== undefined)
          events.push({ id: fields.get('id'), type: fields.get('event')!, data: JSON.parse(data) })
      }
    }
  })().catch(() => {})
  await eventually(() => assert.match(text, /^: connected\n/))
  const stop = async () => {
    ending.abort()
    await ended
  }
  return { events, last_id: () => last_id, ended, stop, [Symbol.asyncDispose]: stop }
}
