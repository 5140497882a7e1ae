import assert from 'node:assert/strict'
import { it } from 'node:test'
import { verbatim } from '../db/sql.ts'
import { readsPast } from '../testing/reads-past.ts'
import { someContact, startTestService } from '../testing/service.ts'

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
    const answers = await readsPast(service.database, {
      lock: verbatim(`lock table ${table} in access exclusive mode`),
      reading: () => Promise.all([api.get(path), api.get(path)]),
      others: async () => {
        const others = await Promise.all([api.get('/contacts'), api.get('/contacts'), api.get('/contacts')])
        assert.equal(others[2]!.status, 200, path)
      },
    })
    assert.deepEqual(
      answers.map(({ status }) => status),
      [200, 200],
    )
  }
})
