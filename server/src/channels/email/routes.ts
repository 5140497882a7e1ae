import { route } from '../../http/route.ts'
import { emailCounts } from './counts.ts'
import { ChannelEmailCounts } from './counts-schema.ts'
import { emailDetails, emailRecipients } from './details.ts'
import { EmailDetails, EmailDetailsQuery, EmailRecipients, EmailRecipientsQuery } from './details-schema.ts'
import { listJournal } from './journal-list.ts'
import {
  EmailHeadersQuery,
  EmailJournal,
  EmailJournalEntry,
  EmailJournalHeaders,
  EmailJournalQuery,
} from './journal-schema.ts'
import { journalHeaders, takeInAnyway } from './take-in-anyway.ts'

const tag = 'Channels'

export const emailRoutes = [
  route({
    method: 'GET',
    path: '/channels/:channel_id/email_counts',
    operation: 'getChannelEmailCounts',
    summary: 'Get what became of the mail of an email channel',
    description: 'Each mail that was read in its mailbox is counted once, also one that was passed over.',
    tag,
    permission: 'channels:read',
    answer: ChannelEmailCounts,
    errors: ['resource_not_found', 'parameter_invalid'],
    run: (scope, { params }) => emailCounts(scope, params.channel_id!),
  }),
  route({
    method: 'GET',
    path: '/channels/:channel_id/email_journal',
    operation: 'listEmailJournal',
    summary: 'List the mail of an email channel that became no message',
    description: 'No words and no addresses are kept of it: `getEmailJournalHeaders` reads them in the mailbox.',
    tag,
    permission: 'channels:read',
    query: EmailJournalQuery,
    answer: EmailJournal,
    errors: ['resource_not_found', 'parameter_invalid', 'cursor_invalid', 'cursor_mismatch'],
    run: (scope, { params, query }) => listJournal(scope, params.channel_id!, query),
  }),
  route({
    method: 'POST',
    path: '/channels/:channel_id/email_journal/headers',
    operation: 'getEmailJournalHeaders',
    summary: 'Read sender and subject of mail that became no message',
    description: 'They are read in the mailbox at this moment, and not kept.',
    tag,
    permission: 'channels:read',
    budget: 'outside',
    calls_others: true,
    body: EmailHeadersQuery,
    answer: EmailJournalHeaders,
    errors: ['parameter_missing', 'resource_not_found', 'parameter_invalid', 'mailbox_unavailable'],
    run: (scope, { params, body }) => journalHeaders(scope, params.channel_id!, body),
  }),
  route({
    method: 'POST',
    path: '/channels/:channel_id/email_journal/:mail_id/take_in',
    operation: 'takeInEmail',
    summary: 'Import a mail that became no message',
    description:
      'Reads it in the mailbox again and makes a message of it, for a person, whoever sent it. Once: repeated, it returns the same entry. ' +
      'A copy of what was sent from here or with a mail program is a message already, which the entry then names.',
    tag,
    permission: 'channels:write',
    audited: 'channel.email_taken_in',
    budget: 'outside',
    calls_others: true,
    answer: EmailJournalEntry,
    errors: ['resource_not_found', 'parameter_invalid', 'email_gone', 'mailbox_unavailable', 'storage_unavailable'],
    run: (scope, { params }) => takeInAnyway(scope, params.channel_id!, params.mail_id!),
  }),
  route({
    method: 'GET',
    path: '/conversations/:conversation_id/email_recipients',
    operation: 'getEmailRecipients',
    summary: 'Get who an answer by email would go to',
    description: 'By default, answers go to these. Show it before you send.',
    tag: 'Messages',
    permission: 'messages:read',
    query: EmailRecipientsQuery,
    answer: EmailRecipients,
    errors: ['resource_not_found', 'parameter_invalid'],
    run: (scope, { params, query }) => emailRecipients(scope, params.conversation_id!, query),
  }),
  route({
    method: 'GET',
    path: '/conversations/:conversation_id/messages/:message_id/email',
    operation: 'getMessageEmail',
    summary: 'Get the HTML and the quoted text of an email',
    tag: 'Messages',
    permission: 'messages:read',
    query: EmailDetailsQuery,
    answer: EmailDetails,
    errors: ['resource_not_found', 'parameter_invalid', 'storage_unavailable'],
    run: (scope, { params, query }) => emailDetails(scope, params.conversation_id!, params.message_id!, query),
  }),
]
