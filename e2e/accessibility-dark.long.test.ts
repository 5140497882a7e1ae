import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { barriersIn, first_look, further_looks, wide_dark } from './support/accessibility.ts'
import { assertNoBarriers } from './support/axe-walk.ts'
import { pages } from './support/pages.ts'
import { inBrowser } from './support/stage.ts'

describe('accessibility in the dark', () => {
  inBrowser('axe finds nothing on any page', (stage) => assertNoBarriers(stage, pages, [wide_dark]))

  inBrowser('axe finds what is wrong in the dark alone, and on narrow screens alone', async ({ open }) => {
    const page = await open('/live/settings')
    await page.getByRole('heading', { name: 'Developers' }).waitFor()
    await page.evaluate(`(() => {
      const sheet = new CSSStyleSheet()
      const faint = '{ color: #777 !important; background: #888 !important }'
      sheet.replaceSync('@media (prefers-color-scheme: dark) { main h1 ' + faint + '} @media (max-width: 400px) { main h2 ' + faint + '}')
      document.adoptedStyleSheets.push(sheet)
    })()`)
    const found = await barriersIn([first_look, ...further_looks], page, 'settings')
    const told = found.map(
      (fault) => /^settings, (.*): color-contrast: <(bdi|h2)/.exec(fault)?.slice(1).join(': ') ?? fault,
    )
    assert.deepEqual([...new Set(told)].toSorted(), [
      '1280, dark: bdi',
      '320, dark: bdi',
      '320, dark: h2',
      '320, light: h2',
    ])
  })
})
