import { constant, define, input, nullable, oneOf, type Static, Type, timestamp } from '../../../schema.ts'

const redirect_uri = Type.String({
  description: 'Register it with the provider as the redirect URI of your client, exactly like this.',
  examples: ['https://parley.example.com/dashboard/mailbox-consent'],
})

export const EmailConsent = define(
  'EmailConsent',
  Type.Object({
    object: constant('email_consent'),
    status: oneOf(['none', 'granted', 'ended'], {
      description:
        '`none`: nobody has signed in, or not for this client and these servers. `ended`: the provider no longer accepts it; sign in again.',
    }),
    address: nullable(
      Type.String({ description: 'Who signed in, if the provider says so.', examples: ['support@example.com'] }),
    ),
    granted_at: nullable(timestamp()),
    ended_at: nullable(timestamp()),
    redirect_uri,
  }),
)
export type EmailConsent = Static<typeof EmailConsent>

export const EmailConsentRequest = define(
  'EmailConsentRequest',
  Type.Object({
    object: constant('email_consent.request'),
    authorization_url: Type.String({
      description: 'Open it in a browser. The provider leads back to the redirect URI, with `state` and `code`.',
      examples: ['https://login.example.com/oauth2/authorize?response_type=code&client_id=…&state=…'],
    }),
    state: Type.String({ description: 'Comes back with the code.' }),
    redirect_uri,
    expires_at: timestamp(),
  }),
)
export type EmailConsentRequest = Static<typeof EmailConsentRequest>

const parameter = (example: string, description: string) =>
  Type.String({ minLength: 1, maxLength: 4096, pattern: '^[!-~]+$', examples: [example], description })

export const EmailConsentAnswer = define(
  'EmailConsentAnswer',
  input({
    state: parameter('q0WzJ3nYw1', 'As the provider sent it back.'),
    code: parameter('0.AXkA5f', 'As the provider sent it back. It works once.'),
  }),
)
export type EmailConsentAnswer = Static<typeof EmailConsentAnswer>
