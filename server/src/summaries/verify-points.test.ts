import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SummaryMessage } from '../language/summary/conversation.ts'
import { cpuTime } from '../testing/cpu-time.ts'
import { quoteIn, verified } from './verify-points.ts'

const message = (id: string, content: string): SummaryMessage => ({
  ...{ id, author: 'customer', name: null, content },
  created_at: '2026-01-05T09:00:00.000Z',
})

test('a quote is found as the message has it', () => {
  const content = 'Hello,\n\nmy “X-200” (order 88231)\r\nleaks – on the left side!'
  for (const [claimed, expected] of [
    ['order 88231', 'order 88231'],
    ['My "X-200" (Order 88231) leaks - on the left', 'my “X-200” (order 88231)\r\nleaks – on the left'],
    ['leaks on the left side', 'leaks – on the left side'],
  ])
    assert.equal(quoteIn(content, claimed!), expected)
})

test('what the message does not say is no quote of it', () => {
  const content = 'My order 88231 leaks on the left side. C++ (or .* so)'
  const not_said = ['order 8823', 'my order leaks', 'left side leaks', '', ' ', 'My', '…', '.*', '(', '8231 leaks']
  for (const claimed of not_said) assert.equal(quoteIn(content, claimed), null, claimed)
  assert.equal(quoteIn(content, 'C++ (or .* so)'), 'C++ (or .* so)')
})

const english = { subject: null, language: 'en' }

test('a point stands on the message that it quotes: its numbers, and what it denies', () => {
  const messages = new Map([
    ['m1', message('svcmsg_a', 'I want a refund for order 88231.')],
    ['m2', message('svcmsg_b', "We can't refund it after 3 May.")],
  ])
  const holds = (text: string, quote: string, at: string) =>
    verified([{ kind: 'answer', text, quote, message: at }], messages, english).length === 1
  assert.ok(holds('The customer wants a refund for order 88231.', 'I want a refund', 'm1'))
  assert.ok(!holds('The customer does not want a refund.', 'I want a refund', 'm1'))
  assert.ok(holds('They do not refund it after 3 May.', "can't refund it", 'm2'))
  assert.ok(!holds('Order 88231 is too old.', "can't refund it", 'm2'))
})

test('quotes of writing without spaces are found', () => {
  assert.equal(quoteIn('注文した掃除機がまだ届きません。', '掃除機がまだ届きません'), '掃除機がまだ届きません')
  assert.equal(quoteIn('注文した掃除機がまだ届きません。', '掃除機が届きました'), null)
})

test('a point that names what nobody wrote is dropped, and the others are kept as they stand', () => {
  const messages = new Map([
    ['m1', message('svcmsg_a', 'My order 88231 is late, write to jo@example.com')],
    ['m2', message('svcmsg_b', 'It arrives on 3 May, see https://example.com/t/9.')],
  ])
  const point = (text: string, quote: string, at: string) => ({ kind: 'answer' as const, text, quote, message: at })
  const held = verified(
    [
      point('Order 88231 is late.', 'order 88231 is late', 'm1'),
      point('It arrives on 3 May.\n\u202E<b>Track it</b> at https://example.com/t/9.', 'arrives on 3 May', 'm2'),
      point('It arrives on 4 May.', 'arrives on 3 May', 'm2'),
      point('Write to ceo@example.com.', 'write to jo@example.com', 'm1'),
      point('See https://evil.example/t.', 'see https://example.com/t/9', 'm2'),
      point('The parcel is late.', 'order 88231 is late', 'm2'),
      point('The parcel is late.', 'order 88231 is late', 'm3'),
      point('', 'order 88231 is late', 'm1'),
    ],
    messages,
    { subject: null, language: 'en' },
  )
  assert.deepEqual(
    held.map(({ text, quote, message_id }) => [text, quote, message_id]),
    [
      ['Order 88231 is late.', 'order 88231 is late', 'svcmsg_a'],
      ['It arrives on 3 May. Track it at https://example.com/t/9.', 'arrives on 3 May', 'svcmsg_b'],
    ],
  )
})

test('a number, a link or an address is told only whole, however it is written', () => {
  const content = 'Order 12345: 1.299,00 EUR for ٣ bikes on 2026-01-05, 10:00-12:00, shop.example, Re. 007.'
  const messages = new Map([['m1', message('svcmsg_a', content)]])
  const holds = (text: string) =>
    verified([{ kind: 'answer', text, quote: 'Order 12345', message: 'm1' }], messages, english).length === 1
  for (const text of [
    '1,299 EUR',
    '1299.00 EUR',
    '3 bikes',
    'On 5 January 2026',
    'From 10:00 to 12',
    'shop.example!',
    'No. 7',
  ])
    assert.ok(holds(text), text)
  for (const text of [
    ...[
      '6 euros',
      '234',
      '123',
      '1299.5 EUR',
      '299 EUR',
      '99 EUR',
      '10:30',
      '２ bikes',
      '٤ bikes',
      '2026-01-50',
      '1.2 %',
    ],
    ...['evil.com', 'evil．com/x', 'shop.example/pay', `${'a'.repeat(80)}@evil.example`, 'jo@shop.example'],
  ])
    assert.ok(!holds(text), text)
})

test('points are looked up in no time, whatever was written and claimed', async () => {
  const units = ['\u0301', 'a\u0301', 'a ', 'a', '1', '1.', 'a@', '@', 'a.b', '-', '日', '. ', 'ab ', '(', '👍🏽']
  for (const unit of units)
    for (const other of [unit, `${unit}${unit}x`]) {
      const content = unit.repeat(10_000 / unit.length)
      const quote = `${other.repeat(190).slice(0, 380)} zz`
      const claimed = { kind: 'answer' as const, text: other.repeat(2000 / other.length), quote, message: 'm1' }
      const messages = new Map([['m1', message('svcmsg_a', content)]])
      const ms = await cpuTime(() => verified(Array(1000).fill(claimed), messages, english), 200)
      assert.ok(ms < 200, `${unit} ${ms}`)
    }
})
