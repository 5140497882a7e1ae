import { paging } from '../db/page.ts'
import { constant, id, input, listOf, named, oneOf, optional, type Static, Type, timestamp } from '../schema.ts'

export const kinds = ['api'] as const
/** Past so many, no one waits for them to be counted. */
export const max_counted = 10_000

const name = Type.String({
  minLength: 1,
  maxLength: 100,
  pattern: '\\S',
  hint: 'must not be blank.',
  description: 'The name your team sees.',
  examples: ['Web shop'],
})
const handled_by = oneOf(['assistant', 'human'], {
  description:
    "Who handles a new conversation when the request that starts it doesn't say. Always `human` while the assistant is off.",
  examples: ['human'],
})

const stored = {
  object: constant('channel'),
  id: id('channel'),
  kind: oneOf(kinds, { description: 'The value of `channel` in its conversations.' }),
  name,
  handled_by,
}
const times = { created_at: timestamp(), updated_at: timestamp() }

/** A channel as it is stored. */
export const StoredChannel = Type.Object({ ...stored, ...times })

export const Channel = named(
  'Channel',
  Type.Object({
    ...stored,
    recent_conversations: Type.Integer({
      minimum: 0,
      maximum: max_counted,
      description: `The number of conversations started in the last seven days, counted up to ${max_counted}.`,
      examples: [42],
    }),
    ...times,
  }),
)
export type Channel = Static<typeof Channel>

export const ChannelList = listOf(Channel, 'ChannelList')

export const ChannelQuery = input({ ...paging })
export type ChannelQuery = Static<typeof ChannelQuery>

export const ChannelChanges = named(
  'ChannelChanges',
  input(
    { name: optional(name), handled_by: optional(handled_by) },
    { description: "Fields you leave out don't change." },
  ),
)
export type ChannelChanges = Static<typeof ChannelChanges>
