import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { startModelServer } from '../server/src/testing/models/model-server.ts'
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

  inBrowser('may have a language model, whose failures are told in words', async ({ open, api }) => {
    await using model = await startModelServer()
    const page = await open('/live/settings/assistant')
    await page.getByLabel('Provider').selectOption('openai_compatible')
    await page.getByLabel('Base URL').fill(model.url)
    await page.getByLabel('Model', { exact: true }).fill('tiny')
    await page.getByLabel('API key', { exact: true }).fill('sk-secret-4711')
    const section = page.getByRole('region', { name: 'Language model' })
    await section.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Settings saved.').waitFor()
    model.next({ status: 401, body: { error: { message: 'No such key' } } })
    await section.getByRole('button', { name: 'Test model' }).click()
    await section.getByText('The API key is wrong or can’t use this model. Check it with the provider.').waitFor()
    model.always({ say: { word: 'lantern', number: 4711 } })
    await section.getByRole('button', { name: 'Test model' }).click()
    await section.getByText(/tiny.* answered in \d+ ms/).waitFor()
    assert.ok(!(await page.content()).includes('sk-secret-4711'), 'the key is shown')
    const table = page.getByRole('table', { name: 'Model calls in the last 7 days' })
    await table.getByRole('row', { name: /Tests .*tiny.* Unauthorized/ }).waitFor()

    await page.getByLabel('Base URL').fill(`${model.url}/elsewhere`)
    await section.getByText('Enter the API key again').waitFor()
    await page.getByLabel('Provider').selectOption('embedded')
    await section.getByRole('button', { name: 'Save' }).click()
    await section.getByRole('button', { name: 'Test model' }).waitFor({ state: 'detached' })
    assert.equal((await api.get('/assistant')).body.has_api_key, false)
    await page.getByLabel('Tokens per day').fill('1000')
    await page.getByRole('region', { name: 'Budget' }).getByRole('button', { name: 'Save' }).click()
    await page.getByText('of 1,000 tokens today').first().waitFor()
  })
})
