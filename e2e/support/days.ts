import type { Locator } from 'playwright-core'

/** Picks a day in the calendar that the field opens, one month at a time. */
export async function pickDay(field: Locator, day: string): Promise<void> {
  await field.click()
  const page = field.page()
  const wanted = page.locator(`[data-day="${day}"]`)
  for (;;) {
    const shown = (await page.locator('[data-day]').first().getAttribute('data-day'))!.slice(0, 7)
    if (shown === day.slice(0, 7)) return wanted.click()
    await page.locator('[data-day]:focus').waitFor()
    await page.keyboard.press(shown < day ? 'PageDown' : 'PageUp')
    await page.locator(`[data-day^="${shown}"]`).first().waitFor({ state: 'detached' })
  }
}
