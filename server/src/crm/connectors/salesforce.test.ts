import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { crmClient } from '../../testing/crm/client.ts'
import { startSalesforce } from '../../testing/crm/fakes/salesforce.ts'
import { ada, fails, recordOf, vendors } from '../../testing/crm/vendors.ts'
import { salesforce } from './salesforce.ts'

const vendor = vendors.find(({ connector }) => connector === salesforce)!

describe('Salesforce', () => {
  it('is asked for a new token where the old one ran out, once', async () => {
    await using fake = await startSalesforce()
    const crm = crmClient(salesforce, fake)
    const { remote_id } = await salesforce.upsert(crm, recordOf(vendor))
    fake.endSessions()
    const later = crmClient(salesforce, fake, crm.token)
    await salesforce.upsert(later, recordOf(vendor, ada, { remote_id }, { Title: 'Countess' }))
    assert.equal(fake.records()[0]!.fields.Title, 'Countess')
    fake.expire()
    const last = crmClient(salesforce, fake, later.token)
    const error = await fails(salesforce.upsert(last, recordOf(vendor, ada, { remote_id })), 'unauthorized')
    assert.match(error.message, /external client app/)
  })

  it('gets the words it uses itself where name or company are not known, and keeps those it has', async () => {
    await using fake = await startSalesforce()
    const crm = crmClient(salesforce, fake)
    const nameless = { ...recordOf(vendor), fields: { Email: 'ada@example.com' } }
    const { remote_id } = await salesforce.upsert(crm, nameless)
    const { LastName, Company } = fake.records()[0]!.fields
    assert.deepEqual({ LastName, Company }, { LastName: '[not provided]', Company: '[not provided]' })
    fake.change(remote_id, { Company: 'Analytical Engines' })
    await salesforce.upsert(crm, { ...nameless, remote_id })
    assert.equal(fake.records()[0]!.fields.Company, 'Analytical Engines')
  })

  it('makes no second lead with an external id, whatever was lost', async () => {
    await using fake = await startSalesforce()
    const crm = crmClient(salesforce, { ...fake, settings: { ...fake.settings, external_id_field: 'Parley_Id__c' } })
    const anonymous = recordOf(vendor, { email: null, first: null, last: 'Visitor' })
    fake.next({ drop: 'after', method: 'PATCH' })
    await fails(salesforce.upsert(crm, anonymous), 'unavailable')
    assert.equal((await salesforce.upsert(crm, anonymous)).outcome, 'updated')
    assert.deepEqual(
      fake.records().map(({ fields }) => fields.Parley_Id__c),
      [anonymous.lead_id],
    )
  })

  it('leaves a converted lead alone, and tells the contact it became', async () => {
    await using fake = await startSalesforce()
    const crm = crmClient(salesforce, fake)
    const { remote_id } = await salesforce.upsert(crm, recordOf(vendor))
    const contact = fake.convert(remote_id)
    const { kept } = await salesforce.upsert(crm, recordOf(vendor, ada, { remote_id }, { Title: 'Countess' }))
    assert.ok(kept!.includes('Title'))
    assert.equal(fake.records()[0]!.fields.Title, undefined)
    const note = { remote_id, note_id: null, marker: 'svccnv_1', text: 'Resolved.\n\nsvccnv_1', uncertain: false }
    const { note_id } = await salesforce.note(crm, note)
    assert.equal((await salesforce.note(crm, { ...note, uncertain: true })).note_id, note_id)
    const { json } = await crm.request({ method: 'GET', path: `/services/data/v66.0/sobjects/Task/${note_id}` })
    assert.equal((json as { WhoId: string }).WhoId, contact)
  })

  it('is asked later where the calls of the day are used up, or somebody else is writing', async () => {
    await using fake = await startSalesforce()
    const crm = crmClient(salesforce, fake)
    await salesforce.verify(crm)
    fake.next({
      status: 403,
      json: [{ errorCode: 'REQUEST_LIMIT_EXCEEDED', message: 'TotalRequests Limit exceeded.' }],
    })
    const error = await fails(salesforce.upsert(crm, recordOf(vendor)), 'rate_limited')
    assert.ok(error.retry_after_ms! >= 60_000)
    fake.next({
      status: 400,
      method: 'POST',
      json: [{ errorCode: 'UNABLE_TO_LOCK_ROW', message: 'unable to obtain exclusive access' }],
    })
    await fails(salesforce.upsert(crm, recordOf(vendor)), 'unavailable')
  })

  it('is told all fields that must be filled', async () => {
    await using fake = await startSalesforce()
    const missing = [
      { errorCode: 'REQUIRED_FIELD_MISSING', message: 'Required fields are missing', fields: ['Region__c', 'Tier__c'] },
    ]
    fake.next({ status: 400, method: 'POST', path: '/Lead', json: missing })
    const { fields } = await fails(salesforce.upsert(crmClient(salesforce, fake), recordOf(vendor)), 'rejected')
    assert.deepEqual(
      fields.map(({ name }) => name),
      ['Region__c', 'Tier__c'],
    )
    assert.match(fields[0]!.problem, /is required\. Map a field/)
  })
})
