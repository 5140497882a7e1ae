import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { talk } from '../../testing/language/conversations.ts'
import { summarize } from './summarize.ts'

const outcome = (...lines: string[]) => summarize(talk(lines)).outcome

describe('where a conversation stands', () => {
  const kettle = 'c: My kettle leaks at the base. What can I do?'

  it('is with us after what nobody has replied to, a question, and an answer to ours', () => {
    assert.equal(outcome(kettle), 'waiting_for_agent')
    assert.equal(outcome(kettle, 'a: Tighten the ring.', 'c: Which ring?'), 'waiting_for_agent')
    assert.equal(outcome(kettle, 'a: Shall I send a new ring?', 'c: yes please'), 'waiting_for_agent')
    assert.equal(outcome(kettle, 'a: I offer you a month for free. Do you want it?', 'c: no'), 'waiting_for_agent')
    assert.equal(outcome(kettle, 'a: Tighten the ring.', "c: I did, it doesn't help"), 'waiting_for_agent')
  })

  it('is with us after a promise, also where the customer thanks for it', () => {
    for (const [question, promise, thanks] of [
      ['My kettle leaks at the base, what can I do?', "I'll ask the warehouse and get back to you.", 'Thanks!'],
      ['Mein Wasserkocher ist unten undicht, was kann ich tun?', 'Ich kläre das und melde mich.', 'Super, danke'],
      ['Ma bouilloire fuit par le bas, que puis-je faire ?', 'Je vérifie et je reviens vers vous.', 'Merci beaucoup'],
      ['Mój czajnik przecieka od spodu, co mogę zrobić?', 'Sprawdzę i dam znać.', 'Dziękuję'],
      ['Su ısıtıcım alttan su sızdırıyor, ne yapabilirim?', 'Kontrol edip döneceğim.', 'Teşekkürler'],
      ['我的水壶底部漏水，我该怎么办？', '我查一下，稍后给您回复。', '谢谢'],
    ] as const) {
      assert.equal(outcome(`c: ${question}`, `a: ${promise}`), 'waiting_for_agent', promise)
      assert.equal(outcome(`c: ${question}`, `a: ${promise}`, `c: ${thanks}`), 'waiting_for_agent', promise)
    }
  })

  it('is with the customer after our question or request', () => {
    assert.equal(outcome(kettle, 'a: Which model is it?'), 'waiting_for_customer')
    assert.equal(outcome(kettle, 'a: Please send us a photo.'), 'waiting_for_customer')
    assert.equal(outcome('c: Der Kocher ist unten undicht!', 'a: Schicken Sie uns ein Foto.'), 'waiting_for_customer')
    assert.equal(outcome(kettle, "a: Let me check that. What's your address?"), 'waiting_for_customer')
  })

  it('is resolved after thanks, a confirmation or a thumb, and stays so when we say goodbye', () => {
    const before = [kettle, 'a: Tighten the ring at the base.']
    for (const last of ['it works now, thanks!', 'Thanks, that was all.', '👍', 'Perfect, thank you so much!'])
      assert.equal(outcome(...before, `c: ${last}`), 'resolved', last)
    const german = ['c: Mein Wasserkocher ist unten undicht.', 'a: Der Ring am Boden ist locker.']
    assert.equal(outcome(...german, 'c: Danke, das war alles.'), 'resolved')
    assert.equal(outcome(...before, 'c: works now', 'a: Glad to hear that! May I close this?'), 'waiting_for_customer')
    assert.equal(outcome(...before, 'c: works now', 'a: You are welcome!'), 'resolved')
    assert.equal(outcome(...before, 'a: Is there anything else?', 'c: No, thanks!'), 'resolved')
  })

  it('keeps the words that show that it is resolved as evidence', () => {
    const { points, text } = summarize(
      talk([kettle, 'a: Tighten the ring.', 'c: Great, it works now!', 'a: You are welcome!']),
    )
    assert.deepEqual(
      points.filter(({ kind }) => kind === 'outcome').map(({ quote }) => quote),
      ['Great, it works now!'],
    )
    assert.match(text, /\nResolved\.$/)
  })

  it('is not resolved by what is denied, nor by thanks with a wish', () => {
    const before = [kettle, 'a: Tighten the ring.']
    for (const last of ['thanks, but it does not work', 'Great. And please take something off the bill for it.'])
      assert.equal(outcome(...before, `c: ${last}`), 'waiting_for_agent', last)
  })

  it('is left open where nothing shows it', () => {
    assert.equal(outcome(kettle, 'a: The ring at the base is loose.'), 'unknown')
    assert.equal(outcome(kettle, 'a: The ring is loose.', "c: Then I'll tighten it tonight."), 'unknown')
    assert.equal(summarize(talk([kettle, 'a: The ring is loose.'])).text.split('\n').length, 2)
  })
})
