import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'
import { testAccount } from '../testing/account.ts'
import { vendors } from '../testing/crm/vendors.ts'
import { startReceiver } from '../testing/receiver.ts'
import type { Client, TestAccount } from '../testing/service.ts'

describe('an address at which there is no CRM', () => {
  let account: TestAccount
  let api: Client
  before(async () => {
    account = await testAccount()
    api = await account.client()
  })

  const answers = {
    'a page': { headers: { 'content-type': 'text/html' }, body: '<h1>Not found</h1>' },
    JSON: { headers: { 'content-type': 'application/json' }, body: '{"message":"Not found"}' },
    nothing: { body: '' },
  }

  for (const { connector, start } of vendors)
    it(`is told as that, whatever is there instead of ${connector.title}, at set-up and at a test`, async () => {
      const { provider } = connector
      await using fake = await start()
      const { settings, credentials } = fake
      for (const [what, answer] of Object.entries(answers)) {
        await using receiver = await startReceiver(() => ({ status: 404, ...answer }))
        const elsewhere = { ...settings, base_url: receiver.url }
        const { status, body } = await api.post('/crm_connections', { provider, settings: elsewhere, credentials })
        assert.equal(status, 422, `${what}: ${JSON.stringify(body)}`)
        assert.match(body.error.message, /^There is no.* at this URL \(404\)\..* Check `settings.base_url`\.$/)
      }
      const { body } = await api.post('/crm_connections', { provider, settings, credentials })
      fake.next(...Array(4).fill({ status: 404, json: {} }))
      const test = (await api.post(`/crm_connections/${body.id}/test`)).body
      assert.equal(test.ok, false)
      assert.match(test.problem, /at this URL \(404\).* Check `settings.base_url`\.$/)
    })

  it('is kept as that of the site, however it was entered', async () => {
    const { start } = vendors.find(({ connector }) => connector.provider === 'espocrm')!
    await using fake = await start()
    const { url, credentials } = fake
    for (const entered of [url, `${url}/`, `${url}/api/v1`, `${url}/api/v1//`]) {
      const { body } = await api.post('/crm_connections', {
        provider: 'espocrm',
        settings: { base_url: entered },
        credentials,
      })
      assert.deepEqual(body.settings, { base_url: url }, entered)
      assert.equal(body.account, `parley at ${url}`)
      const again = await api.patch(`/crm_connections/${body.id}`, { settings: { base_url: `${url}/api/v1/` } })
      assert.deepEqual([again.status, again.body.settings], [200, { base_url: url }], 'the same is no move')
    }
  })
})
