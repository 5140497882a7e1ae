import type { Mode } from '../../../api/call.ts'
import type { Provider } from './connections.ts'

interface Wants {
  /** Where its address is needed, may be given, or is never asked for. */
  base_url?: 'needed' | 'optional'
  base_url_example?: string
  settings?: readonly ('external_id_field' | 'database' | 'lead_inbox' | 'answers')[]
  credentials: readonly string[]
  /** The vendor's page on where to get the credentials. */
  help?: string
}

/** What each vendor asks for before it can be connected. */
export const wanted: Record<Provider, Wants> = {
  hubspot: {
    credentials: ['access_token'],
    help: 'https://developers.hubspot.com/docs/apps/developer-platform/build-apps/authentication/account-service-keys',
  },
  salesforce: {
    base_url: 'needed',
    base_url_example: 'https://example.my.salesforce.com',
    settings: ['external_id_field'],
    credentials: ['client_id', 'client_secret'],
    help: 'https://help.salesforce.com/apex/HTViewHelpDoc?id=xcloud.configure_client_credentials_flow_for_external_client_apps.htm',
  },
  pipedrive: {
    base_url: 'needed',
    base_url_example: 'https://example.pipedrive.com',
    settings: ['lead_inbox'],
    credentials: ['api_token'],
    help: 'https://app.pipedrive.com/settings/api',
  },
  espocrm: {
    base_url: 'needed',
    base_url_example: 'https://crm.example.com',
    credentials: ['api_key'],
    help: 'https://docs.espocrm.com/development/api-tutorial',
  },
  twenty: {
    base_url: 'optional',
    base_url_example: 'https://api.twenty.com',
    credentials: ['api_key'],
    help: 'https://docs.twenty.com/developers/extend/capabilities/apis',
  },
  odoo: {
    base_url: 'needed',
    base_url_example: 'https://example.odoo.com',
    settings: ['database'],
    credentials: ['api_key'],
    help: 'https://www.odoo.com/documentation/19.0/developer/reference/external_api.html',
  },
  zoho: {
    base_url: 'optional',
    base_url_example: 'https://www.zohoapis.eu',
    credentials: ['client_id', 'client_secret', 'refresh_token'],
    help: 'https://help.zoho.com/portal/en/community/topic/kaizen-2-oauth2-0-and-self-client-api',
  },
  http: { base_url: 'needed', base_url_example: 'https://example.com/leads', credentials: ['secret'] },
  fake: { settings: ['answers'], credentials: [] },
}

/** Test mode has no effect on the world outside. */
export function offered(mode: Mode): readonly Provider[] {
  return mode === 'test' ? ['fake'] : (Object.keys(wanted) as Provider[])
}

/** What a mapping can begin with, besides the attributes of the contact. */
export const sources = [
  'name',
  'first_name',
  'last_name',
  'email',
  'phone_number',
  'company',
  'title',
  'status',
  'grade',
  'score',
  'score_reasons',
  'summary',
  'identifier',
  'lead_id',
  'contact_id',
] as const
