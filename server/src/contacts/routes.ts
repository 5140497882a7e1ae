import { powers, usesPower } from '../accounts/powers.ts'
import { route } from '../http/route.ts'
import { createContact, getContact, updateContact } from './contacts.ts'
import { deleteContact } from './delete.ts'
import { listContacts } from './list.ts'
import { requireExport } from './require-export.ts'
import { Contact, ContactChanges, ContactList, ContactQuery, DeletedContact, NewContact } from './schema.ts'
import { upsertContact } from './upsert.ts'

const tag = 'Contacts'
const names = usesPower('updateContact')
/** `updateContact` leaves it out if nothing was there before. */
const audited = (body: unknown) => (names(body) ? powers.updateContact!.audited : undefined)

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
    run: async (scope, { query, caller }) => {
      await requireExport(scope, caller, query.limit)
      return listContacts(scope, query)
    },
  }),
  route({
    method: 'POST',
    path: '/contacts',
    operation: 'createContact',
    summary: 'Create a contact',
    tag,
    origin: 'specification',
    permission: 'contacts:write',
    body: NewContact,
    status: 201,
    located: true,
    answer: Contact,
    // Not found: a repeat of a request whose contact has since been deleted.
    errors: ['contact_already_exists', 'resource_not_found'],
    run: (scope, { body }) => createContact(scope, body),
  }),
  route({
    method: 'POST',
    path: '/contacts/upsert',
    operation: 'upsertContact',
    summary: 'Create or update a contact',
    description:
      'Updates the contact with this `identifier`, otherwise the one with this `email`, as `updateContact` does. If there is ' +
      'neither, creates it.',
    tag,
    permission: 'contacts:write',
    audited,
    body: NewContact,
    answer: Contact,
    errors: ['contact_already_exists', 'resource_not_found'],
    run: (scope, { body }) => upsertContact(scope, body),
  }),
  route({
    method: 'GET',
    path: '/contacts/:contact_id',
    operation: 'getContact',
    summary: 'Get a contact',
    tag,
    origin: 'specification',
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
    origin: 'specification',
    permission: 'contacts:write',
    audited,
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
    fresh_password: true,
    summary: 'Delete a contact',
    description: 'Also deletes its conversations, messages, summaries and lead.',
    tag,
    origin: 'specification',
    permission: 'contacts:write',
    answer: DeletedContact,
    conditional: true,
    errors: ['resource_not_found', 'precondition_failed'],
    run: (scope, { params, expected }) => deleteContact(scope, params.contact_id!, expected),
  }),
]
