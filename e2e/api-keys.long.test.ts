import assert from 'node:assert/strict'
import { describe } from 'node:test'
import { sql } from '../server/src/db/sql.ts'
import { client } from '../server/src/testing/service.ts'
import { inBrowser } from './support/stage.ts'

describe('API keys', () => {
  inBrowser('of an earlier version are marked, and restricted by an owner', async ({ open, account, owner }) => {
    const scopes = ['contacts:read', 'leads:read']
    const { id, last_four, key } = (await owner.post('/api_keys', { mode: 'live', name: 'Old shop', scopes })).body
    await account.database.run(sql`update api_keys set restricted_at = null where id = ${id}`)
    const page = await open('/live/settings/developers/api-keys')
    const row = page.getByRole('listitem').filter({ hasText: 'Old shop' })
    await row.getByRole('button', { name: 'Restrict Old shop' }).click()
    const restrict = page.getByRole('dialog').getByRole('button', { name: 'Restrict' })
    assert.equal(await restrict.isDisabled(), true)
    await page.getByLabel(`Type ${last_four} to confirm`).fill(last_four)
    await restrict.click()
    await page.getByText('Key restricted to its scopes.').waitFor()
    await row.getByRole('button', { name: 'Restrict Old shop' }).waitFor({ state: 'detached' })
    const { data } = (await owner.get('/api_keys')).body
    assert.ok(data.find((one: { id: string }) => one.id === id).restricted_at)
    assert.equal((await client(account.base, key).get('/contacts')).status, 200)
  })
})
