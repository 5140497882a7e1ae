import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { saysYes } from '../language/courtesies.ts'
import { isShort } from '../language/detect.ts'
import { wordsIn } from '../language/phrases.ts'
import { testAccount } from '../testing/account.ts'
import { publish } from '../testing/replies/articles.ts'
import { talkWith } from '../testing/replies/talk.ts'
import type { Client } from '../testing/service.ts'

describe('a short message', () => {
  let api: Client
  let talk: ReturnType<typeof talkWith>
  before(async () => {
    api = await (await testAccount()).client()
    talk = talkWith(api)
    await publish(api)
  })

  it('is too short where statistics of letters only guess', () => {
    assert.deepEqual(['refund pls', 'Danke, super', 'wifi?'].map(isShort), [true, true, true])
    assert.deepEqual(['Where is my order?', '谢谢', 'спасибо'].map(isShort), [false, false, false])
  })

  it('is in the language of the articles where nothing else tells', async () => {
    const id = await talk.started()
    await talk.say(id, 'refund pls')
    await talk.replied(id, 1)
    const [turn] = await talk.turns(id)
    assert.equal(turn.language, 'en')
  })

  it('is in the language of the conversation where that is known', async () => {
    const id = await talk.started()
    await talk.say(id, 'Wo kann ich meine Rechnung noch einmal herunterladen?')
    await talk.replied(id, 1)
    await talk.say(id, 'Retoure? Zorb?')
    await talk.replied(id, 2)
    assert.equal((await talk.turns(id)).at(-1).language, 'de')
  })

  it('is about what was asked before', async () => {
    const id = await talk.started()
    await talk.say(id, 'How long is the warranty on a frame?')
    const first = await talk.replied(id, 1)
    await talk.say(id, 'and for a zorb?')
    const second = await talk.replied(id, 2)
    assert.deepEqual(second.sources, first.sources)
    // Nothing shows that the article has the answer to this.
    assert.equal((await talk.turns(id)).at(-1).outcome, 'offered')
  })

  it('is a yes to the person that was offered', async () => {
    const id = await talk.started()
    await talk.say(id, 'How long is the warranty on a frame?')
    await talk.replied(id, 1)
    await talk.say(id, 'Yes please')
    assert.equal((await talk.replied(id, 2)).content, wordsIn('en').hand_over)
    assert.equal((await talk.read(id)).handover.reason_code, 'asks_for_person')
    assert.deepEqual(['ok', 'thanks', 'yes but how?', 'tak'].filter(saysYes), [])
  })
})
