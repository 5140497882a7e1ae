import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { summarize } from '../server/src/language/summary/summarize.ts'
import { talk } from '../server/src/testing/language/conversations.ts'
import { evaluate, readCases } from './evaluate-summaries.ts'

const testing = new URL('../server/src/testing/language/', import.meta.url)

test('summaries hold more of what a colleague needs than the first message and the last three, in no more room', () => {
  const results = readCases(new URL('summaries.jsonl', testing)).map(evaluate)
  const sum = (of: (result: (typeof results)[number]) => number) => results.reduce((all, one) => all + of(one), 0)
  const [held, baseline] = [sum((one) => one.held.length), sum((one) => one.baseline.held)]
  assert.ok(held >= 1.1 * baseline, `${held} of ${sum((one) => one.facts)}, and ${baseline} without`)
  assert.ok(sum((one) => one.characters) <= sum((one) => one.baseline.characters))
})

test('where a conversation stands is right where it is told, and told of most', () => {
  const results = readCases(new URL('summaries.jsonl', testing)).map(evaluate)
  const wrong = results.filter(({ state }) => state === 'wrong').map(({ id, told }) => `${id}: ${told}`)
  const right = results.filter(({ state }) => state === 'right')
  assert.ok(wrong.length <= results.length / 20, wrong.join(', '))
  assert.ok(right.length >= 0.9 * results.length, `${right.length} of ${results.length}`)
})

const examples = new URL('examples/', testing)
const initials = { customer: 'c', agent: 'a', assistant: 'b', system: 's' }

for (const name of readdirSync(fileURLToPath(examples)))
  test(`${name}: each summary is in the language of its conversation`, () => {
    const lines = readFileSync(new URL(name, examples), 'utf8').trim().split('\n')
    assert.ok(lines.length >= 10)
    for (const line of lines) {
      const { language, messages } = JSON.parse(line) as {
        language: string
        messages: { author: keyof typeof initials; text: string }[]
      }
      const summary = summarize(talk(messages.map(({ author, text }) => `${initials[author]}: ${text}`)))
      assert.equal(summary.language, language, summary.text)
    }
  })
