import assert from 'node:assert/strict'
import { describe } from 'node:test'
import type { Page } from 'playwright-core'
import { eventually } from '../server/src/testing/service.ts'
import { written } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'
import { visitorOf, website } from './support/website.ts'

/** Every request of the chat takes so much longer. */
function slow(page: Page, latency_ms: number): Promise<unknown> {
  return page.route('**/widget/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, latency_ms))
    await route.continue()
  })
}

describe('whoever types on while the service takes its time', () => {
  for (const latency_ms of [0, 150, 1500])
    inBrowser(`loses no character at ${latency_ms} ms`, async (stage) => {
      await using shop = await website(stage)
      const chat = await visitorOf(stage, shop)
      await slow(chat.page, latency_ms)
      const texts = Array.from({ length: 24 }, (_, n) => `${n}: arrived yet?`)
      await chat.frame.getByRole('textbox').focus()
      for (const text of texts) {
        await chat.page.keyboard.type(text, { delay: 1 })
        await chat.page.keyboard.press('Enter')
      }
      await chat.page.keyboard.type('And the other one')
      // Stands only under the last message, once nothing waits: 24 times the latency, and what the machine takes.
      await chat.log.getByText('· Sent').waitFor({ timeout: 180_000 })
      assert.deepEqual(await written(stage.api), [texts])
      assert.equal(await chat.frame.getByRole('textbox').inputValue(), 'And the other one')
      assert.equal(await chat.log.getByText('arrived yet?').count(), texts.length)
    })

  inBrowser('keeps the file that was chosen meanwhile, and the place in the field', async (stage) => {
    await using shop = await website(stage)
    const chat = await visitorOf(stage, shop)
    const held = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    await chat.page.route('**/widget/api/conversations', async (route) => {
      if (route.request().method() !== 'POST') return route.continue()
      asked.resolve()
      await held.promise
      await route.continue()
    })
    await chat.write('Hello')
    await asked.promise
    const field = chat.frame.getByRole('textbox')
    await field.fill('Here is the bill')
    await field.press('Home')
    await chat.frame
      .locator('input[type=file]')
      .setInputFiles([{ name: 'bill.txt', mimeType: 'text/plain', buffer: Buffer.from('a bill') }])
    await chat.frame.getByText('bill.txt').waitFor()
    held.resolve()
    await chat.log.getByText('· Sent').waitFor()
    await chat.page.keyboard.type('Hi! ')
    assert.equal(await field.inputValue(), 'Hi! Here is the bill')
    await chat.frame.locator('progress').waitFor({ state: 'detached' })
    await field.press('Enter')
    await eventually(async () => assert.deepEqual(await written(stage.api), [['Hello', 'Hi! Here is the bill']]))
    await chat.log.getByRole('link', { name: 'bill.txt' }).waitFor()
  })
})
