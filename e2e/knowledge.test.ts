import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { talkWith } from '../server/src/testing/replies/talk.ts'
import { inBrowser } from './support/stage.ts'

describe('knowledge', () => {
  inBrowser('is written, tried, told to customers, rated, and mended where it was wrong', async ({ open, api }) => {
    const talk = talkWith(api)
    const page = await open('/live/knowledge')
    await page.getByText('No articles yet').waitFor()
    await page.getByRole('button', { name: 'New article' }).click()
    await page.getByLabel('Title').fill('Returning a bicycle')
    await page.getByLabel('Text', { exact: true }).fill('## How long\n\nYou can return a bicycle within **30 days**.')
    const preview = page.getByRole('region', { name: 'Preview' })
    await preview.getByRole('heading', { name: 'How long' }).waitFor()
    assert.equal(await preview.locator('strong').textContent(), '30 days')
    await page.getByRole('button', { name: 'Save and publish' }).click()
    await page.getByText('Published. The assistant can now use it.').waitFor()

    const ask = page.getByRole('region', { name: 'Test the assistant' })
    await ask.getByRole('textbox').fill('How can I return my bicycle?')
    await page.keyboard.press('Enter')
    await ask.getByText('Answers', { exact: true }).waitFor()
    await ask.getByText('You can return a bicycle within').waitFor()

    const id = await talk.started()
    await talk.say(id, 'How can I return my bicycle?')
    const said = await talk.replied(id, 1)
    assert.match(said.content, /return a bicycle within \*\*30 days/)
    assert.deepEqual(
      said.sources.map(({ title }) => title),
      ['Returning a bicycle'],
    )

    await page.goto(`/dashboard/live/inbox/${id}`)
    await page.getByRole('button', { name: 'Bad reply' }).click()
    await page.getByLabel('What was wrong?').fill('It is 14 days')
    await page.keyboard.press('Enter')
    await page.getByText('Thanks.').waitFor()
    await page.goto('/dashboard/live/knowledge?view=mend')
    const report = page.getByRole('list', { name: 'Articles behind replies rated down' })
    await report.getByText('It is 14 days').waitFor()
    await report.getByRole('link', { name: 'Show conversation' }).click()
    await page.locator(`#${said.id}:focus`).waitFor()
    await page.goBack()
    await report.getByRole('link', { name: 'Returning a bicycle' }).click()
    await page.getByLabel('Text', { exact: true }).fill('You can return a bicycle within 14 days.')
    await page.keyboard.press('Control+s')
    await page.getByText('Article saved.').waitFor()
  })
})
