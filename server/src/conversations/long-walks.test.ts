import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '../db/sql.ts'
import { transaction } from '../db/transaction.ts'
import { eventually, someContact, startTestService } from '../testing/service.ts'

it('what may walk through many rows is read past the reads of everybody else', async () => {
  await using service = await startTestService({ DATABASE_CONNECTIONS: '16' })
  const api = await service.client()
  const { body: contact } = await api.post('/contacts', someContact())
  const { body: conversation } = await api.post('/conversations', { contact_id: contact.id, handled_by: 'human' })
  const content = 'Could you send us a quote for 40 bikes? Our budget is €9,000.'
  await api.post(`/conversations/${conversation.id}/messages`, { content, direction: 'inbound' })
  await api.post('/leads/qualify', { contact_id: contact.id })
  const { body: page } = await api.get('/leads?expand=evidence')
  assert.equal(page.data[0].evidence.length, 1)
  for (const [table, path] of [
    ['conversations', '/conversations?label=vip'],
    ['crm_jobs', '/leads?sync=failed'],
    ['messages', '/leads?expand=evidence'],
  ] as const) {
    let reading: Promise<{ status: number }[]> | undefined
    await transaction(service.database, async (connection) => {
      await connection.query({ text: `lock table ${table} in access exclusive mode`, values: [] } as never)
      // As many as there are shared connections for reads.
      reading = Promise.all([api.get(path), api.get(path)])
      await eventually(async () => {
        const waiting = await service.database.run(sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
        assert.ok(waiting.length >= 2)
      })
      const answers = Promise.all([api.get('/contacts'), api.get('/contacts'), api.get('/contacts')])
      const first = await Promise.race([answers, new Promise<null>((done) => setTimeout(done, 20_000, null).unref())])
      assert.equal(first?.[2]?.status, 200, path)
    })
    assert.deepEqual(
      (await reading!).map(({ status }) => status),
      [200, 200],
    )
  }
})
