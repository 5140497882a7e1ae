import { createHash } from 'node:crypto'
import { invalid } from '../../../errors.ts'
import { define, input, nullable, oneOf, optional, type Static, Type } from '../../../schema.ts'
import { endpointsOf, oauth_providers } from './providers.ts'

const provider = oneOf(oauth_providers, {
  description: 'The endpoints and scopes of `microsoft` and `google` are known. For `other`, name them.',
})
const client_id = Type.String({
  minLength: 1,
  maxLength: 255,
  pattern: '^[!-~]+$',
  hint: 'must be printable ASCII without spaces.',
  description: 'Of the client that you registered with the provider.',
  examples: ['5f8a0c2e-6d1b-4e7a-9a54-0c1f2b3d4e5f'],
})
const tenant = nullable(
  Type.String({
    minLength: 1,
    maxLength: 253,
    pattern: '^[A-Za-z0-9.-]+$',
    hint: 'must be a tenant ID or a domain.',
    description:
      'Of Microsoft: the tenant whose users sign in, `organizations` or `consumers`. Null: users of any (`common`).',
    examples: ['shop.example.com'],
  }),
)
const endpoint = (example: string) =>
  Type.String({
    maxLength: 2000,
    pattern: '^https?://[!-~]+$',
    hint: 'must be a URL that begins with https://.',
    examples: [example],
  })
const authorization_url = endpoint('https://login.example.com/oauth2/authorize')
const token_url = endpoint('https://login.example.com/oauth2/token')
const scopes = Type.Array(
  Type.String({ minLength: 1, maxLength: 255, pattern: '^[!#-\\[\\]-~]+$', hint: 'must be a scope, without spaces.' }),
  { minItems: 1, maxItems: 20, examples: [['offline_access', 'mail']] },
)

/** With which a mailbox is signed in to, in place of a password. */
export const OAuthClient = define(
  'EmailOAuthClient',
  Type.Object({
    provider,
    client_id,
    has_client_secret: Type.Boolean({ description: 'The client secret is never shown.' }),
    tenant,
    authorization_url,
    token_url,
    scopes,
  }),
)
export type OAuthClient = Static<typeof OAuthClient>

export const OAuthClientInput = define(
  'EmailOAuthClientInput',
  input({
    provider,
    client_id,
    client_secret: optional(
      nullable(
        Type.String({
          minLength: 1,
          maxLength: 1000,
          description:
            'Stored encrypted and never shown again. Leave it out to keep it. Null: the client has none, and proves itself by PKCE alone.',
        }),
      ),
    ),
    tenant: optional(tenant),
    authorization_url: optional(authorization_url),
    token_url: optional(token_url),
    scopes: optional(scopes),
  }),
)
export type OAuthClientInput = Static<typeof OAuthClientInput>

export interface KeptClient {
  readonly oauth: OAuthClient
  readonly client_secret: string | null
}

/** What is stored of a client, by what was there before. */
export function clientOf(client_input: OAuthClientInput, before: KeptClient | null): KeptClient {
  const { provider, client_id, tenant = null } = client_input
  if (tenant !== null && provider !== 'microsoft')
    throw invalid('email.oauth.tenant', 'can only be set for the provider microsoft.')
  const endpoints = endpointsOf(provider, tenant) ?? ownEndpoints(client_input)
  const own = (['authorization_url', 'token_url', 'scopes'] as const).find((field) => client_input[field] !== undefined)
  if (provider !== 'other' && own !== undefined)
    throw invalid(`email.oauth.${own}`, 'can only be set for the provider other.')
  const oauth = { provider, client_id, tenant, ...endpoints, scopes: [...endpoints.scopes] }
  const client_secret = secretOf(client_input, oauth, before)
  return { oauth: { ...oauth, has_client_secret: client_secret !== null }, client_secret }
}

function ownEndpoints({ authorization_url, token_url, scopes }: OAuthClientInput) {
  const missing = (field: string) =>
    invalid(`email.oauth.${field}`, 'is required for the provider other.', 'parameter_missing')
  if (authorization_url === undefined) throw missing('authorization_url')
  if (token_url === undefined) throw missing('token_url')
  if (scopes === undefined) throw missing('scopes')
  return { authorization_url, token_url, scopes }
}

/** Whoever may change the endpoint must not learn the secret that is sent there. */
function secretOf(
  { client_secret }: OAuthClientInput,
  after: Pick<OAuthClient, 'client_id' | 'token_url'>,
  before: KeptClient | null,
): string | null {
  if (client_secret !== undefined) return client_secret
  if (before === null || before.client_secret === null) return null
  const is_same = before.oauth.client_id === after.client_id && before.oauth.token_url === after.token_url
  if (is_same) return before.client_secret
  throw invalid(
    'email.oauth.client_secret',
    'must be sent again, because the client or its provider changed.',
    'parameter_missing',
  )
}

type Place = { host: string; port: number; security: string }

/** What a consent is given for: tokens go to these servers and to no others. */
export function termsOf({ oauth, imap, smtp }: { oauth: OAuthClient; imap: Place; smtp: Place }): string {
  const place = ({ host, port, security }: Place) => [host, port, security]
  const { client_id, token_url, scopes } = oauth
  const parts = [client_id, token_url, scopes, place(imap), place(smtp)]
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
