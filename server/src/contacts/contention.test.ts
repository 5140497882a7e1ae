import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { type Client, someContact, startTestService, type TestService } from '../testing/service.ts'

describe('contacts changed at the same moment', () => {
  let service: TestService
  let api: Client
  before(async () => {
    service = await startTestService()
    api = await service.client()
  })
  after(() => service.stop())

  it('that want each other’s address are refused, not broken by the deadlock', async () => {
    const [one, other] = await Promise.all([api.post('/contacts', someContact()), api.post('/contacts', someContact())])
    for (let round = 0; round < 10; round++) {
      const answers = await Promise.all([
        api.patch(`/contacts/${one.body.id}`, { email: other.body.email }),
        api.patch(`/contacts/${other.body.id}`, { email: one.body.email }),
      ])
      for (const { status } of answers) assert.ok(status === 200 || status === 409, `${status}`)
    }
  })

  it('do not make others wait who want another row', async () => {
    const { body: held } = await api.post('/contacts', someContact())
    await service.database.session(async (connection) => {
      await connection.query(sql`begin`)
      await connection.query(sql`select from contacts where id = ${held.id} for update`)
      const waiting = Array.from({ length: 20 }, (_, n) => api.patch(`/contacts/${held.id}`, { name: `Name ${n}` }))
      const slowest = await slowestOf(() => api.post('/contacts', someContact()), 30)
      assert.ok(slowest < 5000, `a contact took ${Math.round(slowest)} ms`)
      await connection.query(sql`rollback`)
      for (const { status } of await Promise.all(waiting)) assert.equal(status, 200)
    })
  })
})

async function slowestOf(work: () => Promise<unknown>, times: number): Promise<number> {
  let slowest = 0
  for (let n = 0; n < times; n++) {
    const started_at = performance.now()
    await work()
    slowest = Math.max(slowest, performance.now() - started_at)
  }
  return slowest
}
