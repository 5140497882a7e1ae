import { constant, define, input, nullable, oneOf, optional, type Static, Type } from '../../schema.ts'
import { NewContact } from '../schema.ts'

export const max_rows = 500

export const ContactsToImport = define(
  'ContactsToImport',
  input({
    contacts: Type.Unsafe<NewContact[]>({
      type: 'array',
      minItems: 1,
      maxItems: max_rows,
      each: NewContact,
      description: `Up to ${max_rows} contacts, each as for \`createContact\`. They are processed in order.`,
      examples: [[{ name: 'Ana Sousa', email: 'ana@example.com' }]],
    }),
    import_id: optional(
      Type.String({
        minLength: 1,
        maxLength: 64,
        pattern: '^[\\w-]+$',
        hint: 'must be letters, digits, hyphens and underscores.',
        description: 'The same in all requests of one import: the audit log shows them as one.',
        examples: ['customers-2026-11'],
      }),
    ),
    dry_run: optional(
      Type.Boolean({
        default: false,
        description: 'Only shows what the import would do. Nothing is stored.',
      }),
    ),
    existing: optional(
      oneOf(['skip', 'update'], {
        default: 'skip',
        description:
          'What to do when a contact with the same email address exists. `skip`: leave it unchanged. `update`: replace ' +
          "its values with the given ones, as `updateContact` does; a name that is only the email address doesn't " +
          'replace an existing name.',
      }),
    ),
  }),
)
export type ContactsToImport = Static<typeof ContactsToImport>

const outcomes = ['created', 'updated', 'unchanged', 'failed'] as const
export type Outcome = (typeof outcomes)[number]

const count = (description: string, example: number) => Type.Integer({ minimum: 0, description, examples: [example] })

const ImportedRow = define(
  'ContactImportRow',
  Type.Object({
    index: Type.Integer({ minimum: 0, description: 'The position in `contacts`, starting at 0.', examples: [0] }),
    outcome: oneOf(outcomes),
    contact_id: nullable(
      Type.String({
        description: 'The ID of the contact. Null if the row failed, or would create a contact in a dry run.',
        examples: ['svccon_01h455vb4pex5vsknk084sn02q'],
      }),
    ),
    error: nullable(
      Type.Object({
        type: Type.String({ examples: ['service/invalid_request_error'] }),
        code: Type.String({ examples: ['parameter_invalid'] }),
        message: Type.String({ examples: ['`phone_number` must be in E.164, such as +351210000000.'] }),
        request_id: Type.String({ examples: ['req_01h455vb4pex5vsknk084sn02q'] }),
      }),
    ),
  }),
)

export const ContactImport = define(
  'ContactImport',
  Type.Object({
    object: constant('contact_import'),
    created: count('The number of contacts created.', 1),
    updated: count('The number of rows that updated an existing contact.', 0),
    unchanged: count('The number of rows that changed nothing.', 0),
    failed: count('The number of rows with errors. Nothing of these rows is stored.', 0),
    results: Type.Array(ImportedRow, { description: 'One result per row, in the order of the request.' }),
  }),
)
export type ContactImport = Static<typeof ContactImport>
