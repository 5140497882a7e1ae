import type { Connector, Provider } from './connector.ts'
import { espocrm } from './connectors/espocrm.ts'
import { http } from './connectors/http.ts'
import { hubspot } from './connectors/hubspot.ts'
import { odoo } from './connectors/odoo.ts'
import { pipedrive } from './connectors/pipedrive.ts'
import { salesforce } from './connectors/salesforce.ts'
import { twenty } from './connectors/twenty.ts'
import { zoho } from './connectors/zoho.ts'
import { practice } from './practice/practice.ts'

const by_provider: Record<Provider, Connector> = {
  fake: practice,
  hubspot,
  salesforce,
  pipedrive,
  espocrm,
  twenty,
  odoo,
  zoho,
  http,
}

/** The CRMs that can be connected. */
export const connectors = Object.values(by_provider)

export const connectorOf = (provider: Provider): Connector => by_provider[provider]
