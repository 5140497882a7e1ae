import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { bicycles } from '../testing/knowledge/bicycles.ts'
import { figuresOf, type Judged, judgeBusiness } from '../testing/knowledge/evaluate.ts'

describe('what customers are shown', () => {
  it('is the right article as often as we say, and nothing where nothing fits', async (t) => {
    const judged = await judgeBusiness(await testAccount(), bicycles)
    const [asked, off] = [figuresOf(ofKind(judged, 'hard')), figuresOf(ofKind(judged, 'off'))]
    t.diagnostic(JSON.stringify({ asked, off }))
    assert.ok(asked.questions >= 240 && off.questions >= 60)
    assert.ok(asked.shown_first >= 0.75 * asked.questions, `shown first: ${asked.shown_first}`)
    assert.ok(asked.answered_right >= 0.35 * asked.questions, `answered right: ${asked.answered_right}`)
    assert.ok(asked.answered_wrong <= 2, `answered wrong: ${asked.answered_wrong}`)
    assert.equal(off.answered_right + off.answered_wrong, 0)
    assert.ok(off.nothing >= 0.58 * off.questions, `left alone: ${off.nothing}`)
  })
})

function ofKind(judged: Judged[], kind: string): Judged[] {
  return judged.filter(({ question }) => question.kind === kind)
}
