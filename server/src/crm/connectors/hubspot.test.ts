import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { crmClient } from '../../testing/crm/client.ts'
import { startHubSpot } from '../../testing/crm/fakes/hubspot.ts'
import { ada, recordOf, vendors } from '../../testing/crm/vendors.ts'
import { hubspot } from './hubspot.ts'

const vendor = vendors.find(({ connector }) => connector === hubspot)!

describe('HubSpot', () => {
  it('changes the contact that somebody made in the moment between looking and making', async () => {
    await using fake = await startHubSpot()
    const id = fake.put({ email: 'ada@example.com' })
    fake.next({ status: 404, method: 'GET', json: { category: 'OBJECT_NOT_FOUND' } })
    const upserted = await hubspot.upsert(crmClient(hubspot, fake), recordOf(vendor))
    assert.deepEqual({ id: upserted.remote_id, outcome: upserted.outcome }, { id, outcome: 'updated' })
    assert.equal(fake.records().length, 1)
  })

  it('moves a subscriber on, though no word of ours is that', async () => {
    await using fake = await startHubSpot()
    const crm = crmClient(hubspot, fake)
    const id = fake.put({ email: 'ada@example.com', lifecyclestage: 'subscriber' })
    const only_forward = { lifecyclestage: ['lead', 'marketingqualifiedlead', 'opportunity'] }
    await hubspot.upsert(crm, recordOf(vendor, ada, { only_forward }, { lifecyclestage: 'lead' }))
    assert.equal(fake.records()[0]!.fields.lifecyclestage, 'lead')
    fake.change(id, { lifecyclestage: 'salesqualifiedlead' })
    const { kept } = await hubspot.upsert(
      crm,
      recordOf(vendor, ada, { only_forward }, { lifecyclestage: 'marketingqualifiedlead' }),
    )
    assert.deepEqual(kept, ['lifecyclestage'])
  })

  it('says when it ignored a stage without a word', async () => {
    await using fake = await startHubSpot()
    fake.put({ email: 'ada@example.com', lifecyclestage: 'customer' })
    const { dropped } = await hubspot.upsert(
      crmClient(hubspot, fake),
      recordOf(vendor, ada, {}, { lifecyclestage: 'lead' }),
    )
    assert.deepEqual(dropped, ['lifecyclestage'])
  })

  it('gets every value as text', async () => {
    await using fake = await startHubSpot()
    await hubspot.upsert(crmClient(hubspot, fake), recordOf(vendor, ada, {}, { lead_score: 62, newsletter: false }))
    const { lead_score, newsletter } = fake.records()[0]!.fields
    assert.deepEqual({ lead_score, newsletter }, { lead_score: '62', newsletter: 'false' })
  })

  it('names all that was wrong at once, and the scope that is missing', async () => {
    await using fake = await startHubSpot()
    const crm = crmClient(hubspot, fake)
    const wrong = recordOf(
      vendor,
      { ...ada, email: 'nonsense' },
      {},
      { no_such: 'x', createdate: '1', lead_score: 'many' },
    )
    const error = await hubspot.upsert(crm, wrong).catch((error) => error)
    const names = error.fields.map(({ name }: { name: string }) => name).sort()
    assert.deepEqual(names, ['createdate', 'email', 'lead_score', 'no_such'])
    fake.restrict()
    await assert.rejects(hubspot.upsert(crm, recordOf(vendor)), /crm\.objects\.contacts\.write/)
  })
})
