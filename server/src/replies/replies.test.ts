import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { eventsOf } from '../testing/events-of.ts'
import { talkWith } from '../testing/replies/talk.ts'
import { type Client, eventually, type TestAccount } from '../testing/service.ts'

describe('a conversation of the assistant', () => {
  let account: TestAccount
  let api: Client
  let talk: ReturnType<typeof talkWith>
  before(async () => {
    account = await testAccount()
    api = await account.client()
    talk = talkWith(api)
  })

  it('is asked back about once, then handed over, visibly and with what a person needs', async () => {
    const id = await talk.started()
    const question = await talk.say(id, 'What about the frobnicator?')
    const clarification = await talk.replied(id, 1)
    assert.deepEqual(clarification.sender, { type: 'assistant', id: null, name: 'Assistant' })
    assert.match(clarification.content, /other words[\s\S]*talk to a person/)
    assert.equal(clarification.in_reply_to, question)
    const waiting = await talk.read(id)
    assert.deepEqual([waiting.status, waiting.handled_by, waiting.unread_count], ['pending', 'assistant', 0])
    const again = await talk.say(id, 'Can it entangle qubits?')
    assert.match((await talk.replied(id, 2)).content, /handing you over/)
    const { status, handled_by, handover, unread_count } = await talk.read(id)
    assert.deepEqual([status, handled_by, unread_count], ['open', 'human', 1])
    assert.match(handover.reason, /No article/)
    assert.match(handover.summary, /frobnicator/)
    assert.deepEqual(handover.open_question, { quote: 'Can it entangle qubits?', message_id: again })
    assert.deepEqual(handover.requested_by, { type: 'assistant', id: null })
    const kinds = ['conversation.created', 'conversation.handed_over', 'conversation.status_changed']
    const events = await eventsOf(api, id, kinds)
    assert.deepEqual(events[1]!.actor, { type: 'assistant', id: null })
  })

  it('goes to a person at once with a case of the customer’s own, and with a clear question that no article answers', async () => {
    const cases: [question: string, reason: RegExp][] = [
      ['my order LD-4410 arrived broken and nobody answers, I want my money back NOW', /case of the customer’s own/],
      ['Wo bleibt meine Bestellung?', /case of the customer’s own/],
      ['Does the frobnicator support quantum entanglement?', /^No article answers the question\.$/],
    ]
    for (const [question, reason] of cases) {
      const id = await talk.started()
      await talk.say(id, question)
      await talk.replied(id, 1)
      const { status, handover } = await talk.read(id)
      assert.equal(status, 'open', question)
      assert.match(handover.reason, reason)
      assert.ok(handover.reason_code)
      assert.equal(handover.open_question.quote, question)
      const [turn] = await talk.turns(id)
      assert.deepEqual([turn.outcome, turn.verdict], ['handed_over', 'none'])
    }
  })

  it('gets one answer to several messages in a row', async () => {
    // In a row is what comes before the assistant takes it for an end: a busy machine may need several goes.
    const id = await eventually(async () => {
      const id = await talk.started()
      const began = performance.now()
      for (const text of ['hello', 'I have a', 'question', 'about zorbing']) await talk.say(id, text)
      assert.ok(performance.now() - began < 500)
      return id
    })
    await talk.replied(id, 1)
    await pause(1200)
    await talk.replied(id, 1)
  })

  it('goes to a person at once when one is asked for, and the assistant is silent from then on', async () => {
    const id = await talk.started()
    await talk.say(id, 'Was ist mit dem Zorb 1042?')
    await talk.replied(id, 1)
    await talk.say(id, 'MENSCH BITTE!!')
    assert.match((await talk.replied(id, 2)).content, /Menschen/)
    const { handover } = await talk.read(id)
    assert.match(handover.reason, /asks for a person/)
    assert.equal(handover.reason_code, 'asks_for_person')
    assert.equal(handover.open_question.quote, 'Was ist mit dem Zorb 1042?')
    await talk.say(id, 'Hallo?')
    await pause(1500)
    assert.equal((await talk.replies(id)).length, 2)
  })

  it('may consist of courtesies without ever going to a person', async () => {
    const id = await talk.started()
    const courtesies = ['hi', 'hello?', 'thanks!', 'ok', '👍', 'are you a bot?', 'thank you so much']
    for (const [n, text] of courtesies.entries()) {
      await talk.say(id, text)
      assert.match((await talk.replied(id, n + 1)).content, /talk to a person/)
    }
    assert.equal((await talk.read(id)).status, 'pending')
    assert.match((await talk.replies(id))[5]!.content, /automatic assistant/)
  })

  it('goes to a person where two programs are polite to each other without end', async () => {
    const id = await talk.started()
    await account.database.run(sql`
      insert into messages (environment_id, conversation_id, id, direction, sender, content, private, status, created_at, updated_at)
      select environment_id, id, 'svcmsg_01h455vb4pex5vsknk084sn' || n, 'outbound', '{"type":"assistant","id":null,"name":null}', 'Hello!', false, 'sent', now(), now()
      from conversations, generate_series(100, 119) n where id = ${id}`)
    await talk.say(id, 'Thank you!')
    await talk.replied(id, 21)
    assert.equal((await talk.read(id)).handover.reason_code, 'reply_limit')
  })

  it('begins anew when it was resolved: what was asked before hands nothing over', async () => {
    const id = await talk.started()
    await talk.say(id, 'What about the zorb?')
    await talk.replied(id, 1)
    await api.post(`/conversations/${id}/status`, { status: 'resolved' })
    await talk.say(id, 'What about the blimp?')
    assert.match((await talk.replied(id, 2)).content, /other words/)
    assert.equal((await talk.read(id)).status, 'pending')
  })

  it('given back by a person is answered again, without looping back to one', async () => {
    const id = await talk.started()
    await talk.say(id, 'agent please')
    await talk.replied(id, 1)
    await api.post(`/conversations/${id}/messages`, { content: 'All done. The assistant goes on.' })
    await api.post(`/conversations/${id}/status`, { status: 'pending' })
    await talk.say(id, 'thanks')
    assert.match((await talk.replied(id, 3)).content, /welcome/)
    assert.equal((await talk.read(id)).status, 'pending')
    const other = await talk.started()
    await talk.say(other, 'agent please')
    await talk.replied(other, 1)
    await api.post(`/conversations/${other}/status`, { status: 'pending' })
    assert.match((await talk.replied(other, 2)).content, /other words/)
    assert.equal((await talk.read(other)).status, 'pending')
  })

  it('shows each turn: what it was about, what came of it, how long it took', async () => {
    const id = await talk.started()
    const began = performance.now()
    const message = await talk.say(id, 'Et pour le zorb, s’il vous plaît ?')
    const reply = await talk.replied(id, 1)
    assert.match(reply.content, /parler à une personne/)
    const [turn, ...others] = await talk.turns(id)
    assert.deepEqual(others, [])
    const { outcome, verdict, engine, language, message_ids, reply_message_id, latency_ms, reason, sources } = turn
    assert.deepEqual([outcome, verdict, engine, language], ['clarified', 'none', 'embedded', 'fr'])
    assert.deepEqual([message_ids, reply_message_id, reason, sources], [[message], reply.id, null, []])
    assert.ok(latency_ms >= 0 && latency_ms <= performance.now() - began)
  })

  it('that a customer threatens in goes to a person', async () => {
    const id = await talk.started()
    await talk.say(id, 'You will hear from my lawyer.')
    await talk.replied(id, 1)
    assert.match((await talk.read(id)).handover.reason, /legal/)
  })

  it('leaves nothing behind when its contact is deleted', async () => {
    const id = await talk.started()
    const { contact_id } = await talk.read(id)
    await talk.say(id, 'Zanzibar zebra zeppelin')
    const { id: message } = await talk.replied(id, 1)
    const rated = await api.post(`/conversations/${id}/messages/${message}/feedback`, {
      rating: 'down',
      comment: 'Zonk',
    })
    assert.equal(rated.status, 200)
    await api.delete(`/contacts/${contact_id}`)
    const rows = await account.database.run<{ turns: number; feedback: number }>(
      sql`
      select (select count(*)::integer from assistant_turns where conversation_id = ${id}) as turns,
        (select count(*)::integer from message_feedback where conversation_id = ${id}) as feedback`,
    )
    assert.deepEqual(rows, [{ turns: 0, feedback: 0 }])
    const { body } = await api.get('/assistant/reports/unanswered')
    assert.doesNotMatch(JSON.stringify(body), /zebra/)
  })
})
