import { route } from '../../http/route.ts'
import { emailCounts } from './counts.ts'
import { ChannelEmailCounts } from './counts-schema.ts'
import { emailDetails, emailRecipients } from './details.ts'
import { EmailDetails, EmailDetailsQuery, EmailRecipients, EmailRecipientsQuery } from './details-schema.ts'

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
