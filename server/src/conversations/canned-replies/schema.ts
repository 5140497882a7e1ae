import { paging } from '../../db/page.ts'
import { constant, define, deletedOf, id, input, listOf, optional, type Static, Type, timestamp } from '../../schema.ts'

const shortcut = Type.String({
  minLength: 1,
  maxLength: 50,
  pattern: '^[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}_-]*$',
  hint: 'must consist of letters, digits, - and _, and begin with a letter or a digit.',
  description: 'What people type to insert it. Unique within the environment, ignoring case.',
  examples: ['shipping'],
})
const title = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', examples: ['How long delivery takes'] })
const content = Type.String({
  minLength: 1,
  maxLength: 10_000,
  pattern: '\\S',
  description:
    'Markdown. The dashboard fills in `{{contact.name}}`, `{{contact.first_name}}`, `{{contact.email}}`, ' +
    '`{{agent.name}}`, `{{agent.first_name}}` and `{{conversation.subject}}` when someone uses the reply.',
  examples: ['Hello {{contact.first_name}}, delivery takes two working days.'],
})

export const CannedReply = define(
  'CannedReply',
  Type.Object({
    object: constant('canned_reply'),
    id: id('canned_reply'),
    shortcut: Type.String({ description: 'The text as written, with placeholders.', examples: ['shipping'] }),
    title: Type.String({ examples: ['How long delivery takes'] }),
    content: Type.String({ examples: ['Hello {{contact.first_name}}, delivery takes two working days.'] }),
    created_at: timestamp(),
    updated_at: timestamp(),
  }),
)
export type CannedReply = Static<typeof CannedReply>

export const CannedReplyList = listOf(CannedReply, 'CannedReplyList')
export const DeletedCannedReply = deletedOf('canned_reply', 'DeletedCannedReply')

export const CannedReplyQuery = input({
  ...paging,
  shortcut: optional(
    Type.String({
      minLength: 1,
      maxLength: 50,
      description: 'Returns the canned reply with this shortcut. Case is ignored.',
    }),
  ),
})
export type CannedReplyQuery = Static<typeof CannedReplyQuery>

export const NewCannedReply = define('NewCannedReply', input({ shortcut, title, content }))
export type NewCannedReply = Static<typeof NewCannedReply>

export const CannedReplyChanges = define(
  'CannedReplyChanges',
  input(
    { shortcut: optional(shortcut), title: optional(title), content: optional(content) },
    { description: "A JSON merge patch (RFC 7396). Fields you leave out don't change." },
  ),
)
export type CannedReplyChanges = Static<typeof CannedReplyChanges>
