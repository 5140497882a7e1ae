import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { changeThere, connected, deleteThere, leadOf, makeLead, resolve, resolved } from '../testing/crm/stage.ts'
import { eventsOf } from '../testing/events-of.ts'
import { assertRefused } from '../testing/refused.ts'
import type { TestAccount } from '../testing/service.ts'

describe('syncing a lead', () => {
  let service: TestAccount
  before(async () => {
    service = await testAccount()
  })

  const begin = () => connected(service)

  it('makes a record, and answers which', async () => {
    const { api, connection_id, sync, records } = await begin()
    const lead = await makeLead(service, api, { name: 'Ana Sousa', phone_number: '+351210000000' })
    const { status, body } = await sync(lead.id)
    assert.equal(status, 200, JSON.stringify(body))
    assert.deepEqual(Object.keys(body), [
      'object',
      'id',
      'lead_id',
      'connection_id',
      'provider',
      'status',
      'remote_id',
      'remote_url',
      'warnings',
      'created_at',
    ])
    assert.equal(body.status, 'created')
    const [record] = await records(lead)
    assert.equal(body.remote_id, record!.id)
    assert.deepEqual(record!.fields.name, 'Ana Sousa')
    assert.deepEqual(
      [record!.fields.phone, record!.fields.stage, record!.fields.score],
      ['+351210000000', 'qualified', 72],
    )
    const [event] = await eventsOf(api, body.id, ['lead.synced'])
    assert.deepEqual(event!.data.object, body)
    assert.equal((await api.get(`/crm_connections/${connection_id}/syncs`)).body.data[0].id, body.id)
  })

  it('sends nothing where nothing differs', async () => {
    const { api, connection_id, sync } = await begin()
    const lead = await makeLead(service, api)
    const first = await sync(lead.id)
    const second = await sync(lead.id)
    assert.deepEqual([first.body.status, second.body.status], ['created', 'unchanged'])
    assert.equal(second.body.remote_id, first.body.remote_id)
    const { data } = (await api.get(`/crm_connections/${connection_id}/syncs?status=unchanged`)).body
    // It is only looked whether the record is still there.
    assert.deepEqual(
      data[0].calls.map(({ method }: { method: string }) => method),
      ['GET'],
    )
  })

  it('makes the record again that was deleted over there, when somebody asks, and not while the CRM is down', async () => {
    const { api, sync, records, mood } = await begin()
    const lead = await makeLead(service, api)
    const first = await sync(lead.id)
    await deleteThere(service, first.body.remote_id)
    await mood('unavailable')
    assert.equal((await sync(lead.id)).body.status, 'unchanged')
    await mood('well')
    const { body } = await sync(lead.id)
    assert.equal(body.status, 'created')
    assert.notEqual(body.remote_id, first.body.remote_id)
    assert.equal((await records(lead)).length, 1)
  })

  it('writes what changed to the same record, also when the e-mail address is another', async () => {
    const { api, sync, records } = await begin()
    const lead = await makeLead(service, api)
    await sync(lead.id)
    const email = `moved-${lead.id}@example.com`
    await api.patch(`/contacts/${lead.contact_id}`, { email })
    const { body } = await sync(lead.id)
    assert.notEqual(body.status, 'created')
    assert.deepEqual(
      (await records(lead)).map(({ fields }) => fields.email),
      [email],
    )
  })

  it('takes a record that is there under the same e-mail address', async () => {
    const { api, connection_id, sync, records } = await begin()
    const lead = await makeLead(service, api)
    await sync(lead.id)
    const other = await begin()
    const twin = await other.sync(lead.id)
    assert.equal(twin.body.status, 'created', 'another connection is another CRM')
    const before = await records(lead)
    await deleteLink(connection_id)
    assert.equal((await sync(lead.id)).body.status, 'updated')
    assert.deepEqual(
      (await records(lead)).map(({ id }) => id),
      before.map(({ id }) => id),
    )
  })

  it('does not overwrite what is filled over there with nothing', async () => {
    const { api, sync, records } = await begin()
    const lead = await makeLead(service, api, { phone_number: '+351210000001' })
    await sync(lead.id)
    await api.patch(`/contacts/${lead.contact_id}`, { phone_number: null, name: 'Ana Lima' })
    await sync(lead.id)
    const [record] = await records(lead)
    assert.deepEqual([record!.fields.phone, record!.fields.name], ['+351210000001', 'Ana Lima'])
  })

  it('never moves a stage back', async () => {
    const { api, connection_id, sync, records } = await begin()
    const lead = await makeLead(service, api)
    await sync(lead.id)
    const [record] = await records(lead)
    await changeThere(service, record!.id, { stage: 'converted' })
    await api.patch(`/contacts/${lead.contact_id}`, { name: 'Ana Lima' })
    await sync(lead.id)
    assert.equal((await records(lead))[0]!.fields.stage, 'converted')
    const { data } = (await api.get(`/crm_connections/${connection_id}/syncs`)).body
    assert.deepEqual(
      data.flatMap(({ changes }: { changes: { kept: string[] } }) => changes.kept),
      ['stage'],
    )
  })

  it('makes a record anew that was deleted over there, once', async () => {
    const { api, connection_id, sync, records } = await begin()
    const lead = await makeLead(service, api)
    const { body: first } = await sync(lead.id)
    await deleteThere(service, first.remote_id)
    await api.patch(`/contacts/${lead.contact_id}`, { name: 'Ana Lima' })
    const { body } = await sync(lead.id)
    assert.notEqual(body.remote_id, first.remote_id)
    assert.equal((await records(lead)).length, 1)
    // Once by this request or by the change of the contact, whichever came first.
    const { data } = (await api.get(`/crm_connections/${connection_id}/syncs?lead_id=${lead.id}`)).body
    assert.equal(data.filter(({ status }: { status: string }) => status === 'created').length, 2)
  })

  it('writes one note for a resolved conversation, and changes that one', async () => {
    const { api, sync, records } = await begin()
    const lead = await makeLead(service, api)
    const conversation_id = await resolved(
      api,
      lead.contact_id,
      'We need 40 seats by the end of this month. What is the price?',
    )
    await sync(lead.id)
    const [before] = (await records(lead))[0]!.notes
    assert.match(before!.text, /40 seats/)
    assert.match(before!.text, new RegExp(conversation_id))
    await api.post(`/conversations/${conversation_id}/messages`, { content: 'Thanks.', direction: 'inbound' })
    await api.patch(`/conversations/${conversation_id}`, { subject: 'A contract' })
    await resolve(api, conversation_id)
    await sync(lead.id)
    const { notes } = (await records(lead))[0]!
    assert.deepEqual(
      notes.map(({ id }) => id),
      [before!.id],
    )
    assert.match(notes[0]!.text, /A contract/)
    assert.equal((await sync(lead.id)).body.status, 'unchanged')
  })

  it('makes one record, however many ask at once', async () => {
    const { api, sync, records } = await begin()
    const lead = await makeLead(service, api)
    const answers = await Promise.all(Array.from({ length: 12 }, () => sync(lead.id)))
    const statuses = answers.map(({ body }) => body.status).sort()
    assert.deepEqual(statuses, ['created', ...Array(11).fill('unchanged')])
    assert.equal((await records(lead)).length, 1)
  })

  it('is done once per Idempotency-Key', async () => {
    const { sync, api } = await begin()
    const lead = await makeLead(service, api)
    const key = { 'idempotency-key': `sync-${lead.id}` }
    const first = await sync(lead.id, key)
    await api.patch(`/contacts/${lead.contact_id}`, { name: 'Ana Lima' })
    const second = await sync(lead.id, key)
    assert.deepEqual(second.body, first.body)
    assert.equal(second.headers.get('idempotent-replayed'), 'true')
  })

  it('answers 409 without a connection, and asks which where there are several', async () => {
    const account = await service.client({ mode: 'live' })
    const lead = await makeLead(service, account)
    assertRefused(await account.post(`/leads/${lead.id}/sync`, {}), 409, 'crm_not_configured')
    const { api } = await begin()
    await begin()
    const mine = await makeLead(service, api)
    assertRefused(await api.post(`/leads/${mine.id}/sync`, {}), 400, 'parameter_missing', /^`connection_id`/)
    assertRefused(await api.post(`/leads/${mine.id}/sync`, { connection_id: 'svccrm_x' }), 404, 'resource_not_found')
    assertRefused(await api.post('/leads/svclea_x/sync', {}), 404, 'resource_not_found')
  })

  it('leaves no word of a contact that is deleted at the same moment', async () => {
    const { api, sync } = await begin()
    const name = 'Somebody to be forgotten'
    for (let n = 0; n < 10; n++) {
      const lead = await makeLead(service, api, { name })
      const [synced, deleted] = await Promise.all([sync(lead.id), api.delete(`/contacts/${lead.contact_id}`)])
      assert.ok([200, 404].includes(synced.status), JSON.stringify(synced.body))
      assert.equal(deleted.status, 200)
    }
    const environment_id = service.environment_ids.test
    const [remaining] = await service.database.run<{ rows: number }>(sql`
      select (select count(*) from events where environment_id = ${environment_id} and data::text like ${`%${name}%`})::integer
        + (select count(*) from crm_syncs where environment_id = ${environment_id} and calls::text like ${`%${name}%`})::integer
        + (select count(*) from crm_practice_records where environment_id = ${environment_id} and fields::text like ${`%${name}%`})::integer
        as rows`)
    assert.equal(remaining!.rows, 0)
  })

  it('tells of both where an address went from one contact to another', async () => {
    const { api, sync, records } = await begin()
    const first = await makeLead(service, api)
    await sync(first.id)
    const { email } = (await api.get(`/contacts/${first.contact_id}`)).body
    await api.patch(`/contacts/${first.contact_id}`, { email: `left-${email}` })
    const { body: contact } = await api.post('/contacts', { name: 'Another', email })
    const second = await leadOf(service, contact.id)
    assert.ok([200, 422].includes((await sync(second)).status))
    await sync(first.id)
    assert.ok((await records(first, second)).some(({ fields }) => fields.email === `left-${email}`))
  })

  async function deleteLink(connection_id: string) {
    await service.database.run(sql`delete from crm_links where connection_id = ${connection_id}`)
    await service.database.run(
      sql`update crm_practice_records set lead_id = null where connection_id = ${connection_id}`,
    )
  }
})
