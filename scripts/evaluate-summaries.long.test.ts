import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { summarize } from '../server/src/language/summary/summarize.ts'
import { evaluate, inputOf, readCases } from './evaluate-summaries.ts'

const folder = new URL('../server/src/testing/language/examples/', import.meta.url)

for (const name of readdirSync(fileURLToPath(folder))) {
  const cases = readCases(new URL(name, folder))

  test(`${name}: summaries hold what people put into theirs, far beyond the first sentences`, () => {
    assert.ok(cases.length >= 10)
    const { mean } = evaluate(cases, 'embedded')
    const lead = evaluate(cases, 'lead-3').mean
    assert.ok(mean.rouge1 >= 60 && mean.rouge2 >= 40 && mean.rougeL >= 52, JSON.stringify(mean))
    assert.ok(mean.rouge1 > lead.rouge1 + 10, JSON.stringify([mean, lead]))
  })

  test(`${name}: each is in the language of its conversation, and short`, () => {
    for (const one of cases) {
      const { language, text } = summarize(inputOf(one))
      assert.equal(language, one.language, text)
      assert.ok(text.split('\n').length <= 6 && text.length <= 700, text)
    }
  })
}
