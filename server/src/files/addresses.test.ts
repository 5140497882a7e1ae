import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fingerprint, openKeyring } from '../config/keyring.ts'
import { newId } from '../ids.ts'
import { signedAddresses } from './addresses.ts'

const [old, next] = [1, 2].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer]

describe('a signed address', () => {
  it('works while the key is rotated, and with no key that signed others', () => {
    const id = newId('file')
    const before = openKeyring([old])
    const url = new URL(signedAddresses(before).sign(id, 'original').path, 'http://x')
    const [expires, signature] = [url.searchParams.get('expires')!, url.searchParams.get('signature')!]
    const isValid = (...secrets: Buffer[]) =>
      signedAddresses(openKeyring(secrets)).isValid(id, 'original', expires, signature)
    assert.deepEqual([isValid(old), isValid(next, old), isValid(next)], [true, true, false])
    const both = openKeyring([next, old])
    const signed = signedAddresses(both)
    assert.equal(signed.sign(id, 'original').path === url.pathname + url.search, false)
    both.choose(fingerprint(old))
    assert.equal(signed.sign(id, 'original').path, url.pathname + url.search)
    assert.equal(signed.isValid(id, 'original', String(Number(expires) - 7200), signature), false)
    assert.equal(signed.isValid(id, 'preview', expires, signature), false)
  })
})
