import { paging } from '../db/page.ts'
import {
  constant,
  define,
  deletedOf,
  id,
  idGiven,
  input,
  listOf,
  nullable,
  oneOf,
  optional,
  type Static,
  Type,
  timestamp,
} from '../schema.ts'
import { kinds, settingsOf } from './kinds.ts'
import { OutOfHoursReplies } from './out-of-hours/schema.ts'

/** Past so many, no one waits for them to be counted. */
export const max_counted = 10_000
/** As many as a page can hold at once. */
export const max_channels = 100

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

const hours_id = nullable(
  Type.String({
    ...idGiven('hours'),
    description: 'The [working hours](/hours) of whoever answers here. Null: at any time.',
  }),
)

const default_team_id = nullable(
  Type.String({
    ...idGiven('team'),
    description: 'The [team](/teams) that new conversations belong to. Null: none.',
  }),
)

const kind = oneOf(kinds, { description: 'The value of `channel` in its conversations.', examples: ['api'] })

export const ChannelHealth = define(
  'ChannelHealth',
  Type.Object({
    status: oneOf(['ok', 'attention']),
    problem: nullable(
      Type.Object({
        code: Type.String({ examples: ['no_origins'] }),
        message: Type.String({ description: 'What is wrong, and what to do.' }),
      }),
    ),
  }),
)

export const Channel = define(
  'Channel',
  Type.Object({
    object: constant('channel'),
    id: id('channel'),
    kind,
    name,
    handled_by,
    hours_id: nullable(id('hours')),
    default_team_id: nullable(id('team')),
    out_of_hours_replies: OutOfHoursReplies,
    recent_conversations: Type.Integer({
      minimum: 0,
      maximum: max_counted,
      description: `The number of conversations started in the last seven days, counted up to ${max_counted}.`,
      examples: [42],
    }),
    ...settingsOf('output', nullable),
    health: ChannelHealth,
    created_at: timestamp(),
    updated_at: timestamp(),
  }),
)
export type Channel = Static<typeof Channel>

export const ChannelList = listOf(Channel, 'ChannelList')
export const DeletedChannel = deletedOf('channel', 'DeletedChannel')

export const ChannelQuery = input({ ...paging })
export type ChannelQuery = Static<typeof ChannelQuery>

export const NewChannel = define(
  'NewChannel',
  input({
    kind,
    name,
    handled_by: optional(handled_by),
    hours_id: optional(hours_id),
    default_team_id: optional(default_team_id),
    out_of_hours_replies: optional(OutOfHoursReplies),
    ...settingsOf('input', optional),
  }),
)
export type NewChannel = Static<typeof NewChannel>

export const ChannelDeletion = input({
  force: optional(
    oneOf(['true', 'false'], {
      default: 'false',
      description: "Also deletes a channel with conversations that aren't resolved. They stay as they are.",
    }),
  ),
})

export const ChannelChanges = define(
  'ChannelChanges',
  input(
    {
      name: optional(name),
      handled_by: optional(handled_by),
      hours_id: optional(hours_id),
      default_team_id: optional(default_team_id),
      out_of_hours_replies: optional(OutOfHoursReplies),
      ...settingsOf('input', optional),
    },
    { description: "Fields you leave out don't change." },
  ),
)
export type ChannelChanges = Static<typeof ChannelChanges>
