import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import { createAccount } from '../../accounts/accounts.ts'
import { sql } from '../../db/sql.ts'
import { noteServiceAlarm } from '../../notifications/service-alarms.ts'
import { person, type SignedIn } from '../../testing/browser.ts'
import { cloneDatabase } from '../../testing/database.ts'
import { type Received, startReceiver } from '../../testing/receiver.ts'
import { openRelay } from '../../testing/relay.ts'
import { accountOf, eventually, startTestService } from '../../testing/service.ts'
import { noteBackup } from '../last-backup.ts'

const soon = { ALARM_AFTER_MS: '400' }

const types = (requests: Received[]) => requests.map(({ body }) => JSON.parse(body.toString()).type)

async function listening(t: TestContext) {
  const receiver = await startReceiver()
  t.after(receiver.stop)
  return receiver
}

async function bell(who: SignedIn, mode = 'live') {
  const { status, body } = await who.get(`/notifications?mode=${mode}`)
  assert.equal(status, 200, JSON.stringify(body))
  return body.data
}

describe('in the bell, an alarm of the whole service', () => {
  it('is told once the database is there again, once to owners of all accounts, whatever processes saw it', async (t) => {
    const { url, drop } = await cloneDatabase()
    t.after(drop)
    const relay = await openRelay(url)
    t.after(() => relay.cut())
    const receiver = await listening(t)
    const settings = { ...soon, DATABASE_URL: relay.url, ALARM_URL: receiver.url }
    await using service = await startTestService(settings)
    await using _second = await startTestService(settings, service)
    const owner = await person(service, 'owner')
    const admin = await person(service, 'admin')
    const other = await accountOf(service, await createAccount(service.database, 'Other'))
    const others = await person(other, 'owner')
    const before = Date.now()
    await relay.cut()
    const began = ['alarm.began', 'alarm.began']
    await eventually(() => assert.deepEqual(types(receiver.requests), began, 'by both processes'))
    await relay.restore()
    for (const who of [owner, others]) {
      const [notification, ...more] = await eventually(async () => {
        const all = await bell(who)
        assert.ok(all.length > 0)
        return all
      })
      assert.deepEqual(more, [])
      assert.deepEqual(
        [notification.kind, notification.service_alarm.kind, notification.alarm, notification.conversation_id],
        ['alarm', 'database_unreachable', null, null],
      )
      const { began_at, ended_at } = notification.service_alarm
      assert.ok(before <= Date.parse(began_at) && Date.parse(began_at) < Date.parse(ended_at))
    }
    assert.deepEqual([await bell(admin), await bell(owner, 'test')], [[], []])
  })

  it('lasts while a process sees it, and says when it was over', async (t) => {
    const receiver = await listening(t)
    await using service = await startTestService({ ...soon, ALARM_BACKUP_HOURS: '24', ALARM_URL: receiver.url })
    const owner = await person(service, 'owner')
    await noteBackup(service.data_dir, new Date(Date.now() - 30 * 3_600_000))
    const [notification] = await eventually(async () => {
      const all = await bell(owner)
      assert.equal(all.length, 1)
      return all
    })
    assert.deepEqual(
      [notification.service_alarm.kind, notification.service_alarm.ended_at, notification.read_at],
      ['backup_old', null, null],
    )
    const outgoing = sql`select from notifications where push_due_at is not null or mail_due_at is not null`
    assert.deepEqual(await service.database.run(outgoing), [])
    const endOf = async () => (await bell(owner))[0].service_alarm.ended_at
    // As if nobody had seen it for a while.
    const older = sql`update service_alarms set began_at = now() - interval '1 hour', seen_at = now() - interval '7 minutes'`
    await service.database.run(older)
    await eventually(async () => assert.equal(await endOf(), null))
    await noteBackup(service.data_dir, new Date())
    await eventually(() => assert.deepEqual(types(receiver.requests), ['alarm.began', 'alarm.ended']))
    await eventually(async () => {
      await service.database.run(older)
      assert.notEqual(await endOf(), null)
    })
  })

  it('is one, however many processes note it at once, and another after a time without it', async () => {
    await using service = await startTestService()
    const owner = await person(service, 'owner')
    const minutes = (ago: number) => new Date(Date.now() - ago * 60_000)
    const user_ids: string[] = []
    const note = (began_ago: number, seen_ago: number) =>
      noteServiceAlarm(
        service.database,
        { kind: 'disk_nearly_full', began_at: minutes(began_ago), seen_at: minutes(seen_ago) },
        (_, ids) => user_ids.push(...ids),
      )
    await Promise.all([note(60, 50), note(59, 51), note(60, 40)])
    await note(39, 30)
    assert.equal((await bell(owner)).length, 1)
    await note(20, 20)
    const [second, first] = await bell(owner)
    assert.equal(user_ids.length, 2)
    const spans = [first, second].map(({ service_alarm: { began_at, ended_at } }) =>
      [began_at, ended_at].map((at) => Math.round((Date.now() - Date.parse(at)) / 60_000)),
    )
    assert.deepEqual(spans, [
      [60, 30],
      [20, 20],
    ])
  })
})
