import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type Client, eventually, someContact, startTestService, type TestService } from '../../testing/service.ts'
import { told } from '../../testing/told.ts'

describe('a conversation of the assistant', () => {
  let service: TestService
  let api: Client
  before(async () => {
    service = await startTestService()
    api = await service.client()
  })
  after(() => service.stop())

  const started = async () => {
    const { body: contact } = await api.post('/contacts', someContact())
    const { body } = await api.post('/conversations', { contact_id: contact.id, handled_by: 'assistant' })
    return body.id as string
  }
  const say = (id: string, content: string) =>
    api.post(`/conversations/${id}/messages`, { content, direction: 'inbound' })
  const said = async (id: string) => (await api.get(`/conversations/${id}/messages?order=asc`)).body.data
  const found = async (id: string) => (await api.get(`/conversations/${id}`)).body
  const answered = (id: string, count: number) =>
    eventually(async () => {
      const messages = await said(id)
      assert.equal(messages.filter((one: { direction: string }) => one.direction === 'outbound').length, count)
      return messages
    })

  it('is asked back about once, then handed over, visibly and with what a person needs', async () => {
    const id = await started()
    const { body: question } = await say(id, 'Does the frobnicator support quantum entanglement?')
    const [, clarification] = await answered(id, 1)
    assert.deepEqual(clarification.sender, { type: 'assistant', id: null, name: 'Assistant' })
    assert.match(clarification.content, /other words[\s\S]*talk to a person/)
    assert.equal(clarification.in_reply_to, question.id)
    const waiting = await found(id)
    assert.deepEqual([waiting.status, waiting.handled_by, waiting.unread_count], ['pending', 'assistant', 0])
    await say(id, 'Can it entangle qubits?')
    const messages = await answered(id, 2)
    assert.match(messages.at(-1).content, /handing you over/)
    const { status, handled_by, handover, unread_count } = await found(id)
    assert.deepEqual([status, handled_by, unread_count], ['open', 'human', 1])
    assert.match(handover.reason, /No article/)
    assert.match(handover.summary, /frobnicator/)
    assert.deepEqual(handover.open_question, { quote: 'Can it entangle qubits?', message_id: messages[2].id })
    assert.deepEqual(handover.requested_by, { type: 'assistant', id: null })
    const kinds = ['conversation.created', 'conversation.handed_over', 'conversation.status_changed']
    const events = await told(api, id, kinds)
    assert.deepEqual(events[1]!.actor, { type: 'assistant', id: null })
  })

  it('gets one answer to several messages in a row', async () => {
    const id = await started()
    for (const text of ['hello', 'I have a', 'question', 'about zorbing']) await say(id, text)
    await answered(id, 1)
    await new Promise((resolve) => setTimeout(resolve, 1200))
    assert.equal((await said(id)).length, 5)
  })

  it('goes to a person at once when one is asked for, and the assistant is silent from then on', async () => {
    const id = await started()
    await say(id, 'Wo ist meine Bestellung 1042?')
    await answered(id, 1)
    await say(id, 'MENSCH BITTE!!')
    const messages = await answered(id, 2)
    assert.match(messages.at(-1).content, /Menschen/)
    const { handover } = await found(id)
    assert.match(handover.reason, /asks for a person/)
    assert.equal(handover.open_question.quote, 'Wo ist meine Bestellung 1042?')
    await say(id, 'Hallo?')
    await new Promise((resolve) => setTimeout(resolve, 1500))
    assert.equal((await said(id)).length, 5)
  })
})
