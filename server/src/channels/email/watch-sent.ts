import type { ImapFlow } from 'imapflow'
import type { Reading } from './catch-up.ts'
import { before, openImap } from './imap.ts'

/** IDLE watches one folder: that somebody answers with a mail program is noticed on a connection of its own. */
export interface SentWatch {
  /** Null: the server announces nothing, or allows no second connection. */
  client: ImapFlow | null
  /** Whether mail was filed there since it was read. */
  is_new: boolean
}

/** How often sent mail is looked for that nobody announces. */
export const unwatched_ms = 10_000

/** A connection that fails is tried again with the next session: some providers count logins. */
export async function watchSent(reading: Reading, path: string): Promise<SentWatch> {
  const { account, answer_ms, client: reader, lease_lost } = reading
  const watch: SentWatch = { client: null, is_new: false }
  if (!reader.capabilities.has('IDLE')) return watch
  const client = await openImap(account.imap, account.allowed, answer_ms).catch(() => null)
  if (client === null) return watch
  try {
    await before(answer_ms, client, client.mailboxOpen(path, { readOnly: true }))
  } catch {
    client.close()
    return watch
  }
  client.on('exists', () => {
    watch.is_new = true
  })
  lease_lost.addEventListener('abort', () => client.close(), { once: true })
  // What was filed since it was read, nobody announces.
  return Object.assign(watch, { client, is_new: true })
}

export function endWatch(watch: SentWatch): void {
  watch.client?.close()
  watch.client = null
}
