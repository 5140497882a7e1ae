import { route } from '../../http/route.ts'
import { block, listIdentities, unblock } from './identities.ts'
import { Identity, IdentityList, IdentityQuery } from './identity-schema.ts'
import { ConversationRating } from './rating-schema.ts'
import { getRating } from './ratings.ts'

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
