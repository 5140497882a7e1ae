import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EXAMPLES, talk } from '../../testing/language/conversations.ts'
import { spoken } from '../phrases.ts'
import type { SummaryInput } from './conversation.ts'
import { signsOf } from './signs.ts'
import { type Summary, summarize } from './summarize.ts'

for (const example of EXAMPLES) {
  const summary = summarize(example.input)
  const quotes = summary.points.map(({ quote }) => quote)

  test(`${example.name}: the language is ${example.language} and the outcome ${example.outcome}`, () => {
    assert.equal(summary.language, example.language)
    assert.equal(summary.outcome, example.outcome)
  })

  test(`${example.name}: what was asked for and what was answered is quoted`, () => {
    for (const words of [example.request, example.answer ?? ''])
      assert.ok(
        quotes.some((quote) => quote.includes(words)),
        `${words}: ${JSON.stringify(quotes)}`,
      )
  })

  test(`${example.name}: the open question is found`, () => {
    assert.deepEqual(summary.open_questions.map(({ quote }) => quote).slice(-1), example.open ? [example.open] : [])
  })

  test(`${example.name}: all of it was written, the text is bounded and stays the same`, () => {
    isSound(example.input, summary)
  })
}

test('a summary is what was written, with an arrow before what we wrote, and where it stands', () => {
  const { text, points } = summarize(
    talk([
      'c: Hello! My order 4471 came without the power cable.',
      'a: Hi Jo, I am sorry about that! Which plug do you need, EU or UK?',
      'c: UK please. And send it to my office, 12 Mill Lane, Leeds.',
      'a: Done. I will mail you the tracking number tonight.',
    ]),
  )
  assert.equal(
    text,
    [
      'My order 4471 came without the power cable.',
      '↳ Which plug do you need, EU or UK?',
      'UK please. And send it to my office, 12 Mill Lane, Leeds.',
      '↳ I will mail you the tracking number tonight.',
      'Waiting for the team.',
    ].join('\n'),
  )
  assert.deepEqual(
    points.map(({ kind, message_id }) => [kind, message_id]),
    [
      ['request', 'svcmsg_1'],
      ['answer', 'svcmsg_2'],
      ['request', 'svcmsg_3'],
      ['fact', 'svcmsg_3'],
      ['answer', 'svcmsg_4'],
    ],
  )
})

test('what is left out between two sentences of a message is marked', () => {
  const filler = 'It is as it is and we do as we do. '.repeat(30)
  const { text } = summarize(talk([`c: The boiler B-2210 leaks. ${filler}It floods room 14 on floor 3.`]))
  assert.match(text, /^The boiler B-2210 leaks\. … .*It floods room 14 on floor 3\.$/m)
})

test('a long conversation keeps its numbers, dates and names, not its courtesies', () => {
  const chat = Array.from({ length: 30 }, (_, n) =>
    n % 2 ? 'a: No problem at all, take your time.' : 'c: okay thanks, one moment',
  )
  const lines = [
    'c: I want to move house.',
    ...chat,
    'c: From 3 Elm Road to Bergen on 12 May.',
    ...chat,
    'a: Karin Dahl calls you at 16:30.',
  ]
  const { text } = summarize(talk([...lines, 'c: Can she bring boxes?']))
  for (const fact of ['move house', '3 Elm Road', '12 May', 'Karin Dahl', '16:30', 'bring boxes'])
    assert.ok(text.includes(fact), text)
  assert.doesNotMatch(text, /take your time|one moment/)
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
    talk(['c: You constructor the thing for me? Do you toString it?', 'a: You valueOf the box.']),
  ]
  for (const input of odd) isSound(input, summarize(input))
  const text = (n: number) => summarize(odd[n]!).text
  assert.deepEqual([summarize(odd[0]!).outcome, summarize(odd[0]!).language, text(0)], ['unknown', 'und', '–'])
  assert.equal(summarize(odd[14]!).language, 'fi')
  assert.match(text(1), /^😀😀👍/)
  assert.match(text(2), /^https:\/\/example\.com\/a/)
  assert.match(text(4), /Broken lamp/)
  assert.match(text(9), /my kettle is leaking water/)
  assert.doesNotMatch(text(9), /alert/)
})

test('what turns the direction of writing is left out', () => {
  const { text } = summarize(talk(['c: my a\u202Eevil\u202C bell\u0007 needs a refund']))
  assert.doesNotMatch(text, /[\u202A-\u202E]|[^\P{Cc}\n]/u)
})

test('words of the assistant that a person takes over are not told to that person', () => {
  const input = talk([
    'c: how long does a refund of 40 euros take',
    'b: After 5 days.',
    'c: it has been 3 weeks',
    'b: A person takes over.',
  ])
  input.messages.at(-1)!.has_no_source = true
  assert.doesNotMatch(summarize(input).text, /takes over/)
  assert.match(summarize({ ...input, status: 'pending' }).text, /takes over/)
})

test('an address is not cut off at its abbreviations', () => {
  for (const address of [
    'ul. Kwiatową 7, 30-105 Kraków',
    'ул. Цветочная, кв. 12',
    'C/ Mayor 3, dpto. B',
    'Apt. 4, 12 Elm Rd',
  ])
    assert.ok(summarize(talk([`c: Please send order 4410 to ${address}.`])).text.includes(address))
})

test('all languages have words for where it stands; where there are none, signs say it', () => {
  for (const language of spoken) assert.equal(new Set(Object.values(signsOf(language).states)).size, 3)
  assert.match(summarize(talk(['c: سلام، سفارش من هنوز نرسیده است. کی می‌رسد؟'])).text, /\n… ←$/)
  assert.match(
    summarize(talk(['c: שלום, ההזמנה שלי 5512 לא הגיעה.', 'a: אבדוק ואחזור אליך.'])).text,
    /\n↲ .*\nממתין לצוות\.$/,
  )
})

test('a thousand messages are as sound as ten', () => {
  const lines = Array.from({ length: 1000 }, (_, index) =>
    index % 2
      ? `a: Sorry to hear that. The ${index % 60} items from box 7 left at 9 o'clock and actually arrives tomorrow. Can you wait until then?`
      : `c: Hi, my parcel ${index} has not arrived and I counted 4 of 12 boxes. Actually I would rather have a refund instead. Is it possible?`,
  )
  const input = talk(lines)
  isSound(input, summarize(input))
})

/** Nothing stands in it that was not written, but for the arrows, what marks an omission, and where it stands. */
function isSound(input: SummaryInput, summary: Summary): void {
  assert.deepEqual(summarize(input), summary)
  assert.ok(summary.text.length > 0 && summary.text.length <= 1200, String(summary.text.length))
  const contents = new Map(input.messages.map((message) => [message.id, message.content]))
  for (const { quote, message_id } of [...summary.points, ...summary.open_questions])
    assert.ok(quote && contents.get(message_id)!.includes(quote), quote)
  for (const { text, message_id } of summary.entities) assert.ok(contents.get(message_id)!.includes(text), text)
  const { states } = signsOf(summary.language)
  const source_words = words([...contents.values(), input.subject ?? '', ...Object.values(states)].join(' '))
  const all = [...contents.values()].join(' ').toLowerCase()
  const invented = [...words(summary.text)].filter((word) => !source_words.has(word) && !all.includes(word))
  assert.deepEqual(invented, [])
}

function words(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))
}
