import { isIPv4 } from 'node:net'
import { type AssistantRow, assistantRow } from '../accounts/assistant-settings.ts'
import { type Allowed, hostOf, parseAllowed, resolverFor } from '../outbound/public-address.ts'
import type { Resolve } from '../outbound/resolve.ts'
import type { Scope } from '../scope.ts'
import { type OutputMode, output_modes, type Provider } from './dialect.ts'
import { dialectOf } from './dialects.ts'

/** The language model of an environment. */
export interface Model {
  provider: Provider
  base_url: URL
  /** Its name on the server. */
  name: string
  api_key: string | null
  /** The output mode that works, if known. */
  output_mode: OutputMode | null
  /** Whether personal data is redacted. */
  redacts: boolean
  limits: { per_day: number; per_conversation: number }
  /** The environment's own, by the version of its settings. Null for the deployment's default. */
  own_version: number | null
}

export const default_tokens_per_day = 5_000_000
export const default_tokens_per_conversation = 200_000

/** The model to use. Null if there is none and the embedded engine does the work. */
export async function modelOf(scope: Scope): Promise<Model | null> {
  const row = await assistantRow(scope)
  const server = ownServer(scope, row) ?? deploymentServer(scope)
  if (!server) return null
  const { redaction } = row
  return {
    ...server,
    redacts: redaction === 'always' || (redaction === 'remote' && !isLoopback(server.base_url)),
    limits: {
      per_day: Number(row.tokens_per_day ?? default_tokens_per_day),
      per_conversation: Number(row.tokens_per_conversation ?? default_tokens_per_conversation),
    },
  }
}

/** The embedding model, on the same server. Null if none is set. */
export async function embeddingModelOf(scope: Scope): Promise<Model | null> {
  const model = await modelOf(scope)
  if (model?.provider !== 'openai_compatible') return null
  const { embedding_model } = await assistantRow(scope)
  const name = model.own_version === null ? scope.settings.assistant_embedding_model : embedding_model
  return name ? { ...model, name } : null
}

type Server = Omit<Model, 'redacts' | 'limits'>

function ownServer(scope: Scope, row: AssistantRow): Server | null {
  const { provider, base_url, model: name, api_key, version: own_version } = row
  if (provider === null || base_url === null || name === null) return null
  const output_mode =
    output_modes.find((one) => one === row.structured_output && dialectOf(provider).output_modes.includes(one)) ?? null
  return {
    provider,
    base_url: new URL(base_url),
    name,
    api_key: api_key === null ? null : scope.vault.open(Buffer.from(api_key, 'hex'), keyPlace(scope)),
    output_mode,
    own_version,
  }
}

/** Test mode sends nothing outside, unless someone set a model for it. */
function deploymentServer({ mode, settings }: Scope): Server | null {
  const { assistant_provider, assistant_base_url, assistant_model, assistant_api_key } = settings
  if (mode !== 'live' || assistant_provider === '') return null
  return {
    provider: assistant_provider,
    base_url: new URL(assistant_base_url),
    name: assistant_model,
    api_key: assistant_api_key === '' ? null : assistant_api_key,
    output_mode: null,
    own_version: null,
  }
}

/** The context the key is encrypted for: it can't be decrypted elsewhere. */
export function keyPlace({ environment_id }: Pick<Scope, 'environment_id'>): string {
  return `assistant api_key ${environment_id}`
}

/** Where calls may go. A URL set by the operator is allowed. */
export function reachOf({ settings }: Pick<Scope, 'settings'>, { base_url, own_version }: Model) {
  const rule = parseAllowed(settings.assistant_allowed_networks, settings.own_place)
  const allowed =
    own_version === null ? { ...rule, hosts: [...rule.hosts, { name: hostOf(base_url), port: null }] } : rule
  return { allowed, resolve: resolverOf(base_url, allowed) }
}

/** `localhost` is this machine (RFC 6761), whatever DNS says: data sent there isn't redacted. */
export function resolverOf(url: URL, allowed: Allowed): Resolve {
  return isLocalhost(url) ? async () => ['127.0.0.1'] : resolverFor(allowed)
}

/** Whether data sent there stays on this machine, which only this one name guarantees. */
export function isLoopback(url: URL): boolean {
  const host = hostOf(url)
  return isLocalhost(url) || host === '::1' || (isIPv4(host) && host.startsWith('127.'))
}

function isLocalhost(url: URL): boolean {
  return /^(?:.+\.)?localhost$/i.test(hostOf(url))
}
