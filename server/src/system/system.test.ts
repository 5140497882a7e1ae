import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { checkAlarms } from '../alarms/check.ts'
import { sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { person, type SignedIn } from '../testing/browser.ts'
import { emailChannel } from '../testing/email/channel.ts'
import { startImap } from '../testing/email/imap-server.ts'
import { eventually, type TestAccount } from '../testing/service.ts'
import { last_backup_file, noteBackup } from './last-backup.ts'
import type { Check, System } from './schema.ts'

describe('the state of the system', () => {
  let account: TestAccount
  let owner: SignedIn
  before(async () => {
    account = await testAccount()
    owner = await person(account, 'owner')
  })

  const stateFor = async (who = owner, query = ''): Promise<System> => {
    const { status, body } = await who.get(`/system${query}`)
    assert.equal(status, 200, JSON.stringify(body))
    return body
  }
  const check = async (name: Check['name'], who = owner, query = '') =>
    (await stateFor(who, query)).checks.find((one) => one.name === name)!
  it('is for owners only', async () => {
    for (const role of ['admin', 'agent', 'viewer'] as const) {
      const { status, body } = await (await person(account, role)).get('/system')
      assert.deepEqual([status, body.error.code], [403, 'insufficient_role'], role)
    }
  })

  it('says that each part works, and which version runs', async () => {
    await eventually(async () => {
      const { version, checks } = await stateFor()
      assert.match(version, /^\d+\.\d+\.\d+/)
      const states = checks.map(({ name, state }) => [name, state])
      assert.deepEqual(
        states.filter(([name]) => name !== 'backup'),
        ['database', 'disk', 'events', 'outgoing', 'mail', 'push', 'webhooks', 'crm', 'search'].map((name) => [
          name,
          'ok',
        ]),
      )
    })
    const disk = await check('disk')
    assert.ok(disk.value! > 0)
    assert.equal(disk.unit, 'bytes')
  })

  it('tells of a queue of this account and mode that nobody works on, and of no other account’s', async () => {
    const other = await person(await testAccount(), 'owner')
    await account.database.run(sql`
      insert into mails (environment_id, id, kind, due_at, leased_until, created_at)
      select ${account.environment_ids.test}::integer, 'svcmail_late', 'code', now() - interval '1 hour', now() + interval '1 hour', now()`)
    const { state, value, unit } = await check('mail', owner, '?mode=test')
    assert.deepEqual([state, unit], ['problem', 'seconds'])
    assert.ok(value! >= 3600)
    assert.deepEqual(await check('mail'), { name: 'mail', unit: 'seconds', state: 'ok', value: 0 })
    assert.equal((await check('mail', other, '?mode=test')).state, 'ok')
    await account.database.run(sql`delete from mails where environment_id = ${account.environment_ids.test}::integer`)
  })

  it('tells how old the last backup is, as the metrics do', async (t) => {
    assert.deepEqual(await check('backup'), { name: 'backup', unit: 'seconds', state: 'unknown', value: null })
    t.after(() => rm(join(account.data_dir, last_backup_file)))
    await noteBackup(account.data_dir, new Date(Date.now() - 25 * 3_600_000))
    assert.equal((await check('backup')).state, 'ok')
    await noteBackup(account.data_dir, new Date(Date.now() - 30 * 3_600_000))
    const { state, value } = await check('backup')
    assert.equal(state, 'problem')
    const metrics = await (await fetch(`${account.url}/metrics`)).text()
    const [, age] = /^parley_backup_age_seconds (\S+)$/m.exec(metrics)!
    assert.equal(Math.floor(Number(age) / 3600), Math.floor(value! / 3600))
  })

  it('shows a mailbox that refuses the password as an alarm, to this account only', async () => {
    await using imap = await startImap()
    const api = await account.client()
    const id = await emailChannel(api, { imap })
    imap.password = 'changed'
    imap.hangUp()
    await eventually(async () =>
      assert.equal((await api.get(`/channels/${id}`)).body.health.problem?.code, 'login_refused'),
    )
    await checkAlarms(account.means, new Date(Date.now() + 285_000))
    const [alarm] = (await owner.get('/live/alarms?open=true')).body.data
    assert.deepEqual(
      [alarm.subject_id, alarm.subject_type, alarm.reason, alarm.ended_at],
      [id, 'channel', 'login_refused', null],
    )
    const other = await testAccount()
    assert.deepEqual((await (await person(other, 'owner')).get('/live/alarms?open=true')).body.data, [])
  })
})
