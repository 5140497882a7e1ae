import type { Event } from './generated/types.ts'

/** The headers of a request, in the form of any server or platform. */
export type WebhookHeaders = Headers | Record<string, string | readonly string[] | undefined>

export interface VerifyOptions {
  /** How far the timestamp may be from now, in seconds, in either direction. Default: 300. */
  tolerance_seconds?: number
  /** The current time. Default: the clock's. */
  now?: Date
}

export type WebhookVerificationReason =
  | 'body_not_raw'
  | 'body_not_event'
  | 'headers_missing'
  | 'timestamp_invalid'
  | 'timestamp_too_old'
  | 'timestamp_too_new'
  | 'signature_mismatch'

/**
 * The request can't be trusted. Respond with 400. `reason` says why, for logs and tests; don't send it to the caller.
 */
export class WebhookVerificationError extends Error {
  readonly reason: WebhookVerificationReason

  constructor(reason: WebhookVerificationReason, message: string) {
    super(message)
    this.name = 'WebhookVerificationError'
    this.reason = reason
  }
}

/**
 * Checks that a webhook comes from your Parley and is recent, and returns its event.
 *
 * `raw_body` is the body exactly as it arrived, before any JSON parser: one changed byte makes the signature wrong.
 * `secret` is the endpoint's secret, or several during a rotation.
 *
 * Rejects with a `WebhookVerificationError`, or with a `TypeError` if a secret or an option is invalid. The same event can
 * arrive more than once: its `id` stays the same.
 *
 * @example
 * export async function POST(request: Request): Promise<Response> {
 *   try {
 *     const event = await verify(await request.text(), request.headers, process.env.PARLEY_WEBHOOK_SECRET!)
 *     await enqueue(event)
 *     return new Response(null, { status: 204 })
 *   } catch (error) {
 *     if (error instanceof WebhookVerificationError) return new Response(null, { status: 400 })
 *     throw error
 *   }
 * }
 */
export async function verify(
  raw_body: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  { tolerance_seconds = 300, now = new Date() }: VerifyOptions = {},
): Promise<Event> {
  const keys = (typeof secret === 'string' ? [secret] : secret).map(keyBytes)
  if (keys.length === 0) throw new TypeError('secret must hold at least one secret.')
  if (!(tolerance_seconds >= 0)) throw new TypeError('tolerance_seconds must be a number of at least 0.')
  const body = bytesOf(raw_body)
  const { id, timestamp, signatures } = read(headers)
  checkTime(timestamp, now, tolerance_seconds)
  const signed = joined(new TextEncoder().encode(`${id}.${timestamp}.`), body)
  if (!(await isSigned(signed, signatures, keys)))
    throw new WebhookVerificationError(
      'signature_mismatch',
      'No signature belongs to this body and secret. Most often the body is not the raw one, or the secret is that of another endpoint.',
    )
  return eventIn(body)
}

interface Signed {
  id: string
  timestamp: string
  signatures: Uint8Array<ArrayBuffer>[]
}

function read(headers: WebhookHeaders): Signed {
  const id = header(headers, 'webhook-id')
  const timestamp = header(headers, 'webhook-timestamp')
  const signature = header(headers, 'webhook-signature')
  if (!id || !timestamp || !signature)
    throw new WebhookVerificationError(
      'headers_missing',
      'The request lacks webhook-id, webhook-timestamp or webhook-signature.',
    )
  const entries = signature.split(' ').filter((entry) => entry.startsWith('v1,'))
  return { id, timestamp, signatures: entries.flatMap((entry) => fromBase64(entry.slice(3)) ?? []) }
}

function header(headers: WebhookHeaders, name: string): string | undefined {
  if (typeof (headers as Headers).get === 'function') return (headers as Headers).get(name) ?? undefined
  // Some platforms keep the case of header names as it was sent.
  for (const [key, value] of Object.entries(headers))
    if (key.toLowerCase() === name) return typeof value === 'string' ? value : value?.[0]
  return undefined
}

function checkTime(timestamp: string, now: Date, tolerance_seconds: number): void {
  if (!/^\d{1,12}$/.test(timestamp))
    throw new WebhookVerificationError('timestamp_invalid', 'webhook-timestamp is not a number of seconds.')
  const age = now.getTime() / 1000 - Number(timestamp)
  if (age > tolerance_seconds)
    throw new WebhookVerificationError('timestamp_too_old', `The request was signed ${Math.round(age)} s ago.`)
  if (-age > tolerance_seconds)
    throw new WebhookVerificationError('timestamp_too_new', 'The request was signed in the future. Is the clock right?')
}

/** `crypto.subtle.verify` compares in constant time, on every platform. */
async function isSigned(
  text: Uint8Array<ArrayBuffer>,
  signatures: Uint8Array<ArrayBuffer>[],
  keys: Uint8Array<ArrayBuffer>[],
): Promise<boolean> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  for (const bytes of keys) {
    const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['verify'])
    for (const signature of signatures) if (await crypto.subtle.verify('HMAC', key, signature, text)) return true
  }
  return false
}

function eventIn(body: Uint8Array<ArrayBuffer>): Event {
  try {
    const event = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body))
    if (event?.object === 'event') return event
  } catch {}
  throw new WebhookVerificationError('body_not_event', 'The body is signed, but is not an event.')
}

function keyBytes(secret: string): Uint8Array<ArrayBuffer> {
  const bytes = typeof secret === 'string' ? fromBase64(secret.replace(/^whsec_/, '')) : undefined
  if (!bytes || bytes.length < 24) throw new TypeError('secret must be the secret of a webhook endpoint: whsec_….')
  return bytes
}

function bytesOf(body: string | Uint8Array | ArrayBuffer): Uint8Array<ArrayBuffer> {
  if (typeof body === 'string') return new TextEncoder().encode(body)
  if (body instanceof ArrayBuffer) return new Uint8Array(body)
  if (ArrayBuffer.isView(body)) return new Uint8Array(body)
  throw new WebhookVerificationError(
    'body_not_raw',
    'raw_body must be the text or the bytes of the body as they arrived, not what a JSON parser made of them.',
  )
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}
