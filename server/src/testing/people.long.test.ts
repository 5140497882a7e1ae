import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages, message, person } from './people.ts'
import { seeded } from './random.ts'

const perSecond = 300_000

test('the same seed gives the same people and messages', () => {
  const draw = () => {
    const random = seeded(11)
    return Array.from({ length: 500 }, (_, n) => [person(random, n), message(random)])
  }
  assert.deepEqual(draw(), draw())
})

test('a million people have a million addresses and identifiers of their own', () => {
  const random = seeded(12)
  const emails = new Set<string>()
  const identifiers = new Set<string>()
  let without = 0
  for (let n = 0; n < 1_000_000; n++) {
    const { email, identifier } = person(random, n)
    emails.add(email)
    if (identifier === null) without++
    else identifiers.add(identifier)
  }
  assert.equal(emails.size, 1_000_000)
  assert.equal(identifiers.size + without, 1_000_000)
})

test('people are within the limits of the interface and out of reach of the real world', () => {
  const random = seeded(13)
  const names = new Set<string>()
  for (let n = 0; n < 20_000; n++) {
    const { name, email, phone_number, custom_attributes } = person(random, n)
    names.add(name)
    assert.ok([...name].length >= 2 && [...name].length <= 255)
    assert.match(email, /^[a-z]+\.[a-z]+\.\d+@example\.(com|org|net)$/)
    if (phone_number !== null) assert.match(phone_number, /^\+(447700900\d{3}|1\d{3}55501\d\d)$/)
    assert.ok(Object.keys(custom_attributes).length <= 3)
  }
  assert.ok(names.size > 900, `${names.size} names`)
})

test('messages have 1 to 400 words, many lengths and many texts', () => {
  const random = seeded(14)
  const lengths = new Set<number>()
  const texts = new Set<string>()
  for (let i = 0; i < 20_000; i++) {
    const text = message(random)
    const words = text.split(/\s+/).length
    assert.ok(text.length > 0 && text.length <= 10_000 && words <= 400 && text === text.trim())
    lengths.add(words)
    texts.add(text)
  }
  assert.ok(Math.max(...lengths) > 350)
  assert.ok(lengths.size > 250, `${lengths.size} lengths`)
  assert.ok(texts.size > 10_000, `${texts.size} texts`)
})

test('every sentence of every language is told sooner or later', () => {
  const random = seeded(16)
  const messages = Array.from({ length: 5_000 }, () => message(random)).join('\n')
  for (const { greeting, bodies, closing, short } of languages) {
    assert.equal(bodies.length, 11)
    for (const { head } of [greeting, ...bodies, closing]) assert.ok(messages.includes(head), head)
    for (const text of short) assert.ok(messages.includes(text), text)
  }
})

test('a bench never waits for its data', () => {
  const random = seeded(15)
  assert.ok(rate((n) => person(random, n).email.length) > perSecond, 'people are made too slowly')
  assert.ok(rate(() => Buffer.byteLength(message(random))) > perSecond, 'messages are made too slowly')
})

/** The best of five rounds in processor time: slow code must fail the test, a busy machine must not. */
function rate(make: (n: number) => number): number {
  let best = 0
  for (let round = 0; round < 5; round++) {
    const begin = process.threadCpuUsage()
    let plausible = 0
    for (let n = 0; n < 60_000; n++) plausible += make(n)
    assert.ok(plausible > 0)
    const { user, system } = process.threadCpuUsage(begin)
    best = Math.max(best, 60_000 / ((user + system) / 1_000_000))
  }
  return best
}
