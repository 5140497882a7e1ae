import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { startEspoCrm } from '../testing/crm/fakes/espocrm.ts'
import type { FakeCrm } from '../testing/crm/fakes/fake.ts'
import { makeLead } from '../testing/crm/stage.ts'
import { type Client, eventually, someContact, type TestAccount } from '../testing/service.ts'

describe('a CRM from which leads are read back', { concurrency: true }, () => {
  /** A CRM, and so many leads of it that are over there. */
  async function synced(account: TestAccount, fake: FakeCrm, count = 1) {
    const api = await account.client()
    const { settings, credentials } = fake
    const { body } = await api.post('/crm_connections', { provider: 'espocrm', settings, credentials, pull: {} })
    const leads: { id: string; remote_id: string }[] = []
    // Not before all are there.
    await rest(account, body.id)
    for (let n = 0; n < count; n++) {
      const { id } = await makeLead(account, api, { status: 'working', name: `Grace ${body.id} ${n}` })
      const answer = await api.post(`/leads/${id}/sync`, { connection_id: body.id })
      assert.equal(answer.status, 200, JSON.stringify(answer.body))
      leads.push({ id, remote_id: answer.body.remote_id })
    }
    return { api, connection_id: body.id as string, leads }
  }
  const rest = ({ database }: TestAccount, id: string) =>
    database.run(sql`update crm_connections set pull_after = now() + interval '1 hour' where id = ${id}`)
  async function due({ database }: TestAccount, connection_id: string) {
    await database.run(sql`update crm_links set pull_due_at = now() where connection_id = ${connection_id}`)
    await database.run(sql`update crm_connections set pull_after = now() where id = ${connection_id}`)
  }
  const pulls = async (api: Client, connection_id: string) =>
    (await api.get(`/crm_connections/${connection_id}/syncs?limit=100`)).body.data.filter(
      ({ cause }: { cause: string }) => cause === 'pull',
    )
  const linksOf = ({ database }: TestAccount, connection_id: string) =>
    database.run<{ lead_id: string; waits_s: number }>(sql`
      select lead_id, extract(epoch from pull_due_at - now())::integer as waits_s from crm_links
      where connection_id = ${connection_id} order by lead_id`)
  const restsFor = async ({ database }: TestAccount, connection_id: string) => {
    const [row] = await database.run<{ s: number }>(sql`
      select extract(epoch from pull_after - now())::integer as s from crm_connections where id = ${connection_id}`)
    return row!.s
  }

  it('may say what it likes of an owner: what is kept is short, and search goes on', async () => {
    const account = await testAccount()
    await using fake = await startEspoCrm()
    const { api, connection_id, leads } = await synced(account, fake)
    const [{ id, remote_id } = assert.fail()] = leads
    const readEntry = async () => (await api.get(`/leads/${id}`)).body.crm[0]
    for (const [owner, expected] of [
      ['half a \ud800 character', 'half a \ufffd character'],
      ['a\u0000b', 'a b'],
      ['x'.repeat(1_000_000), `${'x'.repeat(254)}…`],
      [' \n\t', null],
    ]) {
      fake.change(remote_id, { assignedUserName: owner, assignedUserId: null, status: `Stage ${owner}` })
      await due(account, connection_id)
      await eventually(async () => assert.equal((await readEntry()).owner, expected))
      assert.ok((await readEntry()).status.length <= 255)
    }
    const other = await account.client({ mode: 'test' })
    await other.post('/contacts', someContact({ name: 'Findable' }))
    await eventually(async () => assert.equal((await other.get('/search?q=findable')).body.data.length, 1))
    assert.equal((await api.delete(`/crm_connections/${connection_id}`)).status, 200)
    await eventually(async () => {
      const rows = await account.database.run(sql`select from crm_connections where id = ${connection_id}`)
      assert.equal(rows.length, 0)
    })
  })

  it('is not failing where it is slow, and what was not asked is asked next', async () => {
    const account = await testAccount()
    await using fake = await startEspoCrm()
    const { api, connection_id, leads } = await synced(account, fake, 5)
    for (const { remote_id } of leads) fake.change(remote_id, { assignedUserName: 'Ana Lima' })
    for (const { remote_id } of leads) fake.next({ method: 'GET', path: remote_id, delay_ms: 3500 })
    await due(account, connection_id)
    await eventually(async () => {
      const waiting = (await linksOf(account, connection_id)).filter(({ waits_s }) => waits_s < 0)
      assert.equal(waiting.length, 3, 'two were read in nine seconds')
    })
    await eventually(async () => {
      const read = await pulls(api, connection_id)
      assert.equal(read.length, 5)
      assert.ok(read.every(({ status }: { status: string }) => status === 'pulled'))
    })
    assert.ok((await restsFor(account, connection_id)) < 60, 'it is not left in peace')
  })

  it('that has a page for people where a record was, for a moment, is asked again; one that says gone, a day later', async () => {
    const account = await testAccount()
    await using fake = await startEspoCrm()
    const { api, connection_id, leads } = await synced(account, fake)
    const [{ id, remote_id } = assert.fail()] = leads
    fake.next({ method: 'GET', path: remote_id, status: 404, body: '<h1>Down for maintenance</h1>' })
    await due(account, connection_id)
    await eventually(async () => {
      assert.deepEqual(
        (await pulls(api, connection_id)).map(({ error }: { error: { kind: string } }) => error.kind),
        ['unavailable'],
      )
    })
    fake.next({ method: 'GET', path: remote_id, status: 404, body: '<h1>Down for maintenance</h1>' })
    await api.patch(`/leads/${id}`, { status: 'qualified' })
    await eventually(async () => {
      const { data } = (await api.get(`/crm_connections/${connection_id}/syncs`)).body
      const tries = data.filter(({ cause }: { cause: string }) => cause === 'automatic')
      const ends = tries.map(
        ({ status, error }: { status: string; error: { kind: string } | null }) => error?.kind ?? status,
      )
      assert.deepEqual(ends.slice(0, 2), ['updated', 'unavailable'])
    })
    assert.equal((await api.get(`/leads/${id}`)).body.crm[0].remote_id, remote_id, 'the sync forgot its record')
    assert.equal(fake.records().length, 1)
    fake.next({ method: 'GET', path: remote_id, status: 404 })
    await due(account, connection_id)
    await eventually(async () => {
      const [{ waits_s } = assert.fail()] = await linksOf(account, connection_id)
      assert.ok(waits_s > 80_000 && waits_s < 87_000, `${waits_s} s`)
    })
    fake.change(remote_id, { assignedUserName: 'Ana Lima' })
    await due(account, connection_id)
    await eventually(async () => assert.equal((await api.get(`/leads/${id}`)).body.crm[0].owner, 'Ana Lima'))
  })

  it('that lets nobody read is left in peace, and told of once', async () => {
    const account = await testAccount()
    await using fake = await startEspoCrm()
    const { api, connection_id, leads } = await synced(account, fake, 2)
    for (let round = 1; round <= 2; round++) {
      for (const { remote_id } of leads) fake.next({ method: 'GET', path: remote_id, status: 403 })
      await due(account, connection_id)
      await eventually(async () => assert.ok((await restsFor(account, connection_id)) > 200))
      const records = await pulls(api, connection_id)
      assert.deepEqual(
        records.map(({ error }: { error: { kind: string } }) => error.kind),
        ['forbidden', 'forbidden'],
        `one of each lead, round ${round}`,
      )
    }
  })
})
