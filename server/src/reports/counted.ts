import { namesVisible } from '../accounts/hidden-teams.ts'
import type { Permission } from '../accounts/permissions.ts'
import { columns, json } from '../conversations/conversation.ts'
import { expanded, expansionsIn } from '../conversations/expand.ts'
import { ofKey } from '../db/of-key.ts'
import { equals, filters, type Key, page } from '../db/page.ts'
import { type Sql, sql, verbatim } from '../db/sql.ts'
import { invalid } from '../errors.ts'
import { firstIdAt } from '../ids.ts'
import type { Scope } from '../scope.ts'
import type { CountedQuery } from './counted-schema.ts'
import { iso, type Period, periodOf } from './period.ts'
import { ratedIn } from './ratings.ts'

/** The rows that a figure counts, each with its conversation, and the order that an index has them in. */
interface Source {
  rows: Sql
  key: readonly Key[]
}

const by_conversation: readonly Key[] = [{ column: 'conversation_id' }]
const by_time: readonly Key[] = [{ column: 'at' }, ...by_conversation]

/** The conversations behind a figure, each once. Deleted ones count, but are gone. */
export function listCountedConversations(
  scope: Scope,
  { expand, ...query }: CountedQuery,
  permissions: ReadonlySet<Permission>,
) {
  const { environment_id } = scope
  requireApplicable(query)
  const period = periodOf(query)
  const expansions = expansionsIn(expand)
  const { rows, key } = sourceOf(environment_id, query, period)
  return page(scope, {
    name: 'counted conversations',
    query: { ...query, since: iso(period.since), until: iso(period.until) },
    key,
    walks: true,
    rows: (after, tail) => sql`
      select counted.*, conversation.* from (${rows}) counted cross join lateral (
        select ${columns}, last_message_id, unanswered_since from conversations
        where ${ofKey(environment_id, sql`counted.conversation_id`)}) conversation
      where true${namesVisible(scope, sql`counted.conversation_id`)}${after} ${tail}`,
    json: json as never,
    expand:
      expansions.length === 0 ? undefined : (rows) => expanded(scope, rows as never, expansions, permissions) as never,
  })
}

function requireApplicable({ figure, score, reason, has_reason }: CountedQuery): void {
  if (score !== undefined && figure !== 'ratings') throw invalid('score', 'can only be used with `figure=ratings`.')
  for (const [name, value] of Object.entries({ reason, has_reason }))
    if (value !== undefined && figure !== 'handovers') throw invalid(name, 'can only be used with `figure=handovers`.')
}

function sourceOf(environment_id: number, query: CountedQuery, period: Period): Source {
  const [since, until] = [sql`${iso(period.since)}::timestamptz`, sql`${iso(period.until)}::timestamptz`]
  const inTime = (at: string, only = sql``): Source => ({
    rows: sql`
      select conversation_id, ${verbatim(at)} as at from report_conversations
      where environment_id = ${environment_id} and ${verbatim(at)} >= ${since} and ${verbatim(at)} < ${until}${only}`,
    key: by_time,
  })
  switch (query.figure) {
    case 'conversations_started':
      return { rows: startedIn(environment_id, period), key: by_conversation }
    case 'first_reply':
      return inTime('first_replied_at')
    case 'first_reply_by_assistant':
      return inTime('assistant_replied_at')
    case 'first_reply_by_people':
      return inTime('person_replied_at')
    case 'resolution':
      return inTime('resolved_at')
    case 'resolution_by_assistant':
      return inTime('resolved_at', sql` and resolved_by = 'assistant'`)
    case 'resolution_by_people':
      return inTime('resolved_at', sql` and resolved_by = 'people'`)
    case 'handovers':
      return { rows: handedOver(environment_id, since, until, query), key: by_time }
    case 'ratings':
      return { rows: ratedIn(environment_id, period, query.score), key: by_conversation }
  }
}

/** Ids begin with the time of creation. */
function startedIn(environment_id: number, { since, until }: Period): Sql {
  return sql`
    select conversation_id from report_conversations where environment_id = ${environment_id}
      and conversation_id >= ${firstIdAt('conversation', since)} and conversation_id < ${firstIdAt('conversation', until)}`
}

/** A conversation may be handed over several times: the last one in the period stands for all. */
function handedOver(environment_id: number, since: Sql, until: Sql, { reason, has_reason }: CountedQuery): Sql {
  const matching = filters([
    equals('reason', reason),
    has_reason !== undefined && verbatim(`reason is ${has_reason === 'true' ? 'not null' : 'null'}`),
  ])
  return sql`
    select conversation_id, at from report_handovers counted
    where environment_id = ${environment_id} and at >= ${since} and at < ${until}${matching} and not exists (
      select from report_handovers
      where environment_id = ${environment_id} and conversation_id = counted.conversation_id
        and at > counted.at and at < ${until}${matching})`
}
