import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  all_day,
  copyDay,
  days,
  endOfField,
  isRight,
  mistakeAt,
  office_week,
  rowsOf,
  weekOf,
  withBreak,
} from './week.ts'

const at = (from: string, to: string) => ({ from, to })

describe('a week of hours', () => {
  it('reads rows by day and gives them back in the order of the week', () => {
    const rows = [
      { day: 'sunday', ...at('10:00', '12:00') },
      { day: 'monday', ...at('09:00', '12:00') },
      { day: 'monday', ...at('13:00', '17:00') },
    ] as const
    assert.deepEqual(weekOf(rows).monday, [at('09:00', '12:00'), at('13:00', '17:00')])
    assert.deepEqual(weekOf(rows).tuesday, [])
    assert.deepEqual(rowsOf(weekOf(rows)), [rows[1], rows[2], rows[0]])
  })

  it('says which interval ends before it starts, overlaps or lacks a time', () => {
    assert.equal(mistakeAt([at('09:00', '17:00')], 0), null)
    assert.deepEqual(mistakeAt([at('17:00', '09:00')], 0), { kind: 'order' })
    assert.deepEqual(mistakeAt([at('09:00', '09:00')], 0), { kind: 'order' })
    assert.deepEqual(mistakeAt([at('', '09:00')], 0), { kind: 'missing' })
    const twice = [at('09:00', '13:00'), at('12:30', '17:00')]
    assert.equal(mistakeAt(twice, 0), null)
    assert.deepEqual(mistakeAt(twice, 1), { kind: 'overlap', other: twice[0] })
  })

  it('lets an interval begin where another ends, and a day end at midnight', () => {
    assert.ok(isRight([at('09:00', '12:00'), at('12:00', '17:00')]))
    assert.ok(isRight([at('22:00', endOfField('00:00'))]))
    assert.ok(isRight([all_day]))
  })

  it('copies a day, with its break, to others', () => {
    const rows = [
      { day: 'monday', ...at('09:00', '12:00') },
      { day: 'monday', ...at('13:00', '17:00') },
      { day: 'friday', ...at('09:00', '15:00') },
      { day: 'saturday', ...at('10:00', '12:00') },
    ] as const
    const after = weekOf(copyDay(rows, 'monday', days.slice(0, 5)))
    assert.deepEqual(after.friday, [at('09:00', '12:00'), at('13:00', '17:00')])
    assert.deepEqual(after.saturday, [at('10:00', '12:00')])
    assert.deepEqual(weekOf(copyDay(office_week, 'sunday', ['monday'])).monday, [])
  })

  it('takes a break out of the middle of a day, and adds hours behind a short one', () => {
    assert.deepEqual(withBreak([at('09:00', '17:00')]), [at('09:00', '12:00'), at('13:00', '17:00')])
    assert.deepEqual(withBreak([at('09:00', '11:00')]), [at('09:00', '11:00'), at('12:00', '14:00')])
    assert.deepEqual(withBreak([at('20:00', '22:30')]).at(-1), at('', ''))
    assert.deepEqual(withBreak([]), [at('09:00', '17:00')])
    for (const from of ['00:00', '08:30', '13:45', '20:15'])
      for (const to of ['14:15', '21:45', '23:59', '24:00'])
        if (from < to) {
          const after = withBreak([at(from, to)])
          assert.ok(after.length === 2 && (after[1]!.from === '' || isRight(after)), `${from} to ${to}`)
        }
  })
})
