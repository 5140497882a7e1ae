import { route } from '../http/route.ts'
import { createContact, getContact, listContacts, updateContact } from './contacts.ts'
import { deleteContact } from './delete.ts'
import { Contact, ContactChanges, ContactList, ContactQuery, DeletedContact, NewContact } from './schema.ts'

const tag = 'Contacts'

export const contactRoutes = [
  route({
    method: 'GET',
    path: '/contacts',
    operation: 'listContacts',
    summary: 'List contacts',
    tag,
    origin: 'specification',
    permission: 'contacts:read',
    query: ContactQuery,
    answer: ContactList,
    errors: ['cursor_invalid', 'cursor_mismatch'],
    run: (scope, { query }) => listContacts(scope, query),
  }),
  route({
    method: 'POST',
    path: '/contacts',
    operation: 'createContact',
    summary: 'Create a contact',
    tag,
    permission: 'contacts:write',
    body: NewContact,
    status: 201,
    located: true,
    answer: Contact,
    // Not found: a repeat of a request whose contact was deleted since.
    errors: ['contact_already_exists', 'resource_not_found'],
    run: (scope, { body }) => createContact(scope, body),
  }),
  route({
    method: 'GET',
    path: '/contacts/:contact_id',
    operation: 'getContact',
    summary: 'Get a contact',
    tag,
    permission: 'contacts:read',
    answer: Contact,
    errors: ['resource_not_found'],
    run: (scope, { params }) => getContact(scope, params.contact_id!),
  }),
  route({
    method: 'PATCH',
    path: '/contacts/:contact_id',
    operation: 'updateContact',
    summary: 'Update a contact',
    tag,
    permission: 'contacts:write',
    body: ContactChanges,
    answer: Contact,
    conditional: true,
    errors: ['resource_not_found', 'contact_already_exists', 'precondition_failed'],
    run: (scope, { params, body, expected }) => updateContact(scope, params.contact_id!, body, expected),
  }),
  route({
    method: 'DELETE',
    path: '/contacts/:contact_id',
    operation: 'deleteContact',
    audited: 'contact.deleted',
    summary: 'Delete a contact',
    description: 'Its conversations, messages, summaries and its lead go with it.',
    tag,
    permission: 'contacts:write',
    answer: DeletedContact,
    conditional: true,
    errors: ['resource_not_found', 'precondition_failed'],
    run: (scope, { params, expected }) => deleteContact(scope, params.contact_id!, expected),
  }),
]
