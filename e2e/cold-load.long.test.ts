import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { conversation, says } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'

describe('pages that open in a fresh browser', () => {
  inBrowser(
    'ask for each list once when they open, and miss nothing that happens before they listen',
    async (stage) => {
      const { api, context } = stage
      const { id } = await conversation(api, ['Before'])
      const window = await context()
      // Without a worker of its own the stream is the page's, and can be held back.
      await window.addInitScript('delete globalThis.SharedWorker')
      const page = await window.newPage()
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.url().includes('/dashboard/api/')) asked.push(`${request.url()} ${request.postData() ?? ''}`)
      })
      const held = Promise.withResolvers<void>()
      await page.route('**/events/stream**', async (route) => {
        await held.promise
        await route.continue()
      })
      await page.goto('/dashboard/live/inbox')
      const list = page.getByRole('list', { name: 'Conversations' })
      await list.getByText('Before').waitFor()
      await says(api, id, 'Meanwhile')
      const stream = page.waitForResponse('**/events/stream**')
      held.resolve()
      await stream
      await list.getByText('Meanwhile').waitFor()
      assert.deepEqual(asked, [...new Set(asked)])
      assert.ok(asked.some((url) => /events\/stream\?.*after=/.test(url)))
    },
  )
})
