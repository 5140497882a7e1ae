import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { sql } from '../db/sql.ts'
import { testAccount } from '../testing/account.ts'
import { assertRefused } from '../testing/refused.ts'
import { type Articles, publish } from '../testing/replies/articles.ts'
import { talkWith } from '../testing/replies/talk.ts'
import { type Client, eventually, someContact, type TestAccount } from '../testing/service.ts'
import { trialsOf } from '../testing/trials.ts'

const question = 'How can I return my order? Where is the return label?'

describe('a trial of the assistant', () => {
  let account: TestAccount
  let api: Client
  let articles: Articles
  let trials: ReturnType<typeof trialsOf>
  before(async () => {
    account = await testAccount()
    api = await account.client()
    articles = await publish(api)
    trials = trialsOf(api)
  })

  it('tells what the assistant would do in each turn, and by which rules that is good', async () => {
    const set = await trials.set('Scripts')
    await trials.script(set, [
      { content: question, expect: { decision: 'answer', cites: articles.returns, language: 'en', max_length: 4000 } },
      { content: 'Can I talk to a person?', expect: { decision: 'answer' } },
      { content: 'And now?' },
    ])
    await trials.script(set, [{ content: 'Hello!', expect: { decision: 'hand_over' } }])
    await trials.script(set, [{ content: question, expect: { contains: ['zeppelin'], lacks: ['bicycle'] } }])
    const trial = await trials.finished(set)
    assert.deepEqual([trial.total, trial.done, trial.status], [3, 3, 'finished'])
    assert.deepEqual(trial.verdicts, { ...none, good: 1, wrong: 1, should_hand_over: 1, should_answer: 1, none: 1 })
    const results = await trials.results(trial.id)
    assert.deepEqual(
      results.map(({ decision, outcome, verdict }) => [decision, outcome, verdict]),
      [
        ['answer', 'answered', 'good'],
        ['hand_over', 'handed_over', 'should_answer'],
        ['silent', null, null],
        ['answer', 'greeted', 'should_hand_over'],
        ['answer', 'answered', 'wrong'],
      ],
    )
    assert.deepEqual(await trials.results(trial.id, '?verdict=none'), [results[2]])
    assert.deepEqual(results[4]!.rules[0], { rule: 'contains', passed: false })
    assert.equal(results[1]!.reason, 'The customer asks for a person.')
  })

  it('says why: what was found, with which words, and which threshold kept it from being told', async () => {
    const set = await trials.set('Why')
    await trials.script(set, [{ content: question }])
    await trials.script(set, [{ content: 'zorbs and gizmos for returning' }])
    const [sure, unsure] = await trials.results((await trials.finished(set)).id)
    const [best] = sure!.why!.articles
    assert.deepEqual([sure!.why!.doubt, best!.article_id], [null, articles.returns])
    assert.ok(
      best!.words.some((word) => /return/.test(word)),
      best!.words.join(),
    )
    assert.equal(best!.confidence, sure!.confidence)
    const { needs, has } = unsure!.why!.doubt!
    assert.ok(has! < needs!, `${has} of ${needs}`)
  })

  it('replays a past turn as it was answered then, word by word', async () => {
    const talk = talkWith(api)
    const id = await talk.started()
    const message_id = await talk.say(id, question)
    const first = await talk.replied(id, 1)
    const set = await trials.set('Replay')
    await talk.say(id, 'zorbs?')
    await talk.replied(id, 2)
    const again = await talk.say(id, question)
    const third = await talk.replied(id, 3)
    for (const one of [message_id, again])
      assert.equal((await trials.add(set, { kind: 'replay', conversation_id: id, message_id: one })).status, 201)
    const results = await trials.results((await trials.finished(set)).id)
    assert.deepEqual(
      results.map(({ reply, label }) => [reply, label]),
      [first, third].map(({ content }) => [content, 'agrees']),
    )
    const twice = await trials.add(set, { kind: 'replay', conversation_id: id, message_id })
    assertRefused(twice, 400, 'parameter_invalid', /a case of this set already/)
    const ours = await trials.add(set, { kind: 'replay', conversation_id: id, message_id: first.id })
    assertRefused(ours, 400, 'parameter_invalid', /its contact wrote/)
  })

  it('keeps copies without names and addresses, which go with their contact', async () => {
    const contact = { ...someContact(), name: 'Zephyrine Quokka' }
    const { body } = await api.post('/contacts', contact)
    const talk = talkWith(api)
    const id = await talk.started(body.id)
    const content = `${question} I am Zephyrine, zq@planted.example, +49 170 1234567.`
    const message_id = await talk.say(id, content)
    const set = await trials.set('Masked')
    const { body: added } = await trials.add(set, { kind: 'replay', conversation_id: id, message_id })
    assert.equal(added.turns[0].content, `${question} I am [NAME], [EMAIL], [PHONE].`)
    await trials.finished(set)
    const [row] = await account.database.run<{ text: string }>(
      sql`select concat(turns, situation) as text from trial_cases where id = ${added.id}`,
    )
    assert.doesNotMatch(row!.text, /Zephyrine|planted|1234567/)
    await api.delete(`/contacts/${body.id}`)
    assert.deepEqual((await api.get(`/assistant/trial_sets/${set}/cases`)).body.data, [])
  })

  it('is compared with another one by what became worse and better, and keeps what people said of the same reply', async () => {
    const set = await trials.set('Changes')
    const article = { title: 'Polishing a zeppelin hull', body: 'Polish the hull with beeswax.', status: 'published' }
    const { body: added } = await api.post('/knowledge/articles', { ...article, language: 'en' })
    await trials.script(set, [{ content: 'How do I polish the zeppelin hull?', expect: { contains: ['beeswax'] } }])
    await trials.script(set, [{ content: 'Hello!' }])
    const earlier = await trials.finished(set)
    const [, greeted] = await trials.results(earlier.id)
    const judged = await api.post(`/assistant/trials/${earlier.id}/verdicts`, {
      result_id: greeted!.id,
      verdict: 'acceptable',
    })
    assert.deepEqual([judged.body.verdict, judged.body.verdict_by], ['acceptable', 'person'])
    await eventually(async () => {
      await api.patch(`/knowledge/articles/${added.id}`, { body: 'Polish the hull with honey.' })
      const { body } = await api.post('/assistant/preview', { question: 'How do I polish the zeppelin hull?' })
      assert.match(body.reply, /honey/)
    })
    const later = await trials.finished(set)
    assert.notEqual(later.assistant_version, earlier.assistant_version)
    const { body } = await api.get(`/assistant/trials/${later.id}/comparison?with=${earlier.id}`)
    const { worse, better, unchanged, unjudged, chance, flips } = body
    assert.deepEqual([worse, better, unchanged, unjudged, chance], [1, 0, 1, 0, 'may_be_chance'])
    assert.match(flips[0].before.reply, /beeswax/)
    assert.match(flips[0].after.reply, /honey/)
  })

  it('is canceled, and its set is deleted with all of it', async () => {
    const set = await trials.set('Canceled')
    assertRefused(await trials.start(set), 400, 'parameter_invalid', /without cases/)
    await trials.script(set, [{ content: 'Hello!' }])
    const { body } = await trials.start(set)
    const canceled = (await api.post(`/assistant/trials/${body.id}/cancel`)).body
    assert.notEqual(canceled.status, 'running')
    assert.equal((await api.delete(`/assistant/trial_sets/${set}`)).body.deleted, true)
    assertRefused(await api.get(`/assistant/trials/${body.id}`), 404, 'resource_not_found')
  })

  it('takes its cases from resolved conversations, once each', async () => {
    const talk = talkWith(api)
    const id = await talk.started()
    await talk.say(id, question)
    await talk.replied(id, 1)
    await api.post(`/conversations/${id}/status`, { status: 'resolved' })
    const set = await trials.set('Sample')
    const sample = () => api.post(`/assistant/trial_sets/${set}/sample`, { count: 5 })
    assert.equal((await sample()).body.cases, 1)
    assert.equal((await sample()).body.cases, 1)
  })

  it('belongs to one environment, and its quotes to those who may read messages', async () => {
    const set = await trials.set('Mine')
    const test = await account.client({ mode: 'test' })
    assertRefused(await test.get(`/assistant/trial_sets/${set}`), 404, 'resource_not_found')
    const writer = await account.client({ scopes: ['knowledge:write'] })
    assert.equal((await writer.get(`/assistant/trial_sets/${set}`)).status, 200)
    assertRefused(await writer.get(`/assistant/trial_sets/${set}/cases`), 403, 'insufficient_scope')
    const draft = { kind: 'scripted', turns: [{ content: 'Hello!' }] }
    assertRefused(await writer.post(`/assistant/trial_sets/${set}/cases`, draft), 403, 'insufficient_scope')
    assertRefused(await api.post('/assistant/trial_sets', { name: 'Mine' }), 400, 'parameter_invalid', /another set/)
  })
})

const none = { good: 0, acceptable: 0, wrong: 0, should_hand_over: 0, should_answer: 0, none: 0 }
