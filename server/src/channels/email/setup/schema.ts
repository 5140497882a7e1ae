import { from_address, host, port, security } from '../../../mail/schema.ts'
import { constant, define, input, nullable, oneOf, type Static, Type } from '../../../schema.ts'
import { ways } from './detect.ts'
import { remarks } from './presets.ts'
import { record_kinds, record_states } from './sending-records.ts'

export const EmailSetupRequest = define('EmailSetupRequest', input({ address: from_address }))
export type EmailSetupRequest = Static<typeof EmailSetupRequest>

const Server = nullable(
  Type.Object({ host, port, security, username: Type.String({ examples: ['support@example.com'] }) }),
)

const SendingRecord = define(
  'SendingRecord',
  Type.Object({
    kind: oneOf(record_kinds, {
      description:
        '`mx`: where mail arrives. `spf`, `dkim`, `dmarc`: what makes receivers believe that mail is from this domain.',
    }),
    status: oneOf(record_states, {
      description: '`incomplete`: it is there, but lacks something. `unknown`: it cannot be told from outside.',
    }),
    found: nullable(Type.String({ examples: ['v=spf1 include:_spf.google.com ~all'] })),
    suggestion: nullable(
      Type.Object(
        { type: constant('TXT'), name: Type.String(), value: Type.String() },
        { description: 'A record to add, or to write in place of the one found.' },
      ),
    ),
  }),
)

export const EmailSetup = define(
  'EmailSetup',
  Type.Object({
    object: constant('email_setup'),
    address: from_address,
    provider: nullable(Type.String({ examples: ['Google'] })),
    found_by: nullable(
      oneOf(ways, {
        description:
          '`known`: the provider is known. `autoconfig`, `srv`: the domain says so itself. `guess`: hosts of the usual names exist. Null: nothing was found.',
      }),
    ),
    imap: Server,
    smtp: Server,
    remarks: Type.Array(
      oneOf(remarks, {
        description:
          '`app_password`: the mailbox needs a password made for programs. `imap_may_be_off`: IMAP has to be switched on first. ' +
          '`oauth_only`: the provider refuses passwords. `no_imap`: it has no IMAP.',
      }),
    ),
    records: Type.Array(SendingRecord, { description: "Empty if the address is at a provider's own domain." }),
  }),
)
export type EmailSetup = Static<typeof EmailSetup>
