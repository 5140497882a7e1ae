import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { connect, connected, makeLead } from '../testing/crm/stage.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, someContact, type TestAccount } from '../testing/service.ts'

interface State {
  connection_id: string
  state: string
  remote_id: string | null
  failing_since: string | null
  next_try_at: string | null
}

describe('what stands beside a lead', () => {
  let account: TestAccount
  let live: Client
  before(async () => {
    account = await testAccount()
    live = await account.client()
  })

  const quoted = async () => {
    const { body: contact } = await live.post('/contacts', someContact())
    for (const content of ['We are 40 people.', 'Could you send us a quote? Our budget is €9,000.']) {
      const { body } = await live.post('/conversations', { contact_id: contact.id })
      await live.post(`/conversations/${body.id}/messages`, { content, direction: 'inbound' })
    }
    const { body: qualification } = await live.post('/leads/qualify', { contact_id: contact.id })
    return { contact, qualification, lead_id: qualification.lead_id as string }
  }

  it('is its contact, and the messages that are quoted, from whichever conversation', async () => {
    const { contact, qualification, lead_id } = await quoted()
    for (const lead of [
      (await live.get(`/leads/${lead_id}?expand=contact,evidence`)).body,
      (await live.get(`/leads?contact_id=${contact.id}&expand=evidence,contact`)).body.data[0],
    ]) {
      assert.deepEqual(lead.contact, contact)
      const message_ids = new Set(
        qualification.criteria.flatMap((one: { message_id?: string }) => one.message_id ?? []),
      )
      assert.deepEqual(new Set(lead.evidence.map(({ id }: { id: string }) => id)), message_ids)
      assert.equal(new Set(lead.evidence.map((one: { conversation_id: string }) => one.conversation_id)).size, 2)
      for (const { evidence, message_id } of qualification.criteria)
        if (evidence)
          assert.ok(lead.evidence.find(({ id }: { id: string }) => id === message_id).content.includes(evidence))
    }
  })

  it('is shown to nobody who may not read it, and to nobody who did not ask', async () => {
    const { lead_id } = await quoted()
    const narrow = await account.client({ scopes: ['leads:read'] })
    const { body } = await narrow.get(`/leads/${lead_id}?expand=contact,evidence`)
    assert.deepEqual([body.contact, body.evidence], [null, []])
    const plain = (await live.get(`/leads/${lead_id}`)).body
    assert.ok(!('contact' in plain) && !('evidence' in plain) && !('sync_states' in plain))
    for (const path of ['/leads', `/leads/${lead_id}`])
      for (const expand of ['summary', 'contact,', 'Contact'])
        assertRefused(await live.get(`${path}?expand=${expand}`), 400, 'parameter_invalid', /^`expand` /)
  })

  it('is how it stands with each CRM, by which leads are found as well', async () => {
    const { api, connection_id, sync, mood } = await connected(account)
    const stateOf = async (id: string): Promise<State | undefined> =>
      (await api.get(`/leads/${id}?expand=sync_states`)).body.sync_states.find(
        (one: State) => one.connection_id === connection_id,
      )
    const listed = async (filter: string, id: string) =>
      (await api.get(`/leads?limit=100&sync=${filter}`)).body.data.some((one: { id: string }) => one.id === id)
    const lead = await makeLead(account, api, { status: 'working' })
    assert.deepEqual([await stateOf(lead.id), await listed('none', lead.id)], [undefined, true])

    const { body } = await sync(lead.id)
    const synced = await stateOf(lead.id)
    assert.deepEqual([synced?.state, synced?.remote_id, synced?.next_try_at], ['synced', body.remote_id, null])
    assert.deepEqual([await listed('synced', lead.id), await listed('none', lead.id)], [true, false])

    await mood('unavailable')
    await api.patch(`/leads/${lead.id}`, { score: 90 })
    assertRefused(await sync(lead.id), 502, 'crm_unavailable', /maintenance/)
    const waiting = await stateOf(lead.id)
    assert.equal(waiting?.state, 'waiting')
    assert.ok(waiting?.failing_since && waiting.next_try_at)
    assert.deepEqual([await listed('waiting', lead.id), await listed('synced', lead.id)], [true, false])

    await mood('rejected')
    const other = await makeLead(account, api, { status: 'working' })
    assertRefused(await sync(other.id), 422, 'crm_rejected', /stage/)
    assert.deepEqual([(await stateOf(other.id))?.state, (await stateOf(other.id))?.next_try_at], ['failed', null])
    assert.deepEqual([await listed('failed', other.id), await listed('failed', lead.id)], [true, false])
    assertRefused(await api.get('/leads?sync=lost'), 400, 'parameter_invalid', /^`sync` /)

    await api.delete(`/crm_connections/${connection_id}`)
    assert.deepEqual([await stateOf(other.id), await listed('none', other.id)], [undefined, true])
  })

  it('is told of each connection apart', async () => {
    const api = await account.client({ mode: 'test' })
    const [first, second] = [await connect(api), await connect(api)]
    const lead = await makeLead(account, api, { status: 'working' })
    await api.post(`/leads/${lead.id}/sync`, { connection_id: second })
    const { body } = await api.get(`/leads/${lead.id}?expand=sync_states`)
    const states = body.sync_states.filter((one: State) => [first, second].includes(one.connection_id))
    assert.deepEqual(
      states.map((one: State) => [one.connection_id, one.state]),
      [[second, 'synced']],
    )
  })
})
