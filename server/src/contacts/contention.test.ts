import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { type Client, someContact, type TestAccount } from '../testing/service.ts'

describe('contacts changed at the same moment', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
  })

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
    await account.database.session(async (connection) => {
      await connection.query(sql`begin`)
      await connection.query(sql`select from contacts where id = ${held.id} for update`)
      const waiting = Array.from({ length: 20 }, (_, n) => api.patch(`/contacts/${held.id}`, { name: `Name ${n}` }))
      for (let n = 0; n < 30; n++) assert.equal((await api.post('/contacts', someContact())).status, 201)
      await connection.query(sql`rollback`)
      for (const { status } of await Promise.all(waiting)) assert.equal(status, 200)
    })
  })
})
