import assert from 'node:assert/strict'
import { connect } from 'node:net'
import type { Progress } from '../../channels/channel.ts'
import type { Kind } from '../../channels/kinds.ts'
import { noteProgress } from '../../channels/widget/receipts.ts'
import { sql } from '../../db/sql.ts'
import { systemScope } from '../../scope.ts'
import { emailChannel, mailOf } from '../email/channel.ts'
import { startImap } from '../email/imap-server.ts'
import { eventually, someContact, type TestAccount } from '../service.ts'
import { visit, widgetChannel } from '../visitor.ts'
import { practiceMessenger } from './practice-messenger.ts'

/** The customer's end of a channel, with one conversation, for the conformance kit: see `faults/f22-channels.long.test.ts`. */
export interface Ends {
  readonly conversation_id: string
  /** Sends a message whose text is its ID on the channel. Returns the HTTP status. */
  send(external_id: string): Promise<number>
  /** The same, without waiting for the response. */
  sendAndHangUp(external_id: string): Promise<void>
  /** Sends what no message looks like. Returns the HTTP statuses. */
  nonsense(): Promise<number[]>
  /** Answers the customer. Returns the message's ID. */
  answer(content: string): Promise<string>
  /** Reports how far our messages came, if the channel does. */
  report?(message_id: string, status: Progress['status']): Promise<void>
  /** Of kinds that receive webhooks. */
  readonly hook?: HookEnd
}

/** The other side, as it calls the webhook of a channel. */
export interface HookEnd {
  readonly url: string
  /** One request with messages whose texts are their IDs. */
  body(external_ids: readonly string[]): Buffer
  /** The headers under which these bytes are its own. */
  sign(body: Buffer): Record<string, string>
  /** Waits until what it sent is taken in. */
  worked(): Promise<void>
}

/** A new kind of channel isn't complete without its end here. */
export const ends: Record<Kind, (account: TestAccount) => Promise<Ends>> = {
  api: apiEnds,
  widget: widgetEnds,
  email: emailEnds,
  practice: practiceEnds,
}

async function apiEnds(account: TestAccount): Promise<Ends> {
  const api = await account.client()
  const contact_id = (await api.post('/contacts', someContact())).body.id
  const conversation_id = (await api.post('/conversations', { contact_id })).body.id
  const url = `${account.base}/conversations/${conversation_id}/messages`
  const body = (content: string) => ({ content, direction: 'inbound' })
  return common(account, url, api.key, conversation_id, body)
}

async function widgetEnds(account: TestAccount): Promise<Ends> {
  const visitor = await visit(account, await widgetChannel(account))
  const { conversation_id } = (await visitor.post('/conversations', { content: 'Hello' })).body
  const url = `${account.url}/widget/api/conversations/${conversation_id}/messages`
  const place = { environment_id: account.environment_ids.live, account_id: account.account_id, mode: 'live' } as const
  return {
    ...(await common(account, url, visitor.token, conversation_id, (content) => ({ content }))),
    async report(through_message_id, status) {
      if (status === 'read') {
        const { status } = await visitor.post(`/conversations/${conversation_id}/read`, {
          message_id: through_message_id,
        })
        assert.equal(status, 200)
      } else {
        const progress = { conversation_id, through_message_id, status }
        await noteProgress(systemScope(account.means, place), visitor.visitor.id, progress)
      }
    },
  }
}

/** A mail is there once its mailbox was read past it: however often it lies there, it's one message. */
async function emailEnds(account: TestAccount): Promise<Ends> {
  const imap = await startImap()
  const api = await account.client()
  const channel_id = await emailChannel(api, { imap })
  const readPast = (uid: number) =>
    eventually(async () => {
      const [row] = await account.database.run(sql`
        select from email_cursors where channel_id = ${channel_id} and folder = 'inbox' and last_uid >= ${uid}::bigint`)
      assert.ok(row, 'the mailbox was not read on')
    })
  const first = `first-${channel_id}@home.example`
  await readPast(imap.append(mailOf({ id: first, text: 'Hello' })))
  const conversation_id = (await api.get(`/conversations?channel_id=${channel_id}`)).body.data[0].id
  // The same mail, with its date, however often it is sent.
  const by_id = new Map<string, string>()
  const mail = (id: string) =>
    mailOf({ id: `${id}-${channel_id}@home.example`, text: id, headers: [`In-Reply-To: <${first}>`] })
  const append = (id: string) => imap.append(by_id.getOrInsertComputed(id, mail))
  return {
    conversation_id,
    async send(id) {
      await readPast(append(id))
      return 201
    },
    async sendAndHangUp(id) {
      append(id)
      imap.hangUp()
    },
    async nonsense() {
      const mails = [
        '',
        '\r\n\r\n',
        'From: x',
        '\0\xff\xfe',
        `Subject: ${'x'.repeat(100_000)}\r\n\r\n`,
        'no header at all',
      ]
      await readPast(mails.map((raw) => imap.append(raw)).at(-1)!)
      return []
    },
    answer: async (content) => (await api.post(`/conversations/${conversation_id}/messages`, { content })).body.id,
  }
}

