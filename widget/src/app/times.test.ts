import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { timesIn } from './times.ts'

const evening = new Date(2026, 10, 26, 17, 5)

describe('days and times in the chat', () => {
  it('are written in its language, as in the country of the browser', () => {
    assert.equal(timesIn('en', ['de-DE', 'en-GB']).time(evening), '17:05')
    assert.match(timesIn('en', ['en-US']).time(evening), /^5:05\sPM$/)
    assert.equal(timesIn('de', ['en-GB']).time(evening), '17:05')
    assert.equal(timesIn('en', ['en-GB']).day(evening), 'Thursday 26 November')
    assert.equal(timesIn('de', []).day(evening), 'Donnerstag, 26. November')
  })
})
