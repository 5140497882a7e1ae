import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { disagreements } from '../testing/leads/disagreements.ts'
import { written } from '../testing/leads/written.ts'

const files = [
  'english',
  'english-mail',
  'german',
  'french',
  'spanish',
  'portuguese',
  'other-languages',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
]

for (const file of files)
  describe(`a salesperson agrees about: ${file}`, () => {
    for (const one of written(file)) it(one.title, async () => assert.deepEqual(await disagreements(one), []))
  })
