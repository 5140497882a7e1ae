import assert from 'node:assert/strict'
import { describe } from 'node:test'
import type { Page } from 'playwright-core'
import { eventually } from '../server/src/testing/service.ts'
import { barriers } from './support/axe.ts'
import { inBrowser } from './support/stage.ts'
import { chatOn, website } from './support/website.ts'

/** What the page shows in place of the chat. */
function notice(page: Page) {
  return page.locator('parley-widget').getByRole('status')
}

/** Whether the frame, with whatever a browser puts into it, can be seen. */
function seesFrame(page: Page): Promise<boolean> {
  return page.locator('iframe').isVisible()
}

const unavailable = 'The chat isn’t available right now.'

describe('a website whose chat does not load', () => {
  for (const [theme, width] of [
    ['light', 1280],
    ['dark', 320],
  ] as const)
    inBrowser(`says so itself, and shows the chat once it is there: ${theme}, ${width} pixels wide`, async (stage) => {
      await using shop = await website(stage)
      const page = await (await stage.context(null, { theme, width })).newPage()
      let is_down = true
      const back = Promise.withResolvers<void>()
      await page.route('**/widget/frame*', async (route) => {
        if (is_down) return route.abort()
        await back.promise
        await route.continue()
      })
      await page.goto(shop.origin)
      const chat = chatOn(page)
      await chat.launcher.click()
      await notice(page).getByText(unavailable).waitFor()
      assert.equal(await seesFrame(page), false)
      assert.deepEqual(await barriers(page), [])
      await page.getByRole('button', { name: 'Chat' }).click()
      await notice(page).waitFor({ state: 'hidden' })
      await chat.launcher.click()
      await notice(page).getByText(unavailable).waitFor()
      // What it tries by itself doesn't take the button away before it's pressed.
      is_down = false
      await page.getByRole('button', { name: 'Try again' }).click()
      await notice(page).waitFor({ state: 'hidden' })
      back.resolve()
      await chat.frame.getByRole('textbox').waitFor()
      await page.locator('iframe').waitFor({ state: 'visible' })
      await chat.write('Hello')
      await chat.log.getByText('· Sent').waitFor()
    })

  inBrowser('tries again by itself', async (stage) => {
    await using shop = await website(stage)
    const page = await (await stage.context(null)).newPage()
    let tries = 0
    await page.route('**/widget/frame*', (route) => (++tries < 3 ? route.abort() : route.continue()))
    await page.goto(shop.origin)
    const chat = chatOn(page)
    await chat.launcher.click()
    await notice(page).getByText(unavailable).waitFor()
    await chat.frame.getByRole('textbox').waitFor()
    await page.locator('iframe').waitFor({ state: 'visible' })
  })

  inBrowser('has no raw answer of the service in it, when the channel is deleted or fails later', async (stage) => {
    await using shop = await website(stage)
    const page = await (await stage.context(null, { theme: 'dark' })).newPage()
    let is_down = true
    const back = Promise.withResolvers<void>()
    await page.route('**/widget/api/channels/*', async (route) => {
      if (is_down) return route.fulfill({ status: 503, body: 'no' })
      await back.promise
      await route.continue()
    })
    await page.goto(shop.origin)
    const chat = chatOn(page)
    await chat.launcher.click()
    await notice(page).getByText(unavailable).waitFor()
    // What it tries by itself doesn't take the button away before it's pressed.
    is_down = false
    await page.getByRole('button', { name: 'Try again' }).click()
    await notice(page).waitFor({ state: 'hidden' })
    back.resolve()
    await chat.frame.getByRole('textbox').waitFor()
    assert.equal((await stage.api.delete(`/channels/${shop.channel_id}`)).status, 200)
    await page.reload()
    const answered = page.waitForResponse('**/widget/frame*')
    await chat.launcher.click()
    await eventually(async () => assert.equal((await answered).status(), 404))
    await notice(page).getByText(unavailable).waitFor()
    assert.equal(await seesFrame(page), false)
  })
})
