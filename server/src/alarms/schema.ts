import { paging } from '../db/page.ts'
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
} from '../schema.ts'
import { alarm_kinds, reasons, subject_types } from './kinds.ts'

const kind = oneOf(alarm_kinds, { description: 'What fails. More values may be added.' })

export const Alarm = define(
  'Alarm',
  Type.Object({
    object: constant('alarm'),
    id: id('alarm'),
    kind,
    reason: nullable(oneOf(reasons, { description: 'Why. Null if that is not known. More values may be added.' })),
    message: Type.String({
      description: 'The same in English.',
      examples: ['The mailbox of Support can’t be read: the server refuses the login.'],
    }),
    subject_type: oneOf(subject_types, { description: 'What fails. More values may be added.' }),
    subject_id: nullable(
      Type.String({ description: 'Its ID. Null for the assistant and for the email server of the account.' }),
    ),
    subject_name: nullable(Type.String({ description: 'Its name when the alarm began.', examples: ['Support'] })),
    began_at: timestamp('Since when it fails.'),
    created_at: timestamp('When the alarm was raised.'),
    ended_at: nullable(timestamp('When it worked again. Null while it fails.')),
  }),
)
export type Alarm = Static<typeof Alarm>
export const AlarmList = listOf(Alarm, 'AlarmList')

export const AlarmQuery = input({
  ...paging,
  open: optional(Type.Boolean({ description: 'Whether to list only alarms that last, or only those that are over.' })),
  kind: optional(kind),
})
export type AlarmQuery = Static<typeof AlarmQuery>
