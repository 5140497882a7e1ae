import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'

/** The file that the browser saves because of `act`. */
export async function saved(page: Page, act: () => Promise<void>): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([page.waitForEvent('download'), act()])
  return { name: file.suggestedFilename(), text: await readFile((await file.path())!, 'utf8') }
}
