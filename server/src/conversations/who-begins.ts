import type { Kind } from '../channels/kinds.ts'
import { sql } from '../db/sql.ts'
import { notFound } from '../errors.ts'
import { read, type Scope } from '../scope.ts'

export interface Beginning {
  channel_id: string
  /** Its kind. */
  channel: Kind
  assistant: 'on' | 'off'
  /** Who answers a new conversation whose creator doesn't say. */
  handled_by: 'assistant' | 'human'
  /** The channel's. */
  team: string | null
}

/** The channel that a new conversation joins, and what decides who handles it. By default, it's the oldest channel of kind `api`. */
export async function whoBegins(scope: Scope, channel_id?: string): Promise<Beginning> {
  const named = channel_id === undefined ? sql`kind = 'api'` : sql`id = ${channel_id}`
  const [row] = await read<Beginning>(
    scope,
    sql`
    select id as channel_id, kind as channel, coalesce(status, 'on') as assistant, handled_by,
      (select id from teams where environment_id = channels.environment_id and teams.id = default_team_id and archived_at is null) as team
    from channels left join assistant_settings on assistant_settings.environment_id = channels.environment_id
    where channels.environment_id = ${scope.environment_id} and ${named} and deleted_at is null order by id limit 1`,
  )
  if (!row) throw notFound('channel')
  return row
}
