import { constant, define, nullable, oneOf, type Static, Type } from '../../schema.ts'

const Direction = define(
  'ChannelTestDirection',
  Type.Object({
    ok: Type.Boolean(),
    problem: nullable(
      Type.Object({
        code: Type.String({ examples: ['login_refused'] }),
        message: Type.String({ description: 'What is wrong, and what to do.' }),
      }),
    ),
  }),
)
export type Direction = Static<typeof Direction>

const Authserv = define(
  'ChannelTestAuthserv',
  Type.Object({
    id: nullable(
      Type.String({
        description:
          'The name under which your server notes who senders are. It is `trusted_authserv_id` of the channel now.',
      }),
    ),
    problem: nullable(
      Type.Object({
        code: oneOf(['not_arrived', 'no_header', 'forgeable']),
        message: Type.String({ description: 'Why no name can be trusted.' }),
      }),
    ),
  }),
)

export const ChannelTest = define(
  'ChannelTest',
  Type.Object({
    object: constant('channel.test'),
    ok: Type.Boolean(),
    incoming: Direction,
    outgoing: Direction,
    authserv: nullable(
      Type.Unsafe<Static<typeof Authserv>>({
        ...Authserv,
        description:
          "Who checks senders of email. Null for other kinds, if the channel knows, if one direction doesn't work, and in test mode, which sends nothing.",
      }),
    ),
  }),
)
export type ChannelTest = Static<typeof ChannelTest>
export type Tested = Omit<ChannelTest, 'object'>
