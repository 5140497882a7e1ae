import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import type { TestAccount } from '../testing/service.ts'
import { createAccount, environmentOf } from './accounts.ts'
import { createKey, findKey, listKeys, revokeKey, rollKey } from './api-keys.ts'
import { hashOfKey } from './key-format.ts'
import { presets } from './permissions.ts'

describe('keys', () => {
  let account: TestAccount
  let account_id: string
  let environment_id: number
  before(async () => {
    account = await testAccount()
    account_id = await createAccount(account.database, 'Keys')
    environment_id = await environmentOf(account.database, account_id, 'live')
  })

  const make = (changes: Partial<Parameters<typeof createKey>[1]> = {}) =>
    createKey(account.database, {
      environment_id,
      mode: 'live',
      name: 'Site',
      scopes: presets.full!,
      expires_at: null,
      ...changes,
    })
  const listed = async (id: string) => (await listKeys(account.database, account_id)).find((key) => key.id === id)!
  const find = (key: string) => findKey(account.database, hashOfKey(key))
  const in_hours = (hours: number) => new Date(Date.now() + hours * 3600_000).toISOString()
  const hoursLeft = (moment: string) => (Date.parse(moment) - Date.now()) / 3600_000

  it('are listed without their text', async () => {
    const { id, key } = await make()
    const row = await listed(id)
    assert.deepEqual(
      [row.last_four, row.mode, row.name, row.revoked_at, row.expires_at],
      [key.slice(-4), 'live', 'Site', null, null],
    )
    assert.ok(!JSON.stringify(await listKeys(account.database, account_id)).includes(key.slice(9, -4)))
  })

  it('are listed for their own account only', async () => {
    const { id } = await make()
    const first = account.account_id
    assert.notEqual(first, account_id)
    assert.ok(!(await listKeys(account.database, first)).some((key) => key.id === id))
  })

  it('know whose they are and what they allow: writing implies reading', async () => {
    const { id, key } = await make({ scopes: ['contacts:write', 'events:read'] })
    const { caller } = (await find(key))!
    assert.deepEqual(
      [caller.actor.id, caller.account_id, caller.environment_id, caller.mode],
      [id, account_id, environment_id, 'live'],
    )
    assert.deepEqual([...caller.permissions].sort(), ['contacts:read', 'contacts:write', 'events:read'])
    assert.equal(await find(`${key.slice(0, -1)}_`), undefined)
  })

  it('are revoked once; doing it again changes nothing', async () => {
    const { id } = await make()
    assert.equal(await revokeKey(account.database, id), true)
    const { revoked_at } = await listed(id)
    assert.equal(await revokeKey(account.database, id), true)
    assert.equal((await listed(id)).revoked_at, revoked_at)
    assert.equal(await revokeKey(account.database, 'svckey_unknown'), false)
  })

  it('are rolled into one of the same name, mode and scopes, and end after the grace period', async () => {
    const old = await make({ scopes: ['contacts:read'] })
    const next = (await rollKey(account.database, old.id, 24))!
    const [before, after] = [await listed(old.id), await listed(next.id)]
    assert.ok(Math.abs(hoursLeft(before.expires_at!) - 24) < 0.01)
    assert.deepEqual([after.name, after.mode, after.last_four], ['Site', 'live', next.key.slice(-4)])
    assert.deepEqual([...(await find(next.key))!.caller.permissions], ['contacts:read'])
  })

  it('that end before the grace period does are not given more time by rolling', async () => {
    const soon = await make({ expires_at: in_hours(1) })
    await rollKey(account.database, soon.id, 24)
    assert.ok(hoursLeft((await listed(soon.id)).expires_at!) <= 1)
  })

  it('are rolled into one that is valid for as long as they were made to be, from now on', async () => {
    const old = await make({ expires_at: in_hours(24 * 30) })
    await account.database.run(
      sql`update api_keys set created_at = created_at - interval '30 days', expires_at = expires_at - interval '29 days' where id = ${old.id}`,
    )
    const next = (await rollKey(account.database, old.id, 24))!
    assert.ok(Math.abs(hoursLeft((await listed(next.id)).expires_at!) - 24 * 31) < 0.01)
  })

  it('do not pass on the end of their grace period if they are rolled again', async () => {
    const [endless, limited] = [await make(), await make({ expires_at: in_hours(24 * 30) })]
    for (const { id } of [endless, limited]) await rollKey(account.database, id, 24)
    const again = await Promise.all([endless, limited].map(({ id }) => rollKey(account.database, id, 0)))
    assert.equal((await listed(again[0]!.id)).expires_at, null)
    assert.ok(Math.abs(hoursLeft((await listed(again[1]!.id)).expires_at!) - 24 * 30) < 0.01)
  })

  it('that do not work any more cannot be rolled', async () => {
    const [revoked, expired] = [await make(), await make({ expires_at: in_hours(-1) })]
    await revokeKey(account.database, revoked.id)
    for (const { id } of [revoked, expired, { id: 'svckey_unknown' }])
      assert.equal(await rollKey(account.database, id, 24), undefined)
  })
})
