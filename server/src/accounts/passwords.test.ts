import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ApiError } from '../errors.ts'
import { hashPassword, isPassword, requireGoodPassword } from './passwords.ts'

describe('the hash of a password', () => {
  it('is nobody’s also after there was no room to make one', async () => {
    const busy = Array.from({ length: 52 }, () => hashPassword('four words of mine'))
    await assert.rejects(isPassword('four words of mine', null), { code: 'overloaded' })
    await Promise.all(busy)
    assert.equal(await isPassword('four words of mine', null), false)
  })

  it('is argon2id at the cost OWASP names first, salted anew each time', async () => {
    const [one, other] = [await hashPassword('four words of mine'), await hashPassword('four words of mine')]
    assert.match(one, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    assert.notEqual(one, other)
    assert.equal(await isPassword('four words of mine', one), true)
    assert.equal(await isPassword('four words of mine ', one), false)
    assert.equal(await isPassword('Four words of mine', one), false)
  })

  // Made with the reference implementation: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1 -l 24 -e
  it('is read with the cost it was made with', async () => {
    const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    assert.equal(await isPassword('password', hash), true)
    assert.equal(await isPassword('passwords', hash), false)
  })

  it('is the same however an accent was typed', async () => {
    const hash = await hashPassword('caf\u00e9 au lait')
    assert.equal(await isPassword('cafe\u0301 au lait', hash), true)
  })

  it('is nobody’s where there is none', async () => {
    assert.equal(await isPassword('four words of mine', null), false)
  })

  it('is made for so many at a time, and more are asked to come back', async () => {
    const checks = Array.from({ length: 60 }, () => isPassword('four words of mine', null))
    const outcomes = await Promise.allSettled(checks)
    const rejections = outcomes.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
    assert.equal(rejections.length, 8)
    for (const { reason } of rejections) assert.ok(reason instanceof ApiError && reason.code === 'overloaded')
    assert.equal(await isPassword('four words of mine', null), false)
  })
})

describe('a password', () => {
  const about = ['maya.lindqvist@bikeshop.example', 'Maya Lindqvist', 'Lindqvist Cycles']
  const assertRejected = (password: string) =>
    assert.throws(() => requireGoodPassword('password', password, about), { code: 'password_not_allowed' }, password)

  it('is refused where it is among those that are tried first', () => {
    for (const password of [
      '1234567890',
      'qwertyuiop',
      'Basketball',
      'iloveyou123',
      'correct horse battery staple',
      'customer-service',
    ])
      assertRejected(password)
  })

  it('is refused where a year, a few signs or another spelling is all that is added', () => {
    const added = [
      'Sunshine2026!',
      '!!dragonfly99',
      'P@ssw0rd2025',
      'Tr0ub4dor&3'.replace('Tr0ub4dor', 'chocolate'),
      'monkeymonkey',
      'liverpool_123456',
      '2024football',
    ]
    for (const password of added) assertRejected(password)
  })

  it('is refused where little is left of it without the address and the names', () => {
    for (const password of [
      'maya.lindqvist@bikeshop.example',
      'MayaLindqvist1',
      'bikeshop-2026!',
      'Lindqvist Cycles',
      'xlindqvist99maya',
    ])
      assertRejected(password)
  })

  it('is taken otherwise', () => {
    const good = [
      'four words of mine',
      'a kettle sings at noon',
      'Lindqvist likes green tea',
      'vK3-pQ9zrT1m',
      'rennradsattel im regen',
    ]
    for (const password of good) requireGoodPassword('password', password, about)
  })
})
