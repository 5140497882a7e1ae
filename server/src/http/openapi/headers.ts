import type { Header, Ref } from './document.ts'

const text = { type: 'string' }
const ours = { required: false, 'x-origin': 'extension' } as const

/** Every header a response can have beyond those of HTTP itself. */
export const headers = {
  'Service-Request-Id': {
    description: 'The unique ID of this response. Include it when you ask for help.',
    required: true,
    'x-origin': 'specification',
    schema: { type: 'string', pattern: '^req_[0-7][0-9a-hjkmnp-tv-z]{25}$' },
  },
  'Service-Api-Version': {
    description: 'The API version that responded.',
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
  Link: { ...ours, description: 'The next page (`rel="next"`). Absent on the last page.', schema: text },
  RateLimit: {
    ...ours,
    description:
      'Requests left (`r`) and seconds until the full quota is available again (`t`), for each policy that applies. Absent if there is no limit.',
    schema: { type: 'string', pattern: '^"[a-z_]+";r=\\d+;t=\\d+(, "[a-z_]+";r=\\d+;t=\\d+)?$' },
  },
  'RateLimit-Policy': {
    ...ours,
    description:
      'The quota (`q`) and its window in seconds (`w`). Requests that call a CRM or a language model have a second policy, `outside`. Absent if there is no limit.',
    schema: { type: 'string', pattern: '^"[a-z_]+";q=\\d+;w=\\d+(, "[a-z_]+";q=\\d+;w=\\d+)?$' },
  },
  'Retry-After': {
    ...ours,
    description: 'Seconds to wait before you try again.',
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
    description: 'The session cookie, or its removal.',
    required: true,
    schema: { type: 'string', pattern: '^(__Host-)?parley_session=' },
  },
  'Clear-Site-Data': {
    ...ours,
    description: 'When the session ends: the browser forgets what it kept, such as drafts.',
    required: false,
    schema: { type: 'string' },
  },
  'Content-Disposition': {
    ...ours,
    description: 'The name to save the file under.',
    required: true,
    schema: { type: 'string', pattern: '^attachment; filename="[a-z0-9.-]+"$' },
  },
  'X-Accel-Buffering': {
    ...ours,
    description: 'Tells proxies to pass on each event immediately.',
    required: true,
    schema: { type: 'string', const: 'no' },
  },
  'Idempotent-Replayed': {
    ...ours,
    description: 'Present if this is the stored response to an earlier request with the same `Idempotency-Key`.',
    schema: { type: 'string', const: 'true' },
  },
  'Original-Request': {
    ...ours,
    description: 'The ID of the original request. Present with `Idempotent-Replayed`.',
    schema: { type: 'string', pattern: '^req_[0-7][0-9a-hjkmnp-tv-z]{25}$' },
  },
  'X-Error-Param': {
    ...ours,
    description:
      'The parameter that the error is about, as at the start of `message`. Absent if its name is long or has other characters.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_.\\[\\]-]{1,60}$' },
  },
  'X-Error-Hint': {
    ...ours,
    description:
      'What looks wrong about an ID in the request, such as that another type of ID was expected. For people.',
    schema: text,
  },
  'X-Error-Doc': {
    ...ours,
    description: 'Where this reference describes the operation. A path on the same host.',
    schema: { type: 'string', pattern: '^/docs' },
  },
} as const satisfies Record<string, Header>

export type HeaderName = keyof typeof headers

export const everywhere: readonly HeaderName[] = ['Service-Request-Id', 'Service-Api-Version']
export const limited: readonly HeaderName[] = ['RateLimit', 'RateLimit-Policy']
export const replayed: readonly HeaderName[] = ['Idempotent-Replayed', 'Original-Request']

export function headerRefs(names: readonly HeaderName[]): Record<string, Ref> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}
