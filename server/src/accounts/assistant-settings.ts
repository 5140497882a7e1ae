import { sql } from '../db/sql.ts'
import { read, type Scope } from '../scope.ts'

export interface AssistantSettings {
  status: 'on' | 'off'
  name: string
  /** The business's own text and phone numbers for someone in danger. */
  emergency_text: string | null
}

export const providers = ['openai_compatible', 'anthropic'] as const
export const redactions = ['remote', 'always', 'never'] as const

/** The settings as stored. */
export interface AssistantRow {
  status: 'on' | 'off'
  name: string
  emergency_text: string | null
  provider: (typeof providers)[number] | null
  base_url: string | null
  model: string | null
  /** The embedding model, on the same server. */
  embedding_model: string | null
  /** Encrypted, in hex. */
  api_key: string | null
  structured_output: string | null
  redaction: (typeof redactions)[number]
  /** Numbers as text. Null for the default. */
  tokens_per_day: string | null
  tokens_per_conversation: string | null
  created_at: string | null
  updated_at: string | null
  version: number
}

const defaults: AssistantRow = {
  status: 'on',
  name: 'Assistant',
  emergency_text: null,
  provider: null,
  base_url: null,
  model: null,
  embedding_model: null,
  api_key: null,
  structured_output: null,
  redaction: 'remote',
  tokens_per_day: null,
  tokens_per_conversation: null,
  created_at: null,
  updated_at: null,
  version: 0,
}

/** All current settings. Version 0 if none were ever set. */
export async function assistantRow(scope: Scope): Promise<AssistantRow> {
  const [row] = await read<AssistantRow>(
    scope,
    sql`
    select status, name, emergency_text, provider, base_url, model, embedding_model, encode(api_key, 'hex') as api_key, structured_output, redaction,
      tokens_per_day, tokens_per_conversation, created_at, updated_at, version
    from assistant_settings where environment_id = ${scope.environment_id}`,
  )
  return row ?? defaults
}

export async function assistantSettings(scope: Scope): Promise<AssistantSettings> {
  const { status, name, emergency_text } = await assistantRow(scope)
  return { status, name, emergency_text }
}
