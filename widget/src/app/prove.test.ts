import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { describe, it } from 'node:test'
import { hasher, solve } from './prove.ts'

const wordOf = (text: string) => createHash('sha256').update(text).digest().readInt32BE()

describe('the proof of work', () => {
  it('hashes as everyone does, whatever the length', () => {
    for (const prefix of ['', '1.', '1764106200.17.q1Jr0hkZ6nE3w8YxT2mVbA.']) {
      const firstWord = hasher(prefix)
      for (const nonce of [0, 9, 10, 4096, 99_999, 100_000, 2 ** 32, Number.MAX_SAFE_INTEGER - 1, 10 ** 15])
        assert.equal(firstWord(nonce), wordOf(prefix + nonce), prefix + nonce)
    }
  })

  it('finds the first solution', async () => {
    for (const difficulty of [1, 8, 14]) {
      const challenge = `1764106200.${difficulty}.q1Jr0hkZ6nE3w8YxT2mVbA`
      let expected = 0
      while (wordOf(`${challenge}.${expected}`) >>> (32 - difficulty) !== 0) expected++
      assert.equal(await solve(challenge, difficulty), expected)
    }
  })
})
