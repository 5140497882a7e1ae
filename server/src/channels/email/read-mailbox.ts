import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Scope } from '../../scope.ts'
import type { EmailAccount } from './account.ts'
import { catchUp, type Reading } from './catch-up.ts'
import { before } from './imap.ts'
import { type MailboxLease, noteRead } from './lease.ts'
import { openMailbox } from './log-in.ts'

// Then another process may have its turn.
const session_ms = 20 * 60_000
const max_answer_ms = 20_000

interface Session {
  scope: Scope
  account: EmailAccount
  lease: MailboxLease
  poll_ms: number
  onOutcome: Reading['onOutcome']
  lease_lost: AbortSignal
}

/** Reads a mailbox, and goes on as mail arrives, until the session is over. Rejects if the connection breaks. */
export async function readMailbox({ scope, account, lease, poll_ms, onOutcome, lease_lost }: Session): Promise<void> {
  const answer_ms = Math.min(max_answer_ms, 5 * poll_ms)
  const client = await openMailbox(account, answer_ms)
  const hangUp = () => client.close()
  lease_lost.addEventListener('abort', hangUp)
  try {
    const news = { is_new: false }
    client.on('exists', () => {
      news.is_new = true
    })
    const reading: Reading = { scope, account, lease, client, answer_ms, onOutcome, lease_lost, news }
    const sent_path = await sentFolder(reading)
    const until = performance.now() + session_ms
    while (!lease_lost.aborted && performance.now() < until) {
      if (sent_path !== null) await catchUp(reading, 'sent', sent_path)
      await catchUp(reading, 'inbox', 'INBOX')
      // The first time, its end is known from here on: mail that arrives now isn't old.
      await noteRead(scope.database, lease)
      await newMail(reading, poll_ms)
    }
  } finally {
    lease_lost.removeEventListener('abort', hangUp)
    client.close()
  }
}

export async function sentFolder({
  client,
  account,
  answer_ms,
}: Pick<Reading, 'client' | 'account' | 'answer_ms'>): Promise<string | null> {
  if (account.settings.sent_folder !== null) return account.settings.sent_folder
  const folders = await before(answer_ms, client, client.list())
  return folders.find(({ specialUse }) => specialUse === '\\Sent')?.path ?? null
}

/**
 * Waits until the server announces mail, but not for longer than `poll_ms`: some servers announce nothing, and a connection can be dead
 * without a word. A command that is answered shows that it isn't.
 */
async function newMail({ client, answer_ms, lease_lost, news }: Reading, poll_ms: number): Promise<void> {
  if (news.is_new) return
  const ended = new AbortController()
  const { signal } = ended
  const idling = (client.capabilities.has('IDLE') ? client.idle() : Promise.resolve()) as Promise<unknown>
  idling.catch(() => {})
  try {
    const stop = AbortSignal.any([signal, lease_lost])
    const waits = [
      pause(poll_ms, undefined, { signal: stop }),
      once(client, 'exists', { signal: stop }),
      once(client, 'close', { signal: stop }),
    ]
    for (const wait of waits) wait.catch(() => {})
    await Promise.race(waits).catch(() => {})
  } finally {
    ended.abort()
  }
  if (lease_lost.aborted) return
  await before(answer_ms, client, client.noop())
  await before(answer_ms, client, idling)
}
