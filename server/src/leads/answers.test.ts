import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { read, readTurns } from '../language/leads/read.ts'
import { testAccount } from '../testing/account.ts'
import { written } from '../testing/leads/written.ts'
import { type Client, someContact, type TestAccount } from '../testing/service.ts'
import type { Criterion } from './schema.ts'

describe('what a contact answers', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
  })

  const contact = async () => (await api.post('/contacts', someContact())).body.id as string
  const conversation = async (contact_id: string) =>
    (await api.post('/conversations', { contact_id })).body.id as string
  const write = async (conversation_id: string, content: string, more: Record<string, unknown>) =>
    (await api.post(`/conversations/${conversation_id}/messages`, { content, ...more })).body.id as string
  const writeInbound = (id: string, content: string) => write(id, content, { direction: 'inbound' })
  const criterion = async (contact_id: string, name: string) => {
    const { body } = await api.post('/leads/qualify', { contact_id })
    return (body.criteria as Criterion[]).find((one) => one.name === name)!
  }

  it('counts as its own, in the message that answers', async () => {
    const contact_id = await contact()
    const id = await conversation(contact_id)
    await write(id, 'How many people would use it?', {})
    await write(id, 'He will say 80.', { private: true })
    const message_id = await writeInbound(id, '25')
    const seats = await criterion(contact_id, 'seats')
    assert.deepEqual(
      { ...seats, points: 8 },
      { name: 'seats', met: true, points: 8, value: '25', evidence: '25', message_id },
    )
  })

  it('counts after a reply outside working hours, which asks nothing', async () => {
    const contact_id = await contact()
    const id = await conversation(contact_id)
    await write(id, 'How many people would use it?', {})
    const reply_id = await write(id, 'We are back on Monday.', {})
    await account.database.run(
      sql`update messages set sender = '{"type":"system","id":null,"name":null}' where id = ${reply_id}`,
    )
    await writeInbound(id, '25')
    assert.equal((await criterion(contact_id, 'seats')).value, '25')
  })

  it('is nothing where nobody asked, another conversation did, or a note among colleagues', async () => {
    const contact_id = await contact()
    const [first, other] = [await conversation(contact_id), await conversation(contact_id)]
    await write(first, 'How many people would use it?', {})
    await write(other, 'How many people would use it?', { private: true })
    await writeInbound(other, '25')
    assert.equal((await criterion(contact_id, 'seats')).met, null)
  })

  it('is never what the business proposed, before the contact says yes to it', async () => {
    const contact_id = await contact()
    const id = await conversation(contact_id)
    await write(id, 'Shall we say 30 seats for a budget of $9,000?', {})
    assert.equal((await criterion(contact_id, 'seats')).met, null)
    await writeInbound(id, 'Hm.')
    assert.equal((await criterion(contact_id, 'budget')).met, null)
    await writeInbound(id, 'Yes, exactly!')
    const [seats, budget] = [await criterion(contact_id, 'seats'), await criterion(contact_id, 'budget')]
    assert.deepEqual([seats.value, seats.evidence], ['30', 'Yes, exactly!'])
    assert.deepEqual([budget.value, budget.evidence], ['9000 USD', 'Yes, exactly!'])
  })

  it('is found in a long conversation as well, read on a thread of its own', async () => {
    const contact_id = await contact()
    const id = await conversation(contact_id)
    await writeInbound(id, 'We need a quote for 40 bikes, our budget is €9,000.')
    for (let n = 0; n < 6; n++) await writeInbound(id, 'It was a long story about nothing at all. '.repeat(100))
    assert.equal((await criterion(contact_id, 'budget')).value, '9000 EUR')
  })

  it('is read alike on that thread and beside it, however many wait', async () => {
    const cases = ['english', 'german', 'spanish'].flatMap((file) => written(file).flatMap((one) => one.turns))
    const messages = [...cases, ...cases].map(({ content }, n) => ({
      id: `m${n}`,
      conversation_id: 'c',
      content,
      created_at: '2026-11-20T09:30:00.000Z',
      direction: n % 2 === 0 ? 'inbound' : 'outbound',
    }))
    const reading = { messages_json: JSON.stringify(messages), phrases: [['words:own', 'chat']] as const }
    const here = await readTurns(reading)
    assert.ok(here.extractions.length > 50)
    const all = await Promise.all(Array.from({ length: 60 }, () => read(reading)))
    for (const one of all) assert.deepEqual(one, here)
  })
})
