import assert from 'node:assert/strict'
import { it } from 'node:test'
import { kindOf } from './mail-domains.ts'

it('tells what an address says of its owner', () => {
  const addresses: [string, string][] = [
    ['anna@weber-logistik.example', 'business'],
    ['anna@GMAIL.com', 'free'],
    ['anna@hotmail.it', 'free'],
    ['anna@yahoo.com.mx', 'free'],
    ['anna@live.example.com', 'business'],
    ['anna@notgmail.com', 'business'],
    ['anna@yahoo-traders.com', 'business'],
    ['x@mailinator.com', 'disposable'],
    ['x@box.mailinator.com', 'disposable'],
    ['x@tempmail.com', 'disposable'],
    ['svccon_1@no-email.invalid', 'none'],
  ]
  for (const [email, kind] of addresses) assert.equal(kindOf(email), kind, email)
})
