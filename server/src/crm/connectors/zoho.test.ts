import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { crmClient } from '../../testing/crm/client.ts'
import { startZoho } from '../../testing/crm/fakes/zoho.ts'
import { fails, recordOf, vendors } from '../../testing/crm/vendors.ts'
import type { Call, Crm } from '../connector.ts'
import { zoho } from './zoho.ts'

const vendor = vendors.find(({ connector }) => connector === zoho)!

describe('Zoho CRM', () => {
  it('gets a token where there is none, and another when it is over', async () => {
    await using fake = await startZoho()
    const crm = crmClient(zoho, fake)
    const { remote_id } = await zoho.upsert(crm, recordOf(vendor))
    fake.endSessions()
    const again = await zoho.upsert(crmClient(zoho, fake, 'an-old-token'), recordOf(vendor))
    assert.deepEqual([again.remote_id, again.outcome], [remote_id, 'updated'])
    assert.equal(fake.requests.filter(({ path }) => path === '/oauth/v2/token').length, 2)
  })

  it('asks the accounts of the region that the API belongs to', async () => {
    const hosts = {
      'https://www.zohoapis.com': 'https://accounts.zoho.com',
      'https://www.zohoapis.eu': 'https://accounts.zoho.eu',
      'https://www.zohoapis.com.au': 'https://accounts.zoho.com.au',
      'https://www.zohoapis.ca': 'https://accounts.zohocloud.ca',
    }
    for (const [base_url, accounts] of Object.entries(hosts)) {
      const calls: Call[] = []
      const request: Crm['request'] = async (call) => {
        calls.push(call)
        return { status: 200, headers: {}, json: { access_token: 't' } }
      }
      await zoho.authenticate!({ settings: { base_url }, credentials: {}, token: null, request })
      assert.equal(calls[0]!.origin, accounts)
    }
  })

  it('is asked for a token later where it gave too many', async () => {
    await using fake = await startZoho()
    const json = { error: 'Access Denied', error_description: 'You have made too many requests continuously.' }
    fake.next({ status: 400, path: '/token', json })
    await fails(zoho.verify(crmClient(zoho, fake)), 'rate_limited')
  })

  it('refuses a record in an answer that is otherwise well', async () => {
    await using fake = await startZoho()
    const details = { api_name: 'Region', json_path: '$.data[0].Region' }
    const data = [{ code: 'MANDATORY_NOT_FOUND', details, message: 'required field not found', status: 'error' }]
    fake.next({ status: 207, method: 'POST', path: '/upsert', json: { data } })
    const { fields } = await fails(zoho.upsert(crmClient(zoho, fake), recordOf(vendor)), 'rejected')
    assert.equal(fields[0]!.name, 'Region')
    assert.match(fields[0]!.problem, /is required\. Map a field/)
  })

  it('fills what must be filled when a lead is made, and never again', async () => {
    await using fake = await startZoho()
    const crm = crmClient(zoho, fake)
    const { remote_id } = await zoho.upsert(crm, recordOf(vendor))
    assert.equal(fake.records()[0]!.fields.Company, '[not provided]')
    fake.change(remote_id, { Company: 'Analytical Engines' })
    await zoho.upsert(crm, recordOf(vendor, undefined, { remote_id }))
    assert.equal(fake.records()[0]!.fields.Company, 'Analytical Engines')
  })
})
