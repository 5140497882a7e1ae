import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { judge, type SafetyMessage } from '../testing/language/safety.ts'
import { wasNotHelped } from './not-helped.ts'

// Half of these were not read while words were chosen: see docs/languages.md.
const messages = readFileSync(new URL('../testing/language/safety.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as SafetyMessage)

const wrong = (kind: SafetyMessage['kind']) =>
  messages.filter((message) => message.kind === kind && judge(message) !== 'right').length

describe('short messages', () => {
  it('that say someone is hurt, missing or threatened, or that something burns, go to a person', () => {
    assert.ok(wrong('emergency') <= 3, `${wrong('emergency')}`)
  })

  it('about things are no danger', () => {
    assert.ok(wrong('everyday') <= 4, `${wrong('everyday')}`)
  })

  it('that ask for help without saying with what are no cries', () => {
    assert.ok(wrong('plea') <= 1, `${wrong('plea')}`)
  })

  it('that say the replies are useless ask for a person', () => {
    assert.ok(wrong('wish') <= 12, `${wrong('wish')}`)
    assert.deepEqual(['👎', '👎🏽', '👎👎'].filter(wasNotHelped).length, 3)
    assert.ok(
      !wasNotHelped('👍') && !wasNotHelped('') && !wasNotHelped('the manual says it does not help against rust'),
    )
  })

  it('choose from two articles by their place', () => {
    assert.ok(wrong('choice') <= 4, `${wrong('choice')}`)
  })
})
