import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { testAccount } from '../../testing/account.ts'
import { makeLead } from '../../testing/crm/stage.ts'

describe('the practice CRM', () => {
  it('works at once in test mode: the practice CRM is there from the start, once', async () => {
    const mine = await testAccount()
    const api = await mine.client({ mode: 'test' })
    const leads = await Promise.all([1, 2, 3].map(() => makeLead(mine, api)))
    const syncs = await Promise.all(leads.map(({ id }) => api.post(`/leads/${id}/sync`, {})))
    assert.deepEqual(
      syncs.map(({ status, body }) => [status, body.status, body.provider]),
      leads.map(() => [200, 'created', 'fake']),
    )
    const { body } = await api.get('/crm_connections')
    assert.deepEqual(
      body.data.map(({ id, name }: Record<string, string>) => [id, name]),
      [[syncs[0]!.body.connection_id, 'Practice CRM']],
    )
  })
})
