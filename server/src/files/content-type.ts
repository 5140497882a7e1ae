import { isUtf8 } from 'node:buffer'
import { open } from 'node:fs/promises'
import { extname } from 'node:path'
import { zipTypeOf } from './zip-type.ts'

export const unknown_type = 'application/octet-stream'
const sample_bytes = 4096

/** What a file is, by its first bytes. Its name only tells apart what looks the same, such as kinds of text. */
export async function contentTypeOf(path: string, name: string): Promise<string> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(sample_bytes), 0, sample_bytes, 0)
    const head = buffer.subarray(0, bytesRead)
    return signatureOf(head) ?? (await zipTypeOf(file, head)) ?? media(head) ?? textual(head, name) ?? unknown_type
  } finally {
    await file.close()
  }
}

const signatures: readonly [type: string, bytes: string, at?: number][] = [
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/gif', 'GIF87a'],
  ['image/gif', 'GIF89a'],
  ['image/webp', 'WEBP', 8],
  ['image/tiff', 'II*\0'],
  ['image/tiff', 'MM\0*'],
  ['image/tiff', 'II+\0'],
  ['image/tiff', 'MM\0+'],
  ['application/rtf', '{\\rtf'],
  ['application/gzip', '\x1f\x8b\x08'],
  ['application/x-7z-compressed', '7z\xbc\xaf\x27\x1c'],
  ['application/vnd.rar', 'Rar!\x1a\x07'],
  ['application/msword', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['application/x-executable', '\x7fELF'],
  ['application/x-executable', '\xcf\xfa\xed\xfe'],
  ['application/x-executable', '\xce\xfa\xed\xfe'],
  ['application/x-executable', '\xca\xfe\xba\xbe'],
  ['audio/ogg', 'OggS'],
  ['audio/flac', 'fLaC'],
  ['audio/mpeg', 'ID3'],
  ['audio/wav', 'WAVE', 8],
  ['video/x-msvideo', 'AVI ', 8],
  ['video/webm', '\x1a\x45\xdf\xa3'],
]

function signatureOf(head: Buffer): string | undefined {
  // A program of Windows begins with two letters that a text may begin with, too.
  if (head.toString('latin1', 0, 2) === 'MZ' && head.includes('PE\0\0')) return 'application/x-executable'
  // Readers accept it after a byte order mark and blank lines.
  if (/^(?:\xef\xbb\xbf)?\s*%PDF-/.test(head.toString('latin1', 0, 1024))) return 'application/pdf'
  if (isBitmap(head)) return 'image/bmp'
  return signatures.find(([, bytes, at = 0]) => head.toString('latin1', at, at + bytes.length) === bytes)?.[0]
}

/** Two letters are too little: what follows them is a header of a known size. */
function isBitmap(head: Buffer): boolean {
  const sizes = [12, 40, 52, 56, 64, 108, 124]
  return head.length >= 18 && head.toString('latin1', 0, 2) === 'BM' && sizes.includes(head.readUInt32LE(14))
}

/** The brands of ISO 14496-12, and MPEG audio without a tag. */
function media(head: Buffer): string | undefined {
  if (head.toString('latin1', 4, 8) === 'ftyp') {
    const brand = head.toString('latin1', 8, 12)
    if (brand.startsWith('avi')) return 'image/avif'
    if (/^(hei|hev|mif1|msf1)/.test(brand)) return 'image/heic'
    if (brand.startsWith('M4A')) return 'audio/mp4'
    return brand === 'qt  ' ? 'video/quicktime' : 'video/mp4'
  }
  // QuickTime before it named its brand.
  if (/^(moov|mdat|wide|pnot)$/.test(head.toString('latin1', 4, 8))) return 'video/quicktime'
  return head.length > 2 && head[0] === 0xff && (head[1]! & 0xe6) === 0xe2 ? 'audio/mpeg' : undefined
}

const texts: Record<string, string> = {
  '.csv': 'text/csv',
  '.md': 'text/markdown',
  '.json': 'application/json',
  '.eml': 'message/rfc822',
}

/** Text that a browser might run as a page is named for what it is, so that it's never shown as one. */
function textual(head: Buffer, name: string): string | undefined {
  // A sample that isn't all of it may end within a character.
  const cuts = head.length < sample_bytes ? [0] : [0, 1, 2, 3]
  const whole = cuts.some((cut) => isUtf8(head.subarray(0, head.length - cut)))
  if (!whole || head.includes(0)) return undefined
  const text = head.toString('utf8').trimStart().toLowerCase()
  if (/<svg[\s>]/.test(text)) return 'image/svg+xml'
  if (/<(!doctype html|html|head|body|script|iframe|object|embed|img|a|div|style|meta|form)[\s/>]/.test(text))
    return 'text/html'
  if (text.startsWith('<?xml')) return 'application/xml'
  return texts[extname(name).toLowerCase()] ?? 'text/plain'
}

/** Raster images of these types are shown in the browser. Nothing else is. */
export const shown_types = new Set(['image/jpeg', 'image/png', 'image/gif', 'image/webp'])
