import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import sharp from 'sharp'
import { stripped } from './strip.ts'

const words = ['Secret place', 'GPS', 'http://ns.adobe.com/xap', 'a comment']
const photo = () =>
  sharp({
    create: {
      width: 40,
      height: 30,
      channels: 3,
      background: '#2a7',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
const xmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/">http://ns.adobe.com/xap Secret place</x:xmpmeta>'
const taken = () =>
  photo()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'Secret place' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withXmp(xmp)
const pixelsOf = (bytes: Buffer) => sharp(bytes, { animated: true }).raw().toBuffer()
const nothingIn = (bytes: Buffer, what: string) => {
  for (const word of words) assert.ok(!bytes.includes(word), `${what}: ${word}`)
}

describe('a picture that is not decoded', () => {
  for (const kind of ['jpeg', 'png', 'webp'] as const)
    it(`of ${kind} loses all but its pixels, colors and orientation`, async () => {
      const bytes = await taken().toFormat(kind).toBuffer()
      assert.ok(bytes.includes('Secret place'))
      const clean = stripped(Buffer.concat([bytes, Buffer.from('behind it: Secret place')]), `image/${kind}`)!
      nothingIn(clean, kind)
      assert.deepEqual(await pixelsOf(clean), await pixelsOf(bytes))
      const { exif, xmp, iptc, orientation } = await sharp(clean).metadata()
      assert.deepEqual([xmp, iptc], [undefined, undefined])
      if (kind === 'jpeg') assert.deepEqual([orientation, exif!.length], [6, 32])
      else assert.equal(exif, undefined)
      assert.deepEqual(stripped(clean, `image/${kind}`), clean, 'and nothing more the second time')
    })

  it('of jpeg in several scans loses what is between them', async () => {
    const bytes = await photo().jpeg({ progressive: true }).toBuffer()
    const second = bytes.indexOf(Buffer.from([0xff, 0xda]), bytes.indexOf(Buffer.from([0xff, 0xda])) + 2)
    const note = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 14]), Buffer.from('Secret place')])
    const clean = stripped(Buffer.concat([bytes.subarray(0, second), note, bytes.subarray(second)]), 'image/jpeg')!
    nothingIn(clean, 'jpeg')
    assert.deepEqual(await pixelsOf(clean), await pixelsOf(bytes))
  })

  it('that moves keeps moving', async () => {
    const frames = await Promise.all([photo().png().toBuffer(), photo().negate().png().toBuffer()])
    for (const kind of ['gif', 'webp'] as const) {
      const bytes = await sharp(frames, { join: { animated: true } })
        .toFormat(kind, { loop: 3, delay: [70, 90] })
        .toBuffer()
      const end = kind === 'gif' ? bytes.subarray(0, -1) : bytes
      const comment = Buffer.concat([Buffer.from('!\xfe\x0c', 'latin1'), Buffer.from('Secret place\0')])
      const clean = stripped(Buffer.concat([end, comment, Buffer.from(';a comment')]), `image/${kind}`)!
      nothingIn(clean, kind)
      assert.deepEqual(await pixelsOf(clean), await pixelsOf(bytes))
      const { pages, loop, delay } = await sharp(clean, { animated: true }).metadata()
      assert.deepEqual([pages, loop, delay], [2, 3, [70, 90]])
    }
  })

  it('has nothing left of its metadata wherever it was cut', async () => {
    for (const kind of ['jpeg', 'png', 'webp', 'gif'] as const) {
      const bytes = await taken().toFormat(kind).toBuffer()
      for (let end = 0; end <= bytes.length; end++) {
        const clean = stripped(bytes.subarray(0, end), `image/${kind}`)
        if (clean) nothingIn(clean, `${kind} until ${end}`)
      }
      assert.ok(stripped(bytes, `image/${kind}`))
    }
  })

  it('is none if there are no pixels', () => {
    for (const type of ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/bmp'])
      for (const bytes of [Buffer.alloc(0), Buffer.from('\xff\xd8\xff', 'latin1'), Buffer.alloc(300, 'x')])
        assert.equal(stripped(bytes, type), null, type)
  })
})
