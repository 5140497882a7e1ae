import assert from 'node:assert/strict'
import { describe } from 'node:test'
import type { Page } from 'playwright-core'
import { eventually } from '../server/src/testing/service.ts'
import { inBrowser } from './support/stage.ts'
import { chatOn, website } from './support/website.ts'

/** Adds a tag as code does, and waits until it has run. */
function add(page: Page, src: string, dataset: Record<string, string>, before = ''): Promise<void> {
  return page.evaluate(`new Promise((resolve) => {
    const tag = () => Object.assign(document.createElement('script'), { src: ${JSON.stringify(`${src}/widget.js`)}, async: true })
    ${before}
    const script = tag()
    Object.assign(script.dataset, ${JSON.stringify(dataset)})
    script.onload = () => setTimeout(resolve)
    document.head.append(script)
  })`)
}

describe('the tag of the widget in the code of others', () => {
  inBrowser('makes one launcher, also where it is there twice or an effect runs twice', async (stage) => {
    await using shop = await website(stage, { policy: 'default-src *' })
    const page = await (await stage.context(null)).newPage()
    await page.goto(shop.origin)
    const chat = chatOn(page)
    await chat.launcher.waitFor()
    const dataset = { channel: shop.channel_id }
    await add(page, stage.account.url, dataset)
    assert.equal(await page.locator('parley-widget').count(), 1)
    await chat.open()
    await page.evaluate(`Parley('destroy')`)
    assert.equal(await page.locator('parley-widget').count(), 0)

    const twice = `const first = tag(); Object.assign(first.dataset, ${JSON.stringify(dataset)}); document.head.append(first); first.remove()`
    await add(page, stage.account.url, dataset, twice)
    await chat.open()
    assert.equal(await page.locator('parley-widget').count(), 1)
    await page.evaluate(`Parley('destroy')`)
    assert.equal(await page.locator('parley-widget, iframe').count(), 0)
  })

  inBrowser('names the function of a second channel', async (stage) => {
    await using shop = await website(stage, { policy: 'default-src *' })
    const { body } = await stage.api.post('/channels', {
      kind: 'widget',
      name: 'Wholesale',
      handled_by: 'human',
      widget: { origins: [shop.origin], greeting: 'Ask us about large orders.' },
    })
    const page = await (await stage.context(null)).newPage()
    await page.goto(shop.origin)
    await chatOn(page).launcher.waitFor()
    await add(page, stage.account.url, { channel: body.id, name: 'Wholesale', position: 'left' })
    assert.equal(await page.locator('parley-widget').count(), 2)
    await page.evaluate(`Wholesale('open')`)
    await chatOn(page).log.getByText('Ask us about large orders.').waitFor()
    await page.evaluate(`Wholesale('destroy')`)
    assert.deepEqual(await page.evaluate('[typeof Parley, typeof Wholesale]'), ['function', 'undefined'])
    await page.evaluate(`Parley('open')`)
    await chatOn(page).log.getByText('Hi! How can we help?').waitFor()
  })

  inBrowser('keeps its launcher in the window where the body is transformed', async (stage) => {
    await using shop = await website(stage, { policy: 'default-src *' })
    const page = await (await stage.context(null)).newPage()
    await page.goto(shop.origin)
    await chatOn(page).launcher.waitFor()
    await page.evaluate(
      `Parley('destroy'); Object.assign(document.body.style, { transform: 'translateX(0)', height: '4000px' })`,
    )
    await add(page, stage.account.url, { channel: shop.channel_id })
    await page.evaluate('scrollTo(0, 1500)')
    await eventually(async () => {
      const { y, height } = (await chatOn(page).launcher.boundingBox())!
      assert.ok(y > 0 && y + height <= page.viewportSize()!.height, `${y}`)
    })
  })
})
