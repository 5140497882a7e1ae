import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { cpuTime } from '../../testing/cpu-time.ts'
import { emergencies } from '../../testing/language/emergencies.ts'
import { everyday } from '../../testing/language/everyday.ts'
import { tellsOfDanger } from './danger.ts'

// Every second one was written before the phrases and not looked at since. Measured: 113 of 113 emergencies, 4 of 82 alarms.
const seen = <Text>(_: Text, n: number) => n % 2 === 0
const unseen = <Text>(_: Text, n: number) => n % 2 === 1

describe('danger', () => {
  it('is heard in all 28 languages', () => {
    assert.deepEqual(
      emergencies.filter(seen).filter((text) => !tellsOfDanger(text)),
      [],
    )
  })

  it('is not heard in sayings, lost things and broken ones, but for a few', () => {
    const alarms = everyday.filter(seen).filter(tellsOfDanger)
    assert.deepEqual(alarms, ['he has a gun permit, can he buy ammunition online?', 'Le sac de ma fille a disparu'])
  })

  it('is heard as well, and alarms are as few, in what was not looked at', () => {
    assert.ok(emergencies.filter(unseen).filter(tellsOfDanger).length >= 0.95 * emergencies.filter(unseen).length)
    assert.ok(everyday.filter(unseen).filter(tellsOfDanger).length <= 0.06 * everyday.filter(unseen).length)
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
      assert.ok((await cpuTime(() => tellsOfDanger(text), 100)) < 100, text.slice(0, 20))
  })
})
