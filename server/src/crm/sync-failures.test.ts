import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { connected, makeLead } from '../testing/crm/stage.ts'
import { eventsOf } from '../testing/events-of.ts'
import { assertRefused } from '../testing/refused.ts'
import { eventually, type TestAccount } from '../testing/service.ts'

describe('a sync that fails', () => {
  let account: TestAccount
  before(async () => {
    account = await testAccount()
  })

  it('tells what the CRM refuses, and what to do', async () => {
    const { api, connection_id, sync, mood } = await connected(account)
    const lead = await makeLead(account, api)
    await mood('rejected')
    assertRefused(await sync(lead.id), 422, 'crm_rejected', /stage: isn't one of the stages/)
    const [entry] = (await api.get(`/crm_connections/${connection_id}/syncs`)).body.data
    assert.deepEqual([entry.status, entry.error.kind, entry.next_try_at], ['failed', 'rejected', null])
    assert.match(entry.error.advice, /Correct the listed fields/)
    assert.deepEqual(entry.error.fields, [{ name: 'stage', problem: "isn't one of the stages." }])
    assert.equal(entry.calls.at(-1).status, 400)
    const [event] = await eventsOf(api, entry.id, ['lead.sync_failed'])
    assert.equal(event!.data.object.error.kind, 'rejected')
  })

  it('answers 502 while the CRM is down and 504 when it says nothing, and goes on by itself', async () => {
    const { api, connection_id, sync, mood, records } = await connected(account)
    const lead = await makeLead(account, api)
    await mood('timeout')
    assertRefused(await sync(lead.id), 504, 'crm_timeout')
    await mood('unavailable')
    assertRefused(await sync(lead.id), 502, 'crm_unavailable', /maintenance/)
    const [entry] = (await api.get(`/crm_connections/${connection_id}/syncs?status=failed`)).body.data
    assert.notEqual(entry.next_try_at, null)
    await mood('well')
    await eventually(async () => assert.equal((await records(lead)).length, 1))
  })

  it('pauses the connection when the CRM refuses its credentials, until it has others', async () => {
    const { api, connection_id, sync, mood, records } = await connected(account)
    const lead = await makeLead(account, api)
    await mood('unauthorized')
    assertRefused(await sync(lead.id), 422, 'crm_rejected', /API key isn't valid.*Update the credentials/)
    const paused = (await api.get(`/crm_connections/${connection_id}`)).body
    assert.deepEqual([paused.status, paused.paused_reason, paused.waiting], ['paused', 'unauthorized', 1])
    assertRefused(await sync(lead.id), 409, 'crm_connection_paused')
    const { body } = await api.patch(`/crm_connections/${connection_id}`, {
      settings: {},
      credentials: { api_key: 'another' },
    })
    assert.deepEqual([body.status, body.paused_reason], ['active', null])
    await eventually(async () => assert.equal((await records(lead)).length, 1))
  })
})
