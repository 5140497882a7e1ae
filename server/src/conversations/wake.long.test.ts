import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { languageOfText } from '../language/thread.ts'
import { passTime } from '../testing/conversations/status-model.ts'
import { eventsOf } from '../testing/events-of.ts'
import { type Client, eventually, someContact, startTestService, type TestService } from '../testing/service.ts'

describe('a conversation that waits', () => {
  let service: TestService
  let api: Client
  let contact_id: string
  before(async () => {
    service = await startTestService()
    api = await service.client()
    contact_id = (await api.post('/contacts', someContact())).body.id
  })
  after(() => service.stop())

  const started = async (handled_by = 'human') => (await api.post('/conversations', { contact_id, handled_by })).body.id
  const snooze = async (id: string, until: number | null) => {
    const snoozed_until = until && new Date(Date.now() + until).toISOString()
    assert.equal((await api.post(`/conversations/${id}/status`, { status: 'snoozed', snoozed_until })).status, 200)
  }
  const read = async (id: string) => (await api.get(`/conversations/${id}`)).body

  it('wakes by itself when its snooze is over, to whoever had it, and no other does', async () => {
    const [human, assistant, later, endless] = [
      await started(),
      await started('assistant'),
      await started(),
      await started(),
    ]
    await snooze(human, 2000)
    await snooze(assistant, 2000)
    await snooze(later, 3600_000)
    await snooze(endless, null)
    await eventually(async () => assert.equal((await read(human)).status, 'open'))
    await eventually(async () => assert.equal((await read(assistant)).status, 'pending'))
    const woken = await read(human)
    assert.equal(woken.snoozed_until, null)
    assert.equal((await read(assistant)).handled_by, 'assistant')
    assert.deepEqual([(await read(later)).status, (await read(endless)).status], ['snoozed', 'snoozed'])
    const kinds = ['conversation.created', 'conversation.status_changed', 'conversation.status_changed']
    const [, asleep, awake] = await eventsOf(api, human, kinds)
    assert.deepEqual(awake!.actor, { type: 'system', id: null })
    assert.equal(awake!.request_id, null)
    const { snoozed_until } = asleep!.data.object
    assert.deepEqual(awake!.data, { object: woken, previous: { status: 'snoozed', snoozed_until } })
  })

  it('wakes at the next inbound message, whatever its time', async () => {
    for (const until of [null, 3600_000]) {
      const id = await started()
      await snooze(id, until)
      await api.post(`/conversations/${id}/messages`, { content: 'Hello?', direction: 'inbound' })
      const { status, snoozed_until } = await read(id)
      assert.deepEqual([status, snoozed_until], ['open', null])
    }
  })

  it('goes to a person when the assistant is silent past its deadline, and says why', async () => {
    // Without a worker, which would answer.
    await using still = await startTestService({ ROLE: 'api' })
    const api = await still.client()
    const { body: contact } = await api.post('/contacts', someContact())
    const { body } = await api.post('/conversations', { contact_id: contact.id, handled_by: 'assistant' })
    const { id } = body
    await api.post(`/conversations/${id}/messages`, { content: 'Wo bleibt meine Bestellung?', direction: 'inbound' })
    // Doesn't wait for a thread that is still starting: it would answer in English.
    await eventually(async () => assert.equal(await languageOfText('Wo bleibt meine Bestellung?'), 'de'))
    await passTime(still, id, 'assistant_due_at')
    const { status, handled_by, handover } = (await api.get(`/conversations/${id}`)).body
    assert.deepEqual([status, handled_by], ['open', 'human'])
    assert.match(handover.reason, /assistant/)
    const { data: messages } = (await api.get(`/conversations/${id}/messages?order=asc`)).body
    assert.match(messages[1].content, /nicht rechtzeitig/)
    assert.deepEqual(handover.requested_by, { type: 'system', id: null })
    await eventsOf(api, id, ['conversation.created', 'conversation.handed_over', 'conversation.status_changed'])
  })

  it('has no deadline while nobody waits for the assistant', async () => {
    // It isn't part of any response.
    const due = async (id: string) => {
      const [row] = await service.database.run(
        sql`select assistant_due_at is not null as due from conversations where id = ${id}`,
      )
      return row.due
    }
    const id = await started('assistant')
    assert.equal(await due(id), false)
    await api.post(`/conversations/${id}/messages`, { content: 'Hello?', direction: 'inbound' })
    assert.equal(await due(id), true)
    await api.post(`/conversations/${id}/messages`, { content: 'A person is here.' })
    assert.equal(await due(id), false)
    await api.post(`/conversations/${id}/messages`, { content: 'Thanks', direction: 'inbound' })
    assert.equal(await due(id), false)
    await api.post(`/conversations/${id}/status`, { status: 'pending' })
    assert.equal(await due(id), true)
  })
})
