import type { Page } from 'playwright-core'

/** Waits until the frame of a mail is as high as the mail: nothing in it has to be scrolled to. */
export async function fitsItsMail(page: Page): Promise<void> {
  await page.waitForFunction(`(() => {
    const frame = document.querySelector('[role=log] iframe')
    const body = frame?.contentDocument?.body
    if (!body || body.childElementCount === 0) return false
    const needed = Math.min(20000, body.getBoundingClientRect().height)
    return Math.abs(frame.clientHeight - needed) <= 18
  })()`)
}
