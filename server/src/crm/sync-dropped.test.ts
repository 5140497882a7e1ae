import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { startEspoCrm } from '../testing/crm/fakes/espocrm.ts'
import { makeLead, resolved } from '../testing/crm/stage.ts'
import { type Client, eventually } from '../testing/service.ts'

describe('a record over there', () => {
  const connect = async (api: Client, { settings, credentials }: Awaited<ReturnType<typeof startEspoCrm>>) =>
    (await api.post('/crm_connections', { provider: 'espocrm', settings, credentials })).body.id as string
  const settled = (api: Client, id: string) =>
    eventually(async () => assert.equal((await api.get(`/crm_connections/${id}`)).body.waiting, 0))

  it('that keeps no field that vanished is told of in words, each time, until the field is there again', async () => {
    const account = await testAccount()
    await using fake = await startEspoCrm()
    const api = await account.client()
    const connection_id = await connect(api, fake)
    const lead = await makeLead(account, api, { custom_attributes: { plan: 'pro', title: 'Countess' } })
    const sync = async () => (await api.post(`/leads/${lead.id}/sync`, { connection_id })).body
    const last = async () => (await api.get(`/crm_connections/${connection_id}/syncs?lead_id=${lead.id}`)).body.data[0]
    await sync()
    // Someone takes the field away after it was mapped.
    await account.database.run(sql`
      update crm_connections set mapping = (mapping::jsonb || '[{"from":"custom_attributes.plan","to":"cPlan"}]')::json
      where id = ${connection_id}`)
    for (let time = 1; time <= 2; time++) {
      const { status, warnings } = await sync()
      assert.deepEqual([status, warnings.length, warnings[0]?.name], ['updated', 1, 'cPlan'], `time ${time}`)
      assert.match(warnings[0].problem, /no longer exists in EspoCRM.* Remove it from the mapping or create the field/)
      const entry = await last()
      assert.deepEqual([entry.changes.dropped, entry.warnings, entry.changes.written], [['cPlan'], warnings, []])
    }
    const [record] = fake.records()
    fake.next({ method: 'PUT', path: record!.id, status: 200, json: { ...record!.fields, cPlan: 'pro' } })
    assert.deepEqual((await sync()).warnings, [])
    assert.deepEqual((await last()).changes.written, ['cPlan'])
    const after = await sync()
    assert.deepEqual([after.status, after.warnings], ['unchanged', []])
  })

  it('is left alone where a note alone is new, and made again with it where it is gone', async () => {
    const account = await testAccount()
    await using fake = await startEspoCrm()
    const api = await account.client()
    const connection_id = await connect(api, fake)
    const lead = await makeLead(account, api, {})
    await api.post(`/leads/${lead.id}/sync`, { connection_id })
    await settled(api, connection_id)
    const call_count = fake.requests.length
    await resolved(api, lead.contact_id, 'What is the price for 40 seats?')
    await eventually(() => assert.equal(fake.records()[0]!.notes.length, 1))
    await settled(api, connection_id)
    const writes = fake.requests.slice(call_count).filter(({ method }) => method !== 'GET')
    assert.deepEqual(
      writes.map(({ method, path }) => `${method} ${path}`),
      ['POST /api/v1/Note'],
    )
    fake.remove(fake.records()[0]!.id)
    await resolved(api, lead.contact_id, 'And for 50?')
    await eventually(() => assert.equal(fake.records()[0]?.notes.length, 2))
    assert.equal(fake.records().length, 1)
  })
})
