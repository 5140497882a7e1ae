import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { person, type SignedIn, setUp } from '../testing/browser.ts'
import { everybodyToldOf, idOf, startedConversation } from '../testing/notifications.ts'
import { type Client, eventually, type TestAccount } from '../testing/service.ts'
import { startSmtp, type TestSmtp } from '../testing/smtp.ts'

describe('notifications by email', () => {
  let account: TestAccount
  let api: Client
  let owner: SignedIn
  before(async () => {
    account = await testAccount()
    api = await account.client()
    owner = await setUp(account)
    await everybodyToldOf(account)
  })

  const through = async ({ port }: TestSmtp) => {
    const server = { host: '127.0.0.1', port, security: 'none', from_name: 'Parley', from_address: 'p@example.com' }
    assert.equal((await owner.patch('/mail_settings', server)).status, 200)
  }
  /** A conversation of somebody new, with messages of its customer. */
  const assigned = async (contents: readonly string[]) => {
    const agent = await person(account, 'agent')
    const user_id = await idOf(account, agent)
    const id = await startedConversation(api)
    await api.post(`/conversations/${id}/accept`, { assignee: user_id })
    const sent = await Promise.all(
      contents.map((content) => api.post(`/conversations/${id}/messages`, { content, direction: 'inbound' })),
    )
    await everybodyToldOf(account)
    return { agent, user_id, id, last: sent.at(-1)?.body.id as string }
  }
  const due = (user_id: string) =>
    account.database.run(
      sql`update notifications set mail_due_at = now() where user_id = ${user_id} and mail_due_at is not null`,
    )
  const journal = (user_id: string) =>
    account.database.run(
      sql`select sent_at is not null as sent, failure, due_at, tries from mails where user_id = ${user_id} order by id`,
    )
  const settled = (user_id: string) =>
    eventually(async () => {
      const rows = await journal(user_id)
      assert.ok(rows.length > 0 && rows.every(({ due_at }) => due_at === null))
      return rows
    })

  it('are one mail for two hundred events at once', async () => {
    await using smtp = await startSmtp()
    await through(smtp)
    const contents = Array.from({ length: 200 }, (_, n) => `Message ${n}`)
    const { agent, user_id, id } = await assigned(contents)
    await due(user_id)
    await settled(user_id)
    assert.equal(smtp.mails.length, 1)
    const [mail] = smtp.mails
    assert.deepEqual(mail!.to, [agent.email])
    assert.equal(mail!.headers.subject, '[Lindqvist Cycles] 2 new notifications')
    assert.match(mail!.text, /replied \(200 messages\)/)
    assert.ok(mail!.text.includes(`/dashboard/live/inbox/${id}`))
    const stop = /^<(http\S+\/unsubscribe\?token=[\w-]+)>$/.exec(mail!.headers['list-unsubscribe']!)![1]!
    const { pathname, search } = new URL(stop)
    assert.equal((await fetch(account.url + pathname + search, { method: 'POST' })).status, 200)
    const { channels } = (await agent.get('/notification_settings')).body
    assert.deepEqual([channels.assigned.email, channels.assigned.center], [false, true])
    assert.match(mail!.headers['message-id']!, /^<svceml_\w+@example\.com>$/)
    await due(user_id)
    assert.equal((await journal(user_id)).length, 1)
  })

  it('are in the language of the person, with the page that stops them', async () => {
    await using smtp = await startSmtp()
    await through(smtp)
    const { agent, user_id } = await assigned(['Bonjour'])
    await agent.patch('/session/user', { language: 'fr' })
    await due(user_id)
    await settled(user_id)
    const [mail] = smtp.mails
    assert.match(mail!.text, /vous a été attribuée[\s\S]*a répondu[\s\S]*Modifier les paramètres: http/)
    assert.match(mail!.raw, /<html lang=3D"fr" dir=3D"ltr">/)
    const { pathname, search } = new URL(/^<(http\S+)>$/.exec(mail!.headers['list-unsubscribe']!)![1]!)
    assert.match(
      await (await fetch(account.url + pathname + search)).text(),
      /<html lang="fr">[\s\S]*Arrêter les e-mails/,
    )
    await owner.patch('/session/user', { language: 'es' })
    await eventually(async () => assert.equal((await owner.get('/session')).body.language, 'es'))
    assert.equal((await owner.post('/mail_settings/test')).body.ok, true)
    assert.match(smtp.mails[1]!.text, /Su servidor de correo funciona/)
  })

  it('leave out what was seen in the meantime, and do not go out where nothing is left', async () => {
    await using smtp = await startSmtp()
    await through(smtp)
    const one = await assigned(['Seen soon'])
    await one.agent.post('/notifications/read', { mode: 'live' })
    const other = await assigned(['Seen in the conversation'])
    await other.agent.post(`/conversation_reads/${other.id}`, { mode: 'live', message_id: other.last })
    await due(one.user_id)
    await due(other.user_id)
    await settled(other.user_id)
    assert.deepEqual(
      smtp.mails.map(({ to }) => to),
      [[other.agent.email]],
    )
    assert.match(smtp.mails[0]!.headers.subject!, /assigned you/)
    assert.doesNotMatch(smtp.mails[0]!.text, /replied/)
    assert.deepEqual(await journal(one.user_id), [])
  })

  it('are tried again while the server is busy, under the same Message-ID, and given up where it never will', async () => {
    let tries = 0
    const ids: string[] = []
    await using busy = await startSmtp({
      onRcptTo: (_to, _session, callback) =>
        ++tries === 1 ? callback(Object.assign(new Error('Try later'), { responseCode: 451 })) : callback(),
    })
    await through(busy)
    const { user_id } = await assigned(['Hello'])
    await due(user_id)
    await eventually(async () => {
      const [row] = await journal(user_id)
      assert.deepEqual([row?.failure, row?.sent, row?.due_at !== null], ['recipient_refused', false, true])
    })
    ids.push((await account.database.run(sql`select id from mails where user_id = ${user_id}`))[0]!.id)
    await account.database.run(sql`update mails set due_at = now() where user_id = ${user_id}`)
    account.means.announce()
    const [row] = await settled(user_id)
    assert.deepEqual([row!.sent, row!.failure, row!.tries], [true, null, 2])
    assert.deepEqual(
      busy.mails.map(({ headers }) => headers['message-id']),
      [`<${ids[0]}@example.com>`],
    )
    await using never = await startSmtp({
      onRcptTo: (_to, _session, callback) => callback(Object.assign(new Error('No such user'), { responseCode: 550 })),
    })
    await through(never)
    const lost = await assigned(['Hello'])
    await due(lost.user_id)
    const [given_up] = await settled(lost.user_id)
    assert.deepEqual([given_up!.sent, given_up!.failure, given_up!.tries], [false, 'recipient_refused', 1])
    assert.equal((await owner.get('/mail_settings')).body.failure, 'recipient_refused')
  })

  it('do not reach who was shut out in the meantime', async () => {
    await using smtp = await startSmtp()
    await through(smtp)
    const { user_id } = await assigned(['Hello'])
    await account.database.run(sql`update users set disabled_at = now() where id = ${user_id}`)
    await due(user_id)
    const [row] = await settled(user_id)
    assert.deepEqual([row!.sent, smtp.mails.length], [false, 0])
  })

  it('hold what customers write as text, and let nobody write headers', async () => {
    await using smtp = await startSmtp()
    await through(smtp)
    const agent = await person(account, 'agent')
    const user_id = await idOf(account, agent)
    const name = 'Eve\u2028Bcc: all@example.com <script>alert(1)</script>'
    const contact = await api.post('/contacts', { name, email: `eve-${Date.now()}@example.com` })
    const id = (await api.post('/conversations', { contact_id: contact.body.id })).body.id
    await api.post(`/conversations/${id}/accept`, { assignee: user_id })
    await everybodyToldOf(account)
    await due(user_id)
    await settled(user_id)
    const [mail] = smtp.mails
    assert.equal(mail!.headers.bcc, undefined)
    assert.deepEqual(mail!.to, [agent.email])
    assert.ok(!mail!.raw.split('text/html')[1]!.includes('<script>'))
  })

  it('are sent on by another process where one died while sending, and never under another id', async () => {
    await using smtp = await startSmtp()
    await through(smtp)
    const { user_id } = await assigned(['Hello'])
    // As a process leaves it that was killed: leased, and not renewed.
    await account.database.run(sql`
      with killed as (
        insert into mails (environment_id, id, kind, user_id, due_at, tries, lease_token, leased_until, created_at)
        select ${account.environment_ids.live}, 'svceml_01h455vb4pex5vsknk084sn02q', 'notifications', ${user_id}, now(), 1,
          nextval('mail_lease_tokens'), now() + interval '1 second', now())
      update notifications set mail_due_at = null, mail_id = 'svceml_01h455vb4pex5vsknk084sn02q' where user_id = ${user_id}`)
    const [row] = await settled(user_id)
    assert.deepEqual([row!.sent, row!.tries], [true, 2])
    assert.deepEqual(
      smtp.mails.map(({ headers }) => headers['message-id']),
      ['<svceml_01h455vb4pex5vsknk084sn02q@example.com>'],
    )
  })
})
