import assert from 'node:assert/strict'
import { sql } from '../../db/sql.ts'
import { type Client, eventually, type TestAccount } from '../service.ts'
import { startSmtp } from '../smtp.ts'
import { emailChannel } from './channel.ts'
import type { Folder } from './imap-commands.ts'
import { startImap } from './imap-server.ts'

/** As an answer's body: each test knows what it looks at. */
type Listed = Awaited<ReturnType<Client['get']>>['body']

interface JournalRow {
  uid: number
  folder: string
  outcome: string
  conversation_id: string | null
}

/** A channel with servers of its own, and what became of its mail. */
export async function openMailbox(account: TestAccount, api: Client, settings: object = {}) {
  const [imap, smtp] = [await startImap(), await startSmtp()]
  const channel_id = await emailChannel(api, { imap, smtp }, { ...settings })
  const readThrough = (folder: 'inbox' | 'sent') =>
    eventually(async () => {
      const [row] = await account.database.run(sql`
        select from email_cursors where channel_id = ${channel_id} and folder = ${folder} and last_uid >= ${imap[folder].uid_next - 1}::bigint`)
      assert.ok(row, `not all of ${folder} was looked at`)
    })
  const take = async (name: 'inbox' | 'sent', folder: Folder, mails: string[]) => {
    for (const mail of mails) imap.append(mail, folder)
    await readThrough(name)
  }
  const journal = async () => {
    const rows = await account.database.run<JournalRow & { uid: string }>(sql`
      select uid, folder, outcome, conversation_id from email_mails where channel_id = ${channel_id} and folder is not null order by id`)
    return rows.map(({ uid, ...row }) => ({ ...row, uid: Number(uid) }))
  }
  const list = async (path: string): Promise<Listed[]> => (await api.get(path)).body.data
  return {
    channel_id,
    address: (await api.get(`/channels/${channel_id}`)).body.email.address,
    imap,
    smtp,
    /** Puts mails into a folder and waits until they were looked at. */
    take: (...mails: string[]) => take('inbox', imap.inbox, mails),
    takeSent: (...mails: string[]) => take('sent', imap.sent, mails),
    conversations: () => list(`/conversations?channel_id=${channel_id}&order=asc&limit=100`),
    messages: (id: string) => list(`/conversations/${id}/messages?order=asc`),
    /** Sends a message and waits until it went out. */
    async answer(id: string, content = 'Hello') {
      const { body } = await api.post(`/conversations/${id}/messages`, { content })
      return eventually(async () => {
        const message = (await api.get(`/conversations/${id}/messages/${body.id}`)).body
        assert.equal(message.status, 'sent', JSON.stringify(message.error))
        return message
      })
    },
    /** What was read, by folder and number. */
    journal,
    outcomes: async () => (await journal()).map(({ outcome }) => outcome),
    /** The counts of the last 7 days that aren't 0. */
    async counts() {
      const { body } = await api.get(`/channels/${channel_id}/email_counts`)
      return Object.fromEntries(Object.entries<number>(body.last_7_days).filter(([, count]) => count > 0))
    },
    async [Symbol.asyncDispose]() {
      await imap[Symbol.asyncDispose]()
      await smtp[Symbol.asyncDispose]()
    },
  }
}

interface ReportParts {
  /** The Message-ID that it's about. */
  about: string
  recipient?: string
  original_recipient?: string
  diagnostic?: string
  from?: string
  id?: string
}

/** What a server sends back that could not deliver, or somebody who poses as one. */
export function reportOf({ about, recipient, original_recipient, diagnostic, from, id }: ReportParts): string {
  return [
    `From: ${from ?? 'Mail Delivery System <MAILER-DAEMON@mx.example>'}`,
    'To: support@shop.example',
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: <${id ?? `bounce-of-${about}`}>`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'Sorry.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example',
    '',
    `Final-Recipient: rfc822; ${recipient ?? 'maria@home.example'}`,
    ...(original_recipient ? [`Original-Recipient: rfc822; ${original_recipient}`] : []),
    'Action: failed',
    'Status: 5.2.2',
    `Diagnostic-Code: smtp; ${diagnostic ?? '552 5.2.2 The mailbox is full'}`,
    '',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: <${about}>`,
    '',
    '--b--',
    '',
  ].join('\r\n')
}
