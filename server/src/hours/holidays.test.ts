import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { seeded } from '../testing/random.ts'
import { holidaysIn } from './holidays.ts'

const calendar = (...events: string[][]) => [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  ...events.flatMap((event) => ['BEGIN:VEVENT', ...event, 'END:VEVENT']),
  'END:VCALENDAR',
]
const read = (...events: string[][]) => holidaysIn(calendar(...events).join('\r\n'))
const day = (name: string, from: string, more: object = {}) => ({
  ...{ name, from, to: from, yearly: false, intervals: [] },
  ...more,
})

describe('holidays from a calendar file', () => {
  const christmas = [
    'SUMMARY:Christmas',
    'DTSTART;VALUE=DATE:20261225',
    'DTEND;VALUE=DATE:20261227',
    'RRULE:FREQ=YEARLY',
  ]

  it('are its whole days, whose end is not part of them', async () => {
    const api = await (await testAccount()).client()
    const ics = calendar(christmas, ['DTSTART;VALUE=DATE:20260501', 'SUMMARY:Labor Day\\, here']).join('\n')
    const { status, body } = await api.post('/hours/holidays', { ics })
    assert.equal(status, 200)
    assert.deepEqual(body, {
      object: 'holidays',
      exceptions: [
        day('Christmas', '2026-12-25', { to: '2026-12-26', yearly: true }),
        day('Labor Day, here', '2026-05-01'),
      ],
      skipped: 0,
    })
  })

  it('are read whatever ends the lines, however they are folded', () => {
    const folded = calendar(['SUMM', ' ARY:Three', '\t Kings', 'DTSTART;VALUE=DATE:2026', ' 0106'])
    for (const end of ['\r\n', '\n', '\r'])
      assert.deepEqual(holidaysIn(folded.join(end)).exceptions, [day('Three Kings', '2026-01-06')])
  })

  it('leave out what is not understood, and count it', () => {
    const { exceptions, skipped } = read(
      ['SUMMARY:Meeting', 'DTSTART:20260106T090000Z', 'DTEND:20260106T100000Z'],
      ['SUMMARY:Each month', 'DTSTART;VALUE=DATE:20260101', 'RRULE:FREQ=MONTHLY'],
      ['SUMMARY:Thanksgiving', 'DTSTART;VALUE=DATE:20261126', 'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=4TH'],
      ['SUMMARY:Some years', 'DTSTART;VALUE=DATE:20261126', 'RRULE:FREQ=YEARLY;COUNT=3'],
      ['SUMMARY:No such day', 'DTSTART;VALUE=DATE:20260230'],
      ['SUMMARY:Backward', 'DTSTART;VALUE=DATE:20260105', 'DTEND;VALUE=DATE:20260101'],
      ['SUMMARY:Never'],
      ['SUMMARY:Canceled', 'DTSTART;VALUE=DATE:20260105', 'STATUS:CANCELLED'],
      ['SUMMARY:But one', 'DTSTART;VALUE=DATE:20260105', 'RRULE:FREQ=YEARLY', 'EXDATE;VALUE=DATE:20270105'],
      ['SUMMARY:Another date', 'DTSTART;VALUE=DATE:20260601', 'RRULE:FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=1'],
      ['SUMMARY:Each 25th', 'DTSTART;VALUE=DATE:20260125', 'RRULE:FREQ=YEARLY;BYMONTHDAY=25'],
      ['BEGIN:VALARM', 'SUMMARY:Alarm', 'DTSTART;VALUE=DATE:20200101', 'END:VALARM', 'DTSTART;VALUE=DATE:20260107'],
    )
    assert.equal(skipped, 11)
    assert.deepEqual(exceptions, [day(null as never, '2026-01-07')])
  })

  it('end after their length, where they have no end', () => {
    const { exceptions } = read([
      'DTSTART;VALUE=DATE:20270501',
      'DURATION:P3D',
      'RRULE:FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=1',
    ])
    assert.deepEqual(exceptions, [day(null as never, '2027-05-01', { to: '2027-05-03', yearly: true })])
  })

  it('are at most as many as working hours can have', () => {
    const { exceptions, skipped } = read(...Array.from({ length: 450 }, () => christmas))
    assert.deepEqual([exceptions.length, skipped], [400, 50])
  })

  it('can be any text at all, and are read in a moment', () => {
    const random = seeded(11)
    const pieces = [
      'BEGIN:VEVENT',
      'END:VEVENT',
      'DTSTART',
      ';VALUE=DATE',
      ':20260101',
      '\r\n',
      '\n ',
      '"',
      ';',
      ':',
      '\\',
      '\u0000',
      'RRULE:',
    ]
    for (let run = 0; run < 300; run++)
      holidaysIn(Array.from({ length: random.int(1, 80) }, () => random.pick(pieces)).join(''))
    for (const text of [
      'A;'.repeat(300_000),
      `A${';"'.repeat(300_000)}`,
      '\n '.repeat(400_000),
      'BEGIN:VEVENT\n'.repeat(70_000),
    ])
      assert.equal(holidaysIn(text).exceptions.length, 0)
    const name = 'x'.repeat(900_000)
    assert.equal(read(['DTSTART;VALUE=DATE:20260101', `SUMMARY:${name}`]).exceptions[0]!.name!.length, 200)
  })
})
