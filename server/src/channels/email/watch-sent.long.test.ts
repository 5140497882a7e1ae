import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { fromDebian } from '../../../../faults/support/debian.ts'
import { emailChannel, mailOf } from '../../testing/email/channel.ts'
import { findDovecot, startDovecot } from '../../testing/email/dovecot.ts'
import { startImap } from '../../testing/email/imap-server.ts'
import { type Client, eventually, startTestService, type TestService } from '../../testing/service.ts'

interface Server {
  port: number
  append: (raw: string, folder: 'INBOX' | 'Sent') => Promise<void> | void
}

describe('an answer written in a mail program', () => {
  let service: TestService
  let api: Client
  before(async () => {
    // Whoever waits for the next look waits for an hour.
    service = await startTestService({ MAIL_ALLOWED_NETWORKS: '127.0.0.1', EMAIL_POLL_MS: '3600000' })
    api = await service.client()
  })
  after(() => service.stop())

  /** Answers a mail with a mail program, and returns how long it took until the conversation had it. */
  async function answered({ port, append }: Server): Promise<number> {
    const channel_id = await emailChannel(api, { imap: { port } })
    const { address } = (await api.get(`/channels/${channel_id}`)).body.email
    const id = `question-${channel_id}@home.example`
    await append(mailOf({ id, text: 'Question' }), 'INBOX')
    const conversation = await eventually(async () => {
      const [one] = (await api.get(`/conversations?channel_id=${channel_id}`)).body.data
      assert.ok(one, 'nothing arrived')
      return one
    })
    const began = performance.now()
    const headers = [`In-Reply-To: <${id}>`]
    await append(mailOf({ from: address, to: 'maria@home.example', text: 'Answer', headers }), 'Sent')
    await eventually(async () => {
      const { data } = (await api.get(`/conversations/${conversation.id}/messages?order=asc`)).body
      assert.deepEqual(
        data.map(({ content }: { content: string }) => content),
        ['Question', 'Answer'],
      )
    })
    return performance.now() - began
  }

  it('is in the inbox as soon as the server announces it', async () => {
    await using imap = await startImap()
    const append: Server['append'] = (raw, folder) => void imap.append(raw, folder === 'Sent' ? imap.sent : imap.inbox)
    await answered({ port: imap.port, append })
  })

  it('is looked for often if the server allows no second connection', async () => {
    await using imap = await startImap()
    imap.max_connections = 1
    const append: Server['append'] = (raw, folder) => void imap.append(raw, folder === 'Sent' ? imap.sent : imap.inbox)
    await answered({ port: imap.port, append })
  })

  it('is announced by Dovecot, too', async (t) => {
    const program = fromDebian(t, 'dovecot-imapd', findDovecot)
    if (program === undefined) return
    await using dovecot = await startDovecot(program)
    t.diagnostic(`${Math.round(await answered(dovecot))} ms`)
  })
})
