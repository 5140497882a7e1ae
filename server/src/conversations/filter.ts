import { visibleTo } from '../accounts/hidden-teams.ts'
import { kinds } from '../channels/kinds.ts'
import { type Condition, equals, filters, isWord, madeBetween } from '../db/page.ts'
import { type Sql, sql, verbatim } from '../db/sql.ts'
import { invalid } from '../errors.ts'
import type { Static } from '../schema.ts'
import type { Scope } from '../scope.ts'
import { withLabel } from './labelled.ts'
import type { ConversationFilter } from './list-schema.ts'
import { handlers, priorities, type Status, statuses } from './schema.ts'

/** Conditions for a filter, except status: each status has an index of its own. */
export function conditionsOf(environment_id: number, filter: Static<typeof ConversationFilter>): Condition[] {
  const { contact_id, handled_by, channel, channel_id, assignee, team_id, priority, label, unanswered } = filter
  return [
    equals('contact_id', contact_id),
    isWord('handled_by', handled_by, handlers),
    isWord('channel', channel, kinds),
    equals('channel_id', channel_id),
    assignee === 'none' ? sql`assignee is null` : equals('assignee', assignee),
    team_id === 'none' ? sql`team is null` : equals('team', team_id),
    isWord('priority', priority, priorities),
    label !== undefined && withLabel(environment_id, label),
    unanswered !== undefined && verbatim(`unanswered_since is ${unanswered === 'true' ? 'not null' : 'null'}`),
    ...madeBetween('conversation', filter),
  ]
}

export function statusesIn(text: string): Status[] {
  const words = text.split(',')
  const unknown = words.find((word) => !statuses.includes(word as Status))
  if (unknown !== undefined)
    throw invalid('status', `must be one or more of ${statuses.join(', ')}, separated by commas.`)
  return [...new Set(words)] as Status[]
}

/**
 * Reads each status from its own index in order, then merges: `status = any (...)` would sort all matches. `rows` are of the
 * status `wanted`, and of the channel `asked` if channels are asked for.
 */
export function ofEach(wanted: readonly Status[], asked: Sql | undefined, rows: Sql): Sql {
  const of_channels = asked === undefined ? sql`` : sql`, (${asked}) asked`
  return sql`select found.* from unnest(${wanted}::text[]) wanted${of_channels}, lateral (${rows}) found`
}

/** These columns of all that match. `tail` sorts and limits. */
export function matching(
  scope: Pick<Scope, 'environment_id' | 'hidden'>,
  filter: Static<typeof ConversationFilter>,
  columns: Sql,
  tail: Sql,
): Sql {
  const { environment_id } = scope
  const wanted = filter.status === undefined ? statuses : statusesIn(filter.status)
  const where = filters(conditionsOf(environment_id, filter))
  const from = sql`select ${columns} from conversations where environment_id = ${environment_id}${where}${visibleTo(scope)}`
  const asked = channelsOf(environment_id, filter)
  return sql`${ofEach(wanted, asked, sql`${from}${isOne(asked)} ${tail}`)} ${tail}`
}

/** Rows of one of the statuses and channels that `ofEach` goes through. */
export function isOne(asked: Sql | undefined): Sql {
  return asked === undefined ? sql` and status = wanted` : sql` and status = wanted and channel_id = asked.id`
}

/**
 * The channels of a kind, so that their index finds its conversations: one for the kind itself would be another to write with
 * every message. Conversations of kind `api` may be older than channels, and have none.
 */
export function channelsOf(
  environment_id: number,
  { channel, channel_id }: Pick<Static<typeof ConversationFilter>, 'channel' | 'channel_id'>,
): Sql | undefined {
  if (channel === undefined || channel === 'api' || channel_id !== undefined) return undefined
  return sql`select id from channels where environment_id = ${environment_id} and kind = ${channel}`
}
