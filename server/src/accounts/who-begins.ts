import { sql } from '../db/sql.ts'
import { read, type Scope } from '../scope.ts'

export interface Beginning {
  assistant: 'on' | 'off'
  /** Who answers a new conversation of the channel whose start does not say. */
  channel: 'assistant' | 'human'
}

/** What decides who handles a new conversation of a channel. */
export async function whoBegins(scope: Scope, kind: 'api'): Promise<Beginning> {
  const [row] = await read<Beginning>(
    scope,
    sql`
    select coalesce(status, 'on') as assistant, handled_by as channel
    from channels left join assistant_settings on assistant_settings.environment_id = channels.environment_id
    where channels.environment_id = ${scope.environment_id} and kind = ${kind}`,
  )
  return row!
}
