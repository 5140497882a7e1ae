import type { Locator, Page } from 'playwright-core'

/** What is said in passing, by its words: what was said before may still stand beside it. */
export function toast(page: Page, words: string, about = ''): Locator {
  return page.locator('[data-tone]').filter({ hasText: words }).filter({ hasText: about })
}

/** Takes back what this says was done. */
export function takeBack(said: Locator, undo = 'Undo'): Promise<void> {
  return said.getByRole('button', { name: undo, exact: true }).click()
}
