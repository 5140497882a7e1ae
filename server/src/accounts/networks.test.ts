import assert from 'node:assert/strict'
import { it } from 'node:test'
import { networksOf } from './networks.ts'

it('an address lies in networks, the narrowest first, however it is written', () => {
  assert.deepEqual(networksOf('203.0.113.7'), ['203.0.113.7', '203.0.113.0/24'])
  assert.deepEqual(networksOf('::ffff:203.0.113.7'), networksOf('203.0.113.7'))
  const wide = ['2001:0db8:0001:a200/56', '2001:0db8:0001::/48']
  assert.deepEqual(networksOf('2001:db8:1:a2b3::7'), ['2001:0db8:0001:a2b3', ...wide])
  assert.deepEqual(networksOf('2001:db8:1:a2ff:1:2:3:4%eth0'), ['2001:0db8:0001:a2ff', ...wide])
  assert.equal(networksOf('::1')[0], '0000:0000:0000:0000')
})
