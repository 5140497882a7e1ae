import { EmailAddress } from '../../conversations/messages/email-schema.ts'
import { paging } from '../../db/page.ts'
import {
  constant,
  define,
  id,
  idGiven,
  input,
  listOf,
  nullable,
  oneOf,
  optional,
  type Static,
  Type,
  timestamp,
} from '../../schema.ts'
import { passed_over } from './journal.ts'

const outcomes = [...passed_over, 'stored', 'from_itself', 'unreadable'] as const

export const EmailJournalEntry = define(
  'EmailJournalEntry',
  Type.Object({
    object: constant('channel.email_journal_entry'),
    id: id('mail'),
    channel_id: id('channel'),
    folder: oneOf(['inbox', 'sent'], { description: 'The folder in which it was read.' }),
    outcome: oneOf(outcomes, {
      description: 'What became of it, as `getChannelEmailCounts` counts it. More values may be added.',
    }),
    conversation_id: nullable(id('conversation')),
    message_id: nullable(id('message')),
    created_at: timestamp('When it was read.'),
  }),
)
export const EmailJournal = listOf(EmailJournalEntry, 'EmailJournal')

export const EmailJournalQuery = input({
  ...paging,
  outcome: optional(oneOf(passed_over, { description: 'Why it became no message.' })),
})
export type EmailJournalQuery = Static<typeof EmailJournalQuery>

/** A call reads each one in the mailbox. */
export const max_headers = 25

export const EmailHeadersQuery = define(
  'EmailHeadersQuery',
  input({
    ids: Type.Array(idGiven('mail'), {
      minItems: 1,
      maxItems: max_headers,
      uniqueItems: true,
      examples: [['svceml_01h455vb4pex5vsknk084sn02q']],
    }),
  }),
)
export type EmailHeadersQuery = Static<typeof EmailHeadersQuery>

const EmailHeaders = Type.Object({
  id: id('mail'),
  is_in_mailbox: Type.Boolean({
    description:
      'False if it was moved or deleted, if the server numbered its mail anew, or if the channel has another mailbox since.',
  }),
  from: nullable(EmailAddress),
  subject: nullable(Type.String({ examples: ['Where is my order?'] })),
  sent_at: nullable(timestamp('As the mail says.')),
})
export type EmailHeaders = Static<typeof EmailHeaders>

export const EmailJournalHeaders = define(
  'EmailJournalHeaders',
  Type.Object({
    object: constant('channel.email_journal_headers'),
    channel_id: id('channel'),
    data: Type.Array(EmailHeaders),
  }),
)
export type EmailJournalHeaders = Static<typeof EmailJournalHeaders>
