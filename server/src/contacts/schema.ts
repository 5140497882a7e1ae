import { createdBetween, paging } from '../db/page.ts'
import {
  constant,
  customAttributes,
  deletedOf,
  id,
  input,
  listOf,
  named,
  nullable,
  optional,
  type Static,
  Type,
  timestamp,
} from '../schema.ts'

const name = Type.String({ minLength: 1, maxLength: 255, description: 'Display name.', examples: ['Ana Sousa'] })
const email = Type.String({
  minLength: 3,
  maxLength: 254,
  pattern: '^[^\\s@\\u0000-\\u001f\\u007f]+@[^\\s@\\u0000-\\u001f\\u007f]+$',
  description: 'E-mail address; kept in lower case, unique within the environment.',
  examples: ['ana@example.com'],
  hint: 'must be an e-mail address of at most 254 characters, such as ana@example.com.',
})
const phone_number = nullable(
  Type.String({
    pattern: '^\\+[1-9][0-9]{1,14}$',
    description: 'E.164, such as +351210000000.',
    examples: ['+351210000000'],
    hint: 'must be in E.164, such as +351210000000.',
  }),
)
const identifier = nullable(
  Type.String({
    minLength: 1,
    maxLength: 255,
    description: "The client's own identifier, unique within the environment.",
    examples: ['user-1042'],
  }),
)

export const Contact = named(
  'Contact',
  Type.Object({
    object: constant('contact'),
    id: id('contact'),
    name: Type.String({ description: 'Display name.', examples: ['Ana Sousa'] }),
    email: Type.String({ description: 'E-mail address.', examples: ['ana@example.com'] }),
    phone_number: nullable(Type.String({ description: 'E.164.', examples: ['+351210000000'] })),
    identifier: nullable(Type.String({ description: "The client's own identifier.", examples: ['user-1042'] })),
    custom_attributes: customAttributes,
    created_at: timestamp(),
  }),
)
export type Contact = Static<typeof Contact>

export const ContactList = listOf(Contact, 'ContactList')

export const DeletedContact = deletedOf('contact', 'DeletedContact')

export const NewContact = named(
  'NewContact',
  input({
    name,
    email,
    phone_number: optional(phone_number),
    identifier: optional(identifier),
    custom_attributes: optional(customAttributes),
  }),
)
export type NewContact = Static<typeof NewContact>

export const ContactChanges = named(
  'ContactChanges',
  input(
    {
      name: optional(name),
      email: optional(email),
      phone_number: optional(phone_number),
      identifier: optional(identifier),
      custom_attributes: optional(
        Type.Unsafe<Record<string, unknown>>({
          ...customAttributes,
          description: 'Merged key by key; null removes a key.',
        }),
      ),
    },
    { description: 'A JSON merge patch (RFC 7396): what is left out stays.' },
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
        'Contacts with a word of their name, e-mail address, telephone number or identifier that begins with each of these words, in any case, with or without accents. What is new or changed is found within about a second.',
      examples: ['ana sou'],
    }),
  ),
  email: optional(Type.String({ maxLength: 254, description: 'Exactly this address, in any case of letters.' })),
  phone_number: optional(Type.String({ maxLength: 255 })),
  identifier: optional(Type.String({ maxLength: 255 })),
  ...createdBetween,
})
export type ContactQuery = Static<typeof ContactQuery>
