import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { runInProcess } from '../testing/run-in-process.ts'
import { type Client, eventually } from '../testing/service.ts'
import { trialsOf } from '../testing/trials.ts'

describe('parley try', () => {
  let api: Client
  let via: string[]
  before(async () => {
    const account = await testAccount()
    api = await account.client()
    via = ['--url', account.base, '--key', api.key]
  })

  it('fails on what was good in the trial before, or on what is wrong, where that is asked for', async (t) => {
    const trials = trialsOf(api)
    const set = await trials.set('gate')
    await trials.script(set, [{ content: 'Hello!', expect: { decision: 'answer' } }])
    const run = (...words: string[]) => runInProcess(t, ['try', '--set', 'gate', ...words, ...via])
    const good = await run('--fail-on', 'regressions')
    assert.deepEqual([good.code, good.stderr], [0, ''])
    assert.match(good.stdout, /^1 of 1 cases\.\n[\s\S]*good +1\n/)
    await trials.script(set, [{ content: 'Hello!', expect: { decision: 'hand_over' } }])
    const wrong = await run('--fail-on', 'wrong')
    assert.equal(wrong.code, 1)
    assert.match(
      wrong.stdout,
      /✗ should_hand_over: Hello! → answer \(decision\)\n[\s\S]*0 worse, 0 better \(no difference\)/,
    )
    assert.equal((await run('--fail-on', 'regressions')).code, 0)
    const hull = 'How do I polish the zeppelin hull?'
    const article = { title: 'Polishing a zeppelin hull', body: 'Polish the hull with beeswax.', language: 'en' }
    const { body: hull_article } = await api.post('/knowledge/articles', { ...article, status: 'published' })
    await trials.script(set, [{ content: hull, expect: { contains: ['beeswax'] } }])
    assert.equal((await run('--fail-on', 'regressions')).code, 0)
    await eventually(async () => {
      await api.patch(`/knowledge/articles/${hull_article.id}`, { body: 'Polish the hull with honey.' })
      assert.match((await api.post('/assistant/preview', { question: hull })).body.reply, /honey/)
    })
    const worse = await run('--fail-on', 'regressions')
    assert.equal(worse.code, 1)
    assert.match(worse.stdout, /1 worse, 0 better \(may be chance\)\.\n↓ How do I polish/)
    const { stdout } = await run('--json')
    assert.deepEqual(Object.keys(JSON.parse(stdout)), ['trial', 'comparison', 'bad'])
  })

  it('says what is missing', async (t) => {
    const unknown = await runInProcess(t, ['try', '--set', 'nothing', ...via])
    assert.deepEqual([unknown.code, unknown.stderr], [1, 'There is no trial set "nothing".\n'])
    for (const words of [[], ['--set', 'x', '--fail-on', 'luck']])
      assert.equal((await runInProcess(t, ['try', ...words, ...via])).code, 2)
  })
})
