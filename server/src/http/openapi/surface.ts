import { apiErrorCodes, dashboardErrorCodes, type ErrorCode } from '../../errors.ts'
import type { AdministrationRoute } from '../administration.ts'
import type { Described, Route } from '../route.ts'
import { introduction } from './introduction.ts'

/** What differs between the two documents: that of the API, and that of what only people in the dashboard do. */
export interface Surface<R extends Described> {
  readonly by: 'key' | 'session'
  readonly title: string
  readonly summary: string
  readonly description: string
  readonly server: string
  readonly scheme: (routes: readonly R[]) => Record<string, unknown>
  readonly codes: readonly ErrorCode[]
  /** What any request may be answered, and any POST, PATCH or DELETE besides. */
  readonly always: readonly ErrorCode[]
  readonly when_writing: readonly ErrorCode[]
  /** Whether `Idempotency-Key` is heeded, and what may be answered then. */
  readonly heeds_key: (route: R) => boolean
  readonly when_repeating: readonly ErrorCode[]
  /** What this one is never answered, of those. */
  readonly spared: (route: R) => readonly ErrorCode[]
  readonly descriptions: Partial<Record<number | 'default', string>>
  readonly security: (route: R) => Record<string, string[]>[]
  readonly needs: (route: R) => string
  /** Whether it changes the cookie. */
  readonly cookie: (route: R) => AdministrationRoute['cookie']
}

const any_request = [
  'malformed_request',
  'parameter_unknown',
  'parameter_invalid',
  'not_acceptable',
  'rate_limited',
  'internal_error',
  'database_unavailable',
  'overloaded',
] as const
const any_writing = ['invalid_json', 'body_too_large', 'unsupported_media_type'] as const
const any_repeating = ['idempotency_key_invalid', 'idempotency_key_in_use', 'idempotency_key_reused'] as const

export const api: Surface<Route> = {
  by: 'key',
  title: 'Parley API',
  summary: 'Contacts, conversations, messages and what becomes of them.',
  description: introduction(),
  server: '/v1',
  scheme: (routes) => ({
    bearer: {
      type: 'http',
      scheme: 'bearer',
      description: `An API key: \`svc_live_…\` or \`svc_test_…\`. Each operation needs one scope; \`write\` implies \`read\`. The scopes: ${scopes(routes)}.`,
    },
  }),
  codes: Object.keys(apiErrorCodes) as ErrorCode[],
  always: [
    ...any_request,
    'api_key_missing',
    'api_key_invalid',
    'api_key_expired',
    'api_key_revoked',
    'insufficient_scope',
    'account_suspended',
  ],
  when_writing: any_writing,
  heeds_key: ({ method }) => method !== 'GET',
  when_repeating: any_repeating,
  spared: () => [],
  descriptions: {},
  // OpenAPI 3.1 lets a scheme that is not OAuth name the roles that are required.
  security: ({ permission }) => [permission].flat().map((one) => ({ bearer: [one] })),
  needs: ({ permission }) =>
    `Needs the scope ${[permission]
      .flat()
      .map((one) => `\`${one}\``)
      .join(' or ')}.`,
  cookie: () => undefined,
}

function scopes(routes: readonly Route[]): string {
  return [...new Set(routes.flatMap(({ permission }) => permission).map((permission) => `\`${permission}\``))]
    .sort()
    .join(', ')
}

const of_a_session = ['session_missing', 'session_expired', 'insufficient_role', 'account_suspended'] as const

export const administration: Surface<AdministrationRoute> = {
  by: 'session',
  title: 'Parley dashboard',
  summary: 'What people do in the dashboard beyond the API: signing in, people, keys and logs.',
  description: `What the pages of the dashboard use beyond the API. Contacts, conversations and all other data have no path of their own
here: every operation of the API stands under \`/dashboard/api/live\` and \`/dashboard/api/test\` as well, for whoever is signed in.

It is used with the cookie of a session and from the dashboard's own pages only: a request that changes something must come from
the same origin (\`Sec-Fetch-Site\`, or else \`Origin\`). No \`Authorization\` header is looked at. Programs use the API.
`,
  server: '/dashboard/api',
  scheme: () => ({
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: '__Host-parley_session',
      description:
        'Set by signing in. Over plain http its name is `parley_session`. Each operation needs a role, or a higher one.',
    },
  }),
  codes: [...Object.keys(apiErrorCodes), ...Object.keys(dashboardErrorCodes)] as ErrorCode[],
  always: [...any_request, ...of_a_session, 'cross_site_request'],
  when_writing: any_writing,
  heeds_key: ({ once_per_key }) => once_per_key ?? false,
  when_repeating: any_repeating,
  spared: ({ role }) => (role === 'anyone' ? of_a_session : []),
  descriptions: {
    401: 'Nobody is signed in, or what was given to sign in with is not right.',
    403: 'This role may not do this, or the request does not come from the dashboard.',
    404: 'Nothing has this id: it never existed, was deleted, or belongs to another account.',
  },
  security: ({ role }) => (role === 'anyone' ? [] : [{ session: [role] }]),
  needs: ({ role }) => (role === 'anyone' ? 'Needs no session.' : `Needs the role \`${role}\`, or a higher one.`),
  cookie: ({ cookie }) => cookie,
}
