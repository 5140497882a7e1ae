import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { verify } from '../sdk/src/index.ts'
import { startReceiver } from '../server/src/testing/receiver.ts'
import { conversation } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'

describe('webhooks', () => {
  inBrowser(
    'are registered, tested, watched, resent, recovered, switched off and deleted',
    async ({ open, account }) => {
      let status = 500
      await using receiver = await startReceiver(() => ({ status, body: '<b>not now</b>' }))
      const test = await account.client({ mode: 'test' })
      const page = await open('/test/settings/developers/webhooks')
      await page.getByRole('button', { name: 'Add endpoint' }).click()
      await page.getByRole('textbox', { name: 'Endpoint URL' }).fill('ftp://example.com')
      await page.getByLabel('Selected events').check()
      await page.getByRole('checkbox', { name: 'message.created' }).check()
      await page.getByRole('button', { name: 'Sample: message.created' }).click()
      await page.getByText('"type": "message.created"').waitFor()
      await page.getByRole('button', { name: 'Back' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Add endpoint' }).click()
      await page.getByRole('dialog').getByRole('alert').waitFor()
      await page.getByRole('textbox', { name: 'Endpoint URL' }).fill(receiver.url)
      await page.getByRole('dialog').getByRole('button', { name: 'Add endpoint' }).click()
      const secret = (await page.getByRole('region', { name: 'Your signing secret' }).textContent())!
      await page.getByRole('button', { name: 'I’ve saved this secret' }).click()
      await page.getByRole('link', { name: receiver.url }).click()

      await conversation(test, ['Is it back in stock?'])
      const failed = page.getByRole('button', { name: 'message.created' })
      await failed.click()
      await page.getByText('The response status wasn’t 2xx.').first().waitFor()
      await page.getByText('Response body').first().click()
      await page.getByText('<b>not now</b>').first().waitFor()
      await page.getByRole('region', { name: 'Payload' }).getByText('Is it back in stock?').waitFor()
      const { body, headers } = receiver.requests[0]!
      assert.equal((await verify(body, headers, secret)).type, 'message.created')

      status = 204
      await page.getByRole('button', { name: 'Resend' }).click()
      await page.getByRole('button', { name: 'Delivered message.created' }).waitFor()
      // One that has arrived is sent again because somebody asked for it.
      await page.getByRole('button', { name: 'Resend' }).click()
      // More than once where a retry by itself had brought it before the first click.
      await page.getByText('manual').first().waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('region', { name: 'Payload' }).waitFor({ state: 'detached' })
      await page.locator(':focus').filter({ hasText: 'message.created' }).waitFor()
      await page.getByRole('button', { name: 'Send test event' }).click()
      await page.getByRole('button', { name: 'Delivered ping' }).waitFor()

      await page.getByRole('button', { name: 'Disable' }).click()
      await page.getByText('Disabled by a teammate.').waitFor()
      await page.getByRole('button', { name: 'Undo' }).click()
      await page.getByRole('button', { name: 'Recover failed deliveries' }).click()
      await page.getByRole('button', { name: 'Recover', exact: true }).click()
      await page
        .getByText(/Resending|No failed deliveries/)
        .last()
        .waitFor()

      await page.getByRole('button', { name: 'Rotate secret' }).click()
      await page.getByRole('button', { name: 'Rotate', exact: true }).click()
      const next = (await page.getByRole('region', { name: 'Your signing secret' }).textContent())!
      assert.notEqual(next, secret)
      await page.getByRole('button', { name: 'I’ve saved this secret' }).click()

      await page.getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('dialog').getByRole('textbox').fill(new URL(receiver.url).host)
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await page.getByText('Endpoint deleted.').waitFor()
      await page.getByText('No endpoints yet').waitFor()
      assert.equal((await test.get('/webhook_endpoints')).body.data.length, 0)
    },
  )
})
