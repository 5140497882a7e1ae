import assert from 'node:assert/strict'
import { before, describe, it, mock } from 'node:test'
import { isOpen, isPast, msUntilTurn, opening } from './hours.ts'
import { load } from './language.ts'
import { timesIn } from './times.ts'

const at = (day: number, hour: number) => new Date(2026, 10, day, hour)
const iso = (day: number, hour: number) => at(day, hour).toISOString()
// Friday, 27 November 2026.
const now = at(27, 20).getTime()
const closed = (day: number, hour: number) => ({
  open: false,
  next_open_at: iso(day, hour),
  next_close_at: iso(day, 23),
})

describe('working hours in the chat', () => {
  // A date of another year is written with it.
  before(() => mock.timers.enable({ apis: ['Date'], now }))
  const sentence = async (language: string, locale: string, hours: Parameters<typeof opening>[1]) =>
    opening({ words: await load(language), times: timesIn(language, [locale]) }, hours, now)

  it('say when somebody is back: today, tomorrow, by the day of the week, or with the date', async () => {
    assert.equal(await sentence('en', 'en-GB', closed(27, 21)), 'We’re back today at 21:00.')
    assert.equal(await sentence('en', 'en-GB', closed(28, 9)), 'We’re back tomorrow at 9:00.')
    assert.equal(await sentence('en', 'en-GB', closed(30, 9)), 'We’re back Monday at 9:00.')
    assert.match((await sentence('en', 'en-GB', closed(35, 9)))!, /^We’re back Saturday,? 5 December at 9:00\.$/)
    assert.match((await sentence('de', 'de-DE', closed(30, 9)))!, /^Wir sind am Montag ab 0?9:00 Uhr wieder da\.$/)
    assert.match((await sentence('fr', 'fr-FR', closed(30, 9)))!, /^Nous serons de retour lundi à 0?9:00\.$/)
    assert.equal(await sentence('es', 'es-ES', closed(30, 9)), 'Volvemos el lunes a las 9:00.')
    assert.match((await sentence('zh', 'zh-CN', closed(30, 9)))!, /^我们星期一 0?9:00 回来。$/)
    assert.match((await sentence('ar', 'ar-EG', closed(30, 9)))!, /^سنعود يوم الاثنين في الساعة /)
    assert.equal(await sentence('en', 'en-GB', { open: false, next_open_at: null, next_close_at: null }), null)
  })

  it('turn at the minute, and back', () => {
    const hours = closed(28, 9)
    assert.equal(msUntilTurn(hours, now), 13 * 3_600_000)
    const open = [20 + 24, 23 + 24, 9 + 24, 8 + 24].map((hour) => isOpen(hours, at(27, hour).getTime()))
    assert.deepEqual(open, [true, false, true, false])
    assert.deepEqual([isPast(hours, now), isPast(hours, at(28, 9).getTime())], [false, true])
    const always = { open: true, next_open_at: null, next_close_at: null }
    assert.deepEqual([isOpen(always, now), msUntilTurn(always, now)], [true, Number.POSITIVE_INFINITY])
  })
})
