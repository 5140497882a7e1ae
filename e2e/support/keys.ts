import type { Page } from 'playwright-core'

/** All keys at once: what is typed after a pause begins anew, and between two keys a busy machine would make one. */
export async function inOneGo(page: Page, keys: Iterable<string>): Promise<void> {
  await Promise.all(Array.from(keys, (key) => page.keyboard.press(key)))
}
