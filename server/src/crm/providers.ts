import type { Page } from '../http/answer.ts'
import type { TObject } from '../schema.ts'
import type { Mode } from '../scope.ts'
import { isOffered } from './check-settings.ts'
import { type Connector, sources } from './connector.ts'
import { connectors } from './connectors.ts'
import type { CrmProvider, CrmProviderField } from './provider-schema.ts'

/** The CRMs that can be connected in a mode, and what each requires, from the connectors. */
export async function listProviders(mode: Mode): Promise<Page> {
  const offered = connectors.filter(({ provider }) => isOffered(mode, provider))
  const last = ({ provider }: Connector) => Number(provider === 'fake')
  const data = offered.toSorted((a, b) => last(a) - last(b)).map(described)
  return { json: JSON.stringify({ object: 'list', data, has_more: false, next_cursor: null }), next_cursor: null }
}

function described(connector: Connector): CrmProvider {
  const { provider, title, settings, credentials, help_url = null, pull } = connector
  return {
    object: 'crm_provider',
    provider,
    title,
    settings: [...addressOf(connector), ...fieldsOf(settings)],
    credentials: fieldsOf(credentials),
    can_pull: pull !== undefined,
    help_url,
    sources: [...sources],
  }
}

/** None if every customer of the vendor uses the same host. */
function addressOf({ base_url, base_url_example }: Connector): CrmProviderField[] {
  if (base_url_example === undefined) return []
  const required = base_url === null
  return [{ name: 'base_url', type: 'url', required, choices: [], max_length: 2048, example: base_url_example }]
}

function fieldsOf(schema: TObject): CrmProviderField[] {
  const { properties, required = [] } = schema as unknown as {
    properties: Record<string, Described>
    required?: string[]
  }
  return Object.entries(properties).map(([name, { type, enum: choices, maxLength }]) => ({
    name,
    type: type === 'boolean' ? 'boolean' : choices ? 'choice' : 'text',
    required: required.includes(name),
    choices: choices ?? [],
    max_length: maxLength ?? null,
    example: null,
  }))
}

interface Described {
  type?: string
  enum?: string[]
  maxLength?: number
}
