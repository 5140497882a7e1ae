import assert from 'node:assert/strict'
import { text } from 'node:stream/consumers'
import { before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { emailChannel, emailInput, mailOf } from '../testing/email/channel.ts'
import { startImap, type TestImap } from '../testing/email/imap-server.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, eventually, type TestAccount } from '../testing/service.ts'
import { startSmtp } from '../testing/smtp.ts'

// Nobody listens there.
const nowhere = { imap: { port: 9 } }

describe('an email channel', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
  })

  const create = (email: object = {}, client = api) =>
    client.post('/channels', { kind: 'email', name: 'Support', email: { ...emailInput(nowhere), ...email } })

  it('shows its settings, and neither its passwords nor its key', async () => {
    const { status, body } = await create({ address: 'Help@Shop.Example' })
    assert.equal(status, 201)
    const { address, from_name, imap, signature, plus_addressing } = body.email
    assert.deepEqual([address, from_name, signature, plus_addressing], ['help@shop.example', 'Support', null, false])
    assert.deepEqual(imap, { host: '127.0.0.1', port: 9, security: 'none', username: 'support', has_password: true })
    assert.ok(!JSON.stringify(body).includes('right'))
    const [row] = await account.database.run<{ stored: string }>(
      sql`select channels::text as stored from channels where id = ${body.id}`,
    )
    assert.ok(!row!.stored.includes('right'))
  })

  it('needs an address and both servers, an address of its own, and no other kind has these settings', async () => {
    for (const missing of ['address', 'imap', 'smtp'])
      assertRefused(await create({ [missing]: undefined }), 400, 'parameter_missing', new RegExp(missing))
    await create({ address: 'one@shop.example' })
    assertRefused(await create({ address: 'ONE@shop.example' }), 409, 'channel_already_exists')
    const { id } = (await create()).body
    assertRefused(
      await api.patch(`/channels/${id}`, { email: { address: 'one@shop.example' } }),
      409,
      'channel_already_exists',
    )
    const email = emailInput(nowhere)
    assertRefused(
      await api.post('/channels', { kind: 'api', name: 'x', email }),
      400,
      'parameter_invalid',
      /kind email/,
    )
    assertRefused(
      await api.post(`/channels/${(await api.get('/channels')).body.data.at(-1).id}/test`),
      400,
      'parameter_invalid',
    )
  })

  it('wants the password again for another server, and keeps it otherwise', async () => {
    const { id, email } = (await create()).body
    const { has_password: _, ...imap } = email.imap
    const moved = { ...imap, host: 'evil.example' }
    assertRefused(await api.patch(`/channels/${id}`, { email: { imap: moved } }), 400, 'parameter_missing', /password/)
    const change = await api.patch(`/channels/${id}`, { email: { imap, signature: 'The Shop' } })
    assert.deepEqual([change.body.email.imap.has_password, change.body.email.signature], [true, 'The Shop'])
  })

  it('is set up by those who may read what it sends', async () => {
    const limited = await account.client({ scopes: ['channels:write'] })
    assertRefused(await create({}, limited), 403, 'insufficient_scope', /contacts:read/)
    const { id } = (await create()).body
    assertRefused(await limited.patch(`/channels/${id}`, { email: { signature: 'x' } }), 403, 'insufficient_scope')
    assert.equal((await limited.patch(`/channels/${id}`, { name: 'Renamed' })).status, 200)
  })

  it('forgets its passwords when it is deleted', async () => {
    const { id } = (await create()).body
    await api.delete(`/channels/${id}`)
    const rows = await account.database.run(sql`select from channels where id = ${id} and email_secrets is not null`)
    assert.equal(rows.length, 0)
  })

  /** A server that delivers to a mailbox what it does to mail. */
  const serverThat = (passes: (raw: string) => string, imap: TestImap) =>
    startSmtp({
      onData(stream, _session, callback) {
        text(stream).then((raw) => {
          imap.append(passes(raw))
          callback()
        }, callback)
      },
    })
  const noted = (raw: string) =>
    `Authentication-Results: mx.shop.example; dmarc=pass header.from=shop.example\r\n${raw}`
  const withoutNotes = (raw: string) => raw.replace(/^Authentication-Results:.*\r\n(?:[ \t].*\r\n)*/gim, '')

  it('learns from its test whose notes on senders it may trust, and trusts none that anyone can forge', async () => {
    const servers: [(raw: string) => string, string | null, string | null][] = [
      [(raw) => noted(withoutNotes(raw)), 'mx.shop.example', null],
      [noted, null, 'forgeable'],
      [(raw) => noted(raw.replace(/^Authentication-Results: mx.*\r\n(?:[ \t].*\r\n)*/gm, '')), null, 'forgeable'],
      [
        (raw) => noted(raw.replace(/^Authentication-Results: mx.shop.example;.*\r\n(?:[ \t].*\r\n)*/gim, '')),
        null,
        'forgeable',
      ],
      [(raw) => raw, null, 'no_header'],
      [(raw) => raw.replace(/^Message-ID/im, 'X-Lost'), null, 'not_arrived'],
    ]
    for (const [passes, id, problem] of servers) {
      await using imap = await startImap()
      await using smtp = await serverThat(passes, imap)
      const channel_id = await emailChannel(api, { imap, smtp })
      const { body } = await api.post(`/channels/${channel_id}/test`)
      assert.deepEqual([body.ok, body.authserv.id, body.authserv.problem?.code ?? null], [true, id, problem])
      assert.equal((await api.get(`/channels/${channel_id}`)).body.email.trusted_authserv_id, id)
      if (id !== null) assert.equal((await api.post(`/channels/${channel_id}/test`)).body.authserv, null)
    }
  })

  it('of test mode reads mail, tests the logins, and sends nothing', async () => {
    await using imap = await startImap()
    await using smtp = await startSmtp()
    const test = await account.client({ mode: 'test' })
    const channel_id = await emailChannel(test, { imap, smtp })
    assert.equal((await test.post(`/channels/${channel_id}/test`)).body.ok, true)
    imap.append(mailOf())
    const { id } = await eventually(async () => {
      const [conversation] = (await test.get(`/conversations?channel_id=${channel_id}`)).body.data
      assert.ok(conversation)
      return conversation
    })
    const at = `/conversations/${id}/messages`
    const message = (await test.post(at, { content: 'Hello' })).body
    await eventually(async () => assert.equal((await test.get(`${at}/${message.id}`)).body.status, 'sent'))
    assert.deepEqual(smtp.mails, [])
  })

  it('says who an answer would go to, and what an email held besides its text', async () => {
    await using imap = await startImap()
    const channel_id = await emailChannel(api, { imap })
    const headers = ['Cc: Boss <boss@home.example>', 'Reply-To: desk@home.example']
    imap.append(mailOf({ subject: 'Order', text: 'Thanks!\r\n\r\n> We sent it.', headers }))
    const { id } = await eventually(async () => {
      const [conversation] = (await api.get(`/conversations?channel_id=${channel_id}`)).body.data
      assert.ok(conversation)
      return conversation
    })
    const { body } = await api.get(`/conversations/${id}/email_recipients`)
    const addresses = (list: { address: string }[]) => list.map(({ address }) => address)
    assert.deepEqual([addresses(body.to), body.cc, body.subject], [['desk@home.example'], [], 'Re: Order'])
    const all = (await api.get(`/conversations/${id}/email_recipients?how=reply_all`)).body
    assert.deepEqual(addresses(all.cc), ['boss@home.example'])
    const [message] = (await api.get(`/conversations/${id}/messages`)).body.data
    const details = (await api.get(`/conversations/${id}/messages/${message.id}/email`)).body
    assert.match(details.text, /We sent it/)
    assert.equal(message.content, 'Thanks!')
    const plain = (await api.get('/channels')).body.data.find(({ kind }: { kind: string }) => kind === 'api')
    assert.ok(plain)
  })
})
