import { paging } from '../../db/page.ts'
import {
  constant,
  define,
  id,
  input,
  listOf,
  nullable,
  oneOf,
  optional,
  type Static,
  Type,
  timestamp,
} from '../../schema.ts'

export const ContactSession = define(
  'ContactSession',
  Type.Object({
    object: constant('contact.session'),
    id: id('visitor_session'),
    channel_id: id('channel'),
    identity_id: id('visitor'),
    verified: Type.Boolean({ description: 'Whether your server signed who they are.' }),
    identity_key_id: nullable(id('identity_key')),
    created_at: timestamp(),
    last_used_at: timestamp('To the hour.'),
    ends_at: timestamp("When it ends if it isn't used any more."),
  }),
)
export const ContactSessionList = listOf(ContactSession, 'ContactSessionList')

export const SessionQuery = input({ ...paging })
export type SessionQuery = Static<typeof SessionQuery>

export const ContactSessionsEnded = define(
  'ContactSessionsEnded',
  Type.Object({
    object: constant('contact.sessions_ended'),
    contact_id: id('contact'),
    ended: Type.Integer({ description: 'How many there were.', examples: [2] }),
  }),
)

export const VisitorSession = define(
  'VisitorSession',
  Type.Object({
    object: constant('visitor.session'),
    id: id('visitor_session'),
    browser: nullable(Type.String({ examples: ['Firefox 145, Windows'] })),
    current: Type.Boolean({ description: 'Whether it is the one that asks.' }),
    created_at: timestamp(),
    last_used_at: timestamp('To the hour.'),
    ends_at: timestamp("When it ends if it isn't used any more."),
  }),
)
export const VisitorSessionList = listOf(VisitorSession, 'VisitorSessionList')

export const EndedVisitorSession = define(
  'EndedVisitorSession',
  Type.Object({
    object: constant('visitor.session'),
    id: id('visitor_session'),
    deleted: Type.Unsafe<true>({ type: 'boolean', const: true }),
  }),
)

export const VisitorSessionsEnded = define(
  'VisitorSessionsEnded',
  Type.Object({
    object: constant('visitor.sessions_ended'),
    ended: Type.Integer({ description: 'How many there were.', examples: [2] }),
  }),
)

export const SignOutQuery = Type.Object(
  {
    everywhere: optional(
      oneOf(['true', 'false'], {
        default: 'false',
        description: 'Also ends the sessions of the same signed-in visitor in other browsers.',
      }),
    ),
  },
  { additionalProperties: false },
)
