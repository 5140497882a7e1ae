import type { Page } from 'playwright-core'

/** Resolves once the composer says that a file was uploaded. */
export function ready(page: Page, file: string): Promise<void> {
  return page
    .getByRole('status')
    .filter({ hasText: `${file}\u2069 is ready to send` })
    .waitFor({ state: 'attached' })
}
