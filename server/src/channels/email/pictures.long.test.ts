import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import sharp from 'sharp'
import { sql } from '../../db/sql.ts'
import type { Attachment } from '../../files/schema.ts'
import { testAccount } from '../../testing/account.ts'
import { emailChannel, mailWithFile } from '../../testing/email/channel.ts'
import { startImap } from '../../testing/email/imap-server.ts'
import { eventsOf } from '../../testing/events-of.ts'
import { holdStrangersDecoder } from '../../testing/files/decoders.ts'
import { gif, picture } from '../../testing/files/png.ts'
import { formWith } from '../../testing/files/upload.ts'
import { type Client, eventually, type TestAccount } from '../../testing/service.ts'
import { visit, widgetChannel } from '../../testing/visitor.ts'

describe('the pictures of a mail', () => {
  let service: TestAccount
  let api: Client
  before(async () => {
    service = await testAccount()
    api = await service.client()
  })

  const photo = () =>
    sharp({ create: { width: 90, height: 60, channels: 3, background: '#2a7' } })
      .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'Secret place' } } })
      .jpeg()
      .toBuffer()

  const messageOf = (channel_id: string) =>
    eventually(async () => {
      const { data } = (await api.get(`/conversations?channel_id=${channel_id}`)).body
      assert.equal(data.length, 1)
      return (await api.get(`/conversations/${data[0].id}/messages`)).body.data[0]
    })

  const bytesOf = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer())

  it('are a message at once, only saved and without metadata, and shown once they are decoded', async (t) => {
    await using imap = await startImap()
    const channel_id = await emailChannel(api, { imap })
    const visitor = await visit(service, await widgetChannel(service))
    const send = (name: string) => visitor.send('POST', '/files', formWith('file', picture(20, 10), name))
    // So that there is a process to hold.
    await send('first.png')
    const decoder_hold = holdStrangersDecoder()
    if (decoder_hold === null) return t.skip('needs /proc')
    using _ = decoder_hold
    let is_done = false
    const busy = send('busy.png').finally(() => {
      is_done = true
    })
    imap.append(mailWithFile('photo.jpg', await photo()))
    const message = await messageOf(channel_id)
    const [attachment] = message.attachments
    assert.deepEqual(
      [message.content, attachment.content_type, attachment.width],
      ['See the picture.', 'image/jpeg', null],
    )
    const { body: file } = await api.get(`/files/${attachment.id}`)
    assert.equal(file.preview_url, null)
    const { headers } = await fetch(file.url)
    assert.match(headers.get('content-disposition')!, /^attachment/)
    assert.equal(headers.get('cache-control'), 'private, no-cache')
    assert.ok(!(await bytesOf(file.url)).includes('Secret place'))
    assert.equal(is_done, false, 'the decoder is held meanwhile')
    decoder_hold[Symbol.dispose]()
    assert.equal((await busy).body.width, 20)

    const preview = await eventually(async () => {
      const [one] = (await messageOf(channel_id)).attachments
      assert.ok(one.width !== null)
      return one
    })
    assert.deepEqual([preview.width, preview.height, preview.content_type], [60, 90, 'image/jpeg'], 'it stands upright')
    const { body: after } = await api.get(`/files/${attachment.id}`)
    assert.deepEqual([after.size, (await bytesOf(after.url)).length], [preview.size, preview.size])
    assert.equal((await sharp(await bytesOf(after.preview_url)).metadata()).format, 'webp')
    assert.match((await fetch(after.url)).headers.get('content-disposition')!, /^inline/)
    const [, event] = await eventsOf(api, message.id, ['message.created', 'message.updated'])
    assert.equal(event!.data.object.attachments[0].width, 60)
    assert.equal(event!.data.previous.attachments[0].width, null)
  })

  it('are decoded again if that was not noted, and those that cannot be stay files', async () => {
    await using imap = await startImap()
    const channel_id = await emailChannel(api, { imap })
    imap.append(mailWithFile('photo.jpg', await photo()))
    const message = await messageOf(channel_id)
    const [{ id }] = message.attachments
    const preparedAs = (width: number | null, content_type: string) =>
      eventually(async () => {
        const { body } = await api.get(`/files/${id}`)
        const [row] = await service.database.run(sql`select picture_due_at from files where id = ${id}`)
        assert.deepEqual([row!.picture_due_at, body.width, body.content_type], [null, width, content_type])
        return body
      })
    await preparedAs(60, 'image/jpeg')
    // As after a process that died between storing and noting it.
    await service.database.run(sql`
      update files set width = null, height = null, preview_size = null, picture_due_at = now() where id = ${id}`)
    const { url } = await preparedAs(60, 'image/jpeg')
    assert.equal((await sharp(await bytesOf(url)).metadata()).width, 60)

    const long = gif(2, 2, Array(201).fill(Buffer.from('2c0000000001000100000202440100', 'hex')))
    imap.append(mailWithFile('long.gif', long))
    imap.append(mailWithFile('cut.jpg', (await photo()).subarray(0, -40)))
    await eventually(async () => {
      const { data } = (await api.get(`/conversations?channel_id=${channel_id}`)).body
      const all = await Promise.all(
        data.map(async (one: { id: string }) => (await api.get(`/conversations/${one.id}/messages`)).body.data),
      )
      const files: Attachment[] = all.flat().flatMap((one) => one.attachments)
      const fileNamed = (name: string) => files.find((one) => one.name === name)
      assert.equal(fileNamed('long.gif')?.content_type, 'application/octet-stream')
      const { body } = await api.get(`/files/${fileNamed('cut.jpg')!.id}`)
      assert.ok(!(await bytesOf(body.url)).includes('Secret place'))
    })
  })
})
