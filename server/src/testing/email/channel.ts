import assert from 'node:assert/strict'
import { type Client, eventually } from '../service.ts'
import type { TestImap } from './imap-server.ts'

export interface EmailPlaces {
  imap: Pick<TestImap, 'port'>
  /** None: mail that goes out is refused. */
  smtp?: { port: number }
}

let channels = 0

export function emailInput({ imap, smtp }: EmailPlaces, more: object = {}) {
  const login = { host: '127.0.0.1', security: 'none', username: 'support', password: 'right' }
  return {
    address: `support-${++channels}@shop.example`,
    imap: { ...login, port: imap.port },
    smtp: { ...login, port: smtp?.port ?? 9 },
    // What lies in a folder is what a test puts there.
    file_sent: false,
    ...more,
  }
}

/** A channel whose mailbox is being read. */
export async function emailChannel(
  api: Client,
  places: EmailPlaces,
  { handled_by = 'human', ...email }: Record<string, unknown> = {},
) {
  const input = { kind: 'email', name: 'Support', handled_by, email: emailInput(places, email) }
  const { status, body } = await api.post('/channels', input)
  assert.equal(status, 201, JSON.stringify(body))
  await healthy(api, body.id)
  return body.id as string
}

export function healthy(api: Client, id: string): Promise<void> {
  return eventually(async () => {
    const { body } = await api.get(`/channels/${id}`)
    assert.deepEqual(body.health, { status: 'ok', problem: null })
  })
}

interface MailParts {
  from?: string
  to?: string
  subject?: string
  id?: string
  text?: string
  headers?: string[]
}

/** A mail with an attachment. */
export function mailWithFile(name: string, bytes: string | Buffer): string {
  return mailOf({
    headers: ['Content-Type: multipart/mixed; boundary=B'],
    text: [
      '--B',
      'Content-Type: text/plain',
      '',
      'See the picture.',
      '--B',
      `Content-Type: application/octet-stream; name=${name}`,
      `Content-Disposition: attachment; filename=${name}`,
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(bytes as string, 'latin1')
        .toString('base64')
        .replace(/.{76}/g, '$&\r\n'),
      '--B--',
    ].join('\r\n'),
  }).replace('Content-Type: text/plain; charset=utf-8\r\n', '')
}

let count = 0

/** A mail of a customer, as it lies in a mailbox. */
export function mailOf({ from, to, subject, id, text, headers = [] }: MailParts = {}): string {
  count++
  return [
    `From: ${from ?? 'Maria Silva <maria@home.example>'}`,
    `To: ${to ?? 'support@shop.example'}`,
    `Subject: ${subject ?? 'My order'}`,
    `Message-ID: <${id ?? `mail-${process.pid}-${count}@home.example`}>`,
    `Date: ${new Date().toUTCString()}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    ...headers,
    '',
    text ?? `Where is my order ${count}?`,
    '',
  ].join('\r\n')
}
