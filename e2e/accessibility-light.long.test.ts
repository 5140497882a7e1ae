import { describe } from 'node:test'
import { first_look } from './support/accessibility.ts'
import { assertNoBarriers } from './support/axe-walk.ts'
import { pages } from './support/pages.ts'
import { inBrowser } from './support/stage.ts'

describe('accessibility by daylight', () => {
  inBrowser('axe finds nothing on any page', (stage) => assertNoBarriers(stage, pages, [first_look]))
})
