import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { changeThere, connect, deleteThere, makeLead } from '../testing/crm/stage.ts'
import { vendors } from '../testing/crm/vendors.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, eventually, type TestAccount } from '../testing/service.ts'
import { pullDue } from './pull.ts'

describe('owner and status of a lead, read back from', { concurrency: true }, () => {
  let account: TestAccount
  let api: Client
  let own: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
    own = await account.client({ mode: 'test' })
  })

  const journal = async (api: Client, id: string, lead_id: string) =>
    (await api.get(`/crm_connections/${id}/syncs?lead_id=${lead_id}`)).body.data
  const pulls = async (api: Client, id: string, lead_id: string) =>
    (await journal(api, id, lead_id)).filter(({ cause }: { cause: string }) => cause === 'pull')
  const pullRecords = async (api: Client, lead_id: string) =>
    (await api.get('/events?types=lead.updated&limit=100')).body.data.filter(
      ({ data }: { data: { object: { id: string } } }) => data.object.id === lead_id,
    )
  const soon = (lead_id: string) =>
    account.database.run(sql`update crm_links set pull_due_at = now() where lead_id = ${lead_id}`)
  /** A round now, instead of when the schedule comes to it. */
  const round = () => pullDue(account.means, new AbortController().signal)
  const linkOf = async (api: Client, lead_id: string, connection_id: string) => {
    const { body } = await api.get(`/leads/${lead_id}`)
    return {
      lead: body,
      entry: body.crm.find((one: { connection_id: string }) => one.connection_id === connection_id),
    }
  }

  for (const { connector, start, taken_on } of vendors) {
    const { provider, title } = connector
    if (taken_on === null) {
      it(`${title}: not possible, and refused`, async () => {
        await using fake = await start()
        const { settings, credentials } = fake
        assertRefused(
          await api.post('/crm_connections', { provider, settings, credentials, pull: {} }),
          400,
          'parameter_invalid',
        )
      })
      continue
    }

    it(`${title}, which leads to no sync of its own`, async () => {
      await using fake = await start()
      const { settings, credentials } = fake
      const { body } = await api.post('/crm_connections', { provider, settings, credentials, pull: {} })
      const connection_id = body.id
      assert.deepEqual(body.pull, { statuses: connector.stage?.statuses ?? {} })
      const custom_attributes = { company: 'Navy' }
      const { id } = await makeLead(account, api, { status: 'working', name: 'Grace Hopper', custom_attributes })
      const synced = await api.post(`/leads/${id}/sync`, { connection_id })
      assert.equal(synced.status, 200, JSON.stringify(synced.body))
      fake.change(synced.body.remote_id, taken_on.fields)
      await soon(id)
      await eventually(async () => {
        const { lead, entry } = await linkOf(api, id, connection_id)
        assert.deepEqual([entry.owner, entry.status], [taken_on.owner, taken_on.status])
        assert.equal(lead.status, taken_on.becomes)
      })
      const [event] = await eventually(async () => {
        const events = await pullRecords(api, id)
        assert.ok(events.length > 0)
        return events
      })
      assert.equal(event.actor.type, 'system')
      const read = await pulls(api, connection_id, id)
      assert.match(read[0].pulled.join(' '), new RegExp(`Its owner is ${taken_on.owner}`))
      const events = (await pullRecords(api, id)).length
      const attempts = (await journal(api, connection_id, id)).length
      await soon(id)
      await eventually(async () => {
        await round()
        const due = sql`select from crm_links where lead_id = ${id} and pull_due_at <= now()`
        assert.equal((await account.database.run(due)).length, 0)
      })
      assert.equal((await journal(api, connection_id, id)).length, attempts, 'the same again was told again')
      assert.equal((await pullRecords(api, id)).length, events, 'an event was told again')
      assert.equal((await api.delete(`/crm_connections/${connection_id}`)).status, 200)
    })
  }

  it('the practice CRM: a person’s word here wins, and a lead never moves back', async () => {
    const connection_id = await connect(own)
    const on = await own.patch(`/crm_connections/${connection_id}`, {
      pull: { statuses: { lost: 'unqualified', working: 'working' } },
    })
    assert.deepEqual(on.body.pull, { statuses: { lost: 'unqualified', working: 'working' } })
    const { id } = await makeLead(account, own)
    const { remote_id } = (await own.post(`/leads/${id}/sync`, { connection_id })).body
    const leadWith = async (status: string) => {
      await changeThere(account, remote_id, { stage: status })
      await soon(id)
      await eventually(async () => assert.equal((await linkOf(own, id, connection_id)).entry.status, status))
      return (await linkOf(own, id, connection_id)).lead
    }
    assert.equal((await leadWith('working')).status, 'qualified')
    await own.patch(`/leads/${id}`, { status: 'converted' })
    const overridden = await leadWith('lost')
    assert.equal(overridden.status, 'converted')
    await own.patch(`/leads/${id}`, { status: null })
    assert.equal((await linkOf(own, id, connection_id)).lead.status, 'unqualified')
    const words = (await pulls(own, connection_id, id)).flatMap(({ pulled }: { pulled: string[] }) => pulled)
    assert.deepEqual(words, [
      'Its status in the CRM is lost: unqualified. It stays converted because of an override.',
      'Its status in the CRM is working: working would move the lead back, so it stays qualified.',
    ])
  })

  it('the practice CRM: what is gone is told of once, and off is off', async () => {
    const connection_id = await connect(own)
    await own.patch(`/crm_connections/${connection_id}`, { pull: {} })
    const { id } = await makeLead(account, own)
    const { remote_id } = (await own.post(`/leads/${id}/sync`, { connection_id })).body
    await deleteThere(account, remote_id)
    await soon(id)
    const [failure] = await eventually(async () => {
      const read = await pulls(own, connection_id, id)
      assert.equal(read.length, 1)
      return read
    })
    assert.deepEqual([failure.status, failure.error.kind], ['failed', 'not_found'])
    const off = await own.patch(`/crm_connections/${connection_id}`, { pull: null })
    assert.equal(off.body.pull, null)
    await soon(id)
    await round()
    assert.equal((await pulls(own, connection_id, id)).length, 1)
  })

  it('a CRM that fails: it is left in peace, and a key that is refused pauses the connection', async () => {
    const { start, connector } = vendors.find(({ connector }) => connector.provider === 'espocrm')!
    await using fake = await start()
    const { settings, credentials } = fake
    const { body } = await api.post('/crm_connections', {
      provider: connector.provider,
      settings,
      credentials,
      pull: {},
    })
    const { id } = await makeLead(account, api)
    const synced = await api.post(`/leads/${id}/sync`, { connection_id: body.id })
    const path = synced.body.remote_id
    fake.next({ method: 'GET', path, status: 429, headers: { 'retry-after': '2' } })
    await soon(id)
    const [limited] = await eventually(async () => {
      const read = await pulls(api, body.id, id)
      assert.equal(read.length, 1)
      return read
    })
    assert.equal(limited.error.kind, 'rate_limited')
    const calls = fake.requests.length
    await soon(id)
    await round()
    assert.equal(fake.requests.length, calls, 'it was asked again at once')
    fake.expire()
    await account.database.run(sql`update crm_connections set pull_after = now() where id = ${body.id}`)
    await eventually(async () => {
      const { paused_reason } = (await api.get(`/crm_connections/${body.id}`)).body
      assert.equal(paused_reason, 'unauthorized')
    })
  })
})
