import assert from 'node:assert/strict'
import { describe } from 'node:test'
import type { Page } from 'playwright-core'
import { barriersInEachTheme } from './support/accessibility.ts'
import { inBrowser, type Stage } from './support/stage.ts'
import { type Chat, chatOn, frameOf, visitorOf, website } from './support/website.ts'

/** The visitor has written and closed the chat. Returns what answers them. */
async function waiting({ api }: Stage, chat: Chat): Promise<(content: string) => Promise<void>> {
  await chat.write('Where is my lamp?')
  await chat.log.getByText('· Sent').waitFor()
  const { id } = (await api.get('/conversations')).body.data[0]
  await close(chat)
  return async (content) => {
    assert.equal((await api.post(`/conversations/${id}/messages`, { content })).status, 201)
  }
}

async function close(chat: Chat): Promise<void> {
  await chat.frame.getByRole('button', { name: 'Close chat' }).click()
  await chat.frame.getByRole('log').waitFor({ state: 'hidden' })
}

const previewOf = (chat: Chat) => chat.frame.getByRole('region', { name: 'New message' })

/** Whether the page seems to be in front: browsers without a window always say so. */
async function look(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await frameOf(page).evaluate(`
    Object.defineProperty(document, 'visibilityState', { value: '${state}', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))`)
}

describe('an answer at a closed chat', () => {
  inBrowser('shows who wrote and the first words, and leads to the conversation', async (stage) => {
    await using shop = await website(stage)
    const chat = await visitorOf(stage, shop)
    const answer = await waiting(stage, chat)
    await answer('It left **yesterday** by [post](https://example.com/track).')
    const preview = previewOf(chat)
    await preview.getByText('It left yesterday by post.', { exact: true }).waitFor()
    await preview.getByRole('status').getByText('Lamp shop: It left yesterday by post.').waitFor({ state: 'attached' })
    assert.deepEqual(await barriersInEachTheme(chat.page, 'news'), [])
    // One for several, with the newest words.
    await answer('It comes tomorrow.')
    await preview.getByText('It comes tomorrow.', { exact: true }).waitFor()
    await preview.getByText('2 unread').waitFor()
    assert.equal(await preview.count(), 1)
    await preview.getByRole('button', { name: 'It comes tomorrow.' }).click()
    await chat.log.getByText('It left yesterday').waitFor()
    await preview.waitFor({ state: 'detached' })
    assert.ok((await chat.page.locator('parley-widget iframe').boundingBox())!.height > 400)
    await close(chat)
    await answer('Anything else?')
    await preview.getByText('Anything else?', { exact: true }).waitFor()
  })

  inBrowser('stays on the next page until it is dismissed, in all tabs', async (stage) => {
    await using shop = await website(stage)
    const chat = await visitorOf(stage, shop)
    const answer = await waiting(stage, chat)
    await answer('It left yesterday.')
    await previewOf(chat).waitFor()
    await chat.page.goto(`${shop.origin}/lamps`)
    await previewOf(chat).waitFor()
    const other = chatOn(await chat.browser.newPage())
    await other.page.goto(shop.origin)
    await previewOf(other).waitFor()
    await previewOf(chat).getByRole('button', { name: 'Dismiss' }).click()
    await previewOf(chat).waitFor({ state: 'detached' })
    await previewOf(other).waitFor({ state: 'detached' })
    await chat.launcher.getByText('1').waitFor()
    await answer('It comes tomorrow.')
    await previewOf(chat).getByText('It comes tomorrow.', { exact: true }).waitFor()
    await previewOf(chat).getByRole('button', { name: 'Dismiss' }).focus()
    await chat.page.keyboard.press('Escape')
    await previewOf(chat).waitFor({ state: 'detached' })
  })

  inBrowser('waits until the page is looked at', async (stage) => {
    await using shop = await website(stage)
    const chat = await visitorOf(stage, shop)
    const answer = await waiting(stage, chat)
    await look(chat.page, 'hidden')
    await answer('It left yesterday.')
    await chat.launcher.getByText('1').waitFor()
    assert.equal(await previewOf(chat).count(), 0)
    await look(chat.page, 'visible')
    await previewOf(chat).getByText('It left yesterday.', { exact: true }).waitFor()
  })
})
