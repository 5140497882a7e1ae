import assert from 'node:assert/strict'
import { describe } from 'node:test'
import type { Page } from 'playwright-core'
import { eventually } from '../server/src/testing/service.ts'
import { conversation, says } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'

describe('pages that open in a fresh browser', () => {
  inBrowser(
    'ask for each list once when they open, and miss nothing that happens before they listen',
    async (stage) => {
      const { api, context, owner } = stage
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
      // Whoever is told of it later has it counted anew.
      await eventually(async () => {
        assert.equal((await owner.get('/notifications/unread?mode=live')).body.count, 1)
      })
      const stream = page.waitForResponse('**/events/stream**')
      held.resolve()
      await stream
      await list.getByText('Meanwhile').waitFor()
      await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
      // What is counted is counted again with what happens.
      const lists = asked.filter((one) => !/conversations\/counts|sort=unanswered_since&order=asc&limit=1/.test(one))
      assert.deepEqual(lists, [...new Set(lists)])
      assert.ok(asked.some((url) => /events\/stream\?.*after=/.test(url)))
    },
  )

  inBrowser('count all that they show at once, and nothing while nobody sees them', async ({ api, context }) => {
    const { id } = await conversation(api, ['First'])
    // What is told of only after the pages are open would be counted once more.
    await eventually(async () => {
      const { body } = await api.get(`/events?conversation_id=${id}&types=message.created`)
      assert.equal(body.data.length, 1)
    })
    const window = await context()
    await window.addInitScript(`delete globalThis.SharedWorker
      Object.defineProperty(document, 'hidden', { get: () => globalThis.is_hidden === true })`)
    const page = await window.newPage()
    const beside = await (await context()).newPage()
    const [asked, asked_beside] = [countsAskedBy(page), countsAskedBy(beside)]
    const look = (is_hidden: boolean) =>
      page.evaluate(`is_hidden = ${is_hidden}; document.dispatchEvent(new Event('visibilitychange'))`)
    const titled = (number: number) =>
      eventually(async () => assert.match(await page.title(), new RegExp(`^\\(${number}\\) `)))
    const stream = page.waitForResponse('**/events/stream**')
    for (const one of [page, beside]) {
      await one.goto('/dashboard/live/inbox')
      await one.getByText('1 unassigned', { exact: true }).waitFor()
    }
    await titled(1)
    assert.equal(asked.length, 1)
    await stream
    await look(true)
    // The title is for whoever looks elsewhere: it goes on by what is told.
    await conversation(api, ['Second'])
    await conversation(api, ['Third'])
    await titled(3)
    // Whoever looks has it counted, twice: by then this window would have had it counted, too.
    await eventually(() => assert.ok(asked_beside.length >= 2))
    const before = asked_beside.length
    await api.post(`/conversations/${id}/messages`, { content: 'Here you are' })
    await titled(2)
    await eventually(() => assert.ok(asked_beside.length > before))
    assert.equal(asked.length, 1)
    await look(false)
    await eventually(() => assert.equal(asked.length, 2))
    await titled(2)
  })
})

/** The requests for counts, as they are made. */
function countsAskedBy(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/conversations/counts')) asked.push(request.postData()!)
  })
  return asked
}
