import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { bicycles } from '../testing/knowledge/bicycles.ts'
import { figuresOf, judgeKnowledge } from '../testing/knowledge/evaluate.ts'

describe('what is found for the questions of customers', () => {
  it('is the right article as often as we say, and nothing where nothing fits', async (t) => {
    const account = await testAccount()
    const figures = figuresOf(await judgeKnowledge(await account.client(), bicycles))
    t.diagnostic(JSON.stringify(figures))
    assert.ok(figures.questions >= 240 && figures.off_topic >= 60)
    assert.ok(figures.right_first >= 68, `right first: ${figures.right_first} %`)
    assert.ok(figures.right_in_three >= 77, `right in three: ${figures.right_in_three} %`)
    assert.ok(figures.answered >= 38, `answered: ${figures.answered} %`)
    assert.ok(figures.answered_right >= 93, `answered right: ${figures.answered_right} %`)
    assert.equal(figures.off_topic_answered, 0)
    assert.ok(figures.off_topic_linked <= 0.12 * figures.off_topic, `linked: ${figures.off_topic_linked}`)
  })
})
