import { type Call, infoOf, List, pathOf, queryOf, remember, type Api as ServiceApi } from '@parley/sdk/transport'
import { ApiError, errorOf, Unreachable } from './call.ts'
import { connection, type Listening } from './stream.ts'

export type { ConditionalOptions, RequestOptions, WriteOptions } from '@parley/sdk/transport'

/** What the generated resources call. */
export interface Api extends ServiceApi {
  /** The URL of a download. */
  address(path: string, query: object): string
}

interface Settings {
  /** Sends requests even while the page is being closed. */
  keepalive?: boolean
  listening?: Listening
}

const base = '/dashboard/api'
const patience_ms = 30_000

/** Calls the service with the session cookie: the browser never has a key. */
export function transport(mount: string, { keepalive, listening }: Settings = {}): Api {
  const at = base + mount
  return {
    send: (method, path, call) => confirmed(() => send(at, method, path, call, keepalive)),
    list: (method, path, call) =>
      new List((cursor) => {
        const query = cursor === undefined ? call.query : { ...call.query, cursor }
        return send(at, method, path, { ...call, query }, keepalive)
      }),
    stream: (path, query) => connection(at, path, query, listening),
    address: (path, query) => at + path + queryOf(given(query)),
  }
}

/** If the password was entered too long ago, asks for it and repeats the request. */
async function confirmed<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    const is_wanted = error instanceof ApiError && error.code === 'password_needed'
    if (!is_wanted || !(await askForPassword())) throw error
    return ask()
  }
}

/** Sends a file unchanged, without a time limit. */
export function readFile(address: string): Promise<Blob> {
  return confirmed(async () => {
    const response = await fetch(address, { credentials: 'same-origin' }).catch(() => {
      throw new Unreachable('No answer came.')
    })
    if (response.ok) return response.blob()
    throw await errorOf(response, await response.text(), { method: 'GET', path: address, body: undefined })
  })
}

async function send<T>(
  at: string,
  method: string,
  path: string,
  { places, query, body, options }: Call,
  keepalive: boolean | undefined,
): Promise<T> {
  const { signal, idempotency_key, if_match } = options
  const url = at + pathOf(path, places) + queryOf(given(query))
  const seen = method === 'GET' ? lists.get(url) : undefined
  const patience = AbortSignal.timeout(patience_ms)
  let response: Response
  let text: string
  try {
    response = await fetch(url, {
      method,
      body: body && JSON.stringify(body),
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(idempotency_key !== undefined && { 'idempotency-key': idempotency_key }),
        ...(if_match !== undefined && { 'if-match': if_match }),
        ...(seen && { 'if-none-match': seen.tag }),
      },
      credentials: 'same-origin',
      keepalive,
      signal: signal ? AbortSignal.any([signal, patience]) : patience,
    })
    text = await response.text()
  } catch (error) {
    if (signal?.aborted) throw error
    throw new Unreachable('No answer came.')
  }
  if (response.status === 304 && seen) return remember(seen.list as T & object, infoOf(response))
  if (!response.ok) {
    const error = await errorOf(response, text, { method, path, body })
    if (error instanceof ApiError && session_ended.has(error.code)) for (const listener of listeners) listener()
    throw error
  }
  const answer = JSON.parse(text) as T & object
  const tag = response.headers.get('etag')
  if (method === 'GET' && tag?.startsWith('W/')) keepList(url, { tag, list: answer })
  return remember(answer, infoOf(response))
}

/** Lists by their URL, as they were last sent. The service says whether they are still the same. */
const lists = new Map<string, { tag: string; list: object }>()
const max_lists = 50

function keepList(url: string, list: { tag: string; list: object }): void {
  lists.delete(url)
  lists.set(url, list)
  if (lists.size > max_lists) lists.delete(lists.keys().next().value!)
}

/** Leaves out empty filters. */
function given(query: object = {}): object {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
}

let askForPassword = async () => false

/** Sets the function that asks for the password. It returns whether it was entered. */
export function onPasswordNeeded(ask: () => Promise<boolean>): void {
  askForPassword = ask
}

const session_ended = new Set(['session_missing', 'session_expired'])
const listeners = new Set<() => void>()

/** Calls the listener when a request is rejected because the session ended. */
export function onSessionEnd(listener: () => void): void {
  listeners.add(listener)
}
