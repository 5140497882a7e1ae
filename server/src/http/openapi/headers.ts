import type { Header, Ref } from './document.ts'

const text = { type: 'string' }
const ours = { required: false, 'x-origin': 'extension' } as const

/** Every header an answer may carry beyond those of HTTP itself. */
export const headers = {
  'Service-Request-Id': {
    description: 'Unique to this answer. Quote it when asking for help.',
    required: true,
    'x-origin': 'specification',
    schema: { type: 'string', pattern: '^req_[0-7][0-9a-hjkmnp-tv-z]{25}$' },
  },
  'Service-Api-Version': {
    description: 'The version of the API that answered.',
    required: true,
    'x-origin': 'specification',
    schema: { type: 'string', const: 'v1' },
  },
  ETag: {
    ...ours,
    description: 'The version of the object, for `If-Match` and `If-None-Match`.',
    required: true,
    schema: { type: 'string', pattern: '^"[^"]+"$' },
  },
  Location: { ...ours, description: 'The path of the new object.', required: true, schema: text },
  Link: { ...ours, description: 'The next page (`rel="next"`); absent on the last one.', schema: text },
  RateLimit: {
    ...ours,
    description: 'Requests left (`r`) and seconds until all are back (`t`). Absent where no limit is set.',
    schema: { type: 'string', pattern: '^"[a-z_]+";r=\\d+;t=\\d+$' },
  },
  'RateLimit-Policy': {
    ...ours,
    description: 'The quota (`q`) and its window in seconds (`w`). Absent where no limit is set.',
    schema: { type: 'string', pattern: '^"[a-z_]+";q=\\d+;w=\\d+$' },
  },
  'Retry-After': {
    ...ours,
    description: 'Seconds to wait before trying again.',
    required: true,
    schema: { type: 'integer', minimum: 0 },
  },
  'WWW-Authenticate': {
    ...ours,
    description: 'How to authenticate, or which scope is missing.',
    required: true,
    schema: { type: 'string', pattern: '^Bearer realm="service"' },
  },
  'Set-Cookie': {
    ...ours,
    description: 'The cookie of the session, or its end.',
    required: true,
    schema: { type: 'string', pattern: '^(__Host-)?parley_session=' },
  },
  'Content-Disposition': {
    ...ours,
    description: 'The name to save the file under.',
    required: true,
    schema: { type: 'string', pattern: '^attachment; filename="[a-z0-9.-]+"$' },
  },
  'X-Accel-Buffering': {
    ...ours,
    description: 'Tells a proxy to pass on each event at once.',
    required: true,
    schema: { type: 'string', const: 'no' },
  },
  'Idempotent-Replayed': {
    ...ours,
    description: 'Present when this answer was given before, to a request with the same `Idempotency-Key`.',
    schema: { type: 'string', const: 'true' },
  },
  'Original-Request': {
    ...ours,
    description: 'The id of the request that was answered first; present with `Idempotent-Replayed`.',
    schema: { type: 'string', pattern: '^req_[0-7][0-9a-hjkmnp-tv-z]{25}$' },
  },
} as const satisfies Record<string, Header>

export type HeaderName = keyof typeof headers

export const everywhere: readonly HeaderName[] = ['Service-Request-Id', 'Service-Api-Version']
export const limited: readonly HeaderName[] = ['RateLimit', 'RateLimit-Policy']
export const replayed: readonly HeaderName[] = ['Idempotent-Replayed', 'Original-Request']

export function headerRefs(names: readonly HeaderName[]): Record<string, Ref> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}
