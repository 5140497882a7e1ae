import assert from 'node:assert/strict'
import { before, describe, it, type TestContext } from 'node:test'
import { recordAudit } from '../accounts/audit.ts'
import { sql } from '../db/sql.ts'
import { transaction } from '../db/transaction.ts'
import { testAccount } from '../testing/account.ts'
import { runInProcess } from '../testing/run-in-process.ts'
import { eventually, type TestAccount } from '../testing/service.ts'

describe('the chain of the audit log', () => {
  let account: TestAccount
  before(async () => {
    account = await testAccount()
    await write(10)
  })
  const write = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, n) =>
        transaction(account.database, (connection) =>
          recordAudit(connection, {
            account_id: account.account_id,
            action: 'user.updated',
            actor: { type: 'system', id: null, name: 'Zoë' },
            object: null,
            details: { n },
            address: null,
            request_id: null,
          }),
        ),
      ),
    )
  const run = (t: TestContext, ...words: string[]) =>
    runInProcess(t, ['audit', ...words, '--account', account.account_id], { DATABASE_URL: account.database_url })
  const verify = async (t: TestContext, ...words: string[]) => {
    const { code, stdout } = await run(t, 'verify', '--json', ...words)
    const [result] = JSON.parse(stdout) as { entries: number; head: string; faults: string[] }[]
    assert.equal(code, result!.faults.length === 0 ? 0 : 1)
    return result!
  }
  const idOf = async (number: number) => {
    const [row] = await account.database.run<{ entry_id: string }>(sql`
      select entry_id from audit_chain where account_id = ${account.account_id} and number = ${number}`)
    return row!.entry_id
  }
  /** Applies a change, verifies, and reverts it. */
  async function after(t: TestContext, id: string, change: () => Promise<unknown>): Promise<string[]> {
    const [kept] = await account.database.run(
      sql`select row_to_json(audit_entries)::text as row from audit_entries where id = ${id}`,
    )
    await change()
    const { faults } = await verify(t)
    await account.database.run(sql`delete from audit_entries where id = ${id}`)
    await account.database.run(sql`
      insert into audit_entries (account_id, id, action, actor, details, created_at)
      select account_id, id, action, actor, details, created_at from json_populate_record(null::audit_entries, ${kept!.row}::json)`)
    await account.database.run(sql`delete from audit_waiting where entry_id = ${id}`)
    return faults
  }

  it('grows by itself, and is whole', async (t) => {
    await eventually(async () => {
      const [row] = await account.database.run<{ sealed: number }>(
        sql`select count(*)::integer as sealed from audit_chain where account_id = ${account.account_id}`,
      )
      assert.equal(row!.sealed, 10)
    })
    const { entries, head, faults } = await verify(t)
    assert.deepEqual([entries, head.split(':')[0], faults], [10, '10', []])
  })

  it('shows an entry that was removed, also the newest, or changed', async (t) => {
    const { database } = account
    for (const number of [1, 5, 10]) {
      const id = await idOf(number)
      const removed = await after(t, id, () => database.run(sql`delete from audit_entries where id = ${id}`))
      assert.deepEqual(removed, [`Entry ${number} (${id}) is missing.`])
      const changed = await after(t, id, () =>
        database.run(sql`update audit_entries set actor = '{"type":"system","id":null,"name":"Eve"}' where id = ${id}`),
      )
      assert.deepEqual(changed, [`Entry ${number} (${id}) isn't what it was, or the chain before it isn't.`])
    }
    assert.deepEqual((await verify(t)).faults, [])
  })

  it('shows an entry that was put in past it', async (t) => {
    const { database, account_id } = account
    await write(1)
    await verify(t)
    const id = await idOf(11)
    await database.run(sql`delete from audit_chain where account_id = ${account_id} and number = 11`)
    assert.deepEqual((await verify(t)).faults, [`Entry ${id} isn't in the chain.`])
    await database.run(sql`insert into audit_waiting values (${account_id}, ${id})`)
    assert.deepEqual((await verify(t)).faults, [])
  })

  it('shows that it was made anew to whoever kept an end of it', async (t) => {
    const { head } = await verify(t)
    assert.deepEqual((await verify(t, '--head', head)).faults, [])
    const other = head.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))
    assert.deepEqual((await verify(t, '--head', other)).faults, [`The chain never went through ${other}.`])
    assert.equal((await run(t, 'verify', '--head', '12')).code, 2)
  })

  it('is whole after old entries were pruned, and not after they were removed in another way', async (t) => {
    const { database, account_id } = account
    assert.match((await run(t, 'prune', '--older-than', '30')).stdout, /nothing/)
    const id = await idOf(4)
    // As if written and sealed long ago.
    await database.run(
      sql`update audit_entries set created_at = now() - interval '40 days' where account_id = ${account_id} and id <= ${id}`,
    )
    await database.run(sql`delete from audit_chain where account_id = ${account_id}`)
    await database.run(
      sql`insert into audit_waiting select account_id, id from audit_entries where account_id = ${account_id}`,
    )
    assert.deepEqual((await verify(t)).faults, [])
    assert.match((await run(t, 'prune', '--older-than', '30')).stdout, /up to number 4\./)
    const { entries, faults } = await verify(t)
    assert.deepEqual([entries, faults], [8, []])
    await database.run(sql`delete from audit_entries where id = ${await idOf(5)}`)
    await database.run(sql`delete from audit_chain where account_id = ${account_id} and number <= 5`)
    assert.deepEqual((await verify(t)).faults, ['Entries 1 to 5 are missing.'])
  })
})
