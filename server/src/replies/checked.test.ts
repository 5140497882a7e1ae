import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { scopeOf } from '../testing/models/asking.ts'
import { isCheck } from '../testing/models/checks.ts'
import type { Script } from '../testing/models/model-server.ts'
import { type Modelled, says, startModelled, unchecked } from '../testing/replies/modelled.ts'
import { heldOutCases } from '../testing/replies/support/cases.ts'
import { checkReplies } from '../testing/replies/support/evaluate.ts'
import { someContact } from '../testing/service.ts'

const question = 'How can I return my order? Where is the return label?'
const right = 'You can send an order back within 30 days of delivery.'

describe('the check of a model’s reply', () => {
  let stage: Modelled
  before(async () => {
    stage = await startModelled()
  })
  after(() => stage[Symbol.asyncDispose]())

  const previewed = async (check: Script) => {
    const { model, api, articles } = stage
    await api.patch('/assistant', { name: `Test ${Math.random()}` })
    model.requests.length = 0
    model.always((request) => (isCheck(request) ? check : says('answer', right, articles.returns)))
    const { status, body } = await api.post('/assistant/preview', { question })
    assert.equal(status, 200)
    return body
  }

  it('lets through what it confirms, and sees nothing but the sentence and its article', async () => {
    const { engine, reply } = await previewed({ say: { verdicts: ['yes'] } })
    assert.equal(engine, 'm')
    assert.ok(reply.startsWith(right))
    const [, check] = stage.model.requests
    const { material } = JSON.parse(check!.json.messages.at(-1).content)
    assert.deepEqual(Object.keys(material), ['pairs'])
    assert.deepEqual(Object.keys(material.pairs[0]), ['statement', 'passage'])
    assert.equal(material.pairs[0].statement, right)
    assert.match(material.pairs[0].passage, /^Returning an order\nYou can send an order back/)
  })

  const refused: [string, Script, RegExp][] = [
    ['contradicts it', { say: { verdicts: ['contradicts'] } }, /its own check found/],
    ['does not confirm it', { say: { verdicts: ['no'] } }, /its own check found/],
    ['says nothing of it', { say: { verdicts: [] } }, /couldn't be checked/],
    ['refuses', { refuse: 'No.' }, /couldn't be checked/],
    ['fails', { status: 400 }, /couldn't be checked/],
    ['is no check', { say: 'Yes, all fine!' }, /couldn't be checked/],
  ]
  for (const [what, check, reason] of refused)
    it(`leaves the answer to the articles where it ${what}`, async () => {
      const body = await previewed(check)
      assert.deepEqual([body.engine, body.outcome], ['embedded', 'answered'])
      assert.match(body.reason, reason)
    })

  it('is made of drafts for people, too: what it does not confirm leaves the article’s own words', async () => {
    const { model, api, articles } = stage
    const contact_id = (await api.post('/contacts', someContact())).body.id
    const { id } = (await api.post('/conversations', { contact_id, handled_by: 'human' })).body
    await api.post(`/conversations/${id}/messages`, { content: question, direction: 'inbound' })
    const drafted = async (verdict: string) => {
      await api.patch('/assistant', { name: `Test ${Math.random()}` })
      const check: Script = { say: { verdicts: [verdict] } }
      model.always((request) => (isCheck(request) ? check : says('answer', right, articles.returns)))
      return (await api.post(`/conversations/${id}/suggest`, { kind: 'reply' })).body
    }
    const draft = await drafted('yes')
    assert.deepEqual([draft.engine, draft.text], ['m', right])
    const other = await drafted('no')
    assert.equal(other.engine, 'embedded')
    assert.match(other.text, /You can send an order back/)
  })

  it('is of whole articles where there are few, found or not, and in the customer’s language', async () => {
    const { model, api } = stage
    const ferries = { title: 'Ferries', body: 'Ferries leave at noon. Vessels are named after birds.' }
    const { body: article } = await api.post('/knowledge/articles', { ...ferries, language: 'en', status: 'published' })
    model.requests.length = 0
    model.always(unchecked(says('answer', 'Ferries leave at noon.', article.id)))
    const { body } = await api.post('/assistant/preview', { question: 'When does the next boat of yours depart?' })
    assert.deepEqual([body.engine, body.outcome, body.verdict], ['m', 'answered', 'may_help'])
    const { material } = JSON.parse(model.requests[0]!.json.messages.at(-1).content)
    const titles = material.articles.map(({ title }: { title: string }) => title)
    assert.deepEqual(titles.sort(), ['Delivery times and tracking', 'Ferries', 'Returning an order', 'Warranty'])
    const long = { title: 'The history of ferries', body: 'It is long. '.repeat(2000), language: 'en' }
    await api.post('/knowledge/articles', { ...long, status: 'published' })
    model.requests.length = 0
    await api.post('/assistant/preview', { question: 'When does the next boat of yours depart?' })
    const [less] = model.requests
    assert.ok(JSON.parse(less!.json.messages.at(-1).content).material.articles.length <= 3)
  })

  it('can be measured on replies that are known to be right or wrong', async () => {
    const { model, account } = stage
    model.always(unchecked(says('hand_over', '')))
    const [one] = heldOutCases
    const checked = await checkReplies(scopeOf(account, 'live'), one!)
    assert.equal(checked.length, one!.right.length + one!.wrong.length)
    assert.ok(checked.every(({ verdict, problem }) => verdict === 'yes' && problem === null))
    model.always({ status: 400 })
    const [unjudged] = await checkReplies(scopeOf(account, 'live'), one!)
    assert.equal(unjudged!.verdict, null)
    assert.match(unjudged!.problem!, /responded with 400/)
  })
})
