import { constant, input, named, nullable, oneOf, optional, type Static, Type } from '../../schema.ts'
import { NewContact } from '../schema.ts'

export const most_rows = 500

export const ContactsToImport = named(
  'ContactsToImport',
  input({
    contacts: Type.Unsafe<NewContact[]>({
      type: 'array',
      minItems: 1,
      maxItems: most_rows,
      each: NewContact,
      description: `At most ${most_rows}, each as for \`createContact\`. They are taken in their order.`,
      examples: [[{ name: 'Ana Sousa', email: 'ana@example.com' }]],
    }),
    existing: optional(
      oneOf(['skip', 'update'], {
        default: 'skip',
        description:
          'What becomes of a contact that has the e-mail address already. `skip`: it stays as it is. `update`: what is given replaces what it has, as with `updateContact`; a name that is but the e-mail address replaces none.',
      }),
    ),
  }),
)
export type ContactsToImport = Static<typeof ContactsToImport>

const outcomes = ['created', 'updated', 'unchanged', 'failed'] as const
export type Outcome = (typeof outcomes)[number]

const count = (description: string, example: number) => Type.Integer({ minimum: 0, description, examples: [example] })

const ImportedRow = named(
  'ContactImportRow',
  Type.Object({
    index: Type.Integer({ minimum: 0, description: 'Its place in `contacts`, from 0.', examples: [0] }),
    outcome: oneOf(outcomes),
    contact_id: nullable(
      Type.String({
        description: 'Which contact it is. Null where it failed.',
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

export const ContactImport = named(
  'ContactImport',
  Type.Object({
    object: constant('contact_import'),
    created: count('How many contacts were made.', 1),
    updated: count('How many rows changed one that was there.', 0),
    unchanged: count('How many changed nothing.', 0),
    failed: count('How many could not be taken. Nothing of them is kept.', 0),
    results: Type.Array(ImportedRow, { description: 'One for each row, in their order.' }),
  }),
)
export type ContactImport = Static<typeof ContactImport>
