import assert from 'node:assert/strict'
import { it } from 'node:test'
import { sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { eventually } from '../testing/service.ts'

it('settings of the assistant keep a key that a rotation of the secret key seals anew while they are changed', async () => {
  const service = await testAccount()
  const api = await service.client()
  const server = { provider: 'openai_compatible', base_url: 'http://127.0.0.1:11434/v1', model: 'llama3.2' }
  assert.equal((await api.patch('/assistant', { ...server, api_key: 'sk-of-before' })).status, 200)
  const of_account = sql`environment_id in (select id from environments where account_id = ${service.account_id})`
  const resealed = Buffer.from('sealed under the new key')
  const changing = await service.database.session(async (connection) => {
    await connection.query(sql`begin`)
    await connection.query(sql`select from assistant_settings where ${of_account} for update`)
    const changing = api.patch('/assistant', { name: 'Ada' })
    await eventually(async () => {
      const waiting = await service.database.run(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      assert.ok(waiting.length > 0)
    })
    await connection.query(sql`update assistant_settings set api_key = ${resealed} where ${of_account}`)
    await connection.query(sql`commit`)
    return changing
  })
  assert.deepEqual([changing.status, changing.body.name], [200, 'Ada'])
  const [row] = await service.database.run<{ api_key: string }>(
    sql`select encode(api_key, 'escape') as api_key from assistant_settings where ${of_account}`,
  )
  assert.equal(row!.api_key, 'sealed under the new key')
})
