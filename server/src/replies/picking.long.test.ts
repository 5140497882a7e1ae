import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { fold } from '../language/fold.ts'
import { wordsIn } from '../language/phrases.ts'
import { testAccount } from '../testing/account.ts'
import { talkWith } from '../testing/replies/talk.ts'
import type { Client } from '../testing/service.ts'

const ours = [
  { title: 'Rooms with a terrace', body: 'They look on to the garden and cost 90.' },
  { title: 'Rooms with a balcony', body: 'They look on to the lake and cost 110.' },
  { title: 'Parking', body: 'The car park is free for guests, and there are racks for bicycles.' },
  { title: 'Pets', body: 'Animals sleep in the stables, never in the house.' },
]

describe('an article out of two', () => {
  let api: Client
  let talk: ReturnType<typeof talkWith>
  before(async () => {
    api = await (await testAccount()).client()
    talk = talkWith(api)
    for (const article of ours)
      await api.post('/knowledge/articles', { ...article, language: 'en', status: 'published' })
  })

  const offered = async () => {
    const id = await talk.started()
    await talk.say(id, 'Do you have rooms?')
    const { content, sources } = await talk.replied(id, 1)
    assert.ok(
      content.startsWith(`${wordsIn('en').unsure}\n1. ${sources[0]!.title}\n2. ${sources[1]!.title}\n`),
      content,
    )
    return { id, sources }
  }

  it('is told to whoever picks it by its number or its title', async () => {
    for (const pick of ['2', 'no. 1!', 'ROOMS with a balcony?', 'Rooms with a terrace']) {
      const { id, sources } = await offered()
      const picked = sources.find(
        ({ title }: { title: string }, n: number) => pick.includes(`${n + 1}`) || fold(pick).includes(fold(title)),
      )
      await talk.say(id, pick)
      const reply = await talk.replied(id, 2)
      assert.deepEqual(reply.sources, [picked], pick)
      assert.match(reply.content, /They look on to/)
      assert.equal((await talk.turns(id)).at(-1).outcome, 'answered', pick)
    }
  })

  it('is told to whoever picks it by its place, in any language', async () => {
    for (const pick of ['the second one', 'le deuxième', 'la 2', '第二个', 'der letzte bitte']) {
      const { id, sources } = await offered()
      await talk.say(id, pick)
      assert.deepEqual((await talk.replied(id, 2)).sources, [sources[1]], pick)
    }
  })

  it('is not picked by a number that was not offered', async () => {
    const { id } = await offered()
    await talk.say(id, '3')
    await talk.replied(id, 2)
    assert.notEqual((await talk.turns(id)).at(-1).outcome, 'answered')
  })

  it('that was shown answers what is asked of it next, where it has all of that', async () => {
    const id = await talk.started()
    await talk.say(id, 'Where is parking for a car?')
    const first = await talk.replied(id, 1)
    await talk.say(id, 'and for bicycles?')
    const second = await talk.replied(id, 2)
    assert.deepEqual(second.sources, first.sources)
    assert.equal((await talk.turns(id)).at(-1).outcome, 'answered')
  })

  it('in another language is offered as such, not told as the answer', async () => {
    const id = await talk.started()
    await talk.say(id, 'Sind bei Ihnen auch Hunde erlaubt?')
    const { content } = await talk.replied(id, 1)
    assert.ok(content.startsWith(`${wordsIn('de').may_help}\n– Pets (Englisch)\n`), content)
  })
})

describe('a handover', () => {
  it('is worded by its reason, in the customer’s language', async () => {
    const talk = talkWith(await (await testAccount()).client())
    const said: [string, string][] = [
      ['Wo bleibt meine Bestellung? Niemand antwortet mir!', wordsIn('de').own_case],
      ['I want to talk to a human', wordsIn('en').hand_over],
      ['Does the frobnicator support quantum entanglement?', wordsIn('en').no_answer],
    ]
    for (const [text, words] of said) {
      const id = await talk.started()
      await talk.say(id, text)
      assert.equal((await talk.replied(id, 1)).content, words)
    }
  })
})
