import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import { contrast, legible, parse, type Rgb, white } from './color.ts'

const black: Rgb = [0, 0, 0]
const byte = fc.integer({ min: 0, max: 255 })
const color = fc.tuple(byte, byte, byte)

describe('the color of a brand', () => {
  it('is read from three or six digits, and is dark where it is neither', () => {
    assert.deepEqual(parse('#fa0'), [255, 170, 0])
    assert.deepEqual(parse('#FFAA00'), [255, 170, 0])
    for (const wrong of [null, undefined, '', 'red', '#12345', 'url(x)']) assert.deepEqual(parse(wrong), [31, 41, 55])
  })

  it('has the contrast that WCAG 2.2 computes', () => {
    assert.equal(contrast(black, white), 21)
    assert.equal(contrast([118, 118, 118], white).toFixed(2), '4.54')
  })

  it('can be read on a light and on a dark ground, whatever it was', () => {
    fc.assert(
      fc.property(color, (brand) => {
        for (const ground of [white, [24, 27, 33] as Rgb]) assert.ok(contrast(legible(brand, ground), ground) >= 4.5)
      }),
    )
  })

  it('stays as it is where it can be read already', () => {
    assert.deepEqual(legible([29, 78, 216], white), [29, 78, 216])
  })
})
