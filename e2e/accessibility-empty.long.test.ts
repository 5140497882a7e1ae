import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { barriersIn, first_look, further_looks } from './support/accessibility.ts'
import { assertNoBarriers } from './support/axe-walk.ts'
import { empty_pages } from './support/pages.ts'
import { inBrowser } from './support/stage.ts'

describe('accessibility where there is nothing yet', () => {
  inBrowser('axe finds nothing on any page, light and dark, narrow and wide', (stage) =>
    assertNoBarriers(stage, empty_pages, [first_look, ...further_looks]),
  )

  inBrowser(
    'axe finds nothing on the pages before signing in, in the dark and on a narrow screen',
    async ({ context }) => {
      const found: string[] = []
      const page = await (await context(null)).newPage()
      for (const path of ['/sign-in', '/setup', '/invitation']) {
        await page.goto(`/dashboard${path}`)
        await page.getByRole('heading').first().waitFor()
        found.push(...(await barriersIn(further_looks, page, path)))
      }
      assert.deepEqual(found, [])
    },
  )
})
