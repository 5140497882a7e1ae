import { route } from '../../../http/route.ts'
import { beginConsent, completeConsent, endConsent, getConsent } from './consent.ts'
import { EmailConsent, EmailConsentAnswer, EmailConsentRequest } from './consent-schema.ts'

const tag = 'Channels'

export const emailConsentRoutes = [
  route({
    method: 'GET',
    path: '/channels/:channel_id/email_consent',
    operation: 'getEmailConsent',
    summary: 'Get whether somebody signed in to the mailbox of an email channel',
    description: 'For channels with `email.oauth`. Tokens are never shown.',
    tag,
    permission: 'channels:read',
    answer: EmailConsent,
    errors: ['resource_not_found', 'parameter_invalid'],
    run: (scope, { params }) => getConsent(scope, params.channel_id!),
  }),
  route({
    method: 'POST',
    path: '/channels/:channel_id/email_consent',
    operation: 'beginEmailConsent',
    summary: 'Begin to sign in to the mailbox of an email channel',
    description:
      'Returns where to sign in, with a state that works once, within 15 minutes, and for whoever began. Of several, the newest counts.',
    tag,
    permission: 'channels:write',
    answer: EmailConsentRequest,
    errors: ['resource_not_found', 'parameter_invalid'],
    run: (scope, { params }) => beginConsent(scope, params.channel_id!),
  }),
  route({
    method: 'POST',
    path: '/channels/:channel_id/email_consent/complete',
    operation: 'completeEmailConsent',
    summary: 'Complete signing in to the mailbox of an email channel',
    description: 'Takes `state` and `code`, with which the provider led back. From then on, the mailbox is read.',
    tag,
    permission: 'channels:write',
    audited: 'channel.consent_given',
    budget: 'outside',
    calls_others: true,
    body: EmailConsentAnswer,
    answer: EmailConsent,
    errors: [
      'resource_not_found',
      'parameter_missing',
      'parameter_invalid',
      'email_consent_invalid',
      'email_consent_refused',
      'mailbox_unavailable',
    ],
    run: (scope, { params, body }) => completeConsent(scope, params.channel_id!, body),
  }),
  route({
    method: 'DELETE',
    path: '/channels/:channel_id/email_consent',
    operation: 'endEmailConsent',
    summary: 'Forget that somebody signed in to the mailbox of an email channel',
    description:
      'The tokens are deleted, and the mailbox is no longer read. Its owner can take back the consent at the provider, too.',
    tag,
    permission: 'channels:write',
    audited: 'channel.consent_ended',
    answer: EmailConsent,
    errors: ['resource_not_found', 'parameter_invalid'],
    run: (scope, { params }) => endConsent(scope, params.channel_id!),
  }),
]
