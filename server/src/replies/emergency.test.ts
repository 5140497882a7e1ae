import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { spoken, wordsIn } from '../language/phrases.ts'
import { testAccount } from '../testing/account.ts'
import { eventsOf, type StreamEvent } from '../testing/events-of.ts'
import { publish } from '../testing/replies/articles.ts'
import { talkWith } from '../testing/replies/talk.ts'
import type { Client, TestAccount } from '../testing/service.ts'

const own_words = 'In the UK call Samaritans on 116 123, day and night.'

describe('someone in danger', () => {
  let account: TestAccount
  let api: Client
  let talk: ReturnType<typeof talkWith>
  before(async () => {
    account = await testAccount()
    api = await account.client()
    talk = talkWith(api)
    await api.patch('/assistant', { emergency_text: own_words })
    await publish(api)
  })

  it('is handed to a person at once, as urgent, in their language and with the words of the business', async () => {
    const cases = { en: 'My son is missing, he is 6!!', de: 'Ich will nicht mehr leben', zh: '我不想活了' }
    for (const [language, text] of Object.entries(cases)) {
      const id = await talk.started()
      await talk.say(id, text)
      const reply = await talk.replied(id, 1)
      assert.equal(reply.content, `${wordsIn(language).emergency}\n\n${own_words}`)
      assert.deepEqual(reply.sources, [])
      const { status, handled_by, priority, handover } = await talk.read(id)
      assert.deepEqual([status, handled_by, priority], ['open', 'human', 'urgent'])
      assert.equal(handover.reason_code, 'emergency')
      const [turn] = await talk.turns(id)
      assert.deepEqual([turn.outcome, turn.verdict, turn.engine], ['handed_over', null, 'embedded'])
      const { body } = await api.get(`/events?conversation_id=${id}&types=conversation.updated&limit=100`)
      assert.ok(body.data.some(({ data }: StreamEvent) => data.previous.priority === 'none'))
    }
  })

  it('is looked at by a person where only distress tells, without being told to call for help', async () => {
    const id = await talk.started()
    await talk.say(id, 'the little girl upstairs cries every night and I hear him hitting her')
    const reply = await talk.replied(id, 1)
    assert.equal(reply.content, wordsIn('en').hand_over)
    const { status, priority, handover } = await talk.read(id)
    assert.deepEqual([status, priority, handover.reason_code], ['open', 'urgent', 'emergency'])
  })

  it('is handed over as urgent by a short call for help that no article is about, named as what it is', async () => {
    for (const [text, language] of [
      ['please help me, quick', 'en'],
      ['Bitte helfen Sie mir schnell', 'de'],
    ] as const) {
      const id = await talk.started()
      await talk.say(id, text)
      assert.equal((await talk.replied(id, 1)).content, wordsIn(language).hand_over)
      const { status, priority, handover } = await talk.read(id)
      assert.deepEqual([status, priority, handover.reason_code], ['open', 'urgent', 'calls_for_help'])
    }
  })

  it('is not urgent where somebody only asks for help, and nothing where that is a question', async () => {
    const id = await talk.started()
    await talk.say(id, 'I need help')
    await talk.replied(id, 1)
    const { priority, handover } = await talk.read(id)
    assert.deepEqual([priority, handover.reason_code], ['none', 'asks_for_help'])
    const other = await talk.started()
    await talk.say(other, 'Can you help me?')
    await talk.replied(other, 1)
    assert.deepEqual([(await talk.read(other)).status, (await talk.read(other)).handover], ['pending', null])
  })

  it('is not suspected in what is said of things, nor of levels and emails', async () => {
    for (const text of ['my chain fell off', 'the brake pads are killing me', 'burst 112', 'help with checkout']) {
      const id = await talk.started()
      await talk.say(id, text)
      await talk.replied(id, 1)
      assert.equal((await talk.read(id)).priority, 'none', text)
    }
  })

  it('makes a conversation urgent that a person handles, in the change that adds the message', async () => {
    const { contact_id } = await talk.read(await talk.started())
    const { body } = await api.post('/conversations', { contact_id, handled_by: 'human' })
    await talk.say(body.id, 'Where is my parcel?')
    assert.equal((await talk.read(body.id)).priority, 'none')
    await talk.say(body.id, 'my husband hits me, please help')
    assert.equal((await talk.read(body.id)).priority, 'urgent')
    const [, updated] = await eventsOf(api, body.id, ['conversation.created', 'conversation.updated'])
    assert.deepEqual(updated!.data.previous.priority, 'none')
    assert.equal((await talk.replies(body.id)).length, 0)
    const { body: draft } = await api.post(`/conversations/${body.id}/suggest`, { kind: 'reply' })
    assert.ok(draft.text.startsWith(wordsIn('en').emergency))
    assert.deepEqual(draft.sources, [])
  })

  it('is told so in words of every language', () => {
    assert.equal(new Set(spoken.map((language) => wordsIn(language).emergency)).size, spoken.length)
  })
})
