import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { askNameServers, askSystem } from './resolve.ts'

describe('a name', () => {
  it('that stands in a hosts file is found for those who have hosts of their own', async () => {
    const addresses = await askSystem('localhost')
    assert.ok(addresses.length > 0)
    for (const address of addresses) assert.match(address, /^(127\.0\.0\.1|::1)$/)
  })

  it('that nobody has is refused', async () => {
    for (const ask of [askNameServers, askSystem])
      for (const name of ['nobody.invalid', `${'a'.repeat(64)}.example`, 'a..b', '']) {
        await assert.rejects(ask(name), name)
      }
  })
})
