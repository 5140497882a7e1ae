import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { timesIn } from './times.ts'

const year = new Date().getFullYear()
const evening = new Date(year, 10, 26, 17, 5)

describe('days and times in the chat', () => {
  it('are written in its language, as in the country of the browser', () => {
    assert.equal(timesIn('en', ['de-DE', 'en-GB']).time(evening), '17:05')
    assert.match(timesIn('en', ['en-US']).time(evening), /^5:05\sPM$/)
    assert.equal(timesIn('de', ['en-GB']).time(evening), '17:05')
    assert.match(timesIn('en', ['en-GB']).day(evening), /^\w+day,? 26 November$/)
    assert.match(timesIn('de', []).day(evening), /^\w+, 26\. November$/)
  })

  it('are written where the browser names no language', () => {
    assert.equal(timesIn('en', ['en-US@posix', '', 'en-GB']).time(evening), '17:05')
  })

  it('have the year where that is another one', () => {
    assert.match(timesIn('en', ['en-GB']).day(new Date(2019, 10, 26)), /^Tuesday,? 26 November 2019$/)
  })
})
