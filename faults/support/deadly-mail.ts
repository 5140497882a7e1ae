import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import type { TestContext } from 'node:test'
import { openDatabase } from '../../server/src/db/database.ts'
import { sql } from '../../server/src/db/sql.ts'
import { cloneDatabase } from '../../server/src/testing/database.ts'
import { emailChannel, mailOf } from '../../server/src/testing/email/channel.ts'
import { startImap } from '../../server/src/testing/email/imap-server.ts'
import { dataFolder, undo } from '../../server/src/testing/embedded-database.ts'
import { client, eventually } from '../../server/src/testing/service.ts'
import { patience, patient } from './patient.ts'
import type { Patch } from './sabotage.ts'
import { keyIn, spawnCommand } from './service-process.ts'

/** Does something to whoever reads a mail of these subjects, as if the reader had faults that nobody knows yet. */
export function faulty(faults: Record<string, string>): Patch {
  const lines = Object.entries(faults).map(
    ([subject, what]) => `if (Buffer.from(raw).includes('Subject: ${subject}')) ${what}\n`,
  )
  const begin = 'const { tree, problem } = await parseTree(raw)'
  return ['src/channels/email/read/mail.ts', begin, lines.join('') + begin]
}

interface Trial {
  /** Of the mails that hurt, and of one that is behind them. */
  subjects: string[]
  /** So many processes may die. */
  deaths: number
  without: Patch[]
  patience_ms?: number
}

/** Takes in mails of which the last is an ordinary one, and starts processes until all of them are there. */
export async function goesPast(t: TestContext, { subjects, deaths, without, patience_ms = 300_000 }: Trial) {
  const { url: database_url, drop } = await cloneDatabase()
  undo(t, drop)
  const database = openDatabase({
    url: database_url,
    connections: 4,
    ...patience,
  })
  undo(t, database.close)
  const settings = {
    ...patient,
    DATABASE_URL: database_url,
    SECRET_KEY: randomBytes(32).toString('base64'),
    DATA_DIR: dataFolder(t),
    MAIL_ALLOWED_NETWORKS: '127.0.0.1',
    EMAIL_POLL_MS: '1000',
  }
  // A process may die before it listens.
  const start = () => spawnCommand(t, { command: ['start'], settings, without })
  let service = start()
  await service.url
  const key = await keyIn(database_url)
  const api = async () => client(`${await service.url}/v1`, key)
  await using imap = await startImap()
  const channel_id = await emailChannel(await api(), { imap })
  for (const one of subjects) imap.append(mailOf({ from: `${one}@home.example`, subject: one }))
  let died = 0
  const outcomes = await eventually(async () => {
    if (!service.lives()) {
      died++
      // As if the leases of the dead had run out.
      await database.run(sql`update email_mailboxes set leased_until = null`)
      if (died <= deaths) service = start()
    }
    const rows = await database.run<{ outcome: string }>(
      sql`select outcome from email_mails where channel_id = ${channel_id} order by uid`,
    )
    if (died <= deaths)
      assert.equal(rows.length, subjects.length, `${rows.length} of ${subjects.length} mails were taken in`)
    return rows.map(({ outcome }) => outcome)
  }, patience_ms)
  assert.ok(died <= deaths, `${died} processes died`)
  assert.deepEqual(outcomes, [...subjects.slice(1).map(() => 'unreadable'), 'stored'])
  const answering = await api()
  const { data } = (await answering.get(`/conversations?channel_id=${channel_id}&order=asc`)).body
  for (const { id } of data.slice(0, -1)) {
    const [message] = (await answering.get(`/conversations/${id}/messages`)).body.data
    assert.match(message.content, /^\[This email can't be shown: .* The file has it as it came\.\]$/)
    assert.equal(message.attachments[0].name, 'email.eml')
  }
  return { mails: subjects.length, died }
}
