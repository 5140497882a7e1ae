import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '../db/sql.ts'
import { write } from '../events/record.ts'
import type { Scope } from '../scope.ts'
import { testAccount } from '../testing/account.ts'
import { connect, type MadeLead, makeLead, practiceRecords, resolved } from '../testing/crm/stage.ts'
import { assertRecent } from '../testing/moments.ts'
import { type Client, eventually, type TestAccount } from '../testing/service.ts'

describe('a connection, by itself', () => {
  let account: TestAccount
  let api: Client
  let connection_id: string
  before(async () => {
    account = await testAccount()
    api = await account.client({ mode: 'test' })
    connection_id = await connect(api)
  })

  const recordOf = async (lead: MadeLead) =>
    (await practiceRecords(account, connection_id)).find(({ lead_id }) => lead_id === lead.id)

  const untilThere = (lead: MadeLead) =>
    eventually(async () => {
      const record = await recordOf(lead)
      assert.ok(record)
      return record
    })

  it('gets a lead that was qualified', async () => {
    const lead = await makeLead(account, api)
    await qualified(account, lead)
    const { fields } = await untilThere(lead)
    assert.equal(fields.stage, 'qualified')
    await eventually(async () => {
      const [entry] = (await api.get(`/crm_connections/${connection_id}/syncs?lead_id=${lead.id}`)).body.data
      assert.deepEqual([entry.cause, entry.status, entry.request_id], ['automatic', 'created', null])
    })
  })

  it('gets what changes of a contact that it knows', async () => {
    const lead = await makeLead(account, api)
    await qualified(account, lead)
    await untilThere(lead)
    await api.patch(`/contacts/${lead.contact_id}`, { name: 'Ana Lima' })
    await eventually(async () => assert.equal((await recordOf(lead))!.fields.name, 'Ana Lima'))
  })

  it('gets one note when a conversation is resolved', async () => {
    const lead = await makeLead(account, api)
    await qualified(account, lead)
    await resolved(api, lead.contact_id, 'What is the price of the large plan?')
    await eventually(async () => assert.equal((await recordOf(lead))!.notes.length, 1))
  })

  it('gets nothing of a lead that is not qualified', async () => {
    const lead = await makeLead(account, api, { status: 'new' })
    await api.patch(`/contacts/${lead.contact_id}`, { name: 'Ana Lima' })
    await resolved(api, lead.contact_id, 'What is the price of the large plan?')
    const other = await makeLead(account, api)
    await qualified(account, other)
    await untilThere(other)
    assert.equal(await recordOf(lead), undefined)
  })

  it('waits while it is paused, and goes on when it is resumed', async () => {
    await nothingWaits()
    await api.post(`/crm_connections/${connection_id}/pause`)
    const lead = await makeLead(account, api)
    await qualified(account, lead)
    await eventually(async () => {
      const { body } = await api.get(`/crm_connections/${connection_id}`)
      assert.deepEqual([body.status, body.paused_reason, body.waiting], ['paused', 'manual', 1])
    })
    await pause(300)
    assert.equal(await recordOf(lead), undefined)
    await api.post(`/crm_connections/${connection_id}/resume`)
    await untilThere(lead)
  })

  it('gets every lead there is when asked for it, and what failed once more', async () => {
    const leads = await Promise.all(Array.from({ length: 12 }, () => makeLead(account, api, { status: 'new' })))
    // Paused, so that all are left still when it is looked how many.
    await nothingWaits()
    await api.post(`/crm_connections/${connection_id}/pause`)
    const { body } = await api.post(`/crm_connections/${connection_id}/backfill`, { which: 'all' })
    assert.ok(body.leads >= 12)
    const run = async () => (await api.get(`/crm_connections/${connection_id}`)).body.backfill
    const { which, leads: total, left: remaining } = await run()
    assert.deepEqual([which, total, remaining], ['all', body.leads, body.leads])
    await api.post(`/crm_connections/${connection_id}/resume`)
    await eventually(async () => {
      const lead_ids = new Set((await practiceRecords(account, connection_id)).map(({ lead_id }) => lead_id))
      assert.ok(leads.every(({ id }) => lead_ids.has(id)))
    })
    await nothingWaits()
    const none = await api.post(`/crm_connections/${connection_id}/backfill`, { which: 'failed' })
    assert.equal(none.body.leads, 0)
    const { started_at, ...rest } = await run()
    assert.deepEqual(rest, { which: 'failed', leads: 0, left: 0 })
    assertRecent(started_at)
  })

  it('is tried again later and later while the CRM is down, and gives a lead up after 24 hours', async () => {
    const lead = await makeLead(account, api)
    await mood('unavailable')
    await qualified(account, lead)
    const tries = () => jobOf(lead)
    await eventually(async () => assert.ok((await tries())!.tries >= 2))
    await account.database.run(sql`
      update crm_jobs set failing_since = now() - interval '25 hours', due_at = now() where lead_id = ${lead.id}`)
    await eventually(async () => assert.equal((await tries())!.dead, true))
    const { body } = await api.get(`/crm_connections/${connection_id}`)
    assert.equal(body.failed, 1)
    await mood('well')
    await api.post(`/crm_connections/${connection_id}/backfill`, { which: 'failed' })
    await untilThere(lead)
    await eventually(async () => assert.equal(await jobOf(lead), undefined))
  })

  it('syncs once more what changed while it was at it', async () => {
    const lead = await makeLead(account, api)
    await qualified(account, lead)
    for (let n = 0; n < 20; n++) await api.patch(`/contacts/${lead.contact_id}`, { name: `Ana ${n}` })
    await eventually(async () => assert.equal((await recordOf(lead))!.fields.name, 'Ana 19'))
    await eventually(async () => assert.equal(await jobOf(lead), undefined))
    assert.equal((await practiceRecords(account, connection_id)).filter(({ lead_id }) => lead_id === lead.id).length, 1)
  })

  it('forgets a contact that is deleted, with its journal', async () => {
    const lead = await makeLead(account, api)
    await qualified(account, lead)
    await untilThere(lead)
    await api.delete(`/contacts/${lead.contact_id}`)
    const { data } = (await api.get(`/crm_connections/${connection_id}/syncs?lead_id=${lead.id}`)).body
    assert.deepEqual(data, [])
    assert.equal(await recordOf(lead), undefined, 'the practice CRM is ours')
  })

  const nothingWaits = () =>
    eventually(async () => assert.equal((await api.get(`/crm_connections/${connection_id}`)).body.waiting, 0))

  async function jobOf({ id }: MadeLead) {
    const [job] = await account.database.run<{ tries: number; dead: boolean }>(
      sql`select tries, dead_at is not null as dead from crm_jobs where lead_id = ${id}`,
    )
    return job
  }

  async function mood(answers: string) {
    await account.database.run(sql`
      update crm_connections set settings = ${JSON.stringify({ answers })}::json where id = ${connection_id}`)
  }
})

/** What qualifying a lead leaves behind. */
async function qualified({ database }: TestAccount, { id, contact_id }: MadeLead): Promise<void> {
  const [row] = await database.run<{ environment_id: number }>(sql`select environment_id from leads where id = ${id}`)
  const actor = { type: 'system', id: null, name: null } as const
  const scope = { database, environment_id: row!.environment_id, actor, request_id: null, committed: () => {} }
  await write(
    scope as unknown as Scope,
    sql`change as (update leads set status = 'qualified' where environment_id = ${row!.environment_id} and id = ${id} returning id)`,
    [{ type: 'lead.qualified', object: JSON.stringify({ id }), contact_id, about: id }],
    { json: '{}' },
  )
}
