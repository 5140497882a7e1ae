const [prefix, start_of_image, end_of_image, start_of_scan] = [0xff, 0xd8, 0xd9, 0xda]
const end = Buffer.from([prefix, end_of_image])

/** Markers of ITU T.81 that pixels need: frames, tables, scans and restarts. */
function isOfPixels(marker: number): boolean {
  return (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) || (marker >= 0xda && marker <= 0xdd)
}

/** See `stripped`. Segments between scans are looked at, too. */
export function strippedJpeg(bytes: Buffer): Buffer | null {
  if (bytes[0] !== prefix || bytes[1] !== start_of_image) return null
  const kept: Buffer[] = []
  let orientation = 1
  let has_pixels = false
  for (let at = nextMarker(bytes, 2); at + 4 <= bytes.length; at = nextMarker(bytes, at)) {
    const marker = bytes[at + 1]!
    if (marker === end_of_image) break
    const segment = bytes.subarray(at, at + 2 + bytes.readUInt16BE(at + 2))
    at += Math.max(2, segment.length)
    if (marker === start_of_scan) {
      const from = at
      at = nextMarker(bytes, at)
      kept.push(segment, bytes.subarray(from, at))
      has_pixels = true
    } else if (isOfPixels(marker) || isOfColors(segment)) kept.push(segment)
    else orientation = orientationIn(segment) ?? orientation
  }
  if (!has_pixels) return null
  const upright = orientation === 1 ? [] : [segmentFor(orientation)]
  return Buffer.concat([bytes.subarray(0, 2), ...upright, ...kept, end])
}

/** The next marker that isn't of a scan: a byte of pixels that looks like one is followed by a zero, and restarts are numbered. */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = from; at + 1 < bytes.length; at++) {
    if (bytes[at] !== prefix) continue
    const next = bytes[at + 1]!
    if (next !== 0 && next !== prefix && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}

/** A color profile, or how colors are coded. */
function isOfColors(segment: Buffer): boolean {
  const [marker, name] = [segment[1], segment.toString('latin1', 4, 16)]
  // Without a thumbnail, which may be of another picture.
  if (marker === 0xe0) return name.startsWith('JFIF\0') && segment.length === 18
  if (marker === 0xee) return name.startsWith('Adobe') && segment.length === 16
  return marker === 0xe2 && name === 'ICC_PROFILE\0'
}

const exif = 'Exif\0\0'
const orientation_tag = 0x0112

function orientationIn(segment: Buffer): number | undefined {
  if (segment[1] !== 0xe1 || segment.toString('latin1', 4, 10) !== exif) return undefined
  const tiff = segment.subarray(10)
  const is_little = tiff.toString('latin1', 0, 2) === 'II'
  const two = (at: number) => (at + 2 > tiff.length ? 0 : is_little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  if (tiff.length < 8) return undefined
  const first = is_little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let n = 0; n < Math.min(two(first), 500); n++) {
    const entry = first + 2 + 12 * n
    if (two(entry) !== orientation_tag) continue
    const value = two(entry + 8)
    return value >= 1 && value <= 8 ? value : undefined
  }
  return undefined
}

/** EXIF that says how to turn the picture, and nothing else. */
function segmentFor(orientation: number): Buffer {
  const head = Buffer.from([prefix, 0xe1, 0, 34])
  const tiff = Buffer.from([
    0x4d,
    0x4d,
    0,
    42,
    0,
    0,
    0,
    8,
    0,
    1,
    1,
    0x12,
    0,
    3,
    0,
    0,
    0,
    1,
    0,
    orientation,
    0,
    0,
    0,
    0,
    0,
    0,
  ])
  return Buffer.concat([head, Buffer.from(exif, 'latin1'), tiff])
}
