import { Contact } from '../contacts/schema.ts'
import { route } from '../http/route.ts'
import { mergeContacts } from './merge.ts'
import { previewMerge } from './preview.ts'
import { ContactMergePreview, ContactMergeQuery, ContactToMerge } from './schema.ts'

const about = { path: '/contacts/:contact_id/merge', tag: 'Contacts', permission: 'contacts:write' } as const

export const mergeRoutes = [
  route({
    ...about,
    method: 'GET',
    operation: 'previewContactMerge',
    summary: 'Preview a merge of two contacts',
    description:
      'Returns what a merge would do now: `contact` as it would be afterward, and `merged`, the contact that would be deleted. Nothing changes.',
    query: ContactMergeQuery,
    answer: ContactMergePreview,
    errors: ['resource_not_found', 'contacts_not_mergeable'],
    run: (scope, { params, query, caller }) =>
      previewMerge(scope, params.contact_id!, query.contact_id, caller.permissions.has('leads:read')),
  }),
  route({
    ...about,
    method: 'POST',
    operation: 'mergeContacts',
    audited: 'contact.merged',
    summary: 'Merge two contacts',
    description:
      'The contact in the path stays. It gets the conversations, messages and lead of the other contact, and its ' +
      'empty fields (email address, phone number, identifier, attributes) are filled from it. If both have a value, ' +
      'the contact in the path keeps its own. The other contact is deleted. The merge happens completely or not at ' +
      'all.',
    body: ContactToMerge,
    answer: Contact,
    conditional: true,
    errors: ['resource_not_found', 'contacts_not_mergeable', 'precondition_failed'],
    run: (scope, { params, body, expected }) => mergeContacts(scope, params.contact_id!, body.contact_id, expected),
  }),
]
