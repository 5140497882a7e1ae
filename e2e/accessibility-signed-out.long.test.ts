import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { barriersIn, first_look } from './support/accessibility.ts'
import { inBrowser } from './support/stage.ts'

describe('accessibility', () => {
  inBrowser('axe finds nothing on the pages before signing in', async ({ context }) => {
    const found: string[] = []
    const page = await (await context(null)).newPage()
    for (const path of ['/sign-in', '/setup', '/invitation']) {
      await page.goto(`/dashboard${path}`)
      await page.getByRole('heading').first().waitFor()
      found.push(...(await barriersIn([first_look], page, path)))
    }
    assert.deepEqual(found, [])
  })
})
