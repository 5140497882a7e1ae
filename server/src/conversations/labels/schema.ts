import { paging } from '../../db/page.ts'
import {
  constant,
  define,
  deletedOf,
  id,
  idGiven,
  input,
  listOf,
  oneOf,
  optional,
  type Static,
  Type,
  timestamp,
} from '../../schema.ts'

export const colors = ['gray', 'red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink'] as const

const name = Type.String({
  minLength: 1,
  maxLength: 50,
  pattern: '\\S',
  description: 'As conversations have it in `labels`. Unique within the environment.',
  examples: ['delivery'],
})
const color = oneOf(colors, { examples: ['blue'] })

export const Label = define(
  'Label',
  Type.Object({
    object: constant('label'),
    id: id('label'),
    name: Type.String({ examples: ['delivery'] }),
    color,
    created_at: timestamp(),
    updated_at: timestamp(),
  }),
)
export type Label = Static<typeof Label>

export const LabelList = listOf(Label, 'LabelList')
export const DeletedLabel = deletedOf('label', 'DeletedLabel')

export const LabelQuery = input({
  ...paging,
  name: optional(
    Type.String({ minLength: 1, maxLength: 50, description: 'Returns the label with exactly this name.' }),
  ),
})
export type LabelQuery = Static<typeof LabelQuery>

export const NewLabel = define(
  'NewLabel',
  input({
    name,
    color: optional(oneOf(colors, { description: 'Chosen by the name unless given.', examples: ['blue'] })),
  }),
)
export type NewLabel = Static<typeof NewLabel>

export const LabelChanges = define(
  'LabelChanges',
  input(
    { name: optional(name), color: optional(color) },
    { description: "A JSON merge patch (RFC 7396). Fields you leave out don't change." },
  ),
)
export type LabelChanges = Static<typeof LabelChanges>

export const LabelMerge = define(
  'LabelMerge',
  input({ into: Type.Unsafe<string>({ ...idGiven('label'), description: 'The label that stays.' }) }),
)
