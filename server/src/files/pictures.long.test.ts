import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { testAccount } from '../testing/account.ts'
import { childrenNamed } from '../testing/files/decoders.ts'
import { gif, png } from '../testing/files/png.ts'
import { uploadFile } from '../testing/files/upload.ts'
import { type Client, eventually, type TestAccount } from '../testing/service.ts'

describe('images', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
  })

  const upload = async (content: string | Buffer, name: string) => (await uploadFile(api, content, name)).body
  const bytesOf = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer())
  const photo = (width = 900, height = 600) => sharp({ create: { width, height, channels: 3, background: '#2a7' } })

  it('lose their metadata, stand upright, and get a preview', async () => {
    const taken = await photo()
      .withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'Secret place' } } })
      .jpeg()
      .toBuffer()
    assert.ok(taken.includes('Secret place'))
    const file = await upload(taken, 'photo.png')
    assert.deepEqual([file.content_type, file.width, file.height], ['image/jpeg', 600, 900])
    const bytes = await bytesOf(file.url)
    assert.equal(bytes.length, file.size)
    assert.ok(!bytes.includes('Secret place'))
    const { format, width, height } = await sharp(await bytesOf(file.preview_url)).metadata()
    assert.deepEqual([format, width, height], ['webp', 427, 640])
    const { headers } = await fetch(file.url)
    assert.deepEqual(
      [headers.get('content-type'), headers.get('content-disposition')!.split(';')[0]],
      ['image/jpeg', 'inline'],
    )
  })

  it('keep moving, and what hides behind them is gone', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 20, height: 10, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const file = await upload(Buffer.concat([moving, Buffer.from('<script>alert(1)</script>')]), 'a.gif')
    assert.deepEqual([file.content_type, file.width, file.height], ['image/gif', 20, 10])
    const bytes = await bytesOf(file.url)
    assert.ok(!bytes.includes('script'))
    assert.equal((await sharp(bytes, { animated: true }).metadata()).pages, 2)
  })

  it('that are bombs or move for too long are only saved', async () => {
    const frame = Buffer.from('2c0000000001000100000202440100', 'hex')
    for (const [name, bytes] of Object.entries({
      bomb: png(30_000, 30_000, deflateSync(Buffer.alloc(1000))),
      'too many frames': gif(2, 2, Array(201).fill(frame)),
      'too many pixels': gif(2000, 2000, Array(4).fill(frame)),
    })) {
      const file = await upload(bytes, `${name}.png`)
      assert.deepEqual(
        [file.content_type, file.preview_url, file.width],
        ['application/octet-stream', null, null],
        name,
      )
      const served = await fetch(file.url)
      assert.match(served.headers.get('content-disposition')!, /^attachment/)
      assert.deepEqual(Buffer.from(await served.arrayBuffer()), bytes)
    }
    const short = await upload(gif(2, 2, Array(200).fill(frame)), 'short.gif')
    assert.equal(short.content_type, 'image/gif')
    assert.equal((await upload(await photo().png().toBuffer(), 'after.png')).content_type, 'image/png')
    assert.deepEqual(readdirSync(join(account.data_dir, 'incoming')), [])
  })

  it('that are cut lose their metadata, too, and are only saved', async () => {
    const noisy = sharp({
      create: {
        width: 60,
        height: 40,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
        background: 'red',
      },
    }).withMetadata({ exif: { IFD0: { Copyright: 'Secret place' } } })
    for (const kind of ['jpeg', 'png', 'webp'] as const) {
      const whole = await noisy.toFormat(kind).toBuffer()
      assert.ok(whole.includes('Secret place'), kind)
      for (const part of [0.1, 0.5, 0.8, 0.99]) {
        const cut = whole.subarray(0, Math.floor(whole.length * part))
        const { status, body: file } = await uploadFile(api, cut, 'cut.png')
        if (status === 415) continue
        assert.ok(!(await bytesOf(file.url)).includes('Secret'), `${kind} ${part}`)
        const { headers } = await fetch(file.url)
        if (file.preview_url === null) assert.match(headers.get('content-disposition')!, /^attachment/)
      }
    }
  })

  it('that are none are refused', async () => {
    const lie = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(500, 'x')])
    const { status, body } = await uploadFile(api, lie, 'lie.png')
    assert.deepEqual([status, body.error.code], [415, 'file_type_not_allowed'])
    assert.deepEqual(readdirSync(join(account.data_dir, 'incoming')), [])
  })

  it('are decoded again after their process was killed, and the service goes on', async (t) => {
    const content = await photo().png().toBuffer()
    assert.equal((await upload(content, 'before.png')).content_type, 'image/png')
    const decoders = childrenNamed('picture-process')
    if (decoders === null) return t.skip('needs /proc')
    assert.notEqual(decoders.length, 0)
    for (const pid of decoders) process.kill(pid, 'SIGKILL')
    await eventually(() => assert.deepEqual(childrenNamed('picture-process'), []))
    assert.equal((await upload(content, 'after.png')).content_type, 'image/png')
  })

  it('that are programs for browsers are only saved, whatever they are called', async () => {
    const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    const html = '\n<!-- x --><html><body onload="alert(1)">'
    for (const [content, type] of [
      [svg, 'image/svg+xml'],
      [html, 'text/html'],
    ] as const) {
      const file = await upload(content, 'picture.png')
      assert.equal(file.content_type, type)
      const { headers } = await fetch(file.url)
      assert.equal(headers.get('content-type'), 'application/octet-stream')
      assert.match(headers.get('content-disposition')!, /^attachment/)
    }
  })
})
