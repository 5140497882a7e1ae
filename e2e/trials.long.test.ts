import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { publish } from '../server/src/testing/replies/articles.ts'
import { eventually } from '../server/src/testing/service.ts'
import { inBrowser } from './support/stage.ts'

describe('trials of the assistant', () => {
  inBrowser('are made, run and judged by keyboard under Knowledge', async ({ open, api }) => {
    await publish(api)
    const page = await open('/live/knowledge?view=try')
    await page.getByLabel('Name', { exact: true }).fill('Returns')
    await page.getByRole('button', { name: 'Create set' }).click()
    await page.getByText('0 cases', { exact: true }).waitFor()
    const question = page.getByLabel('Customer’s question').first()
    for (const [text, size] of [
      ['How can I return my order?', '1 case'],
      ['Can I talk to a person?', '2 cases'],
    ] as const) {
      await question.fill(text)
      await page.getByRole('button', { name: 'Add question' }).click()
      await page.getByText(size, { exact: true }).waitFor()
    }
    await page.getByRole('button', { name: 'Run trial' }).click()
    const results = page.getByRole('region', { name: 'Results', exact: true })
    await results.getByText('1 of 2', { exact: true }).waitFor()
    await results.getByText('How can I return my order?', { exact: true }).waitFor()
    await results.focus()
    await page.keyboard.press('1')
    await results.getByText('2 of 2', { exact: true }).waitFor()
    await results.getByText('Can I talk to a person?', { exact: true }).waitFor()
    await page.keyboard.press('4')
    const [set] = (await api.get('/assistant/trial_sets')).body.data
    await eventually(async () => {
      const [trial] = (await api.get(`/assistant/trials?trial_set_id=${set.id}`)).body.data
      const { good, should_answer, none } = trial.verdicts
      assert.deepEqual([good, should_answer, none], [1, 1, 0])
    })
  })
})
