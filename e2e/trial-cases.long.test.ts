import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { publish } from '../server/src/testing/replies/articles.ts'
import { talkWith } from '../server/src/testing/replies/talk.ts'
import { eventually } from '../server/src/testing/service.ts'
import { barriers } from './support/axe.ts'
import { inBrowser } from './support/stage.ts'

const question = 'How can I return my order? Where is the return label?'

describe('a turn of the assistant in a conversation', () => {
  inBrowser(
    'becomes a case of a trial set, and is proposed once its reply was rated as wrong',
    async ({ open, api }) => {
      const articles = await publish(api)
      const talk = talkWith(api)
      const id = await talk.started()
      await talk.say(id, question)
      const reply = await talk.replied(id, 1)
      const page = await open(`/live/inbox/${id}`)
      const turn = page.locator(`[id="${reply.id}"]`)
      const act = turn.getByRole('button', { name: 'Make this a case', exact: true })
      await act.waitFor()
      assert.equal(await act.textContent(), '')
      await turn.getByRole('button', { name: 'Bad reply', exact: true }).click()
      await turn.getByText('Make this a case', { exact: true }).click()
      const form = page.getByRole('dialog', { name: 'Make this a case', exact: true })
      assert.equal(await form.getByLabel('Name', { exact: true }).inputValue(), 'Real conversations')
      await form.getByLabel('The assistant should').selectOption('hand_over')
      assert.deepEqual(await barriers(page), [])
      await form.getByRole('button', { name: 'Add to set' }).click()
      await form.waitFor({ state: 'detached' })
      const [set] = (await api.get('/assistant/trial_sets?name=Real conversations')).body.data
      const [added] = (await api.get(`/assistant/trial_sets/${set.id}/cases`)).body.data
      assert.equal(added.message_id, reply.in_reply_to)
      assert.deepEqual(added.turns, [{ content: question, expect: { decision: 'hand_over' } }])
      assert.deepEqual(added.label, { reaction: 'answered', article_ids: [articles.returns] })
    },
  )

  inBrowser('says under Knowledge which threshold kept an article from being told', async ({ open, api }) => {
    await publish(api)
    const set = (await api.post('/assistant/trial_sets', { name: 'Why' })).body.id
    const script = { kind: 'scripted', turns: [{ content: 'zorbs and gizmos for returning' }] }
    await api.post(`/assistant/trial_sets/${set}/cases`, script)
    const trial = (await api.post('/assistant/trials', { trial_set_id: set })).body.id
    const doubt = await eventually(async () => {
      const [result] = (await api.get(`/assistant/trials/${trial}/results`)).body.data
      return result.why.doubt
    })
    assert.equal(doubt.rule, 'confidence')
    const page = await open('/live/knowledge?view=try')
    const why = page.getByRole('region', { name: 'What it found', exact: true })
    const percent = new Intl.NumberFormat('en', { style: 'percent' })
    await why
      .getByText(`confidence is ${percent.format(doubt.has)}, and ${percent.format(doubt.needs)} is needed.`)
      .waitFor()
    assert.deepEqual(await barriers(page), [])
  })
})
