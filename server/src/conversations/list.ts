import { visibleTo } from '../accounts/hidden-teams.ts'
import type { Permission } from '../accounts/permissions.ts'
import { beyond, filters, type Key, type LastKey, type Order, ordering, page } from '../db/page.ts'
import { type Sql, sql, verbatim } from '../db/sql.ts'
import type { Scope } from '../scope.ts'
import { columns, json } from './conversation.ts'
import { expanded, expansionsIn } from './expand.ts'
import { channelsOf, conditionsOf, isOne, ofEach, statusesIn } from './filter.ts'
import type { ConversationQuery } from './list-schema.ts'
import { statuses } from './schema.ts'

/** Conversations without messages come last. */
const by_activity: readonly Key[] = [
  { column: 'last_message_at', indexed_as: `coalesce(last_message_at, '-infinity')`, instead_of_null: '-infinity' },
  { column: 'id' },
]

const rank = "(case priority when 'urgent' then 4 when 'high' then 3 when 'medium' then 2 when 'low' then 1 else 0 end)"

/**
 * An order by a value that most conversations lack: a small index contains those that have it, and the others follow by
 * activity.
 */
interface Split {
  key: readonly Key[]
  has: Sql
  lacks: Sql
  /** The first part of the others' key, and the direction in which they come last. */
  rest: string
  rest_is_last: Order
}

const splits: Partial<Record<NonNullable<ConversationQuery['sort']>, Split>> = {
  priority: {
    key: [{ column: 'priority_rank', indexed_as: rank }, ...by_activity],
    has: verbatim(`priority <> 'none'`),
    lacks: verbatim(`priority = 'none'`),
    rest: '0',
    rest_is_last: 'desc',
  },
  unanswered_since: {
    key: [
      {
        column: 'unanswered_since',
        indexed_as: `coalesce(unanswered_since, 'infinity')`,
        instead_of_null: 'infinity',
      },
      ...by_activity,
    ],
    has: verbatim('unanswered_since is not null'),
    lacks: verbatim('unanswered_since is null'),
    rest: 'infinity',
    rest_is_last: 'asc',
  },
}

export function listConversations(
  scope: Scope,
  { expand, ...query }: ConversationQuery,
  permissions: ReadonlySet<Permission>,
) {
  const { status, assignee, channel_id, team_id, label, sort } = query
  const expansions = expansionsIn(expand)
  const where = filters(conditionsOf(scope.environment_id, query))
  const split = sort && splits[sort]
  // In the indexes of assignees, teams, channels and activity, status comes first.
  const asked = channelsOf(scope.environment_id, query)
  const of_all =
    split || assignee || team_id || channel_id || asked || sort === 'last_message_at' ? statuses : undefined
  const wanted = status !== undefined ? statusesIn(status) : of_all
  const from = sql`
    select ${columns}, last_message_id, unanswered_since, ${verbatim(rank)}::text as priority_rank
    from conversations where environment_id = ${scope.environment_id}${where}${visibleTo(scope)}`
  return page(scope, {
    name: 'conversations',
    query,
    // What is in no team has no index of its own: with no teams, each message would write it.
    walks: label !== undefined || team_id === 'none',
    key: split?.key ?? (sort === 'last_message_at' ? by_activity : undefined),
    rows: (after, tail, order, limit, last) => {
      if (wanted === undefined) return sql`${from}${after} ${tail}`
      if (!split) return sql`${ofEach(wanted, asked, sql`${from}${after}${isOne(asked)} ${tail}`)} ${tail}`
      const having = sql`${from} and ${split.has}${after}${isOne(asked)} ${tail}`
      const rest = sql`${from} and ${split.lacks}${restAfter(split, order, last)}${isOne(asked)}
        ${ordering(by_activity, order)} limit ${limit}`
      return sql`${ofEach(wanted, asked, sql`(${having}) union all (${rest})`)} ${tail}`
    },
    json,
    expand: expansions.length === 0 ? undefined : (rows) => expanded(scope, rows as never, expansions, permissions),
  })
}

/** Where the others continue: not started, in progress, or finished. */
function restAfter({ rest, rest_is_last }: Split, order: Order, last: LastKey | undefined): Sql {
  if (last === undefined) return sql``
  const [first, ...key] = last
  if (first === rest) return beyond(by_activity, order, key)
  return order === rest_is_last ? sql`` : sql` and false`
}
