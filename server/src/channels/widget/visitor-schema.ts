import {
  constant,
  define,
  id,
  idGiven,
  input,
  nullable,
  optional,
  partial,
  type Static,
  Type,
  timestamp,
} from '../../schema.ts'

const about = {
  name: nullable(Type.String({ minLength: 1, maxLength: 255, pattern: '\\S', examples: ['Ana Sousa'] })),
  email: nullable(
    Type.String({
      minLength: 3,
      maxLength: 254,
      pattern: '^[^\\s@\\u0000-\\u001f\\u007f]+@[^\\s@\\u0000-\\u001f\\u007f]+$',
      hint: 'must be an email address of at most 254 characters, such as ana@example.com.',
      examples: ['ana@example.com'],
    }),
  ),
  phone_number: nullable(
    Type.String({
      pattern: '^\\+[1-9][0-9]{1,14}$',
      hint: 'must be in E.164, such as +351210000000.',
      examples: ['+351210000000'],
    }),
  ),
}
const where = {
  locale: nullable(
    Type.String({
      maxLength: 35,
      pattern: '^[A-Za-z0-9-]+$',
      description: 'A BCP 47 language tag.',
      examples: ['pt-PT'],
    }),
  ),
  time_zone: nullable(
    Type.String({
      maxLength: 64,
      pattern: '^[A-Za-z0-9_+/-]+$',
      description: 'An IANA time zone.',
      examples: ['Europe/Lisbon'],
    }),
  ),
  page: nullable(
    Type.Object(
      {
        url: Type.String({ maxLength: 2000, pattern: '^https?://', hint: 'must be the URL of a web page.' }),
        title: nullable(Type.String({ maxLength: 300 })),
      },
      { additionalProperties: false, examples: [{ url: 'https://www.example.com/bikes', title: 'Bikes' }] },
    ),
  ),
}
const identity_token = Type.String({
  minLength: 1,
  maxLength: 8192,
  description:
    'A JSON Web Token that your server signed with an identity key of the channel. Then name, email address and phone number are its claims.',
})

export const NewVisitor = define(
  'NewVisitor',
  input({
    channel_id: idGiven('channel'),
    identity_token: optional(identity_token),
    ...partial(about),
    ...partial(where),
  }),
)
export type NewVisitor = Static<typeof NewVisitor>

export const VisitorChanges = define(
  'VisitorChanges',
  input({
    identity_token: optional(identity_token),
    new_token: optional(
      Type.Boolean({
        description:
          'Whether to answer with a new `token` if `identity_token` says somebody else than before. The one before ends: it only repeats ' +
          'this request, until the new one is used, for a minute at most.',
      }),
    ),
    ...partial(about),
    ...partial(where),
  }),
)
export type VisitorChanges = Static<typeof VisitorChanges>

const visitor = {
  object: constant('visitor'),
  id: id('visitor'),
  channel_id: id('channel'),
  verified: Type.Boolean({ description: 'Whether your server signed who they are.' }),
  ...about,
  ...where,
  created_at: timestamp(),
}
export const Visitor = define('Visitor', Type.Object(visitor))
export const CreatedVisitor = define(
  'CreatedVisitor',
  Type.Object({
    ...visitor,
    token: Type.String({
      description: 'What the browser sends from now on, in `Authorization: Bearer`. Shown only once.',
    }),
  }),
)
export const ChangedVisitor = define(
  'ChangedVisitor',
  Type.Object({
    ...visitor,
    token: nullable(
      Type.String({
        description:
          'What the browser sends from now on instead of its token. Null if it keeps that: without `new_token`, or where the visitor is the ' +
          'same as before.',
      }),
    ),
  }),
)
export const SignedOut = define(
  'SignedOutVisitor',
  Type.Object({
    object: constant('visitor'),
    id: id('visitor'),
    deleted: Type.Unsafe<true>({ type: 'boolean', const: true }),
  }),
)
