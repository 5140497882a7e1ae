import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import { cloneDatabase } from '../../testing/database.ts'
import { type Answering, type Received, startReceiver } from '../../testing/receiver.ts'
import { openRelay } from '../../testing/relay.ts'
import { runInProcess } from '../../testing/run-in-process.ts'
import { eventually, startTestService } from '../../testing/service.ts'
import { type ReceivedMail, startSmtp } from '../../testing/smtp.ts'
import { noteBackup } from '../last-backup.ts'

const soon = { ALARM_AFTER_MS: '400', ALARM_DISK_MB: '0' }

async function listening(t: TestContext, answer?: Answering) {
  const receiver = await startReceiver(answer)
  t.after(receiver.stop)
  return receiver
}

const notices = (requests: Received[]) => requests.map(({ body }) => JSON.parse(body.toString()))
const kinds = (requests: Received[]) => notices(requests).map(({ type, alarm }) => [type, alarm])
const began = (alarm: string) => ['alarm.began', alarm]
const ended = (alarm: string) => ['alarm.ended', alarm]

describe('alarms', () => {
  it('tell of a database that is gone, once and by every way, and of its return', async (t) => {
    const { url, drop } = await cloneDatabase()
    t.after(drop)
    const relay = await openRelay(url)
    t.after(() => relay.cut())
    const receiver = await listening(t)
    await using smtp = await startSmtp()
    const settings = {
      ...soon,
      DATABASE_URL: relay.url,
      PUBLIC_URL: 'https://parley.example.com',
      ALARM_URL: `${receiver.url}alarms?token=hidden`,
      ALARM_EMAIL: 'oncall@example.com',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: `${smtp.port}`,
      SMTP_SECURITY: 'none',
      SMTP_FROM_ADDRESS: 'parley@example.com',
    }
    await using _ = await startTestService(settings)
    await relay.cut()
    await eventually(() => assert.deepEqual(kinds(receiver.requests), [began('database_unreachable')]))
    await eventually(() => assert.equal(smtp.mails.length, 1))
    await relay.restore()
    const course = [began('database_unreachable'), ended('database_unreachable')]
    await eventually(() => assert.deepEqual(kinds(receiver.requests), course))
    await eventually(() => assert.equal(smtp.mails.length, 2))
    const [first, last] = notices(receiver.requests)
    assert.match(first.text, /^The database \(postgres:\/\/127\.0\.0\.1:\d+\/.*\) doesn't respond/)
    assert.deepEqual([first.service, first.since], ['https://parley.example.com', last.since])
    const [{ to, headers, text }, over] = smtp.mails as [ReceivedMail, ReceivedMail]
    assert.deepEqual([to, headers.subject], [['oncall@example.com'], first.text])
    assert.match(text, /parley\.example\.com/)
    assert.equal(over.headers.subject, 'The database responds again.')
  })

  it('reach a receiver that was down, in order', async (t) => {
    const receiver = await listening(t, (_, n) => ({ status: n < 2 ? 503 : 200 }))
    await using service = await startTestService({ ...soon, ALARM_URL: receiver.url, ALARM_BACKUP_HOURS: '24' })
    await noteBackup(service.data_dir, new Date(Date.now() - 30 * 3_600_000))
    await eventually(() => assert.ok(receiver.requests.length > 0))
    await noteBackup(service.data_dir, new Date())
    await eventually(() => {
      const taken = kinds(receiver.requests.slice(2))
      assert.deepEqual(taken, [began('backup_old'), ended('backup_old')])
    })
    assert.match(notices(receiver.requests)[0].text, /^The last backup of .* is 30 hours old\.$/)
  })

  it('tell of a disk that is nearly full', async (t) => {
    const receiver = await listening(t)
    await using _ = await startTestService({ ...soon, ALARM_URL: receiver.url, ALARM_DISK_MB: '1000000000' })
    await eventually(() => assert.deepEqual(kinds(receiver.requests), [began('disk_nearly_full')]))
  })

  it('are tried with a command, which says what arrived and never where', async (t) => {
    const receiver = await listening(t, ({ path }) => ({ status: path.startsWith('/right') ? 204 : 404 }))
    const test = (ALARM_URL: string) => runInProcess(t, ['alarms', 'test'], { ALARM_URL })
    assert.deepEqual(await test(`${receiver.url}right`), { code: 0, stdout: 'ALARM_URL    told\n', stderr: '' })
    assert.deepEqual(kinds(receiver.requests), [['alarm.test', null]])
    const { code, stdout } = await test(`${receiver.url}wrong-token`)
    assert.equal(code, 1)
    assert.match(stdout, /^ALARM_URL {4}127\.0\.0\.1:\d+ responded with 404\.$/m)
    assert.equal((await test('')).code, 1)
  })

  it('are silent while all is well, and the heart beats only then', async (t) => {
    const [alarms, heart, sick] = [await listening(t), await listening(t), await listening(t)]
    await using _ = await startTestService({ ...soon, ALARM_URL: alarms.url, HEARTBEAT_URL: heart.url })
    await eventually(() => assert.equal(heart.requests.length, 1))
    const trouble = { ...soon, ALARM_DISK_MB: '1000000000', ALARM_URL: alarms.url, HEARTBEAT_URL: sick.url }
    await using __ = await startTestService(trouble)
    await eventually(() => assert.deepEqual(kinds(alarms.requests), [began('disk_nearly_full')]))
    assert.equal(sick.requests.length, 0)
  })
})
