import { from_address, from_name, host, port, security, username } from '../../mail/schema.ts'
import { define, input, nullable, optional, partial, type Static, Type } from '../../schema.ts'
import { OAuthClient, OAuthClientInput } from './oauth/client.ts'

const server = { host, port, security, username }

const Server = define(
  'EmailServer',
  Type.Object({ ...server, has_password: Type.Boolean({ description: 'The password is never shown.' }) }),
)

const ServerInput = define(
  'EmailServerInput',
  input({
    ...server,
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
  }),
)
export type ServerInput = Static<typeof ServerInput>

const content = {
  address: from_address,
  from_name,
  sent_folder: nullable(
    Type.String({
      minLength: 1,
      maxLength: 255,
      description: 'The folder in which your email app keeps sent mail. Null: detected automatically.',
      examples: ['Sent'],
    }),
  ),
  file_sent: Type.Boolean({
    description:
      'Whether a copy of each answer is filed in the folder of sent mail, unless your provider files one by itself. By default, yes, except with ' +
      'Google and Microsoft.',
    examples: [true],
  }),
  signature: nullable(
    Type.String({
      minLength: 1,
      maxLength: 2000,
      description: 'Added below every reply.',
      examples: ['Lindqvist Cycles'],
    }),
  ),
  trusted_authserv_id: nullable(
    Type.String({
      minLength: 1,
      maxLength: 253,
      pattern: '^[^\\s;]+$',
      hint: 'must be the first word of an Authentication-Results header, such as mx.example.com.',
      description:
        "The name under which your own server notes whether senders are who they say (`Authentication-Results`). Null: no one's note is trusted, and no sender counts as verified.",
      examples: ['mx.example.com'],
    }),
  ),
  plus_addressing: Type.Boolean({
    description:
      'Whether answers ask for replies to an address such as `support+abc@example.com`, which finds its conversation whatever ' +
      'else a mail program changes. Only if your server delivers such addresses.',
    examples: [false],
  }),
}

/** What an email channel shows of itself. */
export const EmailSettings = define(
  'EmailSettings',
  Type.Object({ ...content, imap: Server, smtp: Server, oauth: nullable(OAuthClient) }),
)
export type EmailSettings = Static<typeof EmailSettings>

/** Settings as they are: stored ones may be from before copies were filed and mailboxes could be signed in to. */
export function storedEmail(settings: string): EmailSettings {
  return { file_sent: false, oauth: null, ...JSON.parse(settings) }
}

export const EmailSettingsInput = define(
  'EmailSettingsInput',
  input(partial({ ...content, imap: ServerInput, smtp: ServerInput, oauth: nullable(OAuthClientInput) }), {
    description:
      "A new channel needs `address`, `imap` and `smtp`. Fields you leave out don't change; a server is given whole. With `oauth`, " +
      'somebody signs in with the provider, and the servers have no password.',
  }),
)
export type EmailSettingsInput = Static<typeof EmailSettingsInput>
