import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { eventsOf } from '../testing/events-of.ts'
import { assertRefused } from '../testing/refused.ts'
import { talkWith } from '../testing/replies/talk.ts'
import { type Client, eventually, startTestService, type TestService } from '../testing/service.ts'

let service: TestService
let api: Client
let talk: ReturnType<typeof talkWith>
before(async () => {
  service = await startTestService()
  api = await service.client()
  talk = talkWith(api)
})
after(() => service.stop())

describe('a hand-over that somebody asked for over the API', () => {
  it('is told what it is about afterwards', async () => {
    const id = await talk.started()
    await talk.say(id, 'What about the zorb 1042?')
    await talk.replied(id, 1)
    const { body } = await api.post(`/conversations/${id}/handover`, { reason: 'Ours' })
    assert.equal(body.handover.summary, null)
    const { handover } = await eventually(async () => {
      const conversation = await talk.read(id)
      assert.notEqual(conversation.handover.summary, null)
      return conversation
    })
    assert.match(handover.summary, /zorb 1042/)
    assert.match(handover.open_question.quote, /zorb/)
    assert.deepEqual([handover.reason, handover.requested_by.type], ['Ours', 'api_key'])
    const handed_over = ['conversation.created', 'conversation.handed_over', 'conversation.status_changed']
    const events = await eventsOf(api, id, [...handed_over, 'conversation.updated'])
    assert.deepEqual(events.at(-1)!.data.previous, { handover: body.handover })
    // Who handed it over speaks for himself.
    assert.equal((await talk.replies(id)).length, 1)
  })
})

describe('the switch', () => {
  const set = (status: 'on' | 'off') => api.patch('/assistant', { status })

  it('refuses what only an assistant could handle, and hands over all that it has in hand', async () => {
    // Whoever works comes when it is off: what waits for an answer does so for certain.
    await using still = await startTestService({ ROLE: 'api' })
    const api = await still.client()
    const talk = talkWith(api)
    const [waiting, idle, asleep, resolved] = await Promise.all(Array.from({ length: 4 }, () => talk.started()))
    const { contact_id } = await talk.read(idle!)
    await api.post(`/conversations/${asleep}/status`, { status: 'snoozed' })
    await api.post(`/conversations/${resolved}/status`, { status: 'resolved' })
    await talk.say(waiting!, 'Wo bleibt mein Paket?')
    assert.equal((await api.patch('/assistant', { status: 'off' })).status, 200)
    await using _worker = await startTestService({}, still)
    for (const id of [waiting!, idle!, asleep!])
      await eventually(async () => {
        const { status, handled_by, handover } = await talk.read(id)
        assert.deepEqual([status, handled_by], [id === asleep ? 'snoozed' : 'open', 'human'])
        assert.equal(handover.reason_code, 'assistant_switched_off')
      })
    assert.match((await talk.replied(waiting!, 1)).content, /Menschen/)
    assert.deepEqual([(await talk.replies(idle!)).length, (await talk.replies(asleep!)).length], [0, 0])
    assert.equal((await talk.read(resolved!)).status, 'resolved')
    assertRefused(await api.post('/conversations', { contact_id, handled_by: 'assistant' }), 409, 'assistant_off')
    assertRefused(await api.post(`/conversations/${idle}/status`, { status: 'pending' }), 409, 'assistant_off')
    assert.equal((await api.post('/conversations', { contact_id })).body.handled_by, 'human')
    // What was resolved by the assistant and is opened again goes to a person, too.
    await talk.say(resolved!, 'Hello?')
    await eventually(async () => assert.equal((await talk.read(resolved!)).status, 'open'))
    await api.patch('/assistant', { status: 'on' })
    assert.equal((await api.post(`/conversations/${idle}/status`, { status: 'pending' })).status, 200)
  })

  it('leaves what is snoozed asleep as long as it was to be, and has it wake up with a person', async () => {
    const id = await talk.started()
    const snoozed_until = new Date(Date.now() + 8000).toISOString()
    await api.post(`/conversations/${id}/status`, { status: 'snoozed', snoozed_until })
    await set('off')
    try {
      const asleep = await eventually(async () => {
        const conversation = await talk.read(id)
        assert.equal(conversation.handled_by, 'human')
        return conversation
      })
      assert.deepEqual([asleep.status, asleep.snoozed_until], ['snoozed', snoozed_until])
    } finally {
      await set('on')
    }
    await eventually(async () => assert.equal((await talk.read(id)).status, 'open'))
    const [woken, asleep] = ['conversation.status_changed', 'conversation.status_changed']
    await eventsOf(api, id, ['conversation.created', asleep!, 'conversation.handed_over', woken!])
  })

  it('of a channel says who begins, where the start does not', async () => {
    const { contact_id } = await talk.read(await talk.started())
    const [channel] = (await api.get('/channels')).body.data
    await api.patch(`/channels/${channel.id}`, { handled_by: 'assistant' })
    const begun = async (handled_by?: string) =>
      (await api.post('/conversations', { contact_id, handled_by })).body.status
    assert.deepEqual([await begun(), await begun('human')], ['pending', 'open'])
    await api.patch(`/channels/${channel.id}`, { handled_by: 'human' })
    assert.deepEqual([await begun(), await begun('assistant')], ['open', 'pending'])
  })
})
