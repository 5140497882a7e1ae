import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { widgetChannel } from '../testing/visitor.ts'

describe('the demo page', () => {
  it('shows the widget it is asked for, and none that does not exist', async () => {
    const account = await testAccount()
    const channel_id = await widgetChannel(account)
    const shown = async (query: string) => {
      const answer = await fetch(`${account.url}/demo${query}`)
      assert.equal(answer.status, 200)
      assert.match(answer.headers.get('content-security-policy')!, /default-src 'none'.*frame-ancestors 'none'/)
      return /name="parley-channel" content="([^"]*)"/.exec(await answer.text())![1]
    }
    assert.equal(await shown(`?channel=${channel_id}`), channel_id)
    const [plain] = (await (await account.client()).get('/channels?order=asc')).body.data
    assert.equal(plain.kind, 'api')
    for (const other of [plain.id, 'svccha_01h455vb4pex5vsknk084sn02q', '"><script>', ''])
      assert.equal(await shown(`?channel=${encodeURIComponent(other)}`), '')
  })
})
