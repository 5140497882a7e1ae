import { route } from '../../http/route.ts'
import { importContacts } from './import.ts'
import { ContactImport, ContactsToImport } from './schema.ts'

export const contactImportRoutes = [
  route({
    method: 'POST',
    path: '/contacts/import',
    operation: 'importContacts',
    audited: 'contact.imported',
    summary: 'Import contacts',
    description:
      'Many at once. Each row is checked and answered by itself: one that fails harms no other. What can be taken is kept together, with an event for each contact made or changed; under an Idempotency-Key, once.',
    tag: 'Contacts',
    permission: 'contacts:write',
    body: ContactsToImport,
    checks_rows: true,
    answer: ContactImport,
    run: (scope, { body }) => importContacts(scope, body),
  }),
]
