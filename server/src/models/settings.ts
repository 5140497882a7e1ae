import { type AssistantRow, assistantRow } from '../accounts/assistant-settings.ts'
import { sql } from '../db/sql.ts'
import { ApiError, invalid } from '../errors.ts'
import { untilWritten } from '../events/change-row.ts'
import { write } from '../events/record.ts'
import { type Expectation, requireVersion } from '../http/precondition.ts'
import { checkUrl, parseAllowed, readUrl } from '../outbound/public-address.ts'
import type { Resource, Scope } from '../scope.ts'
import { default_tokens_per_conversation, default_tokens_per_day, keyPlace, modelOf, resolverOf } from './model.ts'
import type { Assistant, AssistantChanges } from './settings-schema.ts'

export async function getAssistant(scope: Scope): Promise<Resource> {
  return assistantResource(await assistantRow(scope), (await modelOf(scope))?.name ?? null)
}

export function updateAssistant(scope: Scope, changes: AssistantChanges, expected: Expectation): Promise<Resource> {
  return untilWritten(async () => {
    const before = await assistantRow(scope)
    requireVersion(expected, before.version + 1)
    const after = changed(before, changes)
    if (after.base_url !== null && after.base_url !== before.base_url) await requireAddress(scope, after.base_url)
    // Sealed only now: asking for the address may take longer than a rotation of the secret key waits for what was sealed before it.
    if (changes.api_key !== undefined) after.api_key = changes.api_key && sealed(scope, changes.api_key)
    const own = after.provider === null ? null : after.model
    const result = assistantResource(after, own ?? deploymentModel(scope))
    const written = await write(scope, stored(scope, before, after), [], result)
    return written.length > 0 ? result : undefined
  })
}

function changed(before: AssistantRow, changes: AssistantChanges): AssistantRow {
  const { api_key, tokens_per_day, tokens_per_conversation, ...plain } = changes
  const merged = { ...before, ...plain }
  if (plain.provider === null)
    Object.assign(merged, { base_url: null, model: null, embedding_model: null, api_key: null })
  const { provider, base_url, model } = merged
  if (model === 'embedded') throw invalid('model', "must not be `embedded`: that's the name of the built-in engine.")
  const together = Object.entries({ provider, base_url, model })
  const missing = together.find(([, value]) => value === null)
  if (missing && together.some(([, value]) => value !== null))
    throw invalid(missing[0], 'is required: set `provider`, `base_url` and `model` together.', 'parameter_missing')
  if (merged.embedding_model !== null && provider !== 'openai_compatible')
    throw invalid('embedding_model', 'requires the `provider` openai_compatible.')
  const moved = provider !== before.provider || base_url !== before.base_url
  // Whoever may change the URL must not learn the key that is sent there.
  if (moved && provider !== null && before.api_key !== null && api_key === undefined)
    throw invalid('api_key', 'is required again with another `provider` or `base_url`.', 'parameter_missing')
  if (api_key != null && provider === null) throw invalid('api_key', 'can only be used with a `provider`.')
  const at = new Date().toISOString()
  return {
    ...merged,
    structured_output: moved || model !== before.model ? null : before.structured_output,
    tokens_per_day: numbered(tokens_per_day, before.tokens_per_day),
    tokens_per_conversation: numbered(tokens_per_conversation, before.tokens_per_conversation),
    created_at: before.created_at ?? at,
    updated_at: at,
    version: before.version + 1,
  }
}

function stored({ environment_id }: Scope, before: AssistantRow, row: AssistantRow) {
  const api_key = row.api_key === null ? null : Buffer.from(row.api_key, 'hex')
  // A rotation may seal it anew without a new version: what doesn't change isn't written.
  const kept_key = row.api_key === before.api_key ? sql`api_key` : sql`${api_key}`
  return before.version === 0
    ? sql`change as (
        insert into assistant_settings (environment_id, status, name, emergency_text, provider, base_url, model, embedding_model, api_key, structured_output,
          redaction, tokens_per_day, tokens_per_conversation, created_at, updated_at, version)
        values (${environment_id}, ${row.status}, ${row.name}, ${row.emergency_text}, ${row.provider}, ${row.base_url}, ${row.model},
          ${row.embedding_model}, ${api_key}, ${row.structured_output}, ${row.redaction}, ${row.tokens_per_day}, ${row.tokens_per_conversation},
          ${row.created_at}, ${row.updated_at}, ${row.version})
        on conflict do nothing returning environment_id)`
    : sql`change as (
        update assistant_settings set status = ${row.status}, name = ${row.name}, emergency_text = ${row.emergency_text},
          provider = ${row.provider}, base_url = ${row.base_url}, model = ${row.model}, embedding_model = ${row.embedding_model}, api_key = ${kept_key},
          structured_output = ${row.structured_output}, redaction = ${row.redaction}, tokens_per_day = ${row.tokens_per_day},
          tokens_per_conversation = ${row.tokens_per_conversation}, updated_at = ${row.updated_at}, version = ${row.version}
        where environment_id = ${environment_id} and version = ${before.version} returning environment_id)`
}

/** https, or http where the operator allows it, as for webhooks and CRMs. Checked again at each connection. */
async function requireAddress(scope: Scope, base_url: string): Promise<void> {
  const allowed = parseAllowed(scope.settings.assistant_allowed_networks, scope.settings.own_place)
  try {
    const url = readUrl(base_url)
    if (base_url.includes('?')) throw invalid('url', 'must not contain a query (?).', 'url_not_allowed')
    await checkUrl(base_url, scope.mode, allowed, resolverOf(url, allowed), 'ASSISTANT_ALLOWED_NETWORKS')
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw new ApiError(error.code, error.message.replace(/^`url`/, '`base_url`'), error.headers)
  }
}

function sealed(scope: Scope, api_key: string): string {
  return scope.vault.seal(api_key, keyPlace(scope)).toString('hex')
}

function numbered(value: number | null | undefined, before: string | null): string | null {
  return value === undefined ? before : value === null ? null : String(value)
}

function deploymentModel({ mode, settings }: Scope): string | null {
  return mode === 'live' && settings.assistant_provider !== '' ? settings.assistant_model : null
}

/** What was detected about the model, and what the deployment offers, changes without a new version. */
function assistantResource(row: AssistantRow, engine: string | null): Resource {
  const { status, name, emergency_text, provider, base_url, model, api_key, structured_output, redaction, updated_at } =
    row
  const { embedding_model } = row
  const assistant: Assistant = {
    object: 'assistant',
    status,
    name,
    emergency_text,
    engine: engine ?? 'embedded',
    provider,
    base_url,
    model,
    embedding_model,
    has_api_key: api_key !== null,
    structured_output: structured_output as Assistant['structured_output'],
    redaction,
    tokens_per_day: Number(row.tokens_per_day ?? default_tokens_per_day),
    tokens_per_conversation: Number(row.tokens_per_conversation ?? default_tokens_per_conversation),
    updated_at,
  }
  return { json: JSON.stringify(assistant), version: row.version + 1, volatile: true }
}
