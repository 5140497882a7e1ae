import { constant, define, id, type Static, Type } from '../../schema.ts'

const number = (description: string) => Type.Integer({ description, examples: [0] })

const EmailCounts = define(
  'EmailCounts',
  Type.Object({
    stored: number('Became a message of a conversation.'),
    from_itself: number(
      "Said to be from the channel's own address, and nothing sent is known of it. A message that nobody is answered for.",
    ),
    unreadable: number('A conversation with the file as it came.'),
    report: number('Told what became of an answer. Noted at the answer.'),
    blocked: number('From a blocked sender.'),
    own: number('A copy of what went out.'),
    unrelated: number('In the folder of sent mail, and of no conversation.'),
    old: number('From before the channel.'),
    duplicate: number('The same mail once more.'),
  }),
)
export type EmailCounts = Static<typeof EmailCounts>

export const ChannelEmailCounts = define(
  'ChannelEmailCounts',
  Type.Object({
    object: constant('channel.email_counts'),
    channel_id: id('channel'),
    last_7_days: EmailCounts,
    last_30_days: EmailCounts,
  }),
)
export type ChannelEmailCounts = Static<typeof ChannelEmailCounts>
