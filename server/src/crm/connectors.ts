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

const all: Partial<Record<Provider, Connector>> = {
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
export const connectors = Object.values(all)

export const offered = Object.keys(all) as Provider[]

export function connectorOf(provider: Provider): Connector {
  const connector = all[provider]
  if (!connector) throw new Error(`There is no connector for ${provider}.`)
  return connector
}
