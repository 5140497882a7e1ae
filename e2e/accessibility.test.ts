import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { first_look } from './support/accessibility.ts'
import { assertNoBarriers } from './support/axe-walk.ts'
import { pages } from './support/pages.ts'
import { inBrowser } from './support/stage.ts'

const daily = ['inbox', 'a conversation', 'a contact', 'an article', 'a lead', 'settings']

describe('accessibility', () => {
  inBrowser('axe finds nothing on the pages that people spend their days with', (stage) => {
    const places = pages.filter(([name]) => daily.includes(name))
    assert.equal(places.length, daily.length)
    return assertNoBarriers(stage, places, [first_look])
  })
})
