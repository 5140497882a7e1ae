import assert from 'node:assert/strict'
import { describe } from 'node:test'
import type { Page } from 'playwright-core'
import { eventually } from '../server/src/testing/service.ts'
import { signedIdentity } from '../server/src/testing/visitor.ts'
import { inBrowser } from './support/stage.ts'
import { chatOn, visitorOf, website } from './support/website.ts'

/** Collects layout shifts from the beginning, and queues commands as a page does before the loader is there. */
const watching = `
  globalThis.shifts = 0
  new PerformanceObserver((list) => { for (const one of list.getEntries()) globalThis.shifts += one.value })
    .observe({ type: 'layout-shift', buffered: true })
  globalThis.names = Object.keys(globalThis)`
const waiting = `window.Parley = function () { (window.Parley.q = window.Parley.q || []).push(arguments) }`

function kept(page: Page): Promise<string[]> {
  return page.evaluate('[...Object.keys(localStorage), ...Object.keys(sessionStorage)]')
}

describe('a website with the widget', () => {
  inBrowser(
    'pays with one request, and with nothing that is stored or moved, until the chat is opened',
    async (stage) => {
      await using shop = await website(stage)
      const context = await stage.context(null)
      const page = await context.newPage()
      await page.addInitScript(watching)
      const requests: string[] = []
      page.on('request', (request) => requests.push(request.url()))
      await page.goto(shop.origin, { waitUntil: 'networkidle' })
      const chat = chatOn(page)
      await chat.launcher.waitFor()
      assert.deepEqual(
        requests.filter((url) => !url.startsWith(shop.origin)),
        [`${stage.account.url}/widget.js`],
      )
      assert.deepEqual(await kept(page), [])
      assert.equal(await page.locator('iframe').count(), 0)
      const added: string[] = await page.evaluate('Object.keys(globalThis).filter((one) => !names.includes(one))')
      assert.deepEqual(
        added.filter((name) => !['names', 'shifts'].includes(name)),
        ['Parley'],
      )

      await chat.open()
      assert.equal(await page.evaluate('globalThis.shifts'), 0)
      await chat.write('Hello')
      await chat.log.getByText('Sent').waitFor()
      assert.deepEqual(await kept(page), [`parley:${shop.channel_id}`])
      assert.deepEqual(await context.cookies(), [])
    },
  )

  inBrowser('asks what a returning visitor has not read, and shows it on the launcher', async (stage) => {
    const { api } = stage
    await using shop = await website(stage)
    const chat = await visitorOf(stage, shop)
    const { page } = chat
    await chat.write('Hello')
    await chat.log.getByText('Sent').waitFor()
    await page.goto('about:blank')
    const { id } = (await api.get('/conversations')).body.data[0]
    for (const content of ['One', 'Two']) await api.post(`/conversations/${id}/messages`, { content })
    await page.goto(shop.origin)
    await chat.launcher.getByText('2', { exact: true }).waitFor()
    // The conversation goes on, so the page stays in touch.
    await api.post(`/conversations/${id}/messages`, { content: 'Three' })
    await chat.launcher.getByText('3', { exact: true }).waitFor()
    await chat.open()
    await chat.log.getByText('Three').waitFor()
    await chat.launcher.getByText('3', { exact: true }).waitFor({ state: 'detached' })

    // From the link in an email.
    await page.goto('about:blank')
    await page.goto(`${shop.origin}/#parley=${id}`)
    await chat.log.getByText('Three').waitFor()
  })

  inBrowser('opens, listens to and removes it by calls, also by those made before it was there', async (stage) => {
    await using shop = await website(stage)
    const page = await (await stage.context(null)).newPage()
    await page.addInitScript(waiting)
    await page.addInitScript(`
      globalThis.heard = []
      for (const name of ['open', 'close', 'message']) Parley('on', name, () => heard.push(name))
      Parley('open')`)
    await page.goto(shop.origin)
    const chat = chatOn(page)
    await chat.frame.getByRole('textbox').waitFor()
    // Asked once the stream has begun: what comes from then on is told to the page.
    const followed = page.waitForResponse('**/widget/api/conversations?limit=50')
    await chat.write('Hello')
    await chat.log.getByText('Sent').waitFor()
    await followed
    const { id } = (await stage.api.get('/conversations')).body.data[0]
    await stage.api.post(`/conversations/${id}/messages`, { content: 'Good morning' })
    await chat.log.getByText('Good morning').waitFor()
    // Shown in the frame before the page is told.
    await eventually(async () => assert.deepEqual(await page.evaluate('heard'), ['open', 'message']))
    await page.evaluate(`Parley('close')`)
    await eventually(async () => assert.deepEqual(await page.evaluate('heard'), ['open', 'message', 'close']))
    await page.evaluate(`Parley('destroy')`)
    assert.equal(await page.locator('parley-widget').count(), 0)
    assert.equal(await page.evaluate('typeof Parley'), 'undefined')
  })

  inBrowser('signs its visitors in and out: their conversations follow them, and nobody else', async (stage) => {
    const { api } = stage
    await using shop = await website(stage)
    const { body: key } = await api.post(`/channels/${shop.channel_id}/identity_keys`)
    const token = signedIdentity(key.key, {
      aud: shop.channel_id,
      sub: 'u1',
      name: 'Ana Sousa',
      email: 'ana@example.com',
    })
    const signIn = `Parley('identify', { identity_token: ${JSON.stringify(token)} })`
    const chat = await visitorOf(stage, shop)
    const { page } = chat
    await page.evaluate(signIn)
    await chat.write('From my desk')
    await chat.log.getByText('Sent').waitFor()

    const phone = await (await stage.context(null, { is_phone: true, width: 375, height: 700 })).newPage()
    await phone.goto(shop.origin)
    const there = chatOn(phone)
    await there.launcher.waitFor()
    await phone.evaluate(signIn)
    await there.open()
    await there.log.getByText('From my desk').waitFor()

    await page.evaluate(`Parley('logout')`)
    await chat.log.getByText('From my desk').waitFor({ state: 'detached' })
    await page.reload()
    await chat.open()
    await chat.log.getByText('Hi! How can we help?').waitFor()
    assert.equal(await chat.log.getByText('From my desk').count(), 0)
  })

  inBrowser('keeps what its visitor writes while it learns what they wrote before', async (stage) => {
    const { api } = stage
    await using shop = await website(stage)
    const { body: key } = await api.post(`/channels/${shop.channel_id}/identity_keys`)
    const token = signedIdentity(key.key, {
      aud: shop.channel_id,
      sub: 'u1',
      name: 'Ana Sousa',
      email: 'ana@example.com',
    })
    const chat = await visitorOf(stage, shop)
    const asked = Promise.withResolvers<void>()
    const written = Promise.withResolvers<void>()
    await chat.page.route(
      /\/widget\/api\/conversations(\?|$)/,
      async (route) => {
        const response = await route.fetch()
        asked.resolve()
        await written.promise
        await route.fulfill({ response })
      },
      { times: 1 },
    )
    const told = chat.page.waitForResponse(/\/widget\/api\/conversations(\?|$)/)
    await chat.page.evaluate(`Parley('identify', { identity_token: ${JSON.stringify(token)} })`)
    await asked.promise
    await chat.write('Where is my lamp?')
    await chat.log.getByText('· Sent').waitFor()
    written.resolve()
    await (await told).finished()
    await chat.write('And when does it come?')
    await chat.log.getByText('· Sent').waitFor()
    assert.equal(await chat.log.getByText('Where is my lamp?').count(), 1)
    assert.equal((await api.get('/conversations')).body.data.length, 1)
  })
})
