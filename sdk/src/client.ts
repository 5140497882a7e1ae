import type { Api, ParleyOptions } from './api.ts'
import type { Settings } from './attempt.ts'
import { FileUploads } from './files.ts'
import { Resources } from './generated/resources.ts'
import { user_agent } from './generated/version.ts'
import { List } from './pages.ts'
import { request } from './request.ts'
import { follow } from './stream.ts'

/**
 * A client of the Parley API.
 *
 * Writes carry an `Idempotency-Key`, and temporary failures (no connection, 408, 429, 5xx) are retried, so a write is
 * never done twice. Failed calls reject with a `ParleyError`.
 *
 * @example
 * const parley = new Parley({ api_key: process.env.PARLEY_KEY!, base_url: 'https://parley.example.com/v1' })
 * const contact = await parley.contacts.create({ name: 'Ana Sousa', email: 'ana@example.com' })
 */
export class Parley extends Resources {
  /** Uploaded files, to attach to messages. */
  override readonly files: FileUploads

  /** Throws a `TypeError` if an option is invalid. The message never contains the key. */
  constructor(options: ParleyOptions) {
    const calls = api(settings(options))
    super(calls)
    this.files = new FileUploads(calls)
  }
}

// The key lives only in this closure, so nothing that is logged, serialized or thrown can contain it.
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
    user_agent,
    timeout_ms,
    max_retries,
    // Looked up on each call, so that tests and instrumentation can replace it later.
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

function requireNumber(name: string, value: number, min: number): void {
  if (!Number.isFinite(value) || value < min) throw new TypeError(`${name} must be a number of at least ${min}.`)
}
