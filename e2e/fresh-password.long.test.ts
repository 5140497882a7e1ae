import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { password } from '../server/src/testing/browser.ts'
import { startReceiver } from '../server/src/testing/receiver.ts'
import { forgetsPassword } from './support/forgets-password.ts'
import { inBrowser } from './support/stage.ts'

describe('webhooks', () => {
  inBrowser('want the password once more where it was given long ago', async ({ open, account, owner }) => {
    await using receiver = await startReceiver()
    const page = await open('/test/settings/developers/webhooks')
    await page.getByRole('button', { name: 'Add endpoint' }).click()
    await page.getByRole('textbox', { name: 'Endpoint URL' }).fill(receiver.url)
    await forgetsPassword(account, owner)
    await page.getByRole('dialog').getByRole('button', { name: 'Add endpoint' }).click()
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await page.getByRole('region', { name: 'Your signing secret' }).waitFor()
    const api = await account.client({ mode: 'test' })
    assert.equal((await api.get('/webhook_endpoints')).body.data.length, 1)
  })
})
