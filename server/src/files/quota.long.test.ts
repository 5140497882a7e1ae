import assert from 'node:assert/strict'
import { describe, it, type TestContext } from 'node:test'
import { createAccount } from '../accounts/accounts.ts'
import { sql } from '../db/sql.ts'
import { shared_settings } from '../testing/account.ts'
import { emailChannel, mailOf } from '../testing/email/channel.ts'
import { startImap } from '../testing/email/imap-server.ts'
import { picture } from '../testing/files/png.ts'
import { formWith, uploadFile, uploadParts } from '../testing/files/upload.ts'
import { type Answer, accountOf, eventually, startTestService } from '../testing/service.ts'
import { visit, widgetChannel } from '../testing/visitor.ts'
import { freeBytes } from './room.ts'

const kb = Buffer.alloc(1024, 'x')
const mib = Buffer.alloc(1024 * 1024, 'x')

async function started(t: TestContext, settings: Record<string, string>) {
  const service = await startTestService({ ...shared_settings, ...settings })
  t.after(() => service.stop())
  const channel_id = await widgetChannel(service)
  return { service, api: await service.client(), channel_id, visitor: () => visit(service, channel_id) }
}

type Visitor = Awaited<ReturnType<typeof visit>>

const send = (visitor: Visitor, content: Buffer, name = 'a.txt') => {
  const { headers, body } = formWith('file', content, name)
  return visitor.send('POST', '/files', { headers, body })
}
const announce = (visitor: Visitor, size: number) => visitor.post('/files', { name: 'a.txt', size })
const statuses = (answers: Answer[]) => answers.map(({ status }) => status).sort()

function assertFull(answer: Answer): void {
  assert.deepEqual([answer.status, answer.body.error.code], [413, 'storage_quota_reached'])
}

