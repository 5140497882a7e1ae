import assert from 'node:assert/strict'
import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { describe, it } from 'node:test'
import { cursors } from '../db/cursor.ts'
import { fingerprint, openKeyring } from './keyring.ts'
import { openVault } from './vault.ts'

const [old, next, other] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer]

/** As encrypted before ciphertexts named their key. */
function sealedBefore(secret: Buffer, text: string, place: string): Buffer {
  const nonce = randomBytes(12)
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'parley vault 1', 32))
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place))
  return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()])
}

describe('the vault', () => {
  it('names the key in what it seals, and opens what was sealed under any that it knows', () => {
    const [before, both] = [openVault(openKeyring([old])), openVault(openKeyring([next, old]))]
    const sealed = before.seal('kettle', 'shelf')
    assert.deepEqual(sealed.subarray(0, 8), openKeyring([old]).current().id)
    assert.deepEqual(both.seal('kettle', 'shelf').subarray(0, 8), openKeyring([next]).current().id)
    assert.equal(both.open(sealed, 'shelf'), 'kettle')
    assert.throws(() => both.open(sealed, 'another shelf'))
    assert.throws(() => openVault(openKeyring([next, other])).open(sealed, 'shelf'), /No secret key that is known/)
    assert.throws(() => before.open(both.seal('kettle', 'shelf'), 'shelf'), /No secret key that is known/)
  })

  it('opens what was sealed before keys had names', () => {
    const sealed = sealedBefore(old, 'kettle', 'shelf')
    for (const secrets of [[old], [next, old], [next, other, old]])
      assert.equal(openVault(openKeyring(secrets)).open(sealed, 'shelf'), 'kettle')
    assert.throws(() => openVault(openKeyring([next])).open(sealed, 'shelf'))
  })
})

describe('cursors', () => {
  it('are read by whoever knows the key that wrote them', () => {
    const of = { environment_id: 1, list: 'contacts' }
    const keyring = openKeyring([next, old])
    const text = cursors(openKeyring([old])).write(of, ['x'])
    assert.deepEqual(cursors(keyring).read(of, text), ['x'])
    assert.throws(() => cursors(openKeyring([next])).read(of, text), /isn't a cursor/)
    keyring.choose(fingerprint(old))
    assert.equal(cursors(keyring).write(of, ['x']), text)
  })
})
