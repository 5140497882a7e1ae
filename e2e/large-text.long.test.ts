import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { eventually } from '../server/src/testing/service.ts'
import { conversation } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'

describe('pages that are enlarged', () => {
  inBrowser('text twice as large fits, and what has the focus is not covered', async ({ api, open }) => {
    const { id } = await conversation(api, ['Hello'])
    const page = await open(`/live/inbox/${id}`, undefined, { width: 640, height: 500 })
    await page.getByRole('log').getByText('Hello').waitFor()
    await page.evaluate(`document.documentElement.style.fontSize = '200%'`)
    await eventually(async () =>
      assert.equal(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), 0),
    )
    for (let n = 0; n < 25; n++) {
      await page.keyboard.press('Tab')
      const cover = await page.evaluate(`(() => {
        const e = document.activeElement
        if (e === document.body) return ''
        const { left, top, width, height } = e.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20))
        return hit !== null && !e.contains(hit) && !hit.contains(e) ? e.outerHTML.slice(0, 200) + ' is covered by ' + hit.outerHTML.slice(0, 200) : ''
      })()`)
      assert.equal(cover, '', `after ${n + 1} steps`)
    }
  })

  inBrowser('a low window leaves room to read, and forced colors tell where one is', async ({ api, open }) => {
    const { id } = await conversation(api, ['Hello'])
    const page = await open('/live/inbox', undefined, { width: 320, height: 256 })
    const rows = page.getByRole('list', { name: 'Conversations' })
    await rows.getByRole('link').first().waitFor()
    const height = async () => (await rows.locator('..').boundingBox())!.height
    assert.ok((await height()) > 150, `${await height()} of 256`)
    await page.goto('/dashboard/live/contacts')
    await page.getByRole('list', { name: 'Contacts' }).getByRole('link').first().click()
    await page.getByRole('heading', { level: 1 }).waitFor()

    await page.setViewportSize({ width: 1280, height: 800 })
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(`/dashboard/live/inbox/${id}`)
    await page.getByRole('log').getByText('Hello').waitFor()
    const paint = (name: string) =>
      page.evaluate(
        `getComputedStyle([...document.querySelectorAll('nav a')].find((a) => a.textContent.startsWith('${name}'))).backgroundColor`,
      )
    await eventually(async () => assert.notEqual(await paint('All'), await paint('Mine')))
  })
})
