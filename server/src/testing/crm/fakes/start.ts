import { startEspoCrm } from './espocrm.ts'
import type { FakeCrm } from './fake.ts'
import { startHttpReceiver } from './http.ts'
import { startHubSpot } from './hubspot.ts'
import { startOdoo } from './odoo.ts'
import { startPipedrive } from './pipedrive.ts'
import { startSalesforce } from './salesforce.ts'
import { startTwenty } from './twenty.ts'
import { startZoho } from './zoho.ts'

const fakes = {
  hubspot: startHubSpot,
  espocrm: startEspoCrm,
  http: startHttpReceiver,
  pipedrive: startPipedrive,
  salesforce: startSalesforce,
  twenty: startTwenty,
  odoo: startOdoo,
  zoho: startZoho,
} as const

/** A fake CRM on the loopback interface, for tests and demos. Its `settings` and `credentials` are for a connection to it. */
export function startFake(vendor: keyof typeof fakes, port?: number): Promise<FakeCrm> {
  return fakes[vendor](port)
}
