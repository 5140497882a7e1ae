import { route } from '../../http/route.ts'
import { Contact } from '../schema.ts'
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
      'What would come of it, as both are now: `contact` as it will be, and `merged`, which is no more then. Nothing is changed.',
    query: ContactMergeQuery,
    answer: ContactMergePreview,
    errors: ['resource_not_found', 'contacts_not_mergeable'],
    run: (scope, { params, query, permissions }) =>
      previewMerge(scope, params.contact_id!, query.contact_id, permissions.has('leads:read')),
  }),
  route({
    ...about,
    method: 'POST',
    operation: 'mergeContacts',
    audited: 'contact.merged',
    summary: 'Merge two contacts',
    description:
      'The contact in the path stays: it gets the conversations, messages and lead of the other, and fills what it has empty (address, telephone number, identifier, attributes) from it. Where both say something, its own word stands. The other is deleted. All of it happens, or none.',
    body: ContactToMerge,
    answer: Contact,
    conditional: true,
    errors: ['resource_not_found', 'contacts_not_mergeable', 'precondition_failed'],
    run: (scope, { params, body, expected }) => mergeContacts(scope, params.contact_id!, body.contact_id, expected),
  }),
]
