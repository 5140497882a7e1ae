import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { transaction } from '../db/transaction.ts'
import { testAccount } from '../testing/account.ts'
import { connected, leadOf, makeLead, practiceRecords, resolve, resolved } from '../testing/crm/stage.ts'
import { eventsOf } from '../testing/events-of.ts'
import { assertRefused } from '../testing/refused.ts'
import { eventually, someContact, type TestAccount } from '../testing/service.ts'

describe('the leads of two contacts that are merged', () => {
  let account: TestAccount
  let at: Awaited<ReturnType<typeof connected>>
  before(async () => {
    account = await testAccount()
    at = await connected(account)
  })

  const contact = async (changes: Record<string, unknown> = {}) =>
    (await at.api.post('/contacts', someContact(changes))).body
  const merge = (id: string, contact_id: string) => at.api.post(`/contacts/${id}/merge`, { contact_id })
  const asking = async () => {
    const one = await contact()
    const { body } = await at.api.post('/conversations', { contact_id: one.id, handled_by: 'human' })
    const content = 'Could you send us a quote for 40 bikes? Our budget is €9,000.'
    await at.api.post(`/conversations/${body.id}/messages`, { content, direction: 'inbound' })
    const { body: judged } = await at.api.post('/leads/qualify', { contact_id: one.id })
    return { id: one.id as string, lead_id: judged.lead_id as string, score: judged.score as number }
  }
  const leadsOf = async (contact_id: string) => (await at.api.get(`/leads?contact_id=${contact_id}`)).body.data

  it('go to the one that stays where it is none, with their history and under their own id', async () => {
    const into = await contact()
    const from = await asking()
    assert.equal((await at.api.get(`/contacts/${into.id}/merge?contact_id=${from.id}`)).body.lead, 'moved')
    await merge(into.id, from.id)
    const [lead, ...others] = await leadsOf(into.id)
    assert.deepEqual([lead.id, lead.qualification.contact_id, others], [from.lead_id, into.id, []])
    const { data } = (await at.api.get(`/leads/${lead.id}/qualifications`)).body
    assert.ok(data.every((one: { contact_id: string }) => one.contact_id === into.id))
    const [, moved] = await eventsOf(at.api, lead.id, ['lead.qualified', 'lead.updated'])
    assert.deepEqual(moved!.data.previous, { contact_id: from.id })
    assert.equal(moved!.data.object.contact_id, into.id)
  })

  it('are one where both are: judged by what both wrote, further along, and a person’s word kept', async () => {
    const into = await contact()
    const { body: cold } = await at.api.post('/leads/qualify', { contact_id: into.id })
    const from = await asking()
    await at.api.patch(`/leads/${from.lead_id}`, { note: 'Met at the fair.', status: 'converted' })
    assert.equal((await at.api.get(`/contacts/${into.id}/merge?contact_id=${from.id}`)).body.lead, 'joined')
    await merge(into.id, from.id)
    const [lead, ...others] = await leadsOf(into.id)
    assert.deepEqual(
      [lead.id, lead.status, lead.override.note, others],
      [cold.lead_id, 'converted', 'Met at the fair.', []],
    )
    assert.deepEqual([lead.qualification.lead_id, lead.qualification.contact_id], [cold.lead_id, into.id])
    assert.ok(lead.score >= from.score, `${lead.score}`)
    assertRefused(await at.api.get(`/leads/${from.lead_id}`), 404, 'resource_not_found')
    const { data } = (await at.api.get(`/leads/${lead.id}/qualifications`)).body
    assert.ok(data.length >= 2)
  })

  it('keep one record in the CRM: the link moves with its notes, and the record is written anew', async () => {
    const into = await makeLead(account, at.api, { status: 'working', name: 'Staying Name' })
    const from = await makeLead(account, at.api, { name: 'Going Name' })
    await resolved(at.api, from.contact_id, 'What is the price for 40 seats?')
    await at.sync(from.id)
    const [record] = await at.records(from.id)
    const { body: foreseen } = await at.api.get(`/contacts/${into.contact_id}/merge?contact_id=${from.contact_id}`)
    assert.deepEqual([foreseen.lead, foreseen.crm_records_left], ['joined', []])
    await merge(into.contact_id, from.contact_id)
    await eventually(async () => {
      const records = await at.records(into.id, from.id)
      assert.deepEqual(
        records.map(({ id, lead_id, fields, notes }) => [id, lead_id, fields.name, notes.length]),
        [[record!.id, into.id, 'Staying Name', 1]],
      )
      const [link] = (await leadsOf(into.contact_id))[0].crm
      assert.equal(link.remote_id, record!.id)
    })
    const { data } = (await at.api.get(`/crm_connections/${at.connection_id}/syncs?lead_id=${into.id}`)).body
    assert.ok(data.some(({ status }: { status: string }) => status === 'created'))
  })

  it('leave the record of the other alone where both have one, and say so before', async () => {
    const into = await makeLead(account, at.api, {})
    const from = await makeLead(account, at.api, {})
    await resolved(at.api, from.contact_id, 'What is the price for 50 seats?')
    for (const { id } of [into, from]) await at.sync(id)
    const [own] = await at.records(into.id)
    const [other] = await at.records(from.id)
    const path = `/contacts/${into.contact_id}/merge?contact_id=${from.contact_id}`
    const { body } = await at.api.get(path)
    assert.deepEqual(
      body.crm_records_left.map(({ remote_id }: { remote_id: string }) => remote_id),
      [other!.id],
    )
    await merge(into.contact_id, from.contact_id)
    // The lead that stays gets the note of the moved conversation.
    await eventually(async () => {
      const records = await practiceRecords(account, at.connection_id)
      assert.equal(records.find(({ id }) => id === own!.id)!.notes.length, 1)
      assert.deepEqual(records.find(({ id }) => id === other!.id)!.fields, other!.fields)
    })
    const links = await account.database.run(
      sql`select remote_id from crm_links where lead_id in (${into.id}, ${from.id})`,
    )
    assert.deepEqual(links, [{ remote_id: own!.id }])
  })

  it('are taken from whoever syncs the one that stays, who knows nothing of the record that it gets', async () => {
    const into = await makeLead(account, at.api, { status: 'working' })
    const from = await makeLead(account, at.api, {})
    await at.sync(from.id)
    const [record] = await at.records(from.id)
    const [job] = await account.database.run<{ token: string }>(sql`
      insert into crm_jobs (environment_id, connection_id, lead_id, cause, due_at, lease_token, leased_until)
      select environment_id, ${at.connection_id}, id, 'manual', now(), nextval('crm_lease_tokens'), now() + interval '1 hour'
      from leads where id = ${into.id} returning lease_token as token`)
    await merge(into.contact_id, from.contact_id)
    await eventually(async () => {
      const jobs = await account.database.run(sql`select lease_token from crm_jobs where lead_id = ${into.id}`)
      assert.deepEqual(jobs, [], `leased under ${job!.token}`)
    })
    assert.deepEqual(
      (await at.records(into.id, from.id)).map(({ id, lead_id }) => [id, lead_id]),
      [[record!.id, into.id]],
    )
  })

  it('keep no event waiting for its number while they are merged', async () => {
    const into = await makeLead(account, at.api, {})
    const from = await makeLead(account, at.api, {})
    for (const { id } of [into, from]) await at.sync(id)
    const { body } = await at.api.post('/conversations', { contact_id: into.contact_id })
    let merging: ReturnType<typeof merge> | undefined
    await transaction(account.database, async (connection) => {
      // Blocks a merge while it moves many events and responses.
      await connection.query({ text: 'lock table idempotent_answers in exclusive mode', values: [] } as never)
      merging = merge(into.contact_id, from.contact_id)
      await eventually(async () => {
        const waiting = await account.database.run(sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
            and query like '%update idempotent_answers%'`)
        assert.equal(waiting.length, 1)
      })
      await resolve(at.api, body.id)
      await eventsOf(at.api, body.id, ['conversation.created', 'conversation.status_changed'])
    })
    assert.equal((await merging!).status, 200)
  })

  it('are nobody’s business who may not read leads', async () => {
    const into = await makeLead(account, at.api, {})
    const from = await makeLead(account, at.api, {})
    for (const { id } of [into, from]) await at.sync(id)
    const writer = await account.client({ mode: 'test', scopes: ['contacts:read', 'contacts:write'] })
    const path = `/contacts/${into.contact_id}/merge?contact_id=${from.contact_id}`
    const { body: all } = await at.api.get(path)
    assert.deepEqual([all.lead, all.crm_records_left.length], ['joined', 1])
    assert.deepEqual((await writer.get(path)).body, { ...all, lead: null, crm_records_left: [] })
  })

  it('being synced while they are merged end with one lead and no record made twice', async () => {
    for (let n = 0; n < 5; n++) {
      const into = await contact()
      const from = await makeLead(account, at.api, {})
      if (n % 2 === 0) await leadOf(account, into.id, 'working')
      const answers = await Promise.all([at.sync(from.id), merge(into.id, from.contact_id)])
      assert.equal(answers[1].status, 200)
      const [lead] = await leadsOf(into.id)
      await eventually(async () => {
        const waiting = await account.database.run(sql`select from crm_jobs where lead_id in (${lead.id}, ${from.id})`)
        assert.equal(waiting.length, 0)
      })
      const records = await at.records(lead.id, from.id)
      assert.ok(records.length <= 1, JSON.stringify(records))
    }
  })
})
