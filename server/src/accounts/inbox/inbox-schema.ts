import { paging } from '../../db/page.ts'
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
  Type,
  timestamp,
} from '../../schema.ts'
import { modes } from '../keys/key-schema.ts'
import { doings } from '../presence/windows.ts'

const mode = oneOf(modes)

export const Sight = define(
  'Sight',
  input({
    mode,
    window: Type.String({
      pattern: '^[A-Za-z0-9-]{1,64}$',
      hint: 'must be 1 to 64 letters, digits and hyphens.',
      description: 'Identifies a window of this session.',
    }),
    conversation_id: Type.Unsafe<string | null>({
      ...nullable(idGiven('conversation')),
      description: 'The conversation that the window shows. Null if it shows none or is closed.',
    }),
    doing: optional(
      oneOf(doings, {
        default: 'looking',
        description: 'Expires after six seconds unless you repeat it.',
      }),
    ),
  }),
)

const name = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S', examples: ['Urgent, nobody on it'] })
const query = Type.String({
  maxLength: 1000,
  description: 'The query string of the inbox URL, without the `?`.',
  examples: ['view=unassigned&priority=urgent'],
})

export const SavedView = define(
  'SavedView',
  Type.Object({
    object: constant('saved_view'),
    id: id('saved_view'),
    name: Type.String(),
    query: Type.String(),
    user_id: Type.Unsafe<string>({ ...id('user'), description: 'Whose view it is.' }),
    shared_at: nullable(timestamp('Since when everybody sees it. Null: only its owner does.')),
    created_at: timestamp(),
  }),
)
export const SavedViewList = listOf(SavedView, 'SavedViewList')
export const DeletedSavedView = deletedOf('saved_view', 'DeletedSavedView')
export const SavedViewQuery = input({ ...paging, mode })
const shared = Type.Boolean({
  description: 'Whether everybody sees it, each with their own conversations where it is about mine. Takes an agent.',
})
export const NewSavedView = define('NewSavedView', input({ mode, name, query, shared: optional(shared) }))
export const SavedViewChanges = define(
  'SavedViewChanges',
  input({ mode, name: optional(name), query: optional(query), shared: optional(shared) }),
)
export const OfMode = input({ mode })
export const ReadThrough = define(
  'ReadThrough',
  input({
    mode,
    message_id: Type.Unsafe<string>({ ...idGiven('message'), description: 'The newest message you have seen.' }),
  }),
)
