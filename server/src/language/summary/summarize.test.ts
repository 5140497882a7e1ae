import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EXAMPLES, talk } from '../../testing/language/conversations.ts'
import type { SummaryInput } from './conversation.ts'
import { tableFor } from './languages/index.ts'
import { type Summary, summarize } from './summarize.ts'

for (const example of EXAMPLES) {
  const summary = summarize(example.input)
  const quotes = (kind: string) => summary.points.filter((point) => point.kind === kind).map((point) => point.quote)

  test(`${example.name}: the language is ${example.language} and the outcome ${example.outcome}`, () => {
    assert.equal(summary.language, example.language)
    assert.equal(summary.outcome, example.outcome)
  })

  test(`${example.name}: the request is found and no greeting is taken for it`, () => {
    assert.ok(
      quotes('request').some((quote) => quote.includes(example.request)),
      JSON.stringify(quotes('request')),
    )
    assert.ok((quotes('request')[0]?.length ?? 0) > 12, JSON.stringify(quotes('request')))
  })

  test(`${example.name}: the agent's last useful sentence is found`, () => {
    if (example.answer === null) assert.deepEqual(quotes('answer'), [])
    else
      assert.ok(
        quotes('answer').some((quote) => quote.includes(example.answer!)),
        JSON.stringify(quotes('answer')),
      )
  })

  test(`${example.name}: the open question is found`, () => {
    assert.deepEqual(
      summary.open_questions.map((question) => question.quote).slice(-1),
      example.open ? [example.open] : [],
    )
  })

  test(`${example.name}: quotes are verbatim, nothing is invented, the text is bounded and stays the same`, () => {
    sound(example.input, summary)
  })
}

test('a request that changes later is told with both wishes', () => {
  const summary = summarize(EXAMPLES[1]!.input)
  assert.equal(
    summary.text,
    [
      'The customer asks the agent to cancel their booking BK-99213 for 12 March 2026.',
      'The customer later says that they would rather move it to 20 March instead.',
      "The agent says that the customer's booking is now on 20 March and the confirmation is in their inbox.",
      'The customer confirms: that worked.',
      'The conversation is resolved.',
    ].join('\n'),
  )
})

test('order numbers, amounts, dates, links, addresses and telephone numbers are listed as written', () => {
  const { entities } = summarize(
    talk([
      'c: My order number is 104-5523871-9920044, placed on 2026-01-03 for $1,249.50.',
      'c: See https://shop.example.com/o/77?x=1. Write to jo.doe@example.com or call +49 30 1234567. It was due March 4th, 2026.',
    ]),
  )
  assert.deepEqual(
    entities.map((entity) => [entity.kind, entity.text]),
    [
      ['order_number', '104-5523871-9920044'],
      ['date', '2026-01-03'],
      ['amount', '$1,249.50'],
      ['link', 'https://shop.example.com/o/77?x=1'],
      ['email', 'jo.doe@example.com'],
      ['phone', '+49 30 1234567'],
      ['date', 'March 4th, 2026'],
    ],
  )
})

test('odd conversations give a sound summary', () => {
  const odd: SummaryInput[] = [
    talk([]),
    talk(['c: 😀😀👍']),
    talk(['c: https://example.com/a https://example.com/b']),
    talk(['c:  \n\n ', 'a: ...']),
    talk(['c: hi'], 'open', 'Broken lamp'),
    talk(['c: Refund!']),
    talk(['s: The conversation was assigned.']),
    talk([`c: ${'a'.repeat(20_000)}`]),
    talk([`c: ${'Where is my parcel? '.repeat(2_000)}`]),
    talk(['c: <p>Hello,</p><p>my <b>kettle</b> is leaking&nbsp;water.</p><script>alert(1)</script>']),
    talk(['c: **Hi**, the [manual](https://example.com/m) is missing from my `X-200` box.']),
    talk([
      'c: Hello, my printer does not print.',
      'c: Ich brauche bitte eine neue Patrone für meinen Drucker.',
      'a: Мы уже отправили новый картридж.',
    ]),
    talk(['c: > quoted only\n> again']),
    talk([
      `c: ${'<'.repeat(5_000)}`,
      `c: ${'@a '.repeat(3_000)}`,
      `c: ${'1-'.repeat(3_000)}`,
      `c: ${'!'.repeat(6_000)}`,
    ]),
    talk(['c: Hei, en ole saanut tilaustani vieläkään. Missä pakettini on?'], 'snoozed'),
  ]
  for (const input of odd) sound(input, summarize(input))
  assert.equal(summarize(odd[0]!).outcome, 'unknown')
  assert.equal(summarize(odd[0]!).language, 'und')
  assert.equal(summarize(odd[14]!).language, 'fi')
  assert.ok(summarize(odd[4]!).text.includes('Broken lamp'))
  assert.ok(summarize(odd[9]!).text.includes('their kettle is leaking water'))
  assert.ok(!summarize(odd[9]!).text.includes('alert'))
})

test('a thousand messages take less than twenty milliseconds', () => {
  const lines = Array.from({ length: 1000 }, (_, index) =>
    index % 2
      ? `a: Sorry to hear that. The ${index % 60} items from box 7 left at 9 o'clock and actually arrives tomorrow. Can you wait until then?`
      : `c: Hi, my parcel ${index} has not arrived and I counted 4 of 12 boxes. Actually I would rather have a refund instead. Is it possible?`,
  )
  const input = talk(lines)
  const times = Array.from({ length: 25 }, () => {
    // What this thread worked, not what it waited for others on the same machine.
    const before = process.threadCpuUsage()
    summarize(input)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  })
  const median = times.slice(5).sort((a, b) => a - b)[10]!
  assert.ok(median < 20, `${median} ms`)
  sound(input, summarize(input))
})

function sound(input: SummaryInput, summary: Summary): void {
  assert.deepEqual(summarize(input), summary)
  assert.ok(summary.text.length > 0 && summary.text.length <= 1200, String(summary.text.length))
  const contents = new Map(input.messages.map((message) => [message.id, message.content]))
  const quoted = [...summary.points, ...summary.open_questions]
  for (const { quote, message_id } of quoted) assert.ok(quote && contents.get(message_id)!.includes(quote), quote)
  for (const { text, message_id } of summary.entities) assert.ok(contents.get(message_id)!.includes(text), text)
  assert.deepEqual(invented(input, summary), [])
}

// Words the English retelling may add: attribution, pronouns and the forms of be, have and do.
const RETELLING =
  'customer customers agent assistant company asks says wants needs wishes hopes later confirms that whether they them their theirs themselves would waiting complaining looking trying having does have were will how'

function invented(input: SummaryInput, summary: Summary): string[] {
  const words = (text: string) =>
    text
      .toLowerCase()
      .replace(/[’]/g, "'")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  const { labels } = tableFor(summary.language)
  const source = [
    ...input.messages.map((message) => message.content),
    input.subject ?? '',
    ...Object.values(labels).flat(),
    RETELLING,
  ]
  const all = source.join(' ')
  const known = new Set(words(all))
  return words(summary.text).filter(
    (word) =>
      word.length > 3 &&
      !(word.length > 60 && all.includes(word)) &&
      !known.has(word) &&
      !known.has(word.replace(/e?s$/, '')),
  )
}
