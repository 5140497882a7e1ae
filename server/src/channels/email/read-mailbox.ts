import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { ImapFlow } from 'imapflow'
import type { Scope } from '../../scope.ts'
import type { EmailAccount } from './account.ts'
import { catchUp, type Reading } from './catch-up.ts'
import { before } from './imap.ts'
import { type MailboxLease, noteRead } from './lease.ts'
import { openMailbox } from './log-in.ts'

// Then another process may have its turn.
const session_ms = 20 * 60_000
const max_answer_ms = 20_000
/** How often sent mail is looked for that nobody announces. */
const unwatched_ms = 10_000

interface Session {
  scope: Scope
  account: EmailAccount
  lease: MailboxLease
  poll_ms: number
  onOutcome: Reading['onOutcome']
  /** Files copies of what went out among sent mail, once that was read. */
  fileCopies: (reading: Reading, sent_path: string | null) => Promise<void>
  lease_lost: AbortSignal
}

/** IDLE watches one folder: that somebody answers with a mail program is noticed on a connection of its own. */
interface SentWatch {
  /** Null: the server announces nothing, or allows no second connection. */
  client: ImapFlow | null
  /** Whether mail was filed there since it was read. */
  is_new: boolean
}

/** Reads a mailbox, and goes on as mail arrives, until the session is over. Rejects if the connection breaks. */
export async function readMailbox(session: Session): Promise<void> {
  const { scope, account, lease, poll_ms, onOutcome, fileCopies, lease_lost } = session
  const answer_ms = Math.min(max_answer_ms, 5 * poll_ms)
  const client = await openMailbox(account, answer_ms)
  let watch: SentWatch | null = null
  const hangUp = () => {
    client.close()
    watch?.client?.close()
  }
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
      if (watch) watch.is_new = false
      if (sent_path !== null) await catchUp(reading, 'sent', sent_path)
      await catchUp(reading, 'inbox', 'INBOX')
      // The first time, its end is known from here on: mail that arrives now isn't old.
      await noteRead(scope.database, lease)
      // Last, so that a server that hangs up on it keeps no mail from being read.
      await fileCopies(reading, sent_path)
      if (sent_path !== null) watch ??= await watchSent(reading, sent_path)
      await newMail(reading, watch, poll_ms)
    }
  } finally {
    lease_lost.removeEventListener('abort', hangUp)
    hangUp()
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

/** A connection that fails is tried again with the next session: some providers count logins. */
async function watchSent(reading: Reading, path: string): Promise<SentWatch> {
  const { account, answer_ms, client: reader } = reading
  const watch: SentWatch = { client: null, is_new: false }
  if (!reader.capabilities.has('IDLE')) return watch
  const client = await openMailbox(account, answer_ms).catch(() => null)
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
  // What was filed since it was read, nobody announces.
  return Object.assign(watch, { client, is_new: true })
}

function endWatch(watch: SentWatch): void {
  watch.client?.close()
  watch.client = null
}

/**
 * Waits until the server announces mail, but not for longer than `poll_ms`: some servers announce nothing, and a connection can be dead
 * without a word. A command that is answered shows that it isn't.
 */
async function newMail(reading: Reading, watch: SentWatch | null, poll_ms: number): Promise<void> {
  const { client, answer_ms, lease_lost, news } = reading
  if (news.is_new || watch?.is_new) return
  const ended = new AbortController()
  const { signal } = ended
  const clients = watch?.client ? [client, watch.client] : [client]
  const idling = clients.map(idle)
  try {
    const stop = AbortSignal.any([signal, lease_lost])
    const waits = [
      pause(watch && !watch.client ? Math.min(poll_ms, unwatched_ms) : poll_ms, undefined, { signal: stop }),
      ...clients.flatMap((one) => [once(one, 'exists', { signal: stop }), once(one, 'close', { signal: stop })]),
    ]
    for (const wait of waits) wait.catch(() => {})
    await Promise.race(waits).catch(() => {})
  } finally {
    ended.abort()
  }
  if (lease_lost.aborted) return
  await endIdle(client, idling[0]!, answer_ms)
  if (watch?.client) await endIdle(watch.client, idling[1]!, answer_ms).catch(() => endWatch(watch))
}

function idle(client: ImapFlow): Promise<unknown> {
  const idling = (client.capabilities.has('IDLE') ? client.idle() : Promise.resolve()) as Promise<unknown>
  idling.catch(() => {})
  return idling
}

async function endIdle(client: ImapFlow, idling: Promise<unknown>, answer_ms: number): Promise<void> {
  await before(answer_ms, client, client.noop())
  await before(answer_ms, client, idling)
}
