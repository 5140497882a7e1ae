import { sql } from '../db/sql.ts'
import { read, type Scope } from '../scope.ts'

export interface AssistantSettings {
  status: 'on' | 'off'
  name: string
  /** Who answers a new conversation of a channel where its start does not say. */
  channels: Partial<Record<string, 'assistant' | 'human'>>
}

const defaults: AssistantSettings = { status: 'on', name: 'Assistant', channels: {} }

export async function assistantSettings(scope: Scope): Promise<AssistantSettings> {
  const [row] = await read<Omit<AssistantSettings, 'channels'> & { channels: string }>(
    scope,
    sql`select status, name, channels from assistant_settings where environment_id = ${scope.environment_id}`,
  )
  return row ? { ...row, channels: JSON.parse(row.channels) } : defaults
}
