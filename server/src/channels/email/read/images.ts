import { escaped } from './html.ts'
import type { MailPart } from './mail-shape.ts'

/** Of all of them, as bytes of the files. One may be shown many times. */
const max_bytes = 8 * 1024 * 1024

/** In sanitized HTML, quotes stand around values alone. */
const inline = / src="cid:([^"]*)"/g
const remote = / data-remote-src="/g

export function countOfRemoteImages(html: string): number {
  return html.match(remote)?.length ?? 0
}

/** Puts images that came with the mail into its sanitized HTML. Those that can't be shown leave their words. */
export function embedImages(html: string, parts: readonly MailPart[]): string {
  const images = new Map(parts.map((part) => [escaped(part.content_id ?? ''), part.content]))
  let room = max_bytes
  return html.replace(inline, (_, id: string) => {
    const content = images.get(id)
    const type = content && typeOf(content)
    if (!type || content.length > room) return ''
    room -= content.length
    return ` src="data:${type};base64,${Buffer.from(content).toString('base64')}"`
  })
}

const signatures: readonly [type: string, bytes: string, at?: number][] = [
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/gif', 'GIF87a'],
  ['image/gif', 'GIF89a'],
  ['image/webp', 'WEBP', 8],
]

/** By its first bytes: what a mail says of its files may be wrong. */
function typeOf(content: Uint8Array): string | undefined {
  const head = Buffer.from(content.subarray(0, 12)).toString('latin1')
  return signatures.find(([, bytes, at = 0]) => head.startsWith(bytes, at))?.[0]
}
