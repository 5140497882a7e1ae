import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { connect, makeLead } from '../testing/crm/stage.ts'
import { assertRefused } from '../testing/refused.ts'
import { startTestService } from '../testing/service.ts'
import { forgetDeleted } from './forget-deleted.ts'

describe('a CRM connection that is deleted', () => {
  it('is gone at once for everybody, with its secrets, though what hangs on it takes longer', async () => {
    await using service = await startTestService()
    const api = await service.client({ mode: 'test' })
    const id = await connect(api)
    const other = await connect(api)
    const { id: lead_id } = await makeLead(service, api)
    await api.post(`/leads/${lead_id}/sync`, { connection_id: id })
    await api.post(`/leads/${lead_id}/sync`, { connection_id: other })
    await service.database.run(sql`
      insert into crm_syncs (environment_id, connection_id, id, lead_id, cause, status, created_at)
      select environment_id, connection_id, 'svcsyn_' || n, lead_id, 'backfill', 'updated', now()
      from crm_links, generate_series(1, 3000) n where connection_id = ${id}`)
    await service.database.run(sql`
      update crm_connections set deleted_at = now(), credentials = '', token = null where id = ${id}`)
    assertRefused(await api.get(`/crm_connections/${id}`), 404, 'resource_not_found')
    assertRefused(await api.get(`/crm_connections/${id}/syncs`), 404, 'resource_not_found')
    assertRefused(await api.delete(`/crm_connections/${id}`), 404, 'resource_not_found')
    assertRefused(await api.post(`/leads/${lead_id}/sync`, { connection_id: id }), 404, 'resource_not_found')
    assert.deepEqual(
      (await api.get('/crm_connections')).body.data.map((one: { id: string }) => one.id),
      [other],
    )
    assert.equal((await api.post(`/leads/${lead_id}/sync`)).status, 200, 'the other is the only one')
    const remaining = async () => {
      const [row] = await service.database.run<{ syncs: number; links: number; connections: number }>(sql`
        select (select count(*)::integer from crm_syncs where connection_id = ${id}) as syncs,
          (select count(*)::integer from crm_links where connection_id = ${id}) as links,
          (select count(*)::integer from crm_connections where id = ${id}) as connections`)
      return row!
    }
    await forgetDeleted(service.database, 0)
    const halfway = await remaining()
    assert.ok(halfway.syncs > 0 && halfway.syncs < 3001, `${halfway.syncs} left: one batch, no more`)
    await forgetDeleted(service.database, 10_000)
    assert.deepEqual(await remaining(), { syncs: 0, links: 0, connections: 0 })
    const { crm } = (await api.get(`/leads/${lead_id}`)).body
    assert.deepEqual(
      crm.map((one: { connection_id: string }) => one.connection_id),
      [other],
    )
  })

  it('does not wait for another that cannot be removed', async () => {
    await using service = await startTestService()
    const api = await service.client({ mode: 'test' })
    const ids = [await connect(api), await connect(api)]
    for (const [n, connection_id] of ids.entries()) {
      const { id } = await makeLead(service, api)
      await api.post(`/leads/${id}/sync`, { connection_id })
      if (n > 0) continue
      await service.database.run(sql`
        update leads set crm = replace(crm::text, '"owner"', '"own\\ud800"')::json where id = ${id}`)
    }
    await service.database.run(sql`update crm_connections set deleted_at = now() where id = any (${ids}::text[])`)
    await assert.rejects(forgetDeleted(service.database, 10_000))
    const remaining = await service.database.run<{ id: string }>(sql`select id from crm_connections`)
    assert.deepEqual(remaining, [{ id: ids[0] }])
    // Nor does anyone who deletes one of his own hear of it.
    const other = await service.client({ mode: 'test' })
    assert.equal((await other.delete(`/crm_connections/${await connect(other)}`)).status, 200)
  })

  it('is deleted by whoever asks, whole, where little hangs on it', async () => {
    await using service = await startTestService()
    const api = await service.client({ mode: 'test' })
    const id = await connect(api)
    const { id: lead_id } = await makeLead(service, api)
    await api.post(`/leads/${lead_id}/sync`, { connection_id: id })
    assert.deepEqual((await api.delete(`/crm_connections/${id}`)).body, { object: 'crm_connection', id, deleted: true })
    assert.deepEqual((await api.get(`/leads/${lead_id}`)).body.crm, [])
    const rows = await service.database.run(sql`select from crm_connections where id = ${id}`)
    assert.deepEqual(rows, [])
  })
})
