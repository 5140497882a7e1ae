import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { eventsOf } from '../testing/events-of.ts'
import { assertRefused } from '../testing/refused.ts'
import { assertReplayed } from '../testing/replayed.ts'
import { type Client, someContact, type TestAccount } from '../testing/service.ts'
import type { Criterion } from './schema.ts'

const unknown = 'svccon_01h455vb4pex5vsknk084sn02q'

describe('a lead', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
  })

  const conversing = async (changes: Record<string, unknown> = {}) => {
    const { body: contact } = await api.post('/contacts', someContact(changes))
    const { body: conversation } = await api.post('/conversations', { contact_id: contact.id })
    return { contact_id: contact.id as string, conversation_id: conversation.id as string }
  }
  const say = async (
    conversation_id: string,
    content: string,
    more: Record<string, unknown> = { direction: 'inbound' },
  ) => (await api.post(`/conversations/${conversation_id}/messages`, { content, ...more })).body.id as string
  const qualify = (body: Record<string, unknown>, headers = {}) => api.post('/leads/qualify', body, headers)
  const asking = async (changes: Record<string, unknown> = {}) => {
    const { contact_id, conversation_id } = await conversing(changes)
    await say(conversation_id, 'Could you send us a quote for 40 bikes? Our budget is €9,000.')
    const { body } = await qualify({ contact_id })
    return { contact_id, conversation_id, lead_id: body.lead_id as string, qualification: body }
  }
  const criterion = (body: { criteria: Criterion[] }, name: string) => body.criteria.find((one) => one.name === name)!
  const leadsOf = async (contact_id: string) => (await api.get(`/leads?contact_id=${contact_id}`)).body.data
  const history = async (lead_id: string) => (await api.get(`/leads/${lead_id}/qualifications`)).body.data

  it('is made by the first qualification, with points, quotes and the messages they stand in', async () => {
    const { contact_id, conversation_id } = await conversing({ phone_number: '+442079460142' })
    const message_id = await say(
      conversation_id,
      'Hello. Our budget is €9,000. Could you send us a quote for 40 bikes?',
    )
    const { status, body } = await qualify({ contact_id })
    assert.equal(status, 200)
    assert.deepEqual([body.object, body.contact_id, body.conversation_id], ['lead.qualification', contact_id, null])
    assert.deepEqual([body.status, body.reason, body.grade, body.engine], ['qualified', null, 'hot', 'embedded'])
    assert.deepEqual(criterion(body, 'budget'), {
      name: 'budget',
      met: true,
      points: 12,
      value: '9000 EUR',
      evidence: 'Our budget is €9,000.',
      message_id,
    })
    assert.equal(criterion(body, 'timeline').met, null)
    const [lead] = await leadsOf(contact_id)
    assert.deepEqual([lead.id, lead.status, lead.grade, lead.score], [body.lead_id, 'qualified', 'hot', body.score])
    assert.deepEqual(lead.qualification, body)
    assert.deepEqual((await api.get(`/leads/${lead.id}`)).body, lead)
  })

  it('is told of once, whole, by an event; what comes out the same is the stored answer and no event', async () => {
    const { contact_id, conversation_id, lead_id, qualification } = await asking()
    const again = await Promise.all([1, 2, 3].map(() => qualify({ contact_id })))
    for (const { body } of again) assert.deepEqual(body, qualification)
    await say(conversation_id, 'We need them by the end of next month.')
    const { body: later } = await qualify({ contact_id })
    assert.notEqual(later.id, qualification.id)
    const [first, second] = await eventsOf(api, lead_id, ['lead.qualified', 'lead.qualified'])
    assert.deepEqual(first!.data.object.qualification, qualification)
    assert.equal(first!.data.previous, null)
    assert.deepEqual(second!.data.object, (await api.get(`/leads/${lead_id}`)).body)
    assert.deepEqual(second!.data.previous, { grade: 'warm', score: qualification.score })
    assert.deepEqual(await history(lead_id), [later, qualification])
  })

  it('is one, however many qualify a contact at once', async () => {
    const { contact_id, conversation_id } = await conversing()
    await say(conversation_id, 'How much is it for 5 users?')
    const answers = await Promise.all(Array.from({ length: 12 }, () => qualify({ contact_id })))
    assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1)
    const [lead, ...others] = await leadsOf(contact_id)
    assert.deepEqual(others, [])
    assert.equal((await history(lead.id)).length, 1)
    await eventsOf(api, lead.id, ['lead.qualified'])
  })

  it('counts nothing that the business said, and no note', async () => {
    const { contact_id, conversation_id } = await conversing()
    await say(conversation_id, 'Hello there')
    await say(conversation_id, 'Is your budget $90,000, and do you want a quote for 50 users by next week?', {})
    await say(conversation_id, 'She is the CEO, budget approved: €80,000. Send a quote.', { private: true })
    const { body } = await qualify({ contact_id })
    for (const name of ['need', 'budget', 'seats', 'timeline', 'authority'])
      assert.equal(criterion(body, name).met, null)
    assert.equal(body.status, 'insufficient_information')
  })

  it('reads one conversation where one is named, which must be with that contact', async () => {
    const { contact_id, conversation_id } = await asking()
    const { body: other } = await api.post('/conversations', { contact_id })
    const { body } = await qualify({ contact_id, conversation_id: other.id })
    assert.deepEqual([body.conversation_id, criterion(body, 'need').met], [other.id, null])
    assert.equal(criterion((await qualify({ contact_id, conversation_id })).body, 'need').met, true)
    const stranger = await conversing()
    const mismatched = { contact_id, conversation_id: stranger.conversation_id }
    assertRefused(await qualify(mismatched), 422, 'conversation_contact_mismatch')
    assertRefused(await qualify({ contact_id, conversation_id: 'svccnv_x' }), 404, 'resource_not_found')
    assertRefused(await qualify({ contact_id: unknown }), 404, 'resource_not_found')
    assertRefused(await qualify({}), 400, 'parameter_missing', /^`contact_id`/)
  })

  it('is judged from the moment that is asked for', async () => {
    const { contact_id, qualification } = await asking()
    const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
    const { body: later } = await qualify({ contact_id, as_of: at(14) })
    assert.deepEqual([later.fit, criterion(later, 'need').points], [qualification.fit, 7])
    const { body: earlier } = await qualify({ contact_id, as_of: at(-1) })
    assert.equal(criterion(earlier, 'need').met, null)
    assertRefused(await qualify({ contact_id, as_of: 'yesterday' }), 400, 'parameter_invalid', /^`as_of`/)
  })

  it('keeps a person’s word over later qualifications, with who and when, until it is cleared', async () => {
    const { contact_id, conversation_id, lead_id, qualification } = await asking()
    const changes = { status: 'converted', score: 95, note: 'Signed on paper.' }
    const { status, body } = await api.patch(`/leads/${lead_id}`, changes)
    assert.equal(status, 200)
    assert.deepEqual([body.status, body.score, body.grade], ['converted', 95, 'hot'])
    const { actor, at, ...values } = body.override
    assert.deepEqual(values, { ...changes, grade: null })
    assert.deepEqual([actor.type, at], ['api_key', body.updated_at])
    await say(conversation_id, "Sorry, we're not interested any more.")
    assert.equal((await qualify({ contact_id })).body.status, 'unqualified')
    const { body: stored } = await api.get(`/leads/${lead_id}`)
    assert.deepEqual(
      [stored.status, stored.score, stored.grade, stored.override],
      ['converted', 95, 'hot', body.override],
    )
    const clearing = { status: null, score: null, note: null }
    const { body: cleared } = await api.patch(`/leads/${lead_id}`, clearing)
    assert.deepEqual(
      [cleared.status, cleared.override, cleared.score],
      ['unqualified', null, cleared.qualification.score],
    )
    const events = await eventsOf(api, lead_id, [
      'lead.qualified',
      'lead.qualified',
      'lead.qualified',
      'lead.qualified',
    ])
    assert.deepEqual(events[1]!.data.previous, { status: 'qualified', grade: 'warm', score: qualification.score })
  })

  it('is changed by nobody who has not seen it, and told of by no note alone', async () => {
    const { lead_id } = await asking()
    const path = `/leads/${lead_id}`
    const { headers } = await api.get(path)
    const seen = { 'if-match': headers.get('etag')! }
    assert.equal((await api.patch(path, { note: 'Called.' }, seen)).status, 200)
    assertRefused(await api.patch(path, { grade: 'hot' }, seen), 412, 'precondition_failed')
    await eventsOf(api, lead_id, ['lead.qualified'])
    const before = await api.get(path)
    assert.deepEqual((await api.patch(path, { note: 'Called.' })).body, before.body)
    for (const wrong of [{ score: 101 }, { score: '9' }, { grade: 'lukewarm' }, { status: 'lost' }, { note: '' }])
      assertRefused(await api.patch(path, wrong), 400, 'parameter_invalid')
  })

  it('is found by status, grade and score, newest first', async () => {
    const { lead_id } = await asking()
    const { contact_id } = await conversing({ email: `cold-${Date.now()}@gmail.com` })
    const { body: cold } = await qualify({ contact_id })
    const ids = async (query: string) =>
      (await api.get(`/leads?limit=100&${query}`)).body.data.map(({ id }: { id: string }) => id)
    assert.deepEqual((await ids('')).slice(0, 2), [cold.lead_id, lead_id])
    for (const query of ['status=qualified', 'status=qualified,converted', 'grade=warm', 'min_score=40']) {
      const matches = await ids(query)
      assert.deepEqual([matches.includes(lead_id), matches.includes(cold.lead_id)], [true, false], query)
    }
    assert.ok((await ids('status=new&grade=cold')).includes(cold.lead_id))
    assertRefused(await api.get('/leads?status=lost'), 400, 'parameter_invalid', /^`status`/)
    const { body: page } = await api.get('/leads?limit=1')
    assert.equal((await api.get(`/leads?limit=1&cursor=${page.next_cursor}`)).body.data[0].id, lead_id)
  })

  it('is qualified once under an Idempotency-Key', async () => {
    const { contact_id, conversation_id } = await conversing()
    await say(conversation_id, 'Can we see a demo next week?')
    const headers = { 'idempotency-key': `qualify-${contact_id}` }
    const first = await qualify({ contact_id }, headers)
    await say(conversation_id, 'For 30 users.')
    assertReplayed(await qualify({ contact_id }, headers), first)
  })

  it('goes with its contact and leaves no word behind', async () => {
    const { contact_id, conversation_id } = await conversing()
    await say(conversation_id, 'Could you send a quote for the unforgettable bicycle?')
    const { body } = await qualify({ contact_id }, { 'idempotency-key': `gone-${contact_id}` })
    await api.patch(
      `/leads/${body.lead_id}`,
      { note: 'unforgettable', status: 'working' },
      { 'idempotency-key': `gone2-${contact_id}` },
    )
    await api.delete(`/contacts/${contact_id}`)
    assertRefused(await api.get(`/leads/${body.lead_id}`), 404, 'resource_not_found')
    assertRefused(await api.get(`/leads/${body.lead_id}/qualifications`), 404, 'resource_not_found')
    const environment_id = account.environment_ids.live
    const traces = await account.database.run(sql`
      select 'event' as place from events where environment_id = ${environment_id} and data::text ilike '%unforgettable%'
      union all select 'answer' from idempotent_answers where environment_id = ${environment_id} and body ilike '%unforgettable%'
      union all select 'lead' from leads where environment_id = ${environment_id} and (qualification::text ilike '%unforgettable%' or override::text ilike '%unforgettable%')
      union all select 'qualification' from lead_qualifications where environment_id = ${environment_id} and criteria::text ilike '%unforgettable%'`)
    assert.deepEqual(traces, [])
  })

  it('leaves no word behind either where somebody writes on it while its contact is deleted', async () => {
    for (let n = 0; n < 8; n++) {
      const { contact_id, lead_id } = await asking()
      const patching = Array.from({ length: 6 }, (_, score) =>
        api.patch(`/leads/${lead_id}`, { note: 'indelible', score }),
      )
      await Promise.all([...patching, api.delete(`/contacts/${contact_id}`)])
    }
    const environment_id = account.environment_ids.live
    const traces = await account.database.run(
      sql`select id from events where environment_id = ${environment_id} and data::text ilike '%indelible%'`,
    )
    assert.deepEqual(traces, [])
  })

  it('is for its own mode, and for keys that may', async () => {
    const { contact_id, lead_id } = await asking()
    const test_mode = await account.client({ mode: 'test' })
    assertRefused(await test_mode.get(`/leads/${lead_id}`), 404, 'resource_not_found')
    assertRefused(await test_mode.post('/leads/qualify', { contact_id }), 404, 'resource_not_found')
    const reader = await account.client({ scopes: ['leads:read'] })
    assert.equal((await reader.get(`/leads/${lead_id}`)).status, 200)
    assertRefused(await reader.post('/leads/qualify', { contact_id }), 403, 'insufficient_scope')
  })
})
