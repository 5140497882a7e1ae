import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { cpuTime } from '../testing/cpu-time.ts'
import { bicycles } from '../testing/knowledge/bicycles.ts'
import { offTopic } from '../testing/knowledge/off-topic.ts'
import { emergencies } from '../testing/language/emergencies.ts'
import { everyday } from '../testing/language/everyday.ts'
import { indirect, untouched } from '../testing/language/indirect-emergencies.ts'
import { asks, does_not } from '../testing/language/intents.ts'
import { mayTellOfDanger, tellsOfDanger } from './danger.ts'

// Every second one was not looked at while the phrases were chosen, but whoever wrote it chose them, too: 113 of 113 emergencies and 4 alarms
// in 82 say little. Of what is said less directly, all that stands here has been read since.
const isEven = <Text>(_: Text, n: number) => n % 2 === 0
const unseen = <Text>(_: Text, n: number) => n % 2 === 1

const questions = [...offTopic, ...bicycles.questions.flatMap(({ turns }) => turns)]

function messages(file: string): { text: string; danger?: boolean }[] {
  const lines = readFileSync(new URL(`../testing/language/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => JSON.parse(line) as { text: string; danger?: boolean })
}

describe('danger', () => {
  it('is heard in all 28 languages', () => {
    assert.deepEqual(
      emergencies.filter(isEven).filter((text) => !tellsOfDanger(text)),
      [],
    )
  })

  it('is not heard in sayings, lost things and broken ones, but for a few', () => {
    const alarms = everyday.filter(isEven).filter(tellsOfDanger)
    assert.deepEqual(alarms, ['he has a gun permit, can he buy ammunition online?', 'Le sac de ma fille a disparu'])
  })

  it('is heard as well, and alarms are as few, in what was not looked at', () => {
    assert.ok(emergencies.filter(unseen).filter(tellsOfDanger).length >= 0.95 * emergencies.filter(unseen).length)
    assert.ok(everyday.filter(unseen).filter(tellsOfDanger).length <= 0.06 * everyday.filter(unseen).length)
  })

  it('is heard in most of what was read while rules were written for what is said less directly', () => {
    const cases = messages('indirect-emergencies.jsonl')
    const hits = cases.filter(({ text }) => tellsOfDanger(text) || mayTellOfDanger(text))
    assert.ok(hits.length >= 0.9 * cases.length, `${hits.length} of ${cases.length}`)
    assert.ok([...indirect, ...untouched].filter(tellsOfDanger).length >= 55)
  })

  it('is heard of twelve kinds in eight languages, most of which were read since', () => {
    const sets = ['tuning', 'held-out', 'afterward'].flatMap((name) => messages(`intents-${name}.jsonl`))
    const cases = sets.filter(({ danger }) => danger)
    const hits = cases.filter(({ text }) => tellsOfDanger(text) || mayTellOfDanger(text))
    assert.ok(hits.length >= 0.85 * cases.length, `${hits.length} of ${cases.length}`)
    const ordinary = messages('ordinary.jsonl').filter(({ text }) => tellsOfDanger(text) || mayTellOfDanger(text))
    assert.ok(ordinary.length <= 1, JSON.stringify(ordinary))
  })

  it('is hardly ever suspected in what people write who want something ordinary', () => {
    const ordinary = [
      ...asks,
      ...messages('wishes.jsonl').map(({ text }) => text),
      ...everyday,
      ...does_not,
      ...questions,
    ]
    const suspected = ordinary.filter((text) => mayTellOfDanger(text) && !tellsOfDanger(text))
    assert.ok(suspected.length <= 4, suspected.join('\n'))
    assert.deepEqual(questions.filter(tellsOfDanger), [])
  })

  it('is heard far into a long message, and not in what it quotes', () => {
    assert.ok(tellsOfDanger(`${'Where is my order? '.repeat(400)}I want to end my life.`))
    assert.ok(!tellsOfDanger('> I want to end my life\nWhat did you mean by that?'))
  })

  it('takes no time to speak of, whatever was written', async () => {
    for (const text of [
      'my son is the '.repeat(700),
      'i will '.repeat(1400),
      '我的孩子'.repeat(2500),
      'a b. '.repeat(2000),
      'he has a '.repeat(1100),
    ])
      assert.ok((await cpuTime(() => [tellsOfDanger(text), mayTellOfDanger(text)], 100)) < 100, text.slice(0, 20))
  })
})
