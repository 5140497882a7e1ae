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
      'Creates or updates many contacts in one request. Each row is validated and reported separately, so a row that ' +
      "fails doesn't affect the others. All valid rows are stored together, with an event for each contact created " +
      'or updated. With an `Idempotency-Key`, the import runs once.',
    tag: 'Contacts',
    permission: 'contacts:write',
    body: ContactsToImport,
    checks_rows: true,
    answer: ContactImport,
    run: (scope, { body }) => importContacts(scope, body),
  }),
]