describe('what may be stored', () => {
  it('by a visitor is limited, also of what arrives at once and in parts, and free again when it is deleted', async (t) => {
    const { visitor } = await started(t, { VISITOR_STORAGE_MB: '3' })
    const [one, other] = [await visitor(), await visitor()]
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(one, mib)))
    assert.deepEqual(statuses(answers), [201, 201, 201, 413, 413, 413, 413, 413])
    assertFull(await announce(one, 1))
    assert.equal((await send(other, mib)).status, 201)
    const { id } = answers.find(({ status }) => status === 201)!.body
    assert.equal((await one.delete(`/files/${id}`)).status, 200)
    const announced = await Promise.all(Array.from({ length: 3 }, () => announce(one, 1024 * 1024)))
    assert.deepEqual(statuses(announced), [201, 413, 413])
  })

  it('by a channel is limited for all of its visitors, and the team still uploads', async (t) => {
    const { api, visitor, service } = await started(t, { CHANNEL_STORAGE_MB: '2' })
    const visitors = [await visitor(), await visitor(), await visitor()]
    const answers = await Promise.all(visitors.map((one) => send(one, mib)))
    assert.deepEqual(statuses(answers), [201, 201, 413])
    assert.equal((await uploadFile(api, mib, 'a.txt')).status, 201)
    const elsewhere = await visit(service, await widgetChannel(service))
    assert.equal((await send(elsewhere, mib)).status, 201)
  })

  it('by an account is limited in both modes together, and not for another account', async (t) => {
    const { api, service, visitor } = await started(t, { ACCOUNT_STORAGE_MB: '2' })
    assert.equal((await uploadFile(api, mib, 'a.txt')).status, 201)
    const test = await service.client({ mode: 'test' })
    assert.equal((await uploadFile(test, mib, 'a.txt')).status, 201)
    for (const one of [api, test]) assertFull(await uploadFile(one, kb, 'a.txt'))
    assertFull(await send(await visitor(), kb))
    const other = await accountOf(service, await createAccount(service.database, 'Other'))
    assert.equal((await uploadFile(await other.client(), mib, 'a.txt')).status, 201)
  })

  it('is counted with previews, and as it is after a picture was encoded again', async (t) => {
    const { api, service } = await started(t, {})
    const { body: file } = await uploadFile(api, picture(900, 600), 'a.png')
    const [row] = await service.database.run(sql`
      select bytes::integer, usage.files::integer, size + preview_size as stored from file_usage usage
      join files on files.environment_id = usage.environment_id where holder = '' and files.id = ${file.id}`)
    assert.deepEqual([row!.bytes, row!.files], [row!.stored, 1])
    await api.delete(`/files/${file.id}`)
    await eventually(async () => assert.deepEqual(await service.database.run(sql`select from file_usage`), []))
  })

  it('that waits for a message stays within thirty files, however many are announced at once', async (t) => {
    const { visitor } = await started(t, {})
    const one = await visitor()
    const answers = await Promise.all(Array.from({ length: 45 }, () => announce(one, 1000)))
    assert.equal(answers.filter(({ status }) => status === 201).length, 30)
    for (const { status, body } of answers.filter(({ status }) => status !== 201))
      assert.deepEqual([status, body.error.code], [409, 'file_limit_reached'])
  })

  it('by mail is limited: the mail is taken in without its files, and says so', async (t) => {
    const { api } = await started(t, { CHANNEL_STORAGE_MB: '1' })
    await using imap = await startImap()
    const channel_id = await emailChannel(api, { imap })
    const large = [
      '--B',
      'Content-Type: text/plain',
      '',
      'See the file.',
      '--B',
      'Content-Type: application/octet-stream',
    ]
    large.push('Content-Disposition: attachment; filename=large.bin', 'Content-Transfer-Encoding: base64', '')
    large.push(Buffer.alloc(900_000, 1).toString('base64').replace(/.{76}/g, '$&\r\n'), '--B--')
    const mail = mailOf({ headers: ['Content-Type: multipart/mixed; boundary=B'], text: large.join('\r\n') })
    for (let n = 0; n < 2; n++)
      imap.append(mail.replace('Content-Type: text/plain; charset=utf-8\r\n', '').replace(/mail-(\d)/, `m${n}-$1`))
    const messages = await eventually(async () => {
      const { data } = (await api.get(`/conversations?channel_id=${channel_id}&order=asc`)).body
      assert.equal(data.length, 2)
      const all = await Promise.all(
        data.map(async ({ id }: { id: string }) => (await api.get(`/conversations/${id}/messages`)).body.data),
      )
      return all.flat()
    })
    assert.equal(messages[0].attachments.length, 1)
    assert.deepEqual(messages[1].attachments, [])
    assert.equal(
      messages[1].content,
      'See the file.\n\n[There is no room for the file large.bin here. The mailbox has it.]',
    )
    assert.equal(messages[1].email.original, null)
  })

  it('leaves a reserve on the disk', async (t) => {
    const { api, service, visitor } = await started(t, { FILES_RESERVE_MB: '900000000' })
    assert.ok((await freeBytes(service.data_dir)) < 900_000_000 * 1024 * 1024)
    const metrics = await (await fetch(`${service.url}/metrics`)).text()
    assert.match(
      metrics,
      /At 0, files are refused\.\n# TYPE parley_files_room_bytes gauge\nparley_files_room_bytes 0\n/,
    )
    assert.equal((await fetch(`${service.url}/readyz`)).status, 200)
    const one = await visitor()
    for (const answer of [await uploadFile(api, kb, 'a.txt'), await send(one, kb), await announce(one, 1000)])
      assert.deepEqual([answer.status, answer.body.error.code], [507, 'storage_full'])
    await using imap = await startImap()
    const channel_id = await emailChannel(api, { imap })
    imap.append(mailOf({ text: 'Still here' }))
    await eventually(async () => {
      const { data } = (await api.get(`/conversations?channel_id=${channel_id}`)).body
      assert.equal(data.length, 1)
      const [message] = (await api.get(`/conversations/${data[0].id}/messages`)).body.data
      assert.deepEqual([message.content, message.email.original], ['Still here', null])
    })
  })

  it('is shown with the room that is left', async (t) => {
    const { api, service, visitor } = await started(t, { CHANNEL_STORAGE_MB: '2' })
    await uploadFile(api, mib, 'a.txt')
    const one = await visitor()
    const { body: file } = await announce(one, mib.length)
    assert.equal((await uploadParts(one, file.id, mib, 0, mib.length)).status, 200)
    const metrics = await (await fetch(`${service.url}/metrics`)).text()
    const metric = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)![1])
    assert.equal(metric('parley_files_stored_bytes'), 2 * mib.length)
    assert.equal(metric('parley_files_quota_used_ratio'), 0.5)
    assert.ok(metric('parley_files_room_bytes') > 0)
  })
})
