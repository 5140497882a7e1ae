import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { startModelServer } from '../server/src/testing/models/model-server.ts'
import { inBrowser } from './support/stage.ts'

describe('the assistant', () => {
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
