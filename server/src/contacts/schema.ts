import { createdBetween, paging } from '../db/page.ts'
import {
  answered,
  constant,
  customAttributes,
  define,
  deletedOf,
  id,
  input,
  listOf,
  nullable,
  optional,
  partial,
  type Static,
  Type,
  timestamp,
} from '../schema.ts'

const name = Type.String({ minLength: 1, maxLength: 255, description: 'Display name.', examples: ['Ana Sousa'] })
const email = Type.String({
  minLength: 3,
  maxLength: 254,
  pattern: '^[^\\s@\\u0000-\\u001f\\u007f]+@[^\\s@\\u0000-\\u001f\\u007f]+$',
  description: 'Email address. Stored in lowercase, unique within the environment.',
  examples: ['ana@example.com'],
  hint: 'must be an email address of at most 254 characters, such as ana@example.com.',
})
const phone_number = nullable(
  Type.String({
    pattern: '^\\+[1-9][0-9]{1,14}$',
    description: 'Phone number in E.164 format, such as +351210000000.',
    examples: ['+351210000000'],
    hint: 'must be in E.164, such as +351210000000.',
  }),
)
const identifier = nullable(
  Type.String({
    minLength: 1,
    maxLength: 255,
    description: 'Your own ID for the contact, unique within the environment.',
    examples: ['user-1042'],
  }),
)

/**
 * The fields that describe a contact. A new one is added here and as a column: requests, responses, events, import and merge
 * follow.
 */
const required = { name, email }
const may_be_null = { phone_number, identifier }

export const Contact = define(
  'Contact',
  Type.Object({
    object: constant('contact'),
    id: id('contact'),
    ...answered({ ...required, ...may_be_null }),
    custom_attributes: customAttributes,
    created_at: timestamp(),
  }),
)
export type Contact = Static<typeof Contact>

export const ContactList = listOf(Contact, 'ContactList')

export const DeletedContact = deletedOf('contact', 'DeletedContact')

export const NewContact = define(
  'NewContact',
  input({
    ...required,
    ...partial(may_be_null),
    custom_attributes: optional(customAttributes),
  }),
)
export type NewContact = Static<typeof NewContact>

export const ContactChanges = define(
  'ContactChanges',
  input(
    {
      ...partial({ ...required, ...may_be_null }),
      custom_attributes: optional(
        Type.Unsafe<Record<string, unknown>>({
          ...customAttributes,
          description: 'Merged key by key. null removes a key.',
        }),
      ),
    },
    { description: "A JSON merge patch (RFC 7396). Fields you leave out don't change." },
  ),
)
export type ContactChanges = Static<typeof ContactChanges>

export const ContactQuery = input({
  ...paging,
  q: optional(
    Type.String({
      minLength: 1,
      maxLength: 255,
      description:
        'Returns contacts where every word of the query is the beginning of a word in the name, email address, phone ' +
        'number or identifier. Case and accents are ignored. New and changed contacts are searchable within about a ' +
        'second.',
      examples: ['ana sou'],
    }),
  ),
  email: optional(
    Type.String({
      maxLength: 254,
      description: 'Returns the contact with exactly this email address. Case is ignored.',
    }),
  ),
  phone_number: optional(Type.String({ maxLength: 255 })),
  identifier: optional(Type.String({ maxLength: 255 })),
  ...createdBetween,
})
export type ContactQuery = Static<typeof ContactQuery>
