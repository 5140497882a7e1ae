import { ApiError, invalid } from '../errors.ts'
import { checkBody } from '../http/validation.ts'
import { checkUrl, parseAllowed } from '../outbound/public-address.ts'
import { optional, type TObject, Type } from '../schema.ts'
import type { Mode, Scope } from '../scope.ts'
import type { Connector, Provider } from './connector.ts'

/** Test mode doesn't affect the outside world. */
export function requireMode({ mode }: Scope, provider: Provider): void {
  if (!isOffered(mode, provider))
    throw invalid('provider', 'must be fake in test mode, where nothing leaves the service.')
}

export function isOffered(mode: Mode, provider: Provider): boolean {
  return mode === 'live' || provider === 'fake'
}

/** Settings in the form that is stored: validated for this vendor, with a URL that may be called. */
export async function checkedSettings(
  scope: Scope,
  connector: Connector,
  settings: Record<string, unknown>,
): Promise<Record<string, unknown>> {
  const base_url = Type.String({ minLength: 1, maxLength: 2048 })
  const { properties, required = [] } = connector.settings as TObject & { required?: string[] }
  const properties_with_url = {
    ...(connector.provider !== 'fake' && { base_url: connector.base_url === null ? base_url : optional(base_url) }),
    ...properties,
  }
  const needed = [...new Set([...required, ...(connector.base_url === null ? ['base_url'] : [])])]
  check('settings', { ...Type.Object(properties_with_url), required: needed } as TObject, settings)
  const { base_url: address } = settings as { base_url?: string }
  if (address === undefined) return settings
  if (address.includes('?')) throw invalid('settings.base_url', 'must not contain a query (?).', 'url_not_allowed')
  const allowed = parseAllowed(scope.settings.crm_allowed_networks, scope.settings.own_place)
  await checkUrl(address, scope.mode, allowed, undefined, 'CRM_ALLOWED_NETWORKS').catch(within('settings.base_'))
  return { ...settings, base_url: siteOf(address, connector) }
}

/** A canonical URL, however it was entered. */
export function siteOf(address: string, { api_paths }: Pick<Connector, 'api_paths'>): string {
  if (api_paths === undefined) return address
  const site = address.trim().replace(/\/+$/, '')
  const path = api_paths.find((path) => site.endsWith(path))
  return path === undefined ? site : site.slice(0, -path.length).replace(/\/+$/, '')
}

export function checkCredentials(connector: Connector, credentials: Record<string, string>): void {
  check('credentials', connector.credentials, credentials)
}

function check(parameter: string, schema: TObject, input: Record<string, unknown>): void {
  checkBody({ ...schema, additionalProperties: false } as TObject, parameter, `${parameter}.`)(input)
}

/** Adds the full path to a parameter error from code that knows only a part. */
function within(prefix: string) {
  return (error: unknown): never => {
    if (!(error instanceof ApiError)) throw error
    throw new ApiError(error.code, error.message.replace(/^`/, `\`${prefix}`), error.headers)
  }
}
