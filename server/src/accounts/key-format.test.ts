import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { crc32 } from 'node:zlib'
import { hashOfKey, looksLikeKey, newKey } from './key-format.ts'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

describe('a key', () => {
  it('names its mode and has 38 characters by chance and 6 of checksum', () => {
    for (const mode of ['live', 'test'] as const) {
      const key = newKey(mode)
      assert.match(key, new RegExp(`^svc_${mode}_[0-9A-Za-z]{44}$`))
      assert.ok(looksLikeKey(key))
    }
  })

  it('ends with the CRC32 of its characters by chance, in base62', () => {
    for (let n = 0; n < 200; n++) {
      const key = newKey('live')
      const checksum = Array.from(key.slice(-6)).reduce((sum, digit) => sum * 62 + digits.indexOf(digit), 0)
      assert.equal(checksum, crc32(key.slice(9, 47)))
    }
  })

  it('is never made twice, and draws on the whole alphabet', () => {
    const keys = Array.from({ length: 2000 }, () => newKey('test'))
    assert.equal(new Set(keys).size, keys.length)
    const counts = new Map(Array.from(digits, (digit) => [digit, 0]))
    for (const key of keys) for (const digit of key.slice(9, 47)) counts.set(digit, counts.get(digit)! + 1)
    // 2000 × 38 / 62 = 1226 of each, give or take eight standard deviations.
    for (const [digit, count] of counts) assert.ok(count > 946 && count < 1506, `${digit}: ${count}`)
  })

  it('with any one character changed, lost or added is none', () => {
    const key = newKey('live')
    for (let at = 0; at < key.length; at++) {
      const other = key[at] === 'x' ? 'y' : 'x'
      assert.ok(!looksLikeKey(key.slice(0, at) + other + key.slice(at + 1)), `${at}`)
      assert.ok(!looksLikeKey(key.slice(0, at) + key.slice(at + 1)), `${at}`)
      assert.ok(!looksLikeKey(key.slice(0, at) + other + key.slice(at)), `${at}`)
    }
    for (const other of ['', `${key}\n`, ` ${key}`, key.replace('live', 'prod'), key.toLowerCase()])
      assert.ok(!looksLikeKey(other))
  })

  it('has a hash that every process agrees on', () => {
    assert.equal(hashOfKey('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })
})
