import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import type { FakeCrm } from '../testing/crm/fakes/fake.ts'
import { makeLead, resolved } from '../testing/crm/stage.ts'
import { vendors } from '../testing/crm/vendors.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, eventually, type TestAccount } from '../testing/service.ts'
import { connectors } from './connectors.ts'

describe('a lead', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
  })

  for (const { connector, start, first_name } of vendors.filter(({ connector }) => connectors.includes(connector))) {
    const { provider, title } = connector

    it(`goes to ${title} once, with one note, and from then on to the same record`, async () => {
      await using fake = await start()
      const { settings, credentials } = fake
      const created = await api.post('/crm_connections', { provider, settings, credentials })
      assert.equal(created.status, 201, JSON.stringify(created.body))
      const connection_id = created.body.id
      // A name of its own: what was changed of another vendor's lead may come here too.
      const name = `Grace${provider}`
      const custom_attributes = { company: 'Navy' }
      const lead = await makeLead(account, api, { status: 'working', name: `${name} Hopper`, custom_attributes })
      await resolved(api, lead.contact_id, 'What is the price for 40 seats?')
      const sync = () => api.post(`/leads/${lead.id}/sync`, { connection_id })
      const ours = () => fake.records().filter(({ fields }) => String(fields[first_name] ?? '').startsWith(name))

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

      const sync_log = JSON.stringify((await api.get(`/crm_connections/${connection_id}/syncs`)).body)
      for (const secret of Object.values(credentials))
        assert.ok(!sync_log.includes(secret), 'the journal shows a secret')

      fake.expire()
      await api.patch(`/contacts/${lead.contact_id}`, { name: `${name} Brewster` })
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
function writes({ requests }: FakeCrm): number {
  return requests.filter(({ method, path }) => method !== 'GET' && !/\/(read|search_read|token)$/.test(path)).length
}
