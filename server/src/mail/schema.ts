import { constant, define, input, nullable, oneOf, optional, type Static, Type, timestamp } from '../schema.ts'
import { mail_failures, securities } from './terms.ts'

export const host = Type.String({
  minLength: 1,
  maxLength: 253,
  pattern: '^([A-Za-z0-9._-]+|[0-9A-Fa-f.]*:[0-9A-Fa-f.]*:[0-9A-Fa-f:.]*)$',
  hint: 'must be a host name or an address, without a port.',
  examples: ['smtp.example.com'],
})
export const port = Type.Integer({ minimum: 1, maximum: 65_535, examples: [587] })
export const security = oneOf(securities, {
  description:
    '`tls`: encrypted from the start, usually port 465. `starttls`: encrypted before anything is sent, usually port 587. `none`: not encrypted.',
})
export const username = nullable(
  Type.String({ minLength: 1, maxLength: 255, pattern: '^[^\\p{Cc}]+$', hint: 'must not contain control characters.' }),
)
export const from_name = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: '^[^\\p{Cc}]*\\S[^\\p{Cc}]*$',
  hint: 'must not be blank or contain control characters.',
  examples: ['Lindqvist Cycles'],
})
export const from_address = Type.String({
  maxLength: 254,
  pattern: '^[^\\s@<>,;:"()\\[\\]\\\\]+@[^\\s@<>,;:"()\\[\\]\\\\]+\\.[^\\s@<>,;:"()\\[\\]\\\\]+$',
  hint: 'must be an email address.',
  examples: ['support@example.com'],
})

export const MailSettings = define(
  'MailSettings',
  Type.Object({
    object: constant('mail_settings'),
    source: oneOf(['account', 'operator', 'none'], {
      description: "`operator`: email is sent through your host's mail server.",
    }),
    host: nullable(Type.String()),
    port: nullable(Type.Integer()),
    security: nullable(security),
    username: nullable(Type.String()),
    has_password: Type.Boolean({ description: 'The password is never shown.' }),
    from_name: nullable(Type.String()),
    from_address: nullable(Type.String()),
    failure: nullable(oneOf(mail_failures, { description: 'Why the last mail could not be sent.' })),
    failed_at: nullable(timestamp()),
    updated_at: nullable(timestamp()),
  }),
)
export type MailSettings = Static<typeof MailSettings>

export const NewMailSettings = define(
  'NewMailSettings',
  input({
    host,
    port,
    security,
    username: optional(username),
    password: optional(
      nullable(
        Type.String({
          minLength: 1,
          maxLength: 1000,
          description:
            'Stored encrypted and never shown again. Leave it out to keep it; if `host`, `port`, `security` or `username` changes, send it again.',
        }),
      ),
    ),
    from_name,
    from_address,
  }),
)
export type NewMailSettings = Static<typeof NewMailSettings>

export const MailTest = define(
  'MailTest',
  Type.Object({
    object: constant('mail_settings.test'),
    ok: Type.Boolean(),
    sent_to: Type.String({ description: 'Your email address.' }),
    failure: nullable(oneOf(mail_failures)),
    message: nullable(Type.String({ description: 'What went wrong and what to do.' })),
    reply: nullable(Type.String({ description: 'What the server said.' })),
  }),
)
export type MailTest = Static<typeof MailTest>
