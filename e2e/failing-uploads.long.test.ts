import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { eventually } from '../server/src/testing/service.ts'
import { conversation } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'
import { ready } from './support/uploads.ts'

describe('files in a conversation', () => {
  inBrowser('that fail to upload keep the text, and go on where they stopped', async ({ api, open }) => {
    const { id } = await conversation(api, ['Is it broken?'])
    const page = await open(`/live/inbox/${id}`)
    const field = page.getByRole('textbox', { name: /^Reply to/ })
    await field.fill('Here it is.')
    let parts = 0
    await page.route('**/parts', (route) => (++parts === 2 ? route.abort() : route.continue()))
    const large = { name: 'large.txt', mimeType: 'text/plain', buffer: Buffer.alloc(1_200_000, 'text ') }
    await page.locator('form input[type=file]').setInputFiles([large])
    await page.getByText('Upload failed.').waitFor()
    const send = page.getByRole('button', { name: 'Send', exact: true })
    assert.equal(await send.getAttribute('aria-disabled'), 'true')
    assert.equal(await field.inputValue(), 'Here it is.')
    await page.getByRole('button', { name: /Retry uploading/ }).click()
    await ready(page, 'large.txt')
    // Three parts, and the one that was cut.
    assert.equal(parts, 4)
    await send.click()
    await eventually(async () => {
      const [message] = (await api.get(`/conversations/${id}/messages`)).body.data
      assert.deepEqual([message.content, message.attachments[0]?.size], ['Here it is.', 1_200_000])
    })
    await page
      .locator('form input[type=file]')
      .setInputFiles([{ name: 'program', mimeType: 'text/plain', buffer: Buffer.from('\x7fELF') }])
    await page.getByText('This type of file isn’t allowed.').waitFor()
  })
})
