import type { Page } from 'playwright-core'

/** The names in the list of conversations, from above. */
export async function namesIn(page: Page): Promise<string[]> {
  const rows = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem')
  const placed = await rows.evaluateAll((all) =>
    all
      .map((row) => [row.getBoundingClientRect().top, row.querySelector('[data-name]')?.textContent ?? ''] as const)
      .sort(([a], [b]) => a - b),
  )
  return placed.map(([, name]) => name)
}

/** Out of the list: while the pointer is in it, nothing in it moves. */
export async function leaveList(page: Page): Promise<void> {
  await page.mouse.move(2, 2)
}
