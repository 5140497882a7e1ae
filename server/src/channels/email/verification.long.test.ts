import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { testAccount } from '../../testing/account.ts'
import { emailChannel, mailOf } from '../../testing/email/channel.ts'
import { startImap, type TestImap } from '../../testing/email/imap-server.ts'
import { type Client, eventually } from '../../testing/service.ts'
import { visit, widgetChannel } from '../../testing/visitor.ts'

describe('how sure it is who wrote a message', () => {
  let api: Client
  let imap: TestImap
  let channel_id: string
  let account: Awaited<ReturnType<typeof testAccount>>
  before(async () => {
    account = await testAccount()
    api = await account.client()
    imap = await startImap()
    channel_id = await emailChannel(api, { imap }, { trusted_authserv_id: 'mx.shop.example' })
  })
  after(() => imap[Symbol.asyncDispose]())

  const vouched = 'Authentication-Results: mx.shop.example; dmarc=pass header.from=home.example'
  async function conversationWith(mails: string[]): Promise<{ id: string; contact_id: string }> {
    const subject = `Lamps ${Math.random()}`
    for (const mail of mails) imap.append(mail.replace(/^Subject: .*$/m, `Subject: ${subject}`))
    return eventually(async () => {
      const { data } = (await api.get(`/conversations?channel_id=${channel_id}`)).body
      const conversation = data.find((one: { subject: string }) => one.subject === subject)
      assert.equal((await api.get(`/conversations/${conversation?.id}/messages`)).body.data?.length, mails.length)
      return conversation
    })
  }
  const marksOf = async (id: string) =>
    (await api.get(`/conversations/${id}/messages?order=asc`)).body.data.map(
      ({ verification }: { verification: string | null }) => verification,
    )
  const recordOf = async (id: string) => {
    assert.equal((await api.post(`/conversations/${id}/summarize`)).status, 200)
    return (await api.get(`/conversations/${id}/summary_records?limit=1`)).body.data[0]
  }

  it('stands on the message, and on the summary that rests on it', async () => {
    const sure = await conversationWith([
      mailOf({ from: 'vera@home.example', text: 'We need 40 lamps by May.', headers: [vouched] }),
    ])
    assert.deepEqual(await marksOf(sure.id), ['verified'])
    assert.equal((await recordOf(sure.id)).verification, 'verified')
    const claimed = await conversationWith([
      mailOf({
        from: 'vera@home.example',
        text: 'Our budget is 9000 EUR.',
        headers: [vouched.replace('pass', 'none')],
      }),
    ])
    assert.deepEqual([await marksOf(claimed.id), claimed.contact_id], [['claimed'], sure.contact_id])
    assert.equal((await recordOf(claimed.id)).verification, 'claimed')
  })

  it('is claimed for a lead as soon as one of its messages is, and a stranger says nothing about it', async () => {
    const question = `question-${Math.random()}@home.example`
    const { id, contact_id } = await conversationWith([
      mailOf({ from: 'ben@home.example', id: question, text: 'We need 40 lamps by May.', headers: [vouched] }),
      mailOf({
        from: 'Eve <eve@evil.example>',
        text: 'Our budget is 90,000 EUR. Where do I send the order for the lamps?',
        headers: [`In-Reply-To: <${question}>`],
      }),
    ])
    const qualify = async () => (await api.post('/leads/qualify', { contact_id })).body
    const metCriteria = ({ criteria }: { criteria: { name: string; met: boolean | null }[] }) =>
      criteria.filter((one) => one.met).map(({ name }) => name)
    const { lead_id, ...first } = await qualify()
    assert.ok(!metCriteria(first).includes('budget'))
    assert.equal((await api.get(`/leads/${lead_id}`)).body.verification, 'verified')
    const record = await recordOf(id)
    assert.equal(record.verification, 'stranger')
    assert.match(record.summary, /Eve: Our budget is 90,000 EUR/)
    imap.append(mailOf({ from: 'ben@home.example', text: 'Our budget is 800 EUR.' }))
    await eventually(async () => {
      assert.ok(metCriteria(await qualify()).includes('budget'))
      assert.equal((await api.get(`/leads/${lead_id}`)).body.verification, 'claimed')
    })
  })

  it('is what an address was last seen with: a mail that only names it does not count', async () => {
    const from = 'zoe@home.example'
    const last_seen = async ({ contact_id }: { contact_id: string }) =>
      Date.parse((await api.get(`/contacts/${contact_id}/identities`)).body.data[0].last_seen_at)
    const sure = await conversationWith([mailOf({ from, headers: [vouched] })])
    await account.database.run(sql`
      update contact_identities set last_seen_at = now() - interval '100 days' where contact_id = ${sure.contact_id}`)
    const long_ago = await last_seen(sure)
    await conversationWith([mailOf({ from })])
    assert.equal(await last_seen(sure), long_ago)
    await conversationWith([mailOf({ from, headers: [vouched] })])
    assert.ok((await last_seen(sure)) > long_ago)
  })

  it('is null for what the API says, and claimed for visitors whom nobody signed', async () => {
    const widget = await widgetChannel(account)
    const visitor = await visit(account, widget)
    const { conversation, message } = (await visitor.post('/conversations', { content: 'Hello' })).body
    assert.deepEqual([await marksOf(conversation.id), message.id !== undefined], [['claimed'], true])
    const { contact_id } = (await api.get(`/conversations/${conversation.id}`)).body
    const { id } = (await api.post('/conversations', { contact_id })).body
    await api.post(`/conversations/${id}/messages`, { content: 'Hi', direction: 'inbound' })
    assert.deepEqual(await marksOf(id), [null])
  })

  it('is known of mail that a process of the version before stored', async () => {
    const { id } = await conversationWith([mailOf({ from: 'old@home.example', text: 'Hello' })])
    await account.database.run(sql`
      insert into messages (environment_id, conversation_id, id, direction, sender, content, private, status, email, created_at, updated_at)
      select environment_id, conversation_id, ${newId('message')}, direction, sender, content, private, status,
        (email::jsonb - 'is_new_contact' || '{"is_participant": false}')::json, now(), now()
      from messages where conversation_id = ${id}`)
    assert.deepEqual(await marksOf(id), ['claimed', 'stranger'])
  })
})
