import type { Api, ParleyOptions } from './api.ts'
import type { Settings } from './attempt.ts'
import { Resources } from './generated/resources.ts'
import { List } from './pages.ts'
import { request } from './request.ts'
import { follow } from './stream.ts'

/**
 * A client of the Parley API.
 *
 * Writes carry an `Idempotency-Key` of their own, and what fails for the moment (no connection, 408, 429, 5xx) is sent
 * again: a call that resolves was done once. Calls are rejected with a `ParleyError`.
 *
 * @example
 * const parley = new Parley({ api_key: process.env.PARLEY_KEY!, base_url: 'https://parley.example.com/v1' })
 * const contact = await parley.contacts.create({ name: 'Ana Sousa', email: 'ana@example.com' })
 */
export class Parley extends Resources {
  /** Throws a `TypeError` when an option cannot be used; the key never stands in a message. */
  constructor(options: ParleyOptions) {
    super(api(settings(options)))
  }
}

// The key lives in this closure alone: nothing that is printed, serialized or thrown can reach it.
function api(settings: Settings): Api {
  return {
    send: (method, path, call) => request(settings, method, path, call),
    list: (method, path, call) =>
      new List((cursor) =>
        request(settings, method, path, {
          ...call,
          query: cursor === undefined ? call.query : { ...call.query, cursor },
        }),
      ),
    stream: (path, query) => follow(settings, path, query),
  }
}

function settings(options: ParleyOptions): Settings {
  const { api_key, timeout_ms = 30_000, max_retries = 2 } = options
  if (typeof api_key !== 'string' || !/^[\x21-\x7e]+$/.test(api_key))
    throw new TypeError('api_key must be an API key: svc_live_… or svc_test_….')
  requireNumber('timeout_ms', timeout_ms, 1)
  requireNumber('max_retries', max_retries, 0)
  return {
    base: baseOf(options.base_url),
    authorization: `Bearer ${api_key}`,
    timeout_ms,
    max_retries,
    // Looked up at each call, so that tests and instruments may replace it later.
    fetch: options.fetch ?? ((...given) => globalThis.fetch(...given)),
  }
}

function baseOf(base_url: string): string {
  const url = URL.canParse(base_url) ? new URL(base_url) : undefined
  const is_plain = url && /^https?:$/.test(url.protocol) && url.username + url.password + url.search + url.hash === ''
  if (!is_plain || !/\/v\d+\/*$/.test(url.pathname))
    throw new TypeError('base_url must be an address that ends in the version, such as https://parley.example.com/v1.')
  return url.href.replace(/\/+$/, '')
}

function requireNumber(name: string, value: number, least: number): void {
  if (!Number.isFinite(value) || value < least) throw new TypeError(`${name} must be a number of at least ${least}.`)
}
