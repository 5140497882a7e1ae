import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { startHubSpot } from '../testing/crm/fakes/hubspot.ts'
import { makeLead } from '../testing/crm/stage.ts'
import { assertRefused } from '../testing/refused.ts'

describe('new credentials of a CRM connection', () => {
  it('are refused where they are another account’s once leads are over there, and taken where they are the same one’s', async () => {
    const account = await testAccount()
    const api = await account.client()
    await using fake = await startHubSpot()
    const { settings, credentials } = fake
    const { body } = await api.post('/crm_connections', { provider: 'hubspot', settings, credentials })
    const path = `/crm_connections/${body.id}`
    const other = { path: '/details', status: 200, json: { portalId: 4711 } }
    fake.next(other)
    assert.equal((await api.patch(path, { credentials })).body.account, 'HubSpot 4711', 'nothing is over there yet')
    fake.next(other)
    const lead = await makeLead(account, api)
    assert.equal((await api.post(`/leads/${lead.id}/sync`, { connection_id: body.id })).status, 200)
    assert.equal((await api.patch(path, { credentials })).status, 200)
    assertRefused(await api.patch(path, { credentials }), 400, 'parameter_invalid', /another account/)
    assert.equal((await api.get(path)).body.account, 'HubSpot 4711')
    assert.equal(fake.records().length, 1)
  })
})
