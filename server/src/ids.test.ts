import assert from 'node:assert/strict'
import { describe, it, mock } from 'node:test'
import fc from 'fast-check'
import { firstIdAt, isId, newId, newIdAfter, prefixes, timeOf } from './ids.ts'

/** A second implementation of TypeIDs, as simple as possible: the 128 bits of the UUID. */
function bitsOf(id: string): bigint {
  const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
  return Array.from(id.slice(-26)).reduce((bits, character) => bits * 32n + BigInt(alphabet.indexOf(character)), 0n)
}

function uuidOf(id: string): string {
  const hex = bitsOf(id).toString(16).padStart(32, '0')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

describe('ids', () => {
  it('are the prefix of their kind and 26 characters of the TypeID alphabet', () => {
    for (const kind of Object.keys(prefixes) as (keyof typeof prefixes)[]) {
      const id = newId(kind)
      assert.match(id, new RegExp(`^${prefixes[kind]}_[0-7][0123456789abcdefghjkmnpqrstvwxyz]{25}$`))
      assert.ok(isId(kind, id))
    }
    assert.equal(new Set(Object.values(prefixes)).size, Object.keys(prefixes).length)
  })

  it('have the prefixes of the specification', () => {
    const { contact, conversation, message, request } = prefixes
    assert.deepEqual([contact, conversation, message, request], ['svccon', 'svccnv', 'svcmsg', 'req'])
  })

  it('hold a UUID of version 7 with the moment they were made at', () => {
    for (let n = 0; n < 1000; n++) {
      const before = Date.now()
      const id = newId('contact')
      assert.match(uuidOf(id), /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      const ms = Number(bitsOf(id) >> 80n)
      assert.ok(ms >= before && ms <= Date.now() + 1)
      assert.equal(timeOf(id), new Date(ms).toISOString())
    }
  })

  it('grow strictly, a hundred thousand in a row', () => {
    let last = newId('message')
    for (let n = 0; n < 100_000; n++) {
      const id = newId('message')
      assert.ok(id > last)
      last = id
    }
  })

  it('grow also while the clock steps back a little, and follow it when it was set back', (t) => {
    const now = Date.now()
    mock.timers.enable({ apis: ['Date'], now })
    t.after(() => mock.timers.reset())
    const first = newId('contact')
    mock.timers.setTime(now - 5000)
    const second = newId('contact')
    assert.ok(second > first)
    assert.equal(timeOf(second).slice(0, 19), new Date(now).toISOString().slice(0, 19))
    mock.timers.setTime(now - 3600_000)
    assert.equal(timeOf(newId('contact')), new Date(now - 3600_000).toISOString())
  })

  it('can be made greater than one of another process whose clock is ahead', () => {
    const ahead = firstIdAt('message', Date.now() + 3600_000)
    const next = newIdAfter('message', ahead)
    assert.ok(next > ahead)
    assert.ok(newIdAfter('message', next) > next)
    assert.ok(isId('message', next))
    assert.ok(newIdAfter('message', null) > firstIdAt('message', 0))
  })

  it('are told from anything else', () => {
    const id = newId('contact')
    const others = [
      '',
      'svccon_',
      id.slice(0, -1),
      `${id}0`,
      id.toUpperCase(),
      ` ${id}`,
      `${id}\n`,
      id.replace('svccon', 'svccnv'),
      newId('message'),
      'svccon_8zzzzzzzzzzzzzzzzzzzzzzzzz',
      `svccon_${'i'.repeat(26)}`,
      `svccon-${id.slice(7)}`,
    ]
    for (const other of others) assert.ok(!isId('contact', other), other)
    assert.ok(isId('contact', 'svccon_7zzzzzzzzzzzzzzzzzzzzzzzzz'))
  })

  it('turn a moment into a range: an id is not before the first of its millisecond, and before that of the next', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 47 }), fc.integer({ min: 0, max: 2 ** 47 }), (a, b) => {
        assert.equal(timeOf(firstIdAt('contact', a)), new Date(a).toISOString())
        assert.equal(firstIdAt('contact', a) < firstIdAt('contact', b), a < b)
      }),
    )
    const id = newId('contact')
    const ms = Date.parse(timeOf(id))
    assert.ok(id >= firstIdAt('contact', ms) && id < firstIdAt('contact', ms + 1))
    assert.equal(firstIdAt('contact', -1), `svccon_${'0'.repeat(26)}`)
    assert.ok(isId('contact', firstIdAt('contact', 1e300)))
  })
})
