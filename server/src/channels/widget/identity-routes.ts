import { route } from '../../http/route.ts'
import { block, listIdentities, unblock } from './identities.ts'
import { Identity, IdentityList, IdentityQuery } from './identity-schema.ts'
import { ConversationRating } from './rating-schema.ts'
import { getRating } from './ratings.ts'

import { ContactSessionList, ContactSessionsEnded, SessionQuery } from './session-schema.ts'
import { endSessions, listSessions } from './sessions.ts'

const tag = 'Contacts'

export const identityRoutes = [
  route({
    method: 'GET',
    path: '/contacts/:contact_id/identities',
    operation: 'listContactIdentities',
    summary: 'List the identities of a contact',
    description: 'Returns who the contact is on each channel, whether that is verified, and where they write from.',
    tag,
    permission: 'contacts:read',
    query: IdentityQuery,
    answer: IdentityList,
    errors: ['resource_not_found', 'cursor_invalid', 'cursor_mismatch'],
    run: (scope, { params, query }) => listIdentities(scope, params.contact_id!, query),
  }),
  route({
    method: 'POST',
    path: '/contacts/:contact_id/identities/:visitor_id/block',
    operation: 'blockContactIdentity',
    summary: 'Block an identity',
    description: 'The visitor can no longer read or write. A verified one stays blocked in every browser.',
    tag,
    permission: 'contacts:write',
    audited: 'visitor.blocked',
    answer: Identity,
    errors: ['resource_not_found'],
    run: (scope, { params }) => block(scope, params.contact_id!, params.visitor_id!),
  }),
  route({
    method: 'POST',
    path: '/contacts/:contact_id/identities/:visitor_id/unblock',
    operation: 'unblockContactIdentity',
    summary: 'Unblock an identity',
    tag,
    permission: 'contacts:write',
    audited: 'visitor.unblocked',
    answer: Identity,
    errors: ['resource_not_found'],
    run: (scope, { params }) => unblock(scope, params.contact_id!, params.visitor_id!),
  }),
  route({
    method: 'GET',
    path: '/contacts/:contact_id/sessions',
    operation: 'listContactSessions',
    summary: 'List the sessions of a contact',
    description:
      'Returns the browsers and apps in which the contact can read their conversations on your website, without those that ended.',
    tag,
    permission: 'contacts:read',
    query: SessionQuery,
    answer: ContactSessionList,
    errors: ['resource_not_found', 'cursor_invalid', 'cursor_mismatch'],
    run: (scope, { params, query }) => listSessions(scope, params.contact_id!, query),
  }),
  route({
    method: 'POST',
    path: '/contacts/:contact_id/end_sessions',
    operation: 'endContactSessions',
    summary: 'Sign a contact out everywhere',
    description:
      'Ends all their sessions on your websites within a second. A verified contact finds their conversations again by signing in there. ' +
      "One who isn't verified begins anew.",
    tag,
    permission: 'contacts:write',
    audited: 'contact.sessions_ended',
    answer: ContactSessionsEnded,
    errors: ['resource_not_found'],
    run: (scope, { params }) => endSessions(scope, params.contact_id!),
  }),
  route({
    method: 'GET',
    path: '/conversations/:conversation_id/rating',
    operation: 'getConversationRating',
    summary: 'Get the rating of a conversation',
    description: 'Returns how the customer rated it.',
    tag: 'Conversations',
    permission: 'conversations:read',
    answer: ConversationRating,
    errors: ['resource_not_found'],
    run: (scope, { params }) => getRating(scope, params.conversation_id!),
  }),
]
