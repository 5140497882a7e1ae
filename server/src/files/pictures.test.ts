import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { testAccount } from '../testing/account.ts'
import { png } from '../testing/files/png.ts'
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

  it('that are cut, damaged or bombs are stored as they are, and never shown', async () => {
    const whole = await photo().jpeg().toBuffer()
    for (const [name, bytes] of Object.entries({
      cut: whole.subarray(0, whole.length >> 1),
      bomb: png(30_000, 30_000, deflateSync(Buffer.alloc(1000))),
      lie: Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(500, 'x')]),
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
    assert.equal((await upload(await photo().png().toBuffer(), 'after.png')).content_type, 'image/png')
    assert.deepEqual(readdirSync(join(account.data_dir, 'incoming')), [])
  })

  it('are decoded again after their process was killed, and the service goes on', async (t) => {
    const content = await photo().png().toBuffer()
    assert.equal((await upload(content, 'before.png')).content_type, 'image/png')
    const decoders = childrenNamed('picture-process')
    if (decoders === null) return t.skip('needs /proc')
    assert.equal(decoders.length, 1)
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

/** The ids of this process's children that run a module. Null where the system doesn't tell. */
function childrenNamed(module: string): number[] | null {
  try {
    const pids = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean)
    return pids.map(Number).filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(module))
  } catch {
    return null
  }
}
