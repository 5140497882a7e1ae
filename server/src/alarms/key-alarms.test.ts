import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { permissions } from '../accounts/permissions.ts'
import { type Sql, sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { person, type SignedIn } from '../testing/browser.ts'
import { eventsOf } from '../testing/events-of.ts'
import { everybodyToldOf } from '../testing/notifications.ts'
import { type Client, client, eventually, type TestAccount } from '../testing/service.ts'
import { checkAlarms } from './check.ts'
import type { Alarm } from './schema.ts'

describe('an alarm about an API key that ends soon', () => {
  let account: TestAccount
  let api: Client
  let owner: SignedIn
  let agent: SignedIn
  before(async () => {
    account = await testAccount()
    api = await account.client({ scopes: ['events:read', 'webhook_endpoints:read'] })
    owner = await person(account, 'owner')
    agent = await person(account, 'agent')
    await everybodyToldOf(account)
  })

  const alarmsOf = async (key_id: string): Promise<Alarm[]> => {
    await checkAlarms(account.means)
    const { data } = (await api.get('/alarms?limit=100')).body
    return data.filter(({ subject_id }: Alarm) => subject_id === key_id)
  }
  const bell = async (who: SignedIn, { id }: Alarm) => {
    await everybodyToldOf(account)
    const { data } = (await who.get('/notifications?mode=live&limit=100')).body
    return data.filter(({ alarm }: { alarm: Alarm | null }) => alarm?.id === id)
  }
  const raised = async (key_id: string) => {
    const [alarm, ...others] = await alarmsOf(key_id)
    assert.deepEqual([alarm?.ended_at, others], [null, []])
    return alarm!
  }
  const over = async (key_id: string) => {
    const [alarm, ...others] = await alarmsOf(key_id)
    assert.ok(alarm?.ended_at)
    assert.deepEqual(others, [])
  }
  /** Ends in three days, was made and used some days ago. */
  const keyInUse = async (name: string, made_days_ago = 60, used_days_ago = 0): Promise<string> => {
    const ending = await account.client({ name, expires_at: new Date(Date.now() + 3 * 86_400_000).toISOString() })
    return inUse(ending, sql`name = ${name}`, made_days_ago, used_days_ago)
  }
  const inUse = async (by: Client, which: Sql, made_days_ago = 0, used_days_ago = 0) => {
    assert.equal((await by.get('/labels')).status, 200)
    return eventually(async () => {
      const [row] = await account.database.run<{ id: string }>(sql`
        update api_keys set created_at = now() - make_interval(days => ${made_days_ago}::integer),
          last_used_at = last_used_at - make_interval(days => ${used_days_ago}::integer)
        where environment_id = ${account.environment_ids.live} and ${which} and last_used_at is not null returning id`)
      assert.ok(row)
      return row.id
    })
  }

  it('tells owners, and whoever reads webhook endpoints, until the key is revoked', async () => {
    const id = await keyInUse('Shop')
    const alarm = await raised(id)
    assert.deepEqual(
      [alarm.kind, alarm.reason, alarm.subject_type, alarm.message],
      ['key_ends_soon', null, 'api_key', 'The API key Shop ends within a week.'],
    )
    const others_scopes = permissions.filter((one) => !one.startsWith('webhook_endpoints:'))
    const without = await account.client({ scopes: others_scopes })
    assert.deepEqual((await without.get('/alarms')).body.data, [])
    const [began] = await eventsOf(api, alarm.id, ['api_key.alarm_began'])
    assert.deepEqual(began!.data.object, alarm)
    const [notification, ...others] = await bell(owner, alarm)
    assert.deepEqual(
      [notification.kind, notification.alarm.kind, notification.alarm.subject_id, others],
      ['alarm', 'key_ends_soon', id, []],
    )
    assert.deepEqual(await bell(agent, alarm), [])
    assert.equal((await owner.post(`/api_keys/${id}/revoke`)).status, 200)
    await over(id)
    await eventsOf(api, alarm.id, ['api_key.alarm_began', 'api_key.alarm_ended'])
    assert.deepEqual(await bell(owner, alarm), [])
  })

  it('is over once the key is rolled, and begins again for its successor when that ends soon', async () => {
    const id = await keyInUse('Orders')
    await raised(id)
    const { status, body } = await owner.post(`/api_keys/${id}/roll`, { grace_hours: 24 })
    assert.equal(status, 201, JSON.stringify(body))
    await over(id)
    assert.deepEqual(await alarmsOf(body.id), [], 'nobody uses it yet')
    await inUse(client(account.base, body.key), sql`id = ${body.id}`)
    assert.deepEqual(await alarmsOf(body.id), [], 'it is valid for as long as the old one was')
    await account.database.run(sql`
      update api_keys set created_at = created_at - interval '60 days', expires_at = expires_at - interval '60 days' where id = ${body.id}`)
    await raised(body.id)
    await account.database.run(sql`update api_keys set expires_at = now() - interval '1 second' where id = ${body.id}`)
    await over(body.id)
  })

  it('is none if nobody uses the key, or if it was made for a few days', async () => {
    assert.deepEqual(await alarmsOf(await keyInUse('Unused', 60, 8)), [])
    assert.deepEqual(await alarmsOf(await keyInUse('Short', 0)), [])
  })
})