/** The messenger repeats what it calls by the same name, and reports what was delivered and read. */
async function practiceEnds(account: TestAccount): Promise<Ends> {
  const api = await account.client({ mode: 'test' })
  const { body: channel } = await api.post('/channels', { kind: 'practice', name: 'Practice' })
  const messenger = await practiceMessenger(account, channel.id)
  const customer_id = 'vera'
  const path = `/channels/${channel.id}/practice_messages`
  const { conversation_id } = (await api.post(path, { customer_id, content: 'Hello' })).body
  const hook: HookEnd = {
    ...messenger,
    body: (ids) =>
      Buffer.from(JSON.stringify({ messages: ids.map((id) => ({ customer_id, external_id: id, content: id })) })),
  }
  return {
    conversation_id,
    hook,
    async send(id) {
      const { status } = await messenger.send(hook.body([id]))
      await messenger.worked()
      return status
    },
    sendAndHangUp: (id) => hangUp(hook.url, hook.body([id]), hook.sign(hook.body([id]))),
    nonsense: async () => (await Promise.all(nonsense.map((body) => messenger.send(body)))).map(({ status }) => status),
    async answer(content) {
      const { id } = (await api.post(`/conversations/${conversation_id}/messages`, { content })).body
      // A messenger reports on what it holds.
      await eventually(async () => {
        const { data } = (await api.get(`${path}?limit=100`)).body
        assert.ok(data.some(({ message_id }: { message_id: string }) => message_id === id))
      })
      return id
    },
    async report(message_id, status) {
      assert.equal((await messenger.say({ statuses: [{ customer_id, message_id, status }] })).status, 200)
    },
  }
}

async function common(
  account: TestAccount,
  url: string,
  token: string,
  conversation_id: string,
  bodyOf: (content: string) => object,
): Promise<Ends> {
  const api = await account.client()
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const key = (external_id: string) => ({ ...headers, 'idempotency-key': `${conversation_id} ${external_id}` })
  const post = async (body: string, with_headers: Record<string, string>) => {
    const answer = await fetch(url, { method: 'POST', headers: with_headers, body })
    await answer.arrayBuffer()
    return answer.status
  }
  return {
    conversation_id,
    send: (external_id) => post(JSON.stringify(bodyOf(external_id)), key(external_id)),
    sendAndHangUp: (external_id) => hangUp(url, JSON.stringify(bodyOf(external_id)), key(external_id)),
    nonsense: () => Promise.all(['{}', ...nonsense].map((body) => post(body, headers))),
    answer: async (content) => (await api.post(`/conversations/${conversation_id}/messages`, { content })).body.id,
  }
}

const nonsense = [
  '',
  '{',
  '[]',
  '{"content":1}',
  '{"content":""}',
  '{"content":"\\u0000"}',
  `{"content":"${'x'.repeat(10_001)}"}`,
]

/** The request leaves, and nobody waits for its response. */
function hangUp(url: string, body: string | Buffer, headers: Record<string, string>): Promise<void> {
  const { hostname, port, pathname } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      const head = Object.entries({ host: hostname, 'content-length': Buffer.byteLength(body), ...headers })
        .map(([name, value]) => `${name}: ${value}\r\n`)
        .join('')
      socket.write(Buffer.concat([Buffer.from(`POST ${pathname} HTTP/1.1\r\n${head}\r\n`), Buffer.from(body)]), () => {
        socket.destroy()
        resolve()
      })
    })
    socket.on('error', reject)
  })
}
