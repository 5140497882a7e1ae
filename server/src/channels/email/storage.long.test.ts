import assert from 'node:assert/strict'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { emailChannel, healthy, mailOf } from '../../testing/email/channel.ts'
import { startImap } from '../../testing/email/imap-server.ts'
import { eventually, startTestService } from '../../testing/service.ts'

it('a mail that storage does not take stays in the mailbox, shows as a problem, and is whole once it does', async () => {
  await using imap = await startImap()
  await using service = await startTestService({ MAIL_ALLOWED_NETWORKS: '127.0.0.1', EMAIL_POLL_MS: '200' })
  const api = await service.client()
  const channel_id = await emailChannel(api, { imap })
  const folder = join(service.data_dir, 'files')
  rmSync(folder, { recursive: true, force: true })
  // A file where the folder should be: nobody can write into it, not even root.
  writeFileSync(folder, '')
  imap.append(mailOf({ text: 'First' }))
  imap.append(mailOf({ text: 'Second' }))
  await eventually(async () => {
    const { health } = (await api.get(`/channels/${channel_id}`)).body
    assert.equal(health.problem?.code, 'not_stored')
  })
  // Long enough for a mail that is to blame itself to be given up.
  await eventually(async () => {
    const [row] = await service.database.run<{ failures: number }>(
      sql`select failures from email_mailboxes where channel_id = ${channel_id}`,
    )
    assert.ok(row!.failures >= 4)
  })
  rmSync(folder)
  await healthy(api, channel_id)
  await eventually(async () => {
    const rows = await service.database.run<{ content: string }>(sql`select content from messages order by id`)
    assert.deepEqual(
      rows.map(({ content }) => content),
      ['First', 'Second'],
    )
  })
})
