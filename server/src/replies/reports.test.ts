import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { cpuTime } from '../testing/cpu-time.ts'
import { alike } from './reports.ts'

const groupsOf = (...contents: string[]) =>
  contents.map((content, n) => ({ id: `${n}`, conversation_id: '', content, created_at: '' }))

describe('questions of a kind', () => {
  it('share half of their words, in whatever form, and the newest speaks for them', () => {
    const kinds = alike(
      groupsOf('Do you rent bicycles?', '…', 'rent the bicycle', 'Gift cards?', '!!', 'Bicycles for rent'),
    )
    assert.deepEqual(
      kinds.map((kind) => kind.map(({ id }) => id)),
      [['0', '2', '5'], ['1', '4'], ['3']],
    )
  })

  it('are put together in no time, however many share less than half', async () => {
    const words = (from: number) => Array.from({ length: 25 }, (_, n) => `${String.fromCharCode(97 + n)}${from}xyz`)
    const contents = Array.from({ length: 500 }, (_, n) => [...words(0).slice(0, 12), ...words(n + 1)].join(' '))
    assert.equal(alike(groupsOf(...contents)).length, 500)
    assert.ok((await cpuTime(() => alike(groupsOf(...contents)), 100)) < 100)
  })
})
