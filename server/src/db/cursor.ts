import { createHmac, hash, type KeyObject, timingSafeEqual } from 'node:crypto'
import type { Keyring } from '../config/keyring.ts'
import { ApiError } from '../errors.ts'

/** The list a cursor belongs to. It's rejected by others. */
export interface CursorOf {
  environment_id: number
  /** Route, filters and order. Using a cursor after changing these is the caller's mistake, and reported as such. */
  list: string
}

const tag_bytes = 16
const list_bytes = 12
const max_length = 512

/** Creates and reads the cursors of a deployment. All of its processes understand each other's. */
export interface Cursors {
  write(of: CursorOf, last: readonly (string | null)[]): string
  /** The position in one of our cursors. Any other text, even one bit off, is rejected. */
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
      // Only the canonical encoding counts: base64 has unused bits and skips unknown characters.
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
