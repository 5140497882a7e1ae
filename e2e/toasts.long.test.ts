import assert from 'node:assert/strict'
import { describe } from 'node:test'
import type { Page } from 'playwright-core'
import { conversation } from './support/conversation.ts'
import { inBrowser } from './support/stage.ts'

describe('what is said in passing', () => {
  inBrowser('covers nothing, wide or narrow, names its conversation and ends', async ({ api, open }) => {
    const { id } = await conversation(api, ['Hello'], { name: 'Nadia Toast' })
    for (const width of [1280, 390]) {
      const page = await open(`/live/inbox/${id}`, undefined, { width })
      await page.clock.install()
      await page.getByRole('log').getByText('Hello').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Resolve', exact: true }).first().click()
      const toast = page.getByRole('region', { name: 'Notifications' }).locator('[data-tone]')
      await toast.getByText('Nadia Toast').waitFor()
      await page.waitForFunction(room)
      assert.deepEqual(await overlapping(page), [])
      await page.clock.fastForward(11_000)
      await toast.waitFor({ state: 'detached' })
      await page.waitForFunction(`document.getElementById('above-toasts').style.paddingBottom === '0px'`)
      await api.post(`/conversations/${id}/status`, { status: 'open' })
      await page.context().close()
    }
  })
})

const room = `parseFloat(document.getElementById('above-toasts').style.paddingBottom) > 0`

/** What can be clicked and stands, in part, where a toast is. */
function overlapping(page: Page): Promise<string[]> {
  return page.evaluate(`(() => {
    const toast = document.querySelector('[data-tone]').getBoundingClientRect()
    const shown = [...document.querySelectorAll('#above-toasts :is(a, button, textarea, input)')]
    return shown
      .filter((one) => {
        const { top, bottom, left, right, width } = one.getBoundingClientRect()
        const is_seen = width > 1 && one.checkVisibility() && document.elementsFromPoint(left + 1, toast.top - 1).length > 0
        return is_seen && bottom > toast.top + 1 && top < toast.bottom && right > toast.left && left < toast.right && one.closest('[data-tone]') === null
      })
      .map((one) => one.textContent || one.getAttribute('aria-label'))
  })()`)
}
