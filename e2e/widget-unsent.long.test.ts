import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { eventually } from '../server/src/testing/service.ts'
import { written } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'
import { visitorOf, website } from './support/website.ts'
import { wireTo } from './support/wire.ts'

describe('what was written without a network', () => {
  inBrowser('goes out by itself on the next page, though nobody opens the chat there', async (stage) => {
    await using wire = await wireTo(stage.account.url)
    await using shop = await website(stage, { service: wire.url })
    const chat = await visitorOf(stage, shop)
    const { page } = chat
    wire.cut()
    await chat.write('Is anybody there?')
    await chat.log.getByText('Waiting for connection…').waitFor()
    // The script is there, from the browser's own store or before the network went. The chat isn't.
    let is_down = true
    await page.route('**/widget/frame*', (route) => (is_down ? route.abort() : route.continue()))
    const tried = page.waitForEvent('requestfailed', (request) => request.url().includes('/widget/frame'))
    // The page before must be gone, or it would send.
    await page.goto('about:blank')
    wire.mend()
    await page.goto(`${shop.origin}/lamps`)
    await tried
    assert.deepEqual(await written(stage.api), [])
    is_down = false
    await page.evaluate(`dispatchEvent(new Event('online'))`)
    await eventually(async () => assert.deepEqual(await written(stage.api), [['Is anybody there?']]))
    assert.equal(await page.locator('parley-widget .open').count(), 0)
  })

  inBrowser('goes out with the chat closed', async (stage) => {
    await using shop = await website(stage)
    const chat = await visitorOf(stage, shop)
    await chat.browser.setOffline(true)
    await chat.write('One')
    await chat.log.getByText('Waiting for connection…').waitFor()
    await chat.write('Two')
    await chat.launcher.click()
    await chat.browser.setOffline(false)
    await eventually(async () => assert.deepEqual(await written(stage.api), [['One', 'Two']]))
    assert.equal(await chat.page.locator('parley-widget .open').count(), 0)
  })
})
