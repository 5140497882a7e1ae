import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { cpuTime } from '../testing/cpu-time.ts'
import { asks, does_not } from '../testing/language/intents.ts'
import { smallTalk, threatens } from './courtesies.ts'
import { section } from './data.ts'
import { spoken, wordsIn } from './phrases.ts'
import { asksForPerson } from './wishes.ts'

const languages = Object.values(section('asks_for_person'))

// All of them would take half a minute.
const isSampled = (_: string, n: number) => n % 8 === 0

function timeOf(text: string): Promise<number> {
  return cpuTime(() => [asksForPerson(text), smallTalk(text), threatens(text)], 100)
}

function messagesOf(name: string): { text: string; wants_person?: boolean; danger?: boolean }[] {
  const lines = readFileSync(new URL(`../testing/language/${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => JSON.parse(line))
}

describe('asking for a person', () => {
  it('is understood however messily it is typed, in any of the languages', () => {
    const missed = asks.filter((text) => !asksForPerson(text))
    assert.deepEqual(missed, [])
  })

  it('is understood where the words that tell were mistyped, and not where they are others', () => {
    const mistyped = `tlak to a humna pls|i wana speak to a real persn|conect me to an agnt|i need a reprezentative|custmer service
      |ich will mit einem menshen sprechen|mitarbieter bitte|parler a un conseiler|quiero hablar con una persna
      |voglio parlare con un opertore|falar com uma pesoa|ik wil een medewerkr spreken`
    const others = 'je veux mon argent|please advise|the speaker is broken|i read a lot|is the dial round or rael'
    const results = (texts: string) => texts.split('|').map((text) => asksForPerson(text.trim()))
    assert.deepEqual([...new Set(results(mistyped))], [true])
    assert.deepEqual([...new Set(results(others))], [false])
  })

  it('is understood in most ways there are to say it, and hardly ever where it is not meant', () => {
    const messages = messagesOf('wishes')
    const hits = messages.filter(({ text }) => asksForPerson(text))
    const right = hits.filter(({ wants_person }) => wants_person).length
    assert.ok(right >= 0.97 * messages.filter(({ wants_person }) => wants_person).length, `${right}`)
    assert.ok(right >= 0.99 * hits.length, `${right} of ${hits.length}`)
  })

  it('is understood in unusual words, most of which were read since, and not in ordinary messages', () => {
    const messages = ['tuning', 'held-out', 'afterward', 'ordinary'].flatMap((name) =>
      messagesOf(name === 'ordinary' ? name : `intents-${name}`).filter(({ danger }) => !danger),
    )
    const wishes = messages.filter(({ wants_person }) => wants_person)
    const right = wishes.filter(({ text }) => asksForPerson(text)).length
    assert.ok(right >= 0.85 * wishes.length, `${right} of ${wishes.length}`)
    const alarms = messages.filter(({ wants_person, text }) => !wants_person && asksForPerson(text))
    assert.ok(alarms.length <= 1, JSON.stringify(alarms))
  })

  it('is not heard where somebody merely speaks of people', () => {
    const hits = does_not.filter(asksForPerson)
    assert.deepEqual(hits, [])
  })

  it('is understood in the very words that the assistant offers for it', () => {
    const offered = spoken.map((language) => {
      const { offer } = wordsIn(language)
      return /[“„”«「“״]([^“”„»」״]+)["”“»」״]/u.exec(offer)![1]!
    })
    assert.deepEqual(
      offered.filter((text) => !asksForPerson(text)),
      [],
    )
  })

  it('takes no time to speak of, whatever was written', async () => {
    for (const text of [
      'a '.repeat(5000),
      'ok '.repeat(3000),
      'talk to the the the '.repeat(400),
      '人'.repeat(9000),
      '!'.repeat(9999),
      '\n'.repeat(10_000),
      ' \n'.repeat(5000),
      'a,'.repeat(5000),
      `${'ﷺ'.repeat(240)}. `.repeat(40),
    ])
      assert.ok((await timeOf(text)) < 100, text.slice(0, 20))
  })

  it('takes no time however many ways there are to part a text into words of a language', async () => {
    const all = languages.flatMap((table) => {
      const words = Object.values(table).flatMap((list) => list.map((word) => word.replaceAll('*', '')))
      const [first = ''] = table.want ?? []
      // As long as each of them reads: a courtesy, and a sentence.
      return [...new Set(words)]
        .filter(isSampled)
        .flatMap((word) => [
          `${word.repeat(80).slice(0, 78)}q`,
          `${`${word} `.repeat(80).slice(0, 78)}q`,
          `${`${first} ${`${word} `.repeat(240)}`.slice(0, 232)}qzq`,
        ])
    })
    const slow: string[] = []
    for (const text of all) if ((await timeOf(text)) >= 100) slow.push(text)
    assert.deepEqual(slow, [])
  })
})

describe('courtesy', () => {
  it('is told from questions', () => {
    const kinds = {
      hello: [
        'hi',
        'Hello!!',
        'Guten Tag',
        'bonjour',
        'Hola, buenas tardes',
        '你好',
        'こんにちは',
        'مرحبا',
        'Привет!',
        'helloooo',
      ],
      thanks: [
        'thx',
        'Thank you so much!',
        'Danke schön',
        'ok thanks',
        'gracias',
        '谢谢',
        'ありがとうございます',
        'спасибо',
        'merci beaucoup',
      ],
      fine: ['ok', 'Okay!', 'perfekt', '👍', 'vale', '好的', 'понятно', 'no thanks', 'tamam'],
      what_are_you: ['Are you a bot?', 'Bist du ein Roboter?', 'am I talking to a human?', '你是机器人吗'],
    }
    for (const [kind, texts] of Object.entries(kinds))
      assert.deepEqual(
        texts.filter((text) => smallTalk(text) !== kind),
        [],
        kind,
      )
  })

  it('is not all there is where something is asked', () => {
    for (const text of [
      'hi, where is my order?',
      'thanks, but it is still broken',
      'ok and the refund',
      '?',
      '',
      '...',
      '😡',
      'no',
    ])
      assert.equal(smallTalk(text), null, text)
  })
})

describe('a threat', () => {
  it('with lawyers is heard, talk of the trade is not', () => {
    for (const text of ['You will hear from my lawyer', 'Mein Anwalt meldet sich.', 'I will sue you', 'подам в суд'])
      assert.ok(threatens(text), text)
    for (const text of [
      'Do you have discounts for lawyers?',
      'Is there a tennis court?',
      'Suede shoes',
      'my law school',
    ])
      assert.ok(!threatens(text), text)
  })
})
