import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { type TestContext, test } from 'node:test'
import { openDatabase } from '../server/src/db/database.ts'
import { sql } from '../server/src/db/sql.ts'
import { cloneDatabase } from '../server/src/testing/database.ts'
import { emailChannel, mailOf } from '../server/src/testing/email/channel.ts'
import { startImap } from '../server/src/testing/email/imap-server.ts'
import { dataFolder, undo } from '../server/src/testing/embedded-database.ts'
import { client, eventually } from '../server/src/testing/service.ts'
import { startSmtp } from '../server/src/testing/smtp.ts'
import { figures, goesRed, sized, twin } from './support/fault.ts'
import { patience, patient } from './support/patient.ts'
import type { Patch } from './support/sabotage.ts'
import { keyIn, type ServiceProcess, startProcess } from './support/service-process.ts'

const size = sized({
  smallest: { mails: 8, kills: 1, answers: 2, replies: 8, old: 40, forged: 5 },
  quick: { mails: 60, kills: 3, answers: 12, replies: 150, old: 3000, forged: 60 },
  full: { mails: 2000, kills: 25, answers: 200, replies: 1000, old: 50_000, forged: 1000 },
})

test('F21: a mailbox through kills, loops, forgeries and a past', async (t) => {
  const place = await begun(t)
  await t.test('F21: each mail is taken in once, however often its reader is killed', async (t) => {
    figures(t, await takesInOnce(place, size.mails, size.kills))
  })
  await t.test(
    'F21: each answer is taken by the server at most once, and nobody is told that it went out if it did not',
    async (t) => {
      figures(t, await sendsOnce(place, size.answers))
    },
  )
  await t.test('F21: a program that answers every mail gets one automatic answer', async (t) => {
    figures(t, await answersOnce(place, size.replies))
  })
  await t.test('F21: forged reply addresses misfile nothing', async (t) => {
    figures(t, await misfilesNothing(place, size.forged))
  })
  await t.test('F21: a mailbox full of old mail is answered nothing', async (t) => {
    figures(t, await leavesThePast(place, size.old))
  })
})

const forgetful: Patch[] = [
  ['src/channels/outgoing/worker.ts', 'lease.is_undecided && way.undecided ?', 'lease.is_undecided && !lease ?'],
]
twin('F21 twin: where a mail that may have gone out is sent again, some arrive twice', async (t) => {
  await goesRed(async () => sendsOnce(await begun(t, forgetful), 4), /taken twice/)
})

const talkative: Patch[] = [
  [
    'src/channels/email/who-answers.ts',
    'may_answer && (await mayAnswerToday(scope, channel_id, address))',
    'may_answer',
  ],
  ['src/channels/email/write/send-mail.ts', 'if (!isAutomatic(letter)) return null', 'if (letter) return null'],
]
twin('F21 twin: without the right to one answer, a loop goes on', async (t) => {
  await goesRed(async () => answersOnce(await begun(t, talkative), 20), /automatic answers/)
})

const eager: Patch[] = [['src/channels/email/cursor.ts', 'const end = uid_next - 1', 'const end = 0 * uid_next']]
twin('F21 twin: where a first connection begins at the beginning, old mail is taken in', async (t) => {
  await goesRed(async () => leavesThePast(await begun(t, eager), 20), /old mails/)
})

type Place = Awaited<ReturnType<typeof begun>>

/** A service process that can be killed and started again. */
async function begun(t: TestContext, without: readonly Patch[] = []) {
  const { url: database_url, drop } = await cloneDatabase()
  undo(t, drop)
  const settings = {
    ...patient,
    DATABASE_URL: database_url,
    SECRET_KEY: randomBytes(32).toString('base64'),
    DATA_DIR: dataFolder(t),
    MAIL_ALLOWED_NETWORKS: '127.0.0.1',
    EMAIL_POLL_MS: '1000',
  }
  let service: ServiceProcess = await startProcess(t, { settings, without })
  const database = openDatabase({
    url: database_url,
    connections: 4,
    ...patience,
  })
  undo(t, database.close)
  const key = await keyIn(database_url)
  return {
    database,
    api: () => client(`${service.url}/v1`, key),
    async killAndStart() {
      await service.kill()
      // As if the leases of the dead had run out.
      await database.run(sql`update email_mailboxes set leased_until = null`)
      await database.run(sql`update outgoing set leased_until = null`)
      service = await startProcess(t, { settings, without })
    },
  }
}

async function takesInOnce({ api, database, killAndStart }: Place, mails: number, kills: number) {
  await using imap = await startImap()
  const channel_id = await emailChannel(api(), { imap })
  for (let n = 0; n < mails; n++) imap.append(mailOf({ from: `customer-${n}@home.example`, text: `Mail ${n}` }))
  const count = async () => {
    const rows = await database.run<{ content: string }>(sql`
      select content from messages m join conversations c on c.environment_id = m.environment_id and c.id = conversation_id
      where channel_id = ${channel_id}`)
    return rows.map(({ content }) => content)
  }
  for (let n = 1; n <= kills; n++) {
    await eventually(async () => assert.ok((await count()).length >= (mails * (n - 0.5)) / kills - mails / 4))
    await killAndStart()
  }
  await eventually(async () => assert.ok((await count()).length >= mails), 120_000)
  await pastTheEnd(database, channel_id, mails)
  const contents = await count()
  const wanted = Array.from({ length: mails }, (_, n) => `Mail ${n}`)
  assert.deepEqual(contents.toSorted(), wanted.toSorted(), `${contents.length} of ${mails} mails are messages`)
  return { mails, kills, fetched: imap.fetched.count }
}

