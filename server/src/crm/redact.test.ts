import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { CrmError } from './connector.ts'
import { door } from './door.fixture.ts'
import { startEspoCrm } from './fakes/espocrm.ts'
import { redacting } from './redact.ts'
import { recordOf, vendors } from './vendors.fixture.ts'

describe('what a connector complains of', () => {
  it('holds no secret, though the CRM repeats it where the connector reads it itself', async () => {
    const { connector } = vendors.find(({ connector }) => connector.provider === 'espocrm')!
    await using fake = await startEspoCrm()
    const { api_key: secret } = fake.credentials
    const crm = door(connector, fake)
    const reason = { 'x-status-reason': `Nobody is called ${secret}` }
    const said = async (of: typeof connector): Promise<CrmError> => {
      fake.next({ method: 'POST', status: 409, headers: reason, json: {} })
      const vendor = vendors.find((vendor) => vendor.connector === connector)!
      return of.upsert(crm, recordOf(vendor)).then(
        () => assert.fail('it should have failed'),
        (error) => error,
      )
    }
    assert.match((await said(connector)).message, new RegExp(secret!), 'the connector by itself lets it through')
    const error = await said(redacting(connector, crm))
    assert.ok(error instanceof CrmError)
    assert.equal(error.message, 'Nobody is called [redacted]')
    assert.equal(error.status, 409)
  })
})
