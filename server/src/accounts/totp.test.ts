import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { base32, newTotpSecret, stepOf, totp, totpUri } from './totp.ts'

describe('a code of an authenticator app', () => {
  // RFC 6238, appendix B, for SHA-1: the last six of its eight digits.
  const secret = Buffer.from('12345678901234567890')
  const vectors: [seconds: number, code: string][] = [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ]

  it('is that of RFC 6238', () => {
    for (const [seconds, code] of vectors) assert.equal(totp(secret, Math.floor(seconds / 30)), code)
  })

  it('is taken half a minute early or late, no more, and never twice', () => {
    const step = 37_037_036
    const at = (seconds: number, last: number | null = null) =>
      stepOf(secret, '081804', (step * 30 + seconds) * 1000, last)
    assert.deepEqual([at(-31), at(-30), at(0), at(29), at(59), at(60)], [null, step, step, step, step, null])
    assert.deepEqual([at(0, step - 1), at(0, step), at(0, step + 1)], [step, null, null])
  })

  it('has its secret written in base32 as RFC 4648 shows it', () => {
    const vectors = { f: 'MY', fo: 'MZXQ', foo: 'MZXW6', foob: 'MZXW6YQ', fooba: 'MZXW6YTB', foobar: 'MZXW6YTBOI' }
    for (const [text, encoded] of Object.entries(vectors)) assert.equal(base32(Buffer.from(text)), encoded)
    assert.match(base32(newTotpSecret()), /^[A-Z2-7]{32}$/)
  })

  it('is set up by a link that names the account, whatever it is called', () => {
    const uri = new URL(totpUri(secret, 'Räder & Söhne: 100%', 'maya@example.com'))
    assert.deepEqual([uri.protocol, uri.host], ['otpauth:', 'totp'])
    assert.equal(decodeURIComponent(uri.pathname), '/Räder & Söhne: 100%:maya@example.com')
    assert.equal(uri.searchParams.get('issuer'), 'Räder & Söhne: 100%')
    assert.equal(uri.searchParams.get('secret'), base32(secret))
  })
})