/** The server takes each mail, and the process dies before it hears of that. */
async function sendsOnce({ api, database, killAndStart }: Place, answers: number) {
  await using imap = await startImap()
  const accepted: string[] = []
  let is_silent = true
  await using smtp = await startSmtp({
    onData(stream, _session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk) => chunks.push(chunk))
      stream.on('end', () => {
        accepted.push(/^Message-ID: (.*)$/im.exec(Buffer.concat(chunks).toString())![1]!)
        if (!is_silent) callback()
      })
    },
  })
  const channel_id = await emailChannel(api(), { imap, smtp })
  for (let n = 0; n < answers; n++) imap.append(mailOf({ from: `asks-${n}@home.example` }))
  const conversations = await eventually(async () => {
    const { data } = (await api().get(`/conversations?channel_id=${channel_id}&limit=100`)).body
    assert.ok(data.length >= Math.min(answers, 100))
    return data
  })
  for (const { id } of conversations) await api().post(`/conversations/${id}/messages`, { content: 'Our answer' })
  await eventually(() => assert.ok(accepted.length > 0))
  await killAndStart()
  is_silent = false
  const settled = await eventually(async () => {
    const rows = await database.run<{ status: string; email: string | null }>(sql`
      select m.status, m.email from messages m
      join conversations c on c.environment_id = m.environment_id and c.id = conversation_id
      where channel_id = ${channel_id} and direction = 'outbound'`)
    assert.ok(rows.every(({ status }) => status !== 'queued'))
    return rows
  }, 120_000)
  assert.equal(
    new Set(accepted).size,
    accepted.length,
    `${accepted.length - new Set(accepted).size} mails were taken twice`,
  )
  const sent = settled
    .filter(({ status }) => status === 'sent')
    .map(({ email }) => `<${JSON.parse(email!).message_id}>`)
  assert.deepEqual(new Set(sent).difference(new Set(accepted)), new Set(), 'some count as sent that were not')
  return { answers: settled.length, taken: accepted.length, sent: sent.length, undecided: settled.length - sent.length }
}

async function answersOnce({ api, database }: Place, replies: number) {
  await using imap = await startImap()
  await using smtp = await startSmtp()
  const channel_id = await emailChannel(api(), { imap, smtp }, { handled_by: 'assistant' })
  const robot = 'robot@loop.example'
  for (let n = 0; n < replies; n++) {
    // Half of its kind name what they answer.
    const last = n % 2 === 1 && smtp.mails.at(-1)?.raw.match(/^Message-ID: (.*)$/im)?.[1]
    imap.append(
      mailOf({ from: robot, text: `We got your mail ${n}.`, ...(last && { headers: [`In-Reply-To: ${last}`] }) }),
    )
    // At first, it answers what it gets.
    if (n < 3) await eventually(() => assert.ok(smtp.mails.length > 0, 'nothing was answered'))
  }
  await pastTheEnd(database, channel_id, replies)
  await eventually(async () => {
    const rows = await database.run(sql`
      select 1 as one from conversations where channel_id = ${channel_id} and assistant_due_at is not null
      union all select 1 as one from outgoing where due_at is not null`)
    assert.equal(rows.length, 0)
  }, 120_000)
  assert.equal(smtp.mails.length, 1, `${smtp.mails.length} automatic answers`)
  return { replies }
}

async function misfilesNothing({ api, database }: Place, forged: number) {
  await using imap = await startImap()
  const channel_id = await emailChannel(api(), { imap }, { plus_addressing: true })
  imap.append(mailOf())
  await pastTheEnd(database, channel_id, 1)
  const [{ id }] = (await api().get(`/conversations?channel_id=${channel_id}`)).body.data
  for (let n = 0; n < forged; n++) {
    const token = id.slice(7) + randomBytes(7).toString('hex').slice(0, 13)
    imap.append(mailOf({ from: 'eve@evil.example', to: `support+${token}@shop.example`, subject: `Re: ${id}` }))
  }
  await pastTheEnd(database, channel_id, forged + 1)
  const rows = await database.run(sql`select 1 as one from messages where conversation_id = ${id}`)
  assert.equal(rows.length, 1, `${rows.length - 1} forged mails were filed`)
  return { forged }
}

async function leavesThePast({ api, database }: Place, old: number) {
  await using imap = await startImap()
  await using smtp = await startSmtp()
  for (let n = 0; n < old; n++) imap.append(mailOf({ text: 'Long ago' }))
  const channel_id = await emailChannel(api(), { imap, smtp }, { handled_by: 'assistant' })
  imap.append(mailOf({ text: 'New' }))
  await pastTheEnd(database, channel_id, old + 1)
  const [row] = await database.run<{ count: number }>(
    sql`select count(*)::integer as count from conversations where channel_id = ${channel_id}`,
  )
  assert.equal(row!.count, 1, `${row!.count - 1} old mails were taken in`)
  return { old, fetched: imap.fetched.count }
}

function pastTheEnd(database: Place['database'], channel_id: string, uid: number): Promise<void> {
  return eventually(async () => {
    const [row] = await database.run(sql`
      select from email_cursors where channel_id = ${channel_id} and folder = 'inbox' and last_uid >= ${uid}::bigint`)
    assert.ok(row, 'not everything was read')
  }, 180_000)
}
