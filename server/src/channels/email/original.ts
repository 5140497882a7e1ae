import { buffer } from 'node:stream/consumers'
import { unavailable } from '../../errors.ts'
import type { Scope } from '../../scope.ts'
import type { Mail } from './read/mail-shape.ts'
import { readOpenedMail } from './read/reading-thread.ts'

/** The mail as it came, read again. Null if nothing can be read of it. */
export async function openOriginal({ files }: Scope, file_id: string): Promise<Mail | null> {
  const original = await files.storage.read(file_id, 'original')
  if (!original) throw unavailable('storage_unavailable', "The email can't be read right now. Try again shortly.")
  return (await readOpenedMail(await buffer(original.bytes), { trusted_authserv_id: null })).mail
}
