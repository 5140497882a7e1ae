import { describe } from 'node:test'
import { narrow_dark, narrow_light } from './support/accessibility.ts'
import { assertNoBarriers } from './support/axe-walk.ts'
import { pages } from './support/pages.ts'
import { inBrowser } from './support/stage.ts'

describe('accessibility of a narrow screen', () => {
  inBrowser('axe finds nothing on any page, light and dark', (stage) =>
    assertNoBarriers(stage, pages, [narrow_dark, narrow_light]),
  )
})
