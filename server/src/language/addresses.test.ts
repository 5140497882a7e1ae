import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { withoutMarksInAddresses } from './addresses.ts'
import { months } from './leads/calendar.ts'
import { readHere } from './leads/read.ts'
import { sentencesIn } from './leads/words.ts'
import { sentences } from './sentences.ts'

const addresses = [
  'ana@bikeshop.com',
  'a.b+c@mail.bike-shop.co.uk',
  'www.bikeshop.com',
  'www.Bikeshop.com',
  'https://bikeshop.com/offers?id=7&x=1.5',
  'bikeshop.com',
]

describe('an address in a text', () => {
  for (const address of addresses) {
    const text = `We need a quote for 50 bicycles, write to ${address} by Friday. Thanks!`

    it(`ends no sentence: ${address}`, () => {
      const [first, second, ...rest] = sentencesIn(text, [{ start: 0, end: text.length }], months)
      assert.equal(text.slice(first!.start, first!.end), text.slice(0, text.indexOf(' Thanks')))
      assert.equal(text.slice(second!.start, second!.end), 'Thanks!')
      assert.deepEqual(rest, [])
      assert.equal(sentences(`Please connect ${address} to an agent`).length, 1)
    })

    it(`cuts no quote: ${address}`, async () => {
      const extractions = await readHere({
        messages: [{ id: 'm', content: text, created_at: '2026-11-20T09:30:00.000Z', asked: null }],
        phrases: [],
      })
      const need = extractions.find(({ signal }) => signal === 'need')
      assert.equal(need?.quote, text.slice(0, text.indexOf(' Thanks')))
    })
  }

  it('keeps its length, and leaves the full stop behind it', () => {
    for (const address of addresses) {
      const text = `Mail ${address}. Then wait.Really. 3.5 kg, z.B. or e.g. this: all.`
      const changed = withoutMarksInAddresses(text)
      assert.equal(changed.length, text.length)
      assert.equal(changed.slice(5 + address.length), text.slice(5 + address.length))
    }
  })
})
