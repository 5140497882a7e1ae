import assert from 'node:assert/strict'
import { afterEach, before, beforeEach, describe, it } from 'node:test'
import { testAccount } from '../../testing/account.ts'
import { emailChannel, mailOf } from '../../testing/email/channel.ts'
import { startImap, type TestImap } from '../../testing/email/imap-server.ts'
import { uploadFile } from '../../testing/files/upload.ts'
import { inDays } from '../../testing/moments.ts'
import { assertRefused } from '../../testing/refused.ts'
import { type Client, eventually } from '../../testing/service.ts'
import { startSmtp, type TestSmtp } from '../../testing/smtp.ts'

describe('a mail that waits before it goes out', () => {
  let api: Client
  let imap: TestImap
  let smtp: TestSmtp
  let at: string

  before(async () => {
    api = await (await testAccount()).client()
  })
  beforeEach(async () => {
    imap = await startImap()
    smtp = await startSmtp()
    const channel_id = await emailChannel(api, { imap, smtp })
    imap.append(mailOf())
    const id = await eventually(async () => {
      const [conversation] = (await api.get(`/conversations?channel_id=${channel_id}`)).body.data
      assert.ok(conversation, 'nothing has arrived')
      return conversation.id
    })
    at = `/conversations/${id}/messages`
  })
  afterEach(async () => {
    await imap[Symbol.asyncDispose]()
    await smtp[Symbol.asyncDispose]()
  })

  const send = (email: object, more: object = {}) => api.post(at, { content: 'On its way.', email, ...more })
  const cancel = (id: string) => api.post(`${at}/${id}/cancel`, {})
  const comesOut = (id: string) =>
    eventually(async () => assert.equal((await api.get(`${at}/${id}`)).body.status, 'sent', 'not sent'))

  it('is canceled once, confirms no address, and leaves its files to the next message', async () => {
    const { body: file } = await uploadFile(api, 'The plan', 'plan.txt')
    const attachments = [{ file_id: file.id }]
    const { body } = await send({ to: ['eve@evil.example'], delay_seconds: 60 }, { attachments })
    assert.equal(body.status, 'queued')
    assert.ok(Date.parse(body.email.send_at) > Date.parse(body.created_at))
    const answers = await Promise.all([cancel(body.id), cancel(body.id), cancel(body.id)])
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 409, 409])
    const canceled = (await api.get(`${at}/${body.id}`)).body
    assert.deepEqual(
      [canceled.status, canceled.error.code, canceled.private, canceled.email, canceled.attachments],
      ['failed', 'canceled', true, null, []],
    )
    assert.deepEqual(answers.find(({ status }) => status === 200)!.body, canceled)
    const { first_replied_at, unread_count } = (await api.get(at.replace('/messages', ''))).body
    assert.deepEqual([first_replied_at, unread_count], [null, 1], 'the customer does not wait any more')
    const again = await send({ delay_seconds: 60 }, { attachments })
    assert.deepEqual([again.status, again.body.attachments[0].id], [201, file.id])
  })

  it('leaves the first reply to the next one if it was the first', async () => {
    const { body: first } = await send({ delay_seconds: 60 })
    const { body: second } = await send({ delay_seconds: 60 })
    await cancel(first.id)
    assert.equal((await api.get(at.replace('/messages', ''))).body.first_replied_at, second.created_at)
    await cancel(second.id)
    assert.equal((await api.get(at.replace('/messages', ''))).body.first_replied_at, null)
  })

  it('is either sent or canceled, whoever comes first', async () => {
    for (let n = 1; n <= 4; n++) {
      const { body } = await send({ subject: `Race ${n}` })
      const { status } = await cancel(body.id)
      if (status === 409) await comesOut(body.id)
      assert.equal((await api.get(`${at}/${body.id}`)).body.status, status === 200 ? 'failed' : 'sent')
      const { body: next } = await send({ subject: 'After it' })
      await comesOut(next.id)
      const mails = smtp.mails.filter(({ headers }) => headers.subject === `Race ${n}`)
      assert.equal(mails.length, status === 200 ? 0 : 1)
    }
  })

  it('goes out by itself when its time has come, and holds up no other', async () => {
    const tomorrow = inDays(1)
    const { body: later } = await send({ send_at: tomorrow, subject: 'Tomorrow' })
    const { body: soon } = await send({ delay_seconds: 1, subject: 'Soon' })
    await comesOut(soon.id)
    assert.equal((await api.get(`${at}/${soon.id}`)).body.email.send_at, undefined)
    assert.deepEqual(
      smtp.mails.map(({ headers }) => headers.subject),
      ['Soon'],
    )
    assert.equal((await api.get(`${at}/${later.id}`)).body.email.send_at, tomorrow)
    assertRefused(await cancel(soon.id), 409, 'message_not_queued')
    assert.equal((await cancel(later.id)).status, 200)
  })

  it('is refused for a time that has passed or is far away, and for two times', async () => {
    assertRefused(await send({ send_at: inDays(-1) }), 400, 'parameter_invalid')
    assertRefused(await send({ send_at: inDays(31) }), 400, 'parameter_invalid')
    assertRefused(await send({ send_at: inDays(1), delay_seconds: 10 }), 400, 'parameter_invalid')
    const [{ id: received }] = (await api.get(at)).body.data
    assertRefused(await cancel(received), 409, 'message_not_queued')
    assertRefused(await cancel('svcmsg_unknown'), 404, 'resource_not_found')
  })
})
