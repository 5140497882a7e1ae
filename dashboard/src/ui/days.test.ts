import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { dayFormat, daysLater, firstOfWeek, inWeek, isDay, monthsLater, weeksOf } from './days.ts'

describe('days', () => {
  it('follow each other over months, leap years and changes of the clock', () => {
    assert.equal(daysLater('2028-02-28', 1), '2028-02-29')
    assert.equal(daysLater('2026-03-28', 2), '2026-03-30')
    assert.equal(daysLater('2026-01-01', -1), '2025-12-31')
    assert.equal(monthsLater('2026-01-31', 1), '2026-02-28')
    assert.equal(monthsLater('2026-01-15', -1), '2025-12-15')
    assert.equal(monthsLater('2028-02-29', 12), '2029-02-28')
  })

  it('stand in weeks that begin as the country begins them', () => {
    assert.deepEqual([firstOfWeek('de-DE'), firstOfWeek('en-US'), firstOfWeek('ar-EG')], [1, 7, 6])
    assert.deepEqual(
      [1, 7, 6].map((first) => inWeek('2026-03-04', first)),
      [2, 3, 4],
    )
    const march = weeksOf('2026-03-15', 1)
    assert.deepEqual(march[0], [null, null, null, null, null, null, '2026-03-01'])
    assert.deepEqual(march.at(-1), ['2026-03-30', '2026-03-31', null, null, null, null, null])
    assert.equal(weeksOf('2026-02-01', 7).length, 4)
  })

  it('are told from other words, and called as the language calls them', () => {
    assert.deepEqual(['2026-02-28', '2026-13-01', '28.2.2026', ''].map(isDay), [true, false, false, false])
    assert.equal(dayFormat('de', { dateStyle: 'full' })('2026-03-02'), 'Montag, 2. März 2026')
    // The grid counts in this calendar, whichever the country keeps.
    assert.match(dayFormat('ar-SA', { year: 'numeric' })('2026-03-02'), /2026|٢٠٢٦/)
  })
})
