import { crc32 } from 'node:zlib'
import { strippedJpeg } from './strip-jpeg.ts'

/** Nobody takes a picture this large, and it's read as a whole. */
export const max_strippable_bytes = 64 * 1024 * 1024

/**
 * A picture without anything but what its pixels, colors and orientation need: no place it was taken at, no comments, and nothing
 * behind it. For pictures that nobody decodes, or only later: it looks at the structure alone, which takes milliseconds. What was cut
 * off ends where it ends. Null if there's no picture in it.
 */
export function stripped(bytes: Buffer, content_type: string): Buffer | null {
  switch (content_type) {
    case 'image/jpeg':
      return strippedJpeg(bytes)
    case 'image/png':
      return strippedPng(bytes)
    case 'image/gif':
      return strippedGif(bytes)
    case 'image/webp':
      return strippedWebp(bytes)
    default:
      return null
  }
}

const png_chunks = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs acTL fcTL fdAT'.split(' '))

function strippedPng(bytes: Buffer): Buffer | null {
  const kept = [bytes.subarray(0, 8)]
  let has_pixels = false
  for (let at = 8; at + 12 <= bytes.length; ) {
    const type = bytes.toString('latin1', at + 4, at + 8)
    const end = at + 12 + bytes.readUInt32BE(at)
    if (type === 'IEND') break
    if (at === 8 && type !== 'IHDR') return null
    if (png_chunks.has(type) && (end <= bytes.length || type === 'IDAT')) {
      const data = bytes.subarray(at + 8, Math.min(end - 4, bytes.length))
      kept.push(pngChunk(type, data))
      has_pixels ||= type === 'IDAT'
    }
    at = end
  }
  return has_pixels ? Buffer.concat([...kept, pngChunk('IEND', Buffer.alloc(0))]) : null
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

const webp_chunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const frame_header = 16
// In the flags of VP8X: that there is a chunk of EXIF or XMP.
const metadata_flags = 0x0c

function strippedWebp(bytes: Buffer): Buffer | null {
  const chunks = webpChunks(bytes.subarray(12))
  if (!chunks.some(({ type }) => /^(?:VP8[ L]|ANMF)$/.test(type))) return null
  const body = Buffer.concat(
    chunks.map(({ type, data }) => {
      if (type === 'VP8X' && data.length > 0) {
        const flags = Buffer.from(data)
        flags[0]! &= ~metadata_flags
        return riffChunk(type, flags)
      }
      if (type !== 'ANMF') return riffChunk(type, data)
      const pixels = webpChunks(data.subarray(frame_header)).filter(({ type }) => /^(?:VP8[ L]|ALPH)$/.test(type))
      const frame = pixels.map((one) => riffChunk(one.type, one.data))
      return riffChunk(type, Buffer.concat([data.subarray(0, frame_header), ...frame]))
    }),
  )
  return riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), body]))
}

function webpChunks(bytes: Buffer): { type: string; data: Buffer }[] {
  const chunks: { type: string; data: Buffer }[] = []
  for (let at = 0; at + 8 <= bytes.length; ) {
    const type = bytes.toString('latin1', at, at + 4)
    const size = bytes.readUInt32LE(at + 4)
    if (webp_chunks.has(type)) chunks.push({ type, data: bytes.subarray(at + 8, at + 8 + size) })
    at += 8 + size + (size % 2)
  }
  return chunks
}

function riffChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.from(`${type}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

const [extension, image, graphic_control, application] = [0x21, 0x2c, 0xf9, 0xff]

function strippedGif(bytes: Buffer): Buffer | null {
  if (bytes.length < 13) return null
  const start = 13 + colorTable(bytes[10]!)
  const kept = [bytes.subarray(0, start)]
  let has_pixels = false
  for (let at = start; at < bytes.length; ) {
    const is_image = bytes[at] === image
    if (!is_image && bytes[at] !== extension) break
    const blocks = is_image ? at + 11 + colorTable(bytes[at + 9] ?? 0) : at + 2
    const end = endOfBlocks(bytes, blocks)
    // An image that was cut off is one without its end.
    if (is_image || isNeeded(bytes.subarray(at, end)))
      kept.push(bytes.subarray(at, end), ...(end > bytes.length ? [Buffer.alloc(1)] : []))
    has_pixels ||= is_image
    at = end
  }
  return has_pixels ? Buffer.concat([...kept, Buffer.from(';')]) : null
}

/** How long a frame is shown, and how often all are: one block each. */
function isNeeded(block: Buffer): boolean {
  if (block[1] === graphic_control) return block[2] === 4 && block.length === 8
  const name = block.toString('latin1', 3, 14)
  return block[1] === application && block.length === 19 && /^(?:NETSCAPE2\.0|ANIMEXTS1\.0)$/.test(name)
}

function colorTable(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0
}

/** Behind the empty block that ends a list of blocks. */
function endOfBlocks(bytes: Buffer, start: number): number {
  let at = start
  while (at < bytes.length && bytes[at] !== 0) at += 1 + bytes[at]!
  return at + 1
}
