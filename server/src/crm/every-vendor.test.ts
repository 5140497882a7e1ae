import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { assertRefused } from '../testing/refused.ts'
import { type Client, eventually, startTestService, type TestService } from '../testing/service.ts'
import { connectors } from './connectors.ts'
import { makeLead, resolved } from './crm.fixture.ts'
import type { FakeCrm } from './fakes/fake.ts'
import { vendors } from './vendors.fixture.ts'

describe('a lead', () => {
  let service: TestService
  let api: Client
  before(async () => {
    service = await startTestService({ WEBHOOK_ALLOWED_NETWORKS: '127.0.0.0/8' })
    api = await service.client()
  })
  after(() => service.stop())

  for (const { connector, start, first_name } of vendors.filter(({ connector }) => connectors.includes(connector))) {
    const { provider, title } = connector

    it(`goes to ${title} once, with one note, and from then on to the same record`, async () => {
      await using fake = await start()
      const { settings, credentials } = fake
      const made = await api.post('/crm_connections', { provider, settings, credentials })
      assert.equal(made.status, 201, JSON.stringify(made.body))
      const connection_id = made.body.id
      // A name of its own: what was changed of another vendor's lead may come here too.
      const given = `Grace${provider}`
      const custom_attributes = { company: 'Navy' }
      const lead = await makeLead(service, api, { status: 'working', name: `${given} Hopper`, custom_attributes })
      await resolved(api, lead.contact_id, 'What is the price for 40 seats?')
      const sync = () => api.post(`/leads/${lead.id}/sync`, { connection_id })
      const ours = () => fake.records().filter(({ fields }) => String(fields[first_name] ?? '').startsWith(given))

      const first = await sync()
      assert.equal(first.status, 200, JSON.stringify(first.body))
      const [record] = ours()
      assert.equal(record!.id, first.body.remote_id)
      assert.equal(record!.notes.length, 1)
      assert.match(record!.notes[0]!.text, /40 seats/)

      await eventually(async () => assert.equal((await api.get(`/crm_connections/${connection_id}`)).body.waiting, 0))
      // Leads of the tests before may be on their way here still.
      await eventually(async () => {
        const calls = writes(fake)
        assert.equal((await sync()).body.status, 'unchanged')
        assert.equal(writes(fake), calls, 'something was sent')
      })

      await api.patch(`/contacts/${lead.contact_id}`, { email: `hopper-${provider}@example.org` })
      await sync()
      assert.deepEqual([ours().length, ours()[0]!.id, ours()[0]!.notes.length], [1, record!.id, 1])

      const shown = JSON.stringify((await api.get(`/crm_connections/${connection_id}/syncs`)).body)
      for (const secret of Object.values(credentials)) assert.ok(!shown.includes(secret), 'the journal shows a secret')

      fake.expire()
      await api.patch(`/contacts/${lead.contact_id}`, { name: `${given} Brewster` })
      await eventually(async () => {
        const { status, paused_reason } = (await api.get(`/crm_connections/${connection_id}`)).body
        assert.deepEqual([status, paused_reason], ['paused', 'unauthorized'])
      })
      assertRefused(await sync(), 409, 'crm_connection_paused')
      assert.equal((await api.delete(`/crm_connections/${connection_id}`)).status, 200)
    })
  }
})

/** Some ask with POST. */
function writes({ asked }: FakeCrm): number {
  return asked.filter(({ method, path }) => method !== 'GET' && !/\/(read|search_read|token)$/.test(path)).length
}
