import assert from 'node:assert/strict'
import { test } from 'node:test'
import { porterStem } from './porter.ts'
import { rouge } from './rouge.ts'
import { tokens } from './tokens.ts'

const scored = (target: string, prediction: string, language = 'en') =>
  rouge(tokens(target, language), tokens(prediction, language))

function close(actual: number, expected: number): void {
  assert.ok(Math.abs(actual - expected) < 1e-9, `${actual} instead of ${expected}`)
}

test('scores are those of the reference implementation', () => {
  close(scored('testing one two', 'testing').rouge1, 1 / 2)
  close(scored('testing one two', 'testing one').rouge2, 2 / 3)
  close(scored('testing one two', 'testing one').rougeL, 4 / 5)
  close(scored('testing one two', 'testing two').rougeL, 4 / 5)
  close(scored('one two three four five', 'two five three four').rougeL, 6 / 9)
  for (const score of Object.values(scored('testing one two', ''))) assert.equal(score, 0)
  for (const score of Object.values(scored('', ''))) assert.equal(score, 0)
  for (const score of Object.values(scored('w1 w2', '/ –'))) assert.equal(score, 0)
})

test('a word counts as often as both have it', () => {
  close(scored('the cat the dog', 'the the the').rouge1, (2 * 2) / 7)
})

test('words are lower case, cut at all but ASCII letters and digits, and stemmed when they have more than three letters', () => {
  assert.deepEqual(tokens("Refunds aren't 12.50€ – naïve, is IT?", 'en'), 'refund aren t 12 50 na ve is it'.split(' '))
})

test('stems are those of the stemmer that the reference uses', () => {
  const stems =
    'caresses:caress ponies:poni dies:die agreed:agre feed:feed plastered:plaster motoring:motor hopping:hop hoping:hope ' +
    'filing:file happy:happi enjoy:enjoy relational:relat conditional:condit vietnamization:vietnam formally:formal ' +
    'decisiveness:decis sensibility:sensibl triplicate:triplic hopeful:hope goodness:good replacement:replac adoption:adopt ' +
    'rate:rate controll:control skies:sky dying:die news:news proceed:proceed constructor:constructor generally:gener ' +
    'cancellation:cancel bookings:book charged:charg'
  for (const pair of stems.split(' ')) {
    const [word, stem] = pair.split(':')
    assert.equal(porterStem(word ?? ''), stem)
  }
})

test('other languages keep their letters, and are stemmed in their own way', () => {
  assert.deepEqual(tokens('Die Bestellungen wurden geändert', 'de'), tokens('die Bestellung wurde geändert', 'de'))
  assert.deepEqual(tokens('заказы', 'ru'), tokens('заказ', 'ru'))
  assert.deepEqual(tokens('退款 15元', 'zh'), ['退', '款', '1', '5', '元'])
  close(scored('zamówienie dotarło', 'ZAMÓWIENIE', 'pl').rouge1, 2 / 3)
})
