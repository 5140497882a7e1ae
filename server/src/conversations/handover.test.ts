import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { createUser } from '../accounts/users.ts'
import { testAccount } from '../testing/account.ts'
import { eventsOf } from '../testing/events-of.ts'
import { assertRecent } from '../testing/moments.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Client, someContact, type TestAccount } from '../testing/service.ts'

let account: TestAccount
let api: Client
let mo: string
let kim: string
before(async () => {
  account = await testAccount()
  api = await account.client()
  const account_id = account.account_id
  mo = await createUser(account.database, { account_id, name: 'Mo', email: 'mo@example.com', role: 'agent' })
  kim = await createUser(account.database, {
    account_id,
    name: 'Kim',
    email: 'kim-of-handover@example.com',
    role: 'owner',
  })
})

const started = async (handled_by = 'assistant') => {
  const { body: contact } = await api.post('/contacts', someContact())
  return (await api.post('/conversations', { contact_id: contact.id, handled_by })).body
}
const on = (conversation: { id: string }) => `/conversations/${conversation.id}`

describe('a hand-over', () => {
  it('makes a pending conversation open and a human’s, and says who asked and why', async () => {
    const one = await started()
    const key = { key_id: /^svckey_/ }
    const { status, body } = await api.post(`${on(one)}/handover`, { reason: 'Refund', note: 'Twice', assignee: mo })
    assert.equal(status, 200)
    assert.deepEqual([body.status, body.handled_by, body.assignee], ['open', 'human', mo])
    const { requested_by, requested_at, ...handover } = body.handover
    assert.equal(requested_by.type, 'api_key')
    assert.match(requested_by.id, key.key_id)
    assertRecent(requested_at)
    const rest = { summary: null, tried: [], open_question: null, due_at: null, accepted_at: null, accepted_by: null }
    assert.deepEqual(handover, { reason: 'Refund', reason_code: null, note: 'Twice', ...rest })
    assert.deepEqual((await api.get(on(one))).body, body)
  })

  it('tells that it was handed over, that the status changed, and whose it is now', async () => {
    const one = await started()
    const { body } = await api.post(`${on(one)}/handover`, { assignee: mo })
    const kinds = ['conversation.handed_over', 'conversation.status_changed', 'conversation.assigned']
    const previous = { status: 'pending', handled_by: 'assistant', handover: null, assignee: null }
    const [, ...events] = await eventsOf(api, one.id, ['conversation.created', ...kinds])
    for (const { data } of events) assert.deepEqual(data, { object: body, previous })
  })

  it('needs neither body nor fields', async () => {
    for (const body of [undefined, {}, { reason: null, note: null, assignee: null }])
      assert.equal((await api.post(`${on(await started())}/handover`, body)).body.handover.reason, null)
  })

  it('of what is open and a human’s already changes nothing and tells nothing', async () => {
    const one = await started('human')
    const { status, body, headers } = await api.post(`${on(one)}/handover`, { reason: 'Again' })
    assert.deepEqual([status, body, headers.get('etag')], [200, one, '"1"'])
    await api.patch(on(one), { priority: 'low' })
    await eventsOf(api, one.id, ['conversation.created', 'conversation.updated'])
  })

  it('wakes a snoozed conversation', async () => {
    const one = await started('human')
    await api.post(`${on(one)}/status`, { status: 'snoozed', snoozed_until: new Date(Date.now() + 60_000) })
    const { body } = await api.post(`${on(one)}/handover`)
    assert.deepEqual([body.status, body.snoozed_until], ['open', null])
  })

  it('of a resolved conversation is refused', async () => {
    const one = await started()
    await api.post(`${on(one)}/status`, { status: 'resolved' })
    assertRefused(await api.post(`${on(one)}/handover`), 409, 'conversation_resolved')
  })

  it('refuses what is too long, unknown or nobody', async () => {
    const path = `${on(await started())}/handover`
    assert.equal((await api.post(`${on(await started())}/handover`, { reason: '😀'.repeat(500) })).status, 200)
    for (const body of [{ reason: 'x'.repeat(501) }, { reason: '' }, { note: 5 }, { assignee: 'svcusr_x' }])
      assertRefused(await api.post(path, body), 400, 'parameter_invalid')
    assertRefused(await api.post(path, { user: mo }), 400, 'parameter_unknown')
  })

  it('keeps the assistant silent until the status is pending again', async () => {
    const one = await started()
    await api.post(`${on(one)}/handover`)
    await api.post(`${on(one)}/status`, { status: 'resolved' })
    await api.post(`${on(one)}/messages`, { content: 'Still broken', direction: 'inbound' })
    const reopened = (await api.get(on(one))).body
    assert.deepEqual([reopened.status, reopened.handled_by], ['open', 'human'])
    const { body } = await api.post(`${on(one)}/status`, { status: 'pending' })
    assert.deepEqual([body.status, body.handled_by, body.handover], ['pending', 'assistant', null])
  })
})

describe('taking a conversation on', () => {
  it('has one winner among many at once', async () => {
    const one = await started()
    const people = Array.from({ length: 10 }, (_, n) => (n % 2 ? mo : kim))
    const answers = await Promise.all(people.map((assignee) => api.post(`${on(one)}/accept`, { assignee })))
    const { body } = await api.get(on(one))
    people.forEach((person, n) => {
      if (person === body.assignee) assert.equal(answers[n]!.status, 200)
      else assertRefused(answers[n]!, 409, 'conversation_already_assigned')
    })
    await eventsOf(api, one.id, ['conversation.created', 'conversation.assigned', 'conversation.status_changed'])
  })

  it('is noted on the hand-over that asked for it, also where it was meant for the same person', async () => {
    for (const handover of [{}, { assignee: mo }]) {
      const one = await started()
      await api.post(`${on(one)}/handover`, handover)
      const { body } = await api.post(`${on(one)}/accept`, { assignee: mo })
      assert.equal(body.handover.accepted_by, mo)
      assertRecent(body.handover.accepted_at)
      const again = await api.post(`${on(one)}/accept`, { assignee: mo })
      assert.deepEqual(again.body, body)
    }
  })

  it('tells of an assignment only where the person is a new one', async () => {
    const one = await started('human')
    await api.post(`${on(one)}/accept`, { assignee: mo })
    await api.post(`${on(one)}/status`, { status: 'snoozed' })
    const { body } = await api.post(`${on(one)}/accept`, { assignee: mo })
    assert.equal(body.status, 'open')
    const changes = ['conversation.assigned', 'conversation.status_changed', 'conversation.status_changed']
    await eventsOf(api, one.id, ['conversation.created', ...changes])
  })

  it('needs to say for whom, with a key', async () => {
    const one = await started()
    assertRefused(await api.post(`${on(one)}/accept`), 400, 'parameter_missing', /^`assignee`/)
    assertRefused(
      await api.post(`${on(one)}/accept`, { assignee: 'svcusr_x' }),
      400,
      'parameter_invalid',
      /^`assignee`/,
    )
    assertRefused(await api.post(`${on(one)}/accept`, { assignee: null }), 400, 'parameter_invalid', /^`assignee`/)
  })

  it('of a resolved conversation is refused', async () => {
    const one = await started()
    await api.post(`${on(one)}/status`, { status: 'resolved' })
    assertRefused(await api.post(`${on(one)}/accept`, { assignee: mo }), 409, 'conversation_resolved')
  })
})
