import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { type Client, eventually, someContact, type TestAccount } from '../testing/service.ts'

describe('a deleted contact', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
  })

  it('leaves no word behind, in events or in the answers kept for repeats', async () => {
    const person = someContact({ name: 'Unforgettable Name' })
    const keyed = (key: string) => ({ 'idempotency-key': key })
    const { body: contact } = await api.post('/contacts', person, keyed('gone-1'))
    const { body: conversation } = await api.post('/conversations', { contact_id: contact.id }, keyed('gone-2'))
    const messages = `/conversations/${conversation.id}/messages`
    await api.post(messages, { content: 'Unforgettable words', direction: 'inbound' }, keyed('gone-3'))
    await api.post(`/conversations/${conversation.id}/summarize`, undefined, keyed('gone-4'))
    await api.post(`/conversations/${conversation.id}/summarize`, undefined, keyed('gone-5'))
    await api.delete(`/contacts/${contact.id}`)

    const environment_id = account.environment_ids.live

    const traces = await account.database.run(sql`
      select 'event' as place from events where environment_id = ${environment_id} and data::text ilike '%unforgettable%'
      union all select 'answer' from idempotent_answers where environment_id = ${environment_id} and body ilike '%unforgettable%'
      union all select 'message' from messages where environment_id = ${environment_id} and content ilike '%unforgettable%'
      union all select 'summary' from summary_records where environment_id = ${environment_id} and summary ilike '%unforgettable%'`)
    assert.deepEqual(traces, [])
  })

  it('is not made again by a late repeat of the request that made it', async () => {
    const person = someContact()
    const headers = { 'idempotency-key': 'late-repeat' }
    const { body: contact } = await api.post('/contacts', person, headers)
    await api.delete(`/contacts/${contact.id}`)
    const { status, body } = await api.post('/contacts', person, headers)
    assert.equal(status, 404, JSON.stringify(body))
  })

  it('is told of once, by its id alone', async () => {
    const { body: contact } = await api.post('/contacts', someContact())
    await api.delete(`/contacts/${contact.id}`)
    await eventually(async () => {
      const { body } = await api.get('/events?types=contact.deleted&order=desc&limit=1')
      assert.deepEqual(body.data[0].data, {
        object: { object: 'contact', id: contact.id, deleted: true },
        previous: null,
      })
    })
  })
})
