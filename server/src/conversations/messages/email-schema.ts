import { define, id, idGiven, input, nullable, oneOf, optional, type Static, Type, timestamp } from '../../schema.ts'

export const EmailAddress = define(
  'EmailAddress',
  Type.Object({ name: nullable(Type.String()), address: Type.String({ examples: ['maria@example.com'] }) }),
)
export type EmailAddress = Static<typeof EmailAddress>

const addresses = (description: string) => Type.Array(EmailAddress, { description })
const verdict = oneOf(['pass', 'fail', 'none'])

/** What a message that came or goes by email has besides its text. */
export const MessageEmail = define(
  'MessageEmail',
  Type.Object({
    origin: oneOf(['received', 'sent', 'mailbox'], {
      description:
        '`received` from the contact; `sent` from here; `mailbox`: sent from your email app, and imported from the Sent folder.',
    }),
    subject: Type.String(),
    from: nullable(EmailAddress),
    reply_to: addresses('Where the sender wants answers, if elsewhere.'),
    to: addresses('The recipients.'),
    cc: addresses('Those who got a copy.'),
    bcc: addresses('Those who got a copy that the others know nothing of. Only of mail sent from here.'),
    send_at: optional(timestamp('When it goes out. Only while it waits for that.')),
    forward: optional(
      Type.Object(
        { conversation_id: id('conversation'), message_id: id('message') },
        { description: 'The message that it passes on.' },
      ),
    ),
    message_id: nullable(Type.String({ description: 'The `Message-ID` header, without angle brackets.' })),
    references: Type.Array(Type.String(), { description: 'The mails before it, newest last.' }),
    automatic: nullable(
      oneOf(['bounce', 'auto_reply', 'bulk', 'no_reply'], {
        description: 'What kind of machine wrote it, if one did: the assistant never answers that.',
      }),
    ),
    is_participant: Type.Boolean({
      description:
        'Whether the sender is the contact, or was a recipient before. Others may have read along: check who they are before you tell them anything.',
    }),
    is_new_contact: Type.Boolean({
      description: 'Whether nobody was known by the address of the sender before, so that they pose as nobody known.',
    }),
    is_verified: Type.Boolean({
      description:
        "Whether the sender's domain vouches for the address (DMARC passed, as your own server noted). " +
        "Never true without a `trusted_authserv_id` of the channel, or of a website's form, where nobody vouches for what somebody typed.",
    }),
    authentication: Type.Object({ spf: verdict, dkim: verdict, dmarc: verdict }),
    original: nullable(id('file')),
    is_formatted: optional(
      Type.Boolean({
        description: 'Whether its HTML has tables, images or colors. Missing if unknown, as in older messages.',
      }),
    ),
    has_folded_text: optional(
      Type.Boolean({
        description:
          'Whether quoted text or a signature was left out of `content`. Missing if unknown, as in older messages.',
      }),
    ),
  }),
)
export type MessageEmail = Static<typeof MessageEmail>

/** Of mail from here, before it goes out. */
export const nothing_known: MessageEmail = {
  origin: 'sent',
  subject: '',
  from: null,
  reply_to: [],
  to: [],
  cc: [],
  bcc: [],
  message_id: null,
  references: [],
  automatic: null,
  is_participant: true,
  is_new_contact: false,
  is_verified: false,
  authentication: { spf: 'none', dkim: 'none', dmarc: 'none' },
  original: null,
}

const address = Type.String({
  minLength: 3,
  maxLength: 254,
  pattern: '^[^\\s@<>,;:"()\\[\\]\\\\]+@[^\\s@<>,;:"()\\[\\]\\\\]+$',
  hint: 'must be an email address.',
  examples: ['maria@example.com'],
})
const recipients = (description: string) => Type.Array(address, { maxItems: 50, uniqueItems: true, description })

export const NewMessageEmail = define(
  'NewMessageEmail',
  input(
    {
      to: optional(
        recipients(
          'By default, the contact, and others who wrote into the conversation and got mail from here before. Addresses that only a mail names are left out until you name them here.',
        ),
      ),
      cc: optional(recipients('By default, no one.')),
      bcc: optional(recipients('Others do not see them.')),
      subject: optional(
        Type.String({
          minLength: 1,
          maxLength: 250,
          pattern: '^[^\\p{Cc}]*\\S[^\\p{Cc}]*$',
          hint: 'must be one line.',
          description: 'By default, that of the mail being answered.',
          examples: ['Re: Your order'],
        }),
      ),
      forward: optional(
        input(
          { conversation_id: idGiven('conversation'), message_id: idGiven('message') },
          {
            description:
              'A message to pass on: its text, as it came, and its files follow below `content`, which may be left out. ' +
              'Also requires the scopes `contacts:read` and `files:read`.',
          },
        ),
      ),
      delay_seconds: optional(
        Type.Integer({
          minimum: 1,
          maximum: 60,
          description: 'It waits for so long before it goes out, so that it can still be canceled. Not with `send_at`.',
        }),
      ),
      send_at: optional(
        timestamp(
          'When it goes out: in the future, at most 30 days from now. By default, at once. Until then, it can be canceled.',
        ),
      ),
    },
    { description: 'Only in conversations whose channel is `email`.' },
  ),
)
export type NewMessageEmail = Static<typeof NewMessageEmail>
