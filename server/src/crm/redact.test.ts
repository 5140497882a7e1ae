import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { crmClient } from '../testing/crm/client.ts'
import { startEspoCrm } from '../testing/crm/fakes/espocrm.ts'
import { recordOf, vendors } from '../testing/crm/vendors.ts'
import { CrmError } from './connector.ts'
import { redacting } from './redact.ts'

describe('what a connector complains of', () => {
  it('holds no secret, though the CRM repeats it where the connector reads it itself', async () => {
    const { connector } = vendors.find(({ connector }) => connector.provider === 'espocrm')!
    await using fake = await startEspoCrm()
    const { api_key: secret } = fake.credentials
    const crm = crmClient(connector, fake)
    const reason = { 'x-status-reason': `Nobody is called ${secret}` }
    const errorOf = async (of: typeof connector): Promise<CrmError> => {
      fake.next({ method: 'POST', status: 409, headers: reason, json: {} })
      const vendor = vendors.find((vendor) => vendor.connector === connector)!
      return of.upsert(crm, recordOf(vendor)).then(
        () => assert.fail('it should have failed'),
        (error) => error,
      )
    }
    assert.match((await errorOf(connector)).message, new RegExp(secret!), 'the connector by itself lets it through')
    const error = await errorOf(redacting(connector, crm))
    assert.ok(error instanceof CrmError)
    assert.equal(error.message, 'Nobody is called [redacted]')
    assert.equal(error.status, 409)
  })
})
