import { operations } from '../../accounts/disclosures.ts'
import { apiErrorCodes, dashboardErrorCodes, type ErrorCode, widgetErrorCodes } from '../../errors.ts'
import type { ApiRoute, DashboardRoute, Described, WidgetRoute } from '../route.ts'
import { introduction } from './introduction.ts'

/** What differs between the documents: the API, what only dashboard users can do, and what visitors of websites can do. */
export interface Surface<R extends Described> {
  readonly by: 'key' | 'session' | 'visitor'
  readonly title: string
  readonly summary: string
  readonly description: string
  readonly server: string
  readonly scheme: (routes: readonly R[]) => Record<string, unknown>
  readonly codes: readonly ErrorCode[]
  /** Errors that any request can get, and those of any POST, PATCH or DELETE. */
  readonly always: readonly ErrorCode[]
  readonly when_writing: readonly ErrorCode[]
  /** Where `Idempotency-Key` is supported. */
  readonly when_repeating: readonly ErrorCode[]
  /** Those of these errors that this operation never returns. */
  readonly spared: (route: R) => readonly ErrorCode[]
  readonly descriptions: Partial<Record<number | 'default', string>>
  readonly security: (route: R) => Record<string, string[]>[]
  readonly needs: (route: R) => string
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

export const api: Surface<ApiRoute> = {
  by: 'key',
  title: 'Parley API',
  summary: 'Contacts, conversations, messages, leads and more.',
  description: introduction(),
  server: '/v1',
  scheme: (routes) => ({
    bearer: {
      type: 'http',
      scheme: 'bearer',
      description: `An API key: \`svc_live_…\` or \`svc_test_…\`. Each operation requires a scope; \`write\` includes \`read\`. The scopes: ${scopes(routes)}.`,
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
    'address_not_allowed',
  ],
  when_writing: any_writing,
  when_repeating: any_repeating,
  spared: () => [],
  descriptions: {},
  // OpenAPI 3.1 allows naming required roles for schemes other than OAuth.
  security: ({ permission }) => [permission].flat().map((one) => ({ bearer: [one] })),
  needs: ({ permission, operation }) =>
    `Requires the scope ${listed([permission].flat(), ' or ')}.${alsoNeeds(operation)}`,
}

function alsoNeeds(operation: string): string {
  const disclosure = operations[operation]
  if (!disclosure) return ''
  const { needs, fields } = disclosure
  const when = fields ? `With ${listed(fields, ' or ')}, it also requires` : 'Also requires'
  return ` ${when} ${listed(needs, ', ')}.`
}

function listed(words: readonly string[], between: string): string {
  return words.map((word) => `\`${word}\``).join(between)
}

function scopes(routes: readonly ApiRoute[]): string {
  return [...new Set(routes.flatMap(({ permission }) => permission).map((permission) => `\`${permission}\``))]
    .sort()
    .join(', ')
}

const of_a_session = [
  'session_missing',
  'session_expired',
  'insufficient_role',
  'account_suspended',
  'two_factor_setup_required',
] as const

export const dashboard: Surface<DashboardRoute> = {
  by: 'session',
  title: 'Parley dashboard',
  summary: 'What the dashboard uses beyond the API: sign-in, users, keys and logs.',
  description: `What the dashboard uses beyond the API. Contacts, conversations and all other data have no paths of their own here:
every operation of the API is also available under \`/dashboard/api/live\` and \`/dashboard/api/test\` to signed-in users.

Requests carry a session cookie and must come from the dashboard's own pages: a request that changes something must have the
same origin (\`Sec-Fetch-Site\`, otherwise \`Origin\`). The \`Authorization\` header is ignored. Use the API for integrations.
`,
  server: '/dashboard/api',
  scheme: () => ({
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: '__Host-parley_session',
      description:
        'Set when you sign in. Over plain HTTP, its name is `parley_session`. Each operation requires a role or a higher one.',
    },
  }),
  codes: [...Object.keys(apiErrorCodes), ...Object.keys(dashboardErrorCodes)] as ErrorCode[],
  always: [...any_request, ...of_a_session, 'cross_site_request', 'https_required'],
  when_writing: any_writing,
  when_repeating: any_repeating,
  spared: ({ role }) => (role === 'anyone' ? of_a_session : []),
  descriptions: {
    401: 'No one is signed in, or the credentials are incorrect.',
    403: "The role doesn't have permission, or the request doesn't come from the dashboard.",
    404: 'No object has this ID: it never existed, was deleted, or belongs to another account.',
  },
  security: ({ role }) => (role === 'anyone' ? [] : [{ session: [role] }]),
  needs: ({ role }) => (role === 'anyone' ? 'Requires no session.' : `Requires the role \`${role}\` or a higher one.`),
}

const of_a_visitor = ['visitor_token_invalid', 'identity_required', 'visitor_blocked'] as const

export const widget: Surface<WidgetRoute> = {
  by: 'visitor',
  title: 'Parley widget',
  summary: 'What the website widget calls.',
  description: `What the website widget calls, and what a page or app of yours calls to show conversations without it. Each browser
has a token of its own, which reaches nothing but its visitor's conversations. API keys don't work here.

A browser may call it from the origins that the channel lists, and from the service's own pages.
`,
  server: '/widget/api',
  scheme: () => ({
    visitor: {
      type: 'http',
      scheme: 'bearer',
      description: "The token of a visitor's browser, from `POST /visitors`.",
    },
  }),
  codes: [...Object.keys(apiErrorCodes), ...Object.keys(widgetErrorCodes)] as ErrorCode[],
  always: [...any_request, ...of_a_visitor, 'origin_not_allowed', 'account_suspended'],
  when_writing: any_writing,
  when_repeating: any_repeating,
  spared: (route) => {
    if (route.visitor === 'new') return of_a_visitor
    return route.before_identity ? ['identity_required'] : []
  },
  descriptions: {
    401: "The visitor's token or identity is missing or invalid.",
    403: 'The website, or the visitor, may not use the channel.',
    404: 'No object of this visitor has this ID.',
  },
  security: ({ visitor }) => (visitor === 'new' ? [] : [{ visitor: [] }]),
  needs: ({ visitor }) => (visitor === 'new' ? 'Requires no token.' : "Requires a visitor's token."),
}
