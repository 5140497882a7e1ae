import { createHmac, hash, type KeyObject, timingSafeEqual } from 'node:crypto'
import { ApiError } from '../errors.ts'
import type { Keyring } from '../secrets/keyring.ts'

/** What a cursor belongs to: it is of no use with another list. */
export interface CursorOf {
  environment_id: number
  /** Route, filters and order. A cursor kept across a change of these is a mistake of the caller, and told so. */
  list: string
}

const tag_bytes = 16
const list_bytes = 12
const max_length = 512

/** Writes and reads the cursors of a deployment: each of its processes understands those of every other. */
export interface Cursors {
  write(of: CursorOf, last: readonly (string | null)[]): string
  /** The position in a cursor of ours. Any other text, even one bit off, is refused. */
  read(of: CursorOf, text: string): (string | null)[]
}

export function cursors(keyring: Keyring): Cursors {
  const tag = (key: KeyObject, environment_id: number, content: Buffer) =>
    createHmac('sha256', key).update(`${environment_id} `).update(content).digest().subarray(0, tag_bytes)

  return {
    write(of, last) {
      const content = Buffer.concat([listHash(of), Buffer.from(JSON.stringify(last))])
      return Buffer.concat([tag(keyring.current().cursor, of.environment_id, content), content]).toString('base64url')
    },
    read(of, text) {
      const bytes = Buffer.from(text.slice(0, max_length), 'base64url')
      const content = bytes.subarray(tag_bytes)
      // The text must be the one spelling of its bytes: base64 has unused bits and skips what it does not know.
      const ours = bytes.toString('base64url') === text && content.length > list_bytes
      const isTaggedBy = ({ cursor }: { cursor: KeyObject }) =>
        timingSafeEqual(tag(cursor, of.environment_id, content), bytes.subarray(0, tag_bytes))
      if (!ours || !keyring.all().some(isTaggedBy))
        throw new ApiError('cursor_invalid', "`cursor` isn't a cursor of this list.")
      if (!content.subarray(0, list_bytes).equals(listHash(of)))
        throw new ApiError(
          'cursor_mismatch',
          '`cursor` belongs to other filters, another order or another list. Start again without it.',
        )
      return JSON.parse(content.toString('utf8', list_bytes))
    },
  }
}

function listHash({ list }: CursorOf): Buffer {
  return hash('sha256', list, 'buffer').subarray(0, list_bytes)
}
