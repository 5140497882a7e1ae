import { constant, named, nullable, type Static, Type } from '../../schema.ts'

const Direction = named(
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

export const ChannelTest = named(
  'ChannelTest',
  Type.Object({
    object: constant('channel.test'),
    ok: Type.Boolean(),
    incoming: Direction,
    outgoing: Direction,
  }),
)
export type ChannelTest = Static<typeof ChannelTest>
