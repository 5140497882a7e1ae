import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { ImapFlow } from 'imapflow'
import type { EmailAccount } from './account.ts'
import { before } from './imap.ts'
import { openMailbox } from './log-in.ts'
import { authservOf } from './read/authentication.ts'
import { Headers } from './read/headers.ts'
import { parseTree } from './read/tree.ts'

/** The name under which the channel's server notes who senders are, or why nobody's note can be trusted. */
export type Finding = { id: string; problem: null } | { id: null; problem: 'not_arrived' | 'no_header' | 'forgeable' }

interface Way {
  /** The Message-ID of a mail that the channel sent to itself. */
  sent_id: string
  /** Sends another one, with these headers. */
  send: (headers: Record<string, string[]>) => Promise<string>
  limit_ms: number
}

const max_header_bytes = 64 * 1024
/** Of so many newest mails, one is the test mail. */
const newest = 50
const poll_ms = 200

/**
 * Anyone can write an `Authentication-Results` header: only a server that removes forged ones under its name can be trusted
 * (RFC 8601, section 5). A second test mail brings some along, as its name may be written, to see whether one is still there.
 */
export async function findAuthserv(account: EmailAccount, { sent_id, send, limit_ms }: Way): Promise<Finding> {
  const client = await openMailbox(account, limit_ms)
  try {
    await before(limit_ms, client, client.mailboxOpen('INBOX', { readOnly: true }))
    const notes = await notesOn(client, sent_id, limit_ms)
    if (notes === null) return { id: null, problem: 'not_arrived' }
    const id = notes.map(authservOf).find((name) => /^[^\s;]{1,253}$/.test(name))
    if (id === undefined) return { id: null, problem: 'no_header' }
    const mark = randomBytes(8).toString('hex')
    const names = [id, id.toUpperCase(), `${id} 1`, `${id} (${mark})`]
    const forged = { 'Authentication-Results': names.map((name) => `${name}; dmarc=pass header.from=${mark}.invalid`) }
    const after = await notesOn(client, await send(forged), limit_ms)
    if (after === null) return { id: null, problem: 'not_arrived' }
    return after.some((note) => note.includes(mark)) ? { id: null, problem: 'forgeable' } : { id, problem: null }
  } finally {
    client.close()
  }
}

/** What servers noted on a mail, once it has arrived. Null if it doesn't in time. */
async function notesOn(client: ImapFlow, message_id: string, limit_ms: number): Promise<string[] | null> {
  const until = performance.now() + limit_ms
  const seen_uids = new Set<number>()
  while (performance.now() < until) {
    await before(limit_ms, client, client.noop())
    const total = client.mailbox ? client.mailbox.exists : 0
    const uids = total === 0 ? [] : await before(limit_ms, client, client.search({ all: true }, { uid: true }))
    for (const uid of (uids || []).slice(-newest).filter((uid) => !seen_uids.has(uid))) {
      seen_uids.add(uid)
      const headers = await headersOf(client, uid, limit_ms)
      if (headers.all('message-id').some((id) => id.includes(message_id))) return headers.all('authentication-results')
    }
    await pause(poll_ms)
  }
  return null
}

async function headersOf(client: ImapFlow, uid: number, limit_ms: number): Promise<Headers> {
  const what = { source: { maxLength: max_header_bytes } }
  const mail = await before(limit_ms, client, client.fetchOne(String(uid), what, { uid: true }))
  const source = mail === false ? undefined : mail.source
  const { tree } = source ? await parseTree(source) : { tree: null }
  return new Headers(tree?.headers ?? [])
}
