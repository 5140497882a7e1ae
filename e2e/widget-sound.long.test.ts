import assert from 'node:assert/strict'
import { describe } from 'node:test'
import type { Page } from 'playwright-core'
import { eventually } from '../server/src/testing/service.ts'
import { inBrowser } from './support/stage.ts'
import { type Chat, chatOn, visitorOf, website } from './support/website.ts'

const previewOf = (chat: Chat) => chat.frame.getByRole('region', { name: 'New message' })

async function close(chat: Chat): Promise<void> {
  await chat.frame.getByRole('button', { name: 'Close chat' }).click()
  await chat.frame.getByRole('log').waitFor({ state: 'hidden' })
}

describe('the sound of a chat', () => {
  inBrowser('is heard if the visitor switched it on, also on the next page, in one of two tabs', async (stage) => {
    await using shop = await website(stage)
    const chat = await visitorOf(stage, shop)
    const rings = new Map<Page, number>()
    await chat.browser.exposeBinding('rang', ({ page }) => void rings.set(page, (rings.get(page) ?? 0) + 1))
    const total = () => [...rings.values()].reduce((sum, one) => sum + one, 0)
    await chat.browser.addInitScript(`
      const { start } = AudioScheduledSourceNode.prototype
      AudioScheduledSourceNode.prototype.start = function (...given) {
        rang()
        return start.apply(this, given)
      }`)
    await chat.page.reload()
    await chat.open()
    await chat.write('Where is my lamp?')
    const sound = chat.frame.getByRole('button', { name: 'Sound for new messages', pressed: false })
    await sound.waitFor()
    const { id } = (await stage.api.get('/conversations')).body.data[0]
    const answer = (content: string) => stage.api.post(`/conversations/${id}/messages`, { content })
    await close(chat)
    await answer('It left yesterday.')
    await previewOf(chat).waitFor()
    assert.equal(total(), 0)
    await chat.open()
    await sound.click()
    await eventually(async () => assert.equal(total(), 2))
    await chat.page.goto(`${shop.origin}/lamps`)
    await chat.page.getByText('Lamps').click()
    const other = chatOn(await chat.browser.newPage())
    await other.page.goto(shop.origin)
    await other.page.getByText('Lamps').click()
    for (const one of [chat, other])
      await one.frame
        .getByRole('button', { name: 'Sound for new messages', pressed: true, includeHidden: true })
        .waitFor({ state: 'attached' })
    await answer('It comes tomorrow.')
    for (const one of [chat, other]) await previewOf(one).getByText('It comes tomorrow.', { exact: true }).waitFor()
    await eventually(async () => assert.equal(total(), 4))
  })
})
