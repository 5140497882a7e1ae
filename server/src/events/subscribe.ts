import { sql } from '../db/sql.ts'
import type { ApiCaller } from '../http/caller.ts'
import { concealing } from '../http/conceal.ts'
import { withholding } from '../http/withhold.ts'
import { read, type Scope } from '../scope.ts'
import { beginning, placeOf, readableTypes } from './events.ts'
import type { StreamQuery } from './schema.ts'
import type { Place } from './streams/feed.ts'
import type { Environment } from './streams/log.ts'
import type { Wanted } from './streams/subscriber-group.ts'

/** A stream to open: what it sends, and from where. */
export interface Subscription extends Environment {
  /** The key or session that listens. */
  readonly holder: string
  readonly wanted: Wanted
  /** The event it starts after. */
  readonly start: Place
  /** Where the log ends by now. */
  readonly newest: Place
  /** What is sent first, besides the position. */
  readonly first?: string
}

/** Validates a request for a stream. It resumes after the last event seen, or starts now. */
export async function subscribe(
  scope: Scope,
  query: StreamQuery,
  last_event_id: string | undefined,
  { permissions, disclosed, holder }: Pick<ApiCaller, 'permissions' | 'disclosed' | 'holder'>,
): Promise<Subscription> {
  const { hidden } = scope
  const types = readableTypes(query.types, permissions)
  const newest = await newestIn(scope)
  const [seen, named] = last_event_id ? [last_event_id, 'Last-Event-ID'] : [query.after, 'after']
  return {
    environment_id: scope.environment_id,
    mode: scope.mode,
    holder,
    wanted: {
      types,
      conversation_id: query.conversation_id ?? null,
      reader: [...disclosed, ...(hidden ? [hidden.user_id, ...hidden.teams] : [])].sort().join(),
      withhold: withholding(disclosed),
      ...(hidden && { conceal: concealing(scope.database, hidden) }),
    },
    start: seen === undefined ? newest : { sequence: Number(await placeOf(scope, seen, named)), id: seen },
    newest,
  }
}

/** The current end of the log. */
export async function newestIn(scope: Pick<Scope, 'database' | 'connection' | 'environment_id'>): Promise<Place> {
  const [row] = await read<{ last_sequence: string; event_id: string | null }>(
    scope,
    sql`select last_sequence, event_id from environments
      left join event_log on environment_id = id and sequence = last_sequence where id = ${scope.environment_id}`,
  )
  const sequence = Number(row!.last_sequence)
  return { sequence, id: sequence === 0 ? beginning : row!.event_id }
}
