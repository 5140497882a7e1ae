import {
  constant,
  define,
  id,
  idGiven,
  input,
  nullable,
  oneOf,
  optional,
  type Static,
  Type,
  timestamp,
} from '../../schema.ts'
import { ConversationFilter } from '../list-schema.ts'
import { priorities } from '../schema.ts'

/** The newest, where more match. */
export const max_changed = 10_000

const change = {
  status: optional(oneOf(['open', 'snoozed', 'resolved'])),
  snoozed_until: optional(nullable(timestamp('Only with `snoozed`. Null means until the next inbound message.'))),
  team: optional(nullable(idGiven('team'))),
  assignee: optional(nullable(idGiven('user'))),
  priority: optional(oneOf(priorities)),
  label: optional(Type.String({ minLength: 1, maxLength: 50, description: 'A label to add.' })),
}

const ConversationChange = define(
  'ConversationChange',
  input(change, {
    description: 'One of `status`, `team`, `assignee`, `priority` and `label`.',
    examples: [{ status: 'resolved' }],
  }),
)
export type ConversationChange = Static<typeof ConversationChange>

export const NewBulkChange = define(
  'NewBulkChange',
  input({
    filter: ConversationFilter,
    change: ConversationChange,
  }),
)
export type NewBulkChange = Static<typeof NewBulkChange>

export const bulk_statuses = ['prepared', 'running', 'finished', 'canceled', 'undoing', 'undone'] as const

const count = (description: string) => Type.Integer({ minimum: 0, maximum: max_changed, description })

export const BulkChange = define(
  'BulkChange',
  Type.Object({
    object: constant('bulk_change'),
    id: id('bulk_change'),
    status: oneOf(bulk_statuses, { description: '`prepared`: nothing changes before it is started.' }),
    change: ConversationChange,
    total: count(
      `How many conversations it is about: those that matched when it was created, the newest ${max_changed}.`,
    ),
    changed: count('How many were changed so far.'),
    skipped: count('How many stay as they are: they were so already, can’t become so, or are deleted.'),
    undone: count('How many are as before again.'),
    kept: count('How many stay changed when it is undone, because they were changed again since.'),
    created_at: timestamp(),
    started_at: nullable(timestamp()),
    canceled_at: nullable(timestamp()),
    finished_at: nullable(timestamp()),
    undone_at: nullable(timestamp()),
  }),
)
export type BulkChange = Static<typeof BulkChange>
