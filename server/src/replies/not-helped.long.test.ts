import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { wordsIn } from '../language/phrases.ts'
import { testAccount } from '../testing/account.ts'
import { publish } from '../testing/replies/articles.ts'
import { talkWith } from '../testing/replies/talk.ts'
import type { Client } from '../testing/service.ts'

describe('a customer whom the replies do not help', () => {
  let api: Client
  let talk: ReturnType<typeof talkWith>
  before(async () => {
    api = await (await testAccount()).client()
    talk = talkWith(api)
    await publish(api)
  })

  it('gets a person instead of the same article, whatever the language', async () => {
    for (const text of ["that doesn't help", '👎', "ça ne m'aide pas", 'das hilft mir nicht', '没用']) {
      const id = await talk.started()
      await talk.say(id, 'How long is the warranty on a frame?')
      await talk.replied(id, 1)
      await talk.say(id, text)
      assert.deepEqual((await talk.replied(id, 2)).sources, [], text)
      const { status, priority, handover } = await talk.read(id)
      assert.deepEqual([status, priority, handover.reason_code], ['open', 'none', 'not_helped'], text)
    }
  })

  it('is not taken for one who begins by saying what does not work', async () => {
    const id = await talk.started()
    await talk.say(id, "Doesn't work")
    await talk.replied(id, 1)
    assert.equal((await talk.read(id)).handover, null)
  })

  it('gets a person instead of the same answer a third time', async () => {
    const id = await talk.started()
    for (const count of [1, 2, 3]) {
      await talk.say(id, 'How long is the warranty on a frame?')
      await talk.replied(id, count)
    }
    assert.equal((await talk.replied(id, 3)).content, wordsIn('en').hand_over)
    assert.equal((await talk.read(id)).handover.reason_code, 'same_reply')
  })
})
